import { OwnHelp } from '#features/safety/parts/own-help.tsx'
import type { SafetyKind } from '#features/safety/safety.rules.ts'

/** Words of danger in what was written about a goal. */
export interface GoalConcern {
  kinds: SafetyKind[]
  isCaseManagerTold: boolean
}

/** How to reach a person who can help, where a new goal gave reason to. */
export function GoalHelp({ concern, onClose }: { concern: GoalConcern | undefined; onClose: () => void }) {
  if (!concern) return null
  return (
    <OwnHelp
      concerns={concern.kinds.map(kind => ({ kind }))}
      occasion={concern}
      told={concern.isCaseManagerTold ? 'yes' : undefined}
      onClose={onClose}
    />
  )
}
