import { Badge } from '#ui/badge.tsx'
import { MilestoneIcon } from '#ui/icons.ts'
import type { CheckInsOverview } from '../check-ins.contract.ts'
import { checkInsText as text } from '../check-ins.text.ts'

/** What was reached; what was not is not spoken of. */
export function MilestoneBadges({ milestones }: { milestones: CheckInsOverview['milestones'] }) {
  const { goals, checklist } = milestones
  const reached = [
    ...(goals.reached === null ? [] : [text.goals(goals.reached)]),
    ...(checklist.reached === null ? [] : [text.checklist(checklist.reached)]),
  ]
  if (reached.length === 0) return null
  return (
    <ul aria-label={text.milestones} className="flex flex-wrap gap-2">
      {reached.map(words => (
        <li key={words}>
          <Badge tone="marigold" icon={<MilestoneIcon size={16} aria-hidden="true" />}>
            {words}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
