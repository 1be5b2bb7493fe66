import { HelpCard } from '#features/safety/parts/help-card.tsx'
import type { SafetyKind } from '#features/safety/safety.rules.ts'

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
      told={concern.isCaseManagerTold ? 'yes' : undefined}
    />
  )
}
