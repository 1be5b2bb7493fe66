import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Card } from '#ui/card.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { CheckInsOverview } from '../check-ins.contract.ts'
import { ownCheckIns } from '../check-ins.queries.ts'
import { checkInsText as text } from '../check-ins.text.ts'
import { CheckInForm } from './check-in-form.tsx'

// Folded until somebody asks for it, and its code with it.
const CheckInsSoFar = lazyPart(async () => (await import('./check-ins-so-far.tsx')).CheckInsSoFar)

/** How today is, the count of days, and what was reached. Empty for a patient who turned it off. */
export function CheckInsCard() {
  const { data, isPending } = useQuery({ ...ownCheckIns, retryOnMount: false })
  const [isOpen, setOpen] = useState(false)
  // It is an extra: where the page that asked could not have it, it is whole without it.
  if (!isPending && !data?.isWanted) return null
  return (
    <Card isPlain title={text.heading}>
      {isPending && <Skeleton className="h-40 w-full" />}
      {data && (
        <div className="grid gap-5">
          <CheckInForm today={data.today} hasCaseManager={data.hasCaseManager} />
          <StreakLine streak={data.streak} />
          <details className="-mt-3" onToggle={event => setOpen(event.currentTarget.open)}>
            <summary className="min-h-11 cursor-pointer py-2 text-muted">{text.more}</summary>
            {isOpen && (
              <Suspense fallback={<Skeleton className="h-24 w-full" />}>
                <CheckInsSoFar milestones={data.milestones} recent={data.recent} />
              </Suspense>
            )}
          </details>
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
    <p
      role="status"
      className={joinClasses(
        'flex items-center gap-4 grave:hidden',
        streak.days > 0 && 'border-rail border-t-4 pt-4',
      )}
    >
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
