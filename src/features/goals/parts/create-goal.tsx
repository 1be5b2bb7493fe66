import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { Button } from '#ui/button.tsx'
import { AddIcon } from '#ui/icons.ts'
import { OnDemand } from '#ui/on-demand.tsx'
import { viewOnDemand } from '#ui/view-on-demand.ts'
import { goalsText } from '../goals.text.ts'
import type { GoalConcern } from './goal-help.tsx'

const view = viewOnDemand(async () => (await import('./create-goal-dialog.tsx')).CreateGoalDialog)

/** The button that opens Create New Goal, and the dialog. What is typed stays until the goal is added. */
export function CreateGoal({
  label = goalsText.add,
  look,
  isOpenAtFirst = false,
  onConcern,
}: {
  label?: string
  look?: 'primary' | 'secondary' | 'quiet'
  isOpenAtFirst?: boolean
  onConcern: (concern: GoalConcern) => void
}) {
  const personId = useQuery(sessionQuery).data?.person?.id
  const trigger = (
    <Button look={look} icon={<AddIcon size={20} aria-hidden="true" />}>
      {label}
    </Button>
  )
  if (!personId) return trigger
  return <OnDemand trigger={trigger} view={view} props={{ onConcern }} opensItself={isOpenAtFirst} />
}
