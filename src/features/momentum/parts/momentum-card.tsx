import { useMutation, useQuery } from '@tanstack/react-query'
import { changeMomentum } from '#features/people/patients/patients-choices.queries.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { MomentumOverview } from '../momentum.contract.ts'
import { ownMomentum } from '../momentum.queries.ts'
import { momentumText as text } from '../momentum.text.ts'
import { CheckInForm } from './check-in-form.tsx'
import { MilestoneBadges } from './milestone-badges.tsx'
import { PastCheckIns } from './past-check-ins.tsx'

/** How today is, the count of days, and what was reached. Nothing stands here for whoever turned it off. */
export function MomentumCard() {
  const { data, isPending } = useQuery(ownMomentum)
  const turnOff = useMutation(changeMomentum)
  // It is an extra: where it can't be had, the page is whole without it.
  if (!isPending && !data?.isWanted) return null
  return (
    <Card title={text.heading} description={text.description}>
      {isPending && <Skeleton className="h-40 w-full" />}
      {data && (
        <div className="grid gap-5">
          <CheckInForm today={data.today} hasCaseManager={data.hasCaseManager} />
          <StreakLine streak={data.streak} />
          <MilestoneBadges milestones={data.milestones} />
          <div className="flex flex-wrap items-start justify-between gap-x-6">
            <PastCheckIns checkIns={data.recent} />
            <Button
              look="quiet"
              busy={turnOff.isPending}
              onClick={() => turnOff.mutate({ wantsMomentum: false })}
              className="-ml-4 text-muted sm:ml-auto"
            >
              {text.hide}
            </Button>
          </div>
        </div>
      )}
    </Card>
  )
}

function sayStreak({ days, state, isReturn }: MomentumOverview['streak']): string {
  if (state === 'new') return text.streak.new
  return isReturn ? text.streak.back(days) : text.streak[state](days)
}

function StreakLine({ streak }: { streak: MomentumOverview['streak'] }) {
  return (
    <p role="status" className="flex items-center gap-4 border-rail border-t-4 pt-4">
      {streak.days > 0 && (
        <span aria-hidden="true" className="grid shrink-0 justify-items-center leading-none">
          <span className="font-display text-4xl text-rail tabular-nums">{streak.days}</span>
          <span className="text-muted text-sm">{text.unit(streak.days)}</span>
        </span>
      )}
      <span>{sayStreak(streak)}</span>
    </p>
  )
}
