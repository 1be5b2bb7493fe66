import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { progressOf } from '#features/checklist/checklist.rules.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { myGoals } from '../goals.queries.ts'
import { goalsText as text } from '../goals.text.ts'
import { CreateGoal } from './create-goal.tsx'
import { type GoalConcern, GoalHelp } from './goal-help.tsx'
import { GoalTick } from './goal-item.tsx'

/** The open goals of the patient who is signed in, at most `most`, with the way to tick one and to add one. */
export function GoalList({ most }: { most: number }) {
  const { data, isPending, isError, refetch, isFetching } = useQuery(myGoals)
  const [concern, setConcern] = useState<GoalConcern>()
  if (isPending) return <SkeletonLines lines={4} />
  if (isError && !data) return <FailureState isTrying={isFetching} onTryAgain={() => void refetch()} />
  const { completed, total } = progressOf(data)
  const open = data.filter(goal => !goal.isCompleted).slice(0, most)
  const add = <CreateGoal label={text.addShort} look="secondary" onConcern={setConcern} />
  const help = <GoalHelp concern={concern} onClose={() => setConcern(undefined)} />
  if (open.length === 0)
    return (
      <>
        <EmptyState
          title={total === 0 ? text.empty : text.noneOpen}
          body={total === 0 ? text.emptyHint : text.noneOpenHint}
          action={add}
        />
        {help}
      </>
    )
  return (
    <div className="grid gap-3">
      <p className="text-muted max-sm:hidden">{text.completedOf(completed, total)}</p>
      <ul className="grid gap-1">
        {open.map(goal => (
          <li key={goal.id}>
            <GoalTick goal={{ ...goal, itemId: null, recommendation: null }} />
          </li>
        ))}
      </ul>
      <div>{add}</div>
      {help}
    </div>
  )
}
