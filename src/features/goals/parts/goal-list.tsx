import { useQuery } from '@tanstack/react-query'
import { formatDay } from '#lib/dates.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { DoneIcon, GoalIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { myGoals } from '../goals.queries.ts'
import { goalsText as text } from '../goals.text.ts'

/** The goals of the patient who is signed in, open ones first. With `most`, only so many. */
export function GoalList({ most }: { most?: number }) {
  const { data, isPending, isError, refetch, isFetching } = useQuery(myGoals)
  if (isPending) return <SkeletonLines lines={4} />
  if (isError && !data) return <FailureState isTrying={isFetching} onTryAgain={() => void refetch()} />
  if (data.length === 0) return <EmptyState title={text.empty} body={text.emptyHint} />
  const completed = data.filter(goal => goal.isCompleted).length
  return (
    <div className="grid gap-3">
      <p className="text-muted">{text.completedOf(completed, data.length)}</p>
      <ul className="grid gap-3">
        {data.slice(0, most).map(goal => (
          <li key={goal.id} className="flex items-start gap-3">
            {goal.isCompleted ? (
              <DoneIcon size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-good" />
            ) : (
              <GoalIcon size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-rail" />
            )}
            <span className="grid">
              <span className="font-semibold">{goal.title}</span>
              <span className="text-muted">
                {[
                  goal.isCompleted ? text.done : goal.targetOn && text.target(formatDay(goal.targetOn)),
                  text.from[goal.createdBy],
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
