import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate, formatDay } from '#lib/dates.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { GoalIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { Goal } from '../goals.contract.ts'
import { mayEditAsStaff } from '../goals.rules.ts'
import { goalsText } from '../goals.text.ts'
import { completeGoal, goalsOf } from '../staff-goals/staff-goals.queries.ts'
import { staffGoalsText as text } from '../staff-goals/staff-goals.text.ts'
import { GoalDialog } from './goal-dialog.tsx'

/** The goals of one patient, as staff work on them; `mayCreate` while the case is open. */
export function PatientGoals({ patientId, mayCreate }: { patientId: string; mayCreate: boolean }) {
  const { data, isPending, isError, refetch, isFetching } = useQuery(goalsOf(useStaffHat(), patientId))
  const open = data?.filter(goal => !goal.isCompleted) ?? []
  const reached = data?.filter(goal => goal.isCompleted) ?? []
  return (
    <Card
      title={text.heading}
      description={text.description}
      action={mayCreate ? <GoalDialog patientId={patientId} /> : undefined}
    >
      {isPending && <SkeletonLines lines={3} />}
      {isError && !data && (
        <FailureState body={text.failures.load} isTrying={isFetching} onTryAgain={() => void refetch()} />
      )}
      {data?.length === 0 && (
        <EmptyState
          title={text.empty}
          body={text.emptyHint}
          icon={<GoalIcon size={24} aria-hidden="true" />}
        />
      )}
      {reached.length > 0 && open.length === 0 && <p className="text-muted">{text.noneOpen}</p>}
      <GoalLines goals={open} />
      {reached.length > 0 && (
        <details className="border-line border-t pt-1">
          <summary className="flex min-h-11 items-center font-semibold">
            {text.reached(reached.length)}
          </summary>
          <GoalLines goals={reached} />
        </details>
      )}
    </Card>
  )
}

/** So many goals are shown at first, so that the page of a patient with sixty can still be read. */
const mostAtFirst = 8

function GoalLines({ goals }: { goals: readonly Goal[] }) {
  const [showsAll, setShowsAll] = useState(false)
  if (goals.length === 0) return null
  return (
    <>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {goals.slice(0, showsAll ? undefined : mostAtFirst).map(goal => (
          <GoalLine key={goal.id} goal={goal} />
        ))}
      </ul>
      {!showsAll && goals.length > mostAtFirst && (
        <Button look="quiet" onClick={() => setShowsAll(true)}>
          {goalsText.showAll(goals.length)}
        </Button>
      )}
    </>
  )
}

function GoalLine({ goal }: { goal: Goal }) {
  const complete = useMutation(completeGoal(useStaffHat()))
  // The tick answers at once; the server's answer replaces it.
  const isCompleted = complete.isPending ? complete.variables.isCompleted : goal.isCompleted
  return (
    <li className="grid grid-cols-1 gap-2 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Checkbox
          label={<span className="font-semibold wrap-anywhere">{goal.title}</span>}
          hint={factsOf(goal)}
          checked={isCompleted}
          disabled={complete.isPending}
          onCheckedChange={isTicked => complete.mutate({ id: goal.id, isCompleted: isTicked })}
        />
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={goal.createdBy === 'patient' ? 'rail' : 'plain'}>{text.madeBy[goal.createdBy]}</Badge>
          {mayEditAsStaff(goal) && <GoalDialog patientId={goal.patientId} goal={goal} />}
        </span>
      </div>
      {(goal.description || goal.notes) && (
        <div className="grid gap-2 sm:pl-9">
          {goal.description && (
            <p className="whitespace-pre-line wrap-anywhere text-muted">{goal.description}</p>
          )}
          {goal.notes && (
            <p className="whitespace-pre-line wrap-anywhere">
              <span className="font-semibold">{text.patientNotes}:</span> {goal.notes}
            </p>
          )}
        </div>
      )}
    </li>
  )
}

/** The category and the day, in one line. */
function factsOf(goal: Goal): string {
  const day = goal.isCompleted
    ? goal.completedAt && goalsText.completedOn(formatDate(goal.completedAt))
    : goal.targetOn && goalsText.target(formatDay(goal.targetOn))
  return [goalsText.categories[goal.category] ?? goal.category, day].filter(Boolean).join(' · ')
}
