import { useMutation, useQuery } from '@tanstack/react-query'
import { changeCheckIns } from '#features/preferences/preferences.queries.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { CheckInsOverview } from '../check-ins.contract.ts'
import { ownCheckIns } from '../check-ins.queries.ts'
import { checkInsText as text } from '../check-ins.text.ts'
import { CheckInForm } from './check-in-form.tsx'
import { MilestoneBadges } from './milestone-badges.tsx'
import { PastCheckIns } from './past-check-ins.tsx'

/** How today is, the count of days, and what was reached. Empty for a patient who turned it off. */
export function CheckInsCard() {
  const { data, isPending } = useQuery(ownCheckIns)
  const turnOff = useMutation(changeCheckIns)
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
              onClick={() => turnOff.mutate({ wantsCheckIns: false })}
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

function formatStreak({ days, state, isReturn }: CheckInsOverview['streak']): string {
  if (state === 'new') return text.streak.new
  return isReturn ? text.streak.back(days) : text.streak[state](days)
}

function StreakLine({ streak }: { streak: CheckInsOverview['streak'] }) {
  return (
    <p role="status" className="flex items-center gap-4 border-rail border-t-4 pt-4">
      {streak.days > 0 && (
        <span aria-hidden="true" className="grid shrink-0 justify-items-center leading-none">
          <span className="font-display text-4xl text-rail tabular-nums">{streak.days}</span>
          <span className="text-muted text-sm">{text.unit(streak.days)}</span>
        </span>
      )}
      <span>{formatStreak(streak)}</span>
    </p>
  )
}
