import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { HelpCard } from '#features/safety/parts/help-card.tsx'
import type { SafetyKind } from '#features/safety/safety.rules.ts'
import { safetyText } from '#features/safety/safety.text.ts'
import { Button } from '#ui/button.tsx'
import { AddIcon } from '#ui/icons.ts'
import { OnDemand } from '#ui/on-demand.tsx'
import { goalsText } from '../goals.text.ts'

const load = () => import('./create-goal-dialog.tsx').then(part => part.CreateGoalDialog)

/** Words of danger in what was written about a goal. */
export interface GoalConcern {
  kinds: SafetyKind[]
  isCaseManagerTold: boolean
}

/** How to reach a person who can help, where a new goal gave reason to. */
export function GoalHelp({ concern }: { concern: GoalConcern | undefined }) {
  if (!concern) return null
  return (
    <HelpCard
      concerns={concern.kinds.map(kind => ({ kind }))}
      note={concern.isCaseManagerTold ? safetyText.toldCaseManager : undefined}
    />
  )
}

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
  return (
    <OnDemand trigger={trigger} load={load} props={{ personId, onConcern }} opensItself={isOpenAtFirst} />
  )
}
