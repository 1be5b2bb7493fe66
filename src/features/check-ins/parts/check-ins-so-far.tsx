import { useMutation } from '@tanstack/react-query'
import { changeCheckIns } from '#features/preferences/preferences.queries.ts'
import { Button } from '#ui/button.tsx'
import type { CheckInsOverview } from '../check-ins.contract.ts'
import { checkInsText as text } from '../check-ins.text.ts'
import { MilestoneBadges } from './milestone-badges.tsx'
import { PastCheckIns } from './past-check-ins.tsx'

/** What was reached, the days that were said, and the way to turn all of it off. */
export function CheckInsSoFar({ milestones, recent }: Pick<CheckInsOverview, 'milestones' | 'recent'>) {
  const turnOff = useMutation(changeCheckIns)
  return (
    <div className="grid gap-5 pt-2">
      <MilestoneBadges milestones={milestones} />
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <PastCheckIns checkIns={recent} />
        <Button
          look="quiet"
          busy={turnOff.isPending}
          onClick={() => turnOff.mutate({ wantsCheckIns: false })}
          className="-ml-4 text-muted sm:ml-auto"
        >
          {text.hide}
        </Button>
      </div>
    </div>
  )
}
