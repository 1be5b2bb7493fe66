import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Goal } from '#features/goals/goals.contract.ts'
import { goalsText } from '#features/goals/goals.text.ts'
import { goalsOf } from '#features/goals/staff-goals/staff-goals.queries.ts'
import { formatDay } from '#lib/dates.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Card } from '#ui/card.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { patientRecordText } from './patient-record.text.ts'

const text = patientRecordText.wants

/** So many goals say what a person wants; the others stand in their section. */
const MOST_SHOWN = 3

/** What the patient wants: their goals that are not reached yet, each with its newest words. */
export function PatientWants({ patientId, toGoals }: { patientId: string; toGoals: string }) {
  const { data, isPending, isError, refetch } = useQuery(goalsOf(useStaffHat(), patientId))
  const open = data?.filter(goal => !goal.isCompleted) ?? []
  return (
    <Card title={text.heading} isPlain>
      {isPending && <SkeletonLines lines={2} />}
      {isError && !data && <FailureState onTryAgain={() => void refetch()} />}
      {data && open.length === 0 && (
        <p className="text-muted">{data.length > 0 ? text.allReached(data.length) : text.none}</p>
      )}
      {open.length > 0 && (
        <ul className="grid gap-3">
          {open.slice(0, MOST_SHOWN).map(goal => (
            <Want key={goal.id} goal={goal} to={toGoals} />
          ))}
        </ul>
      )}
      {open.length > MOST_SHOWN && (
        <Link
          to={toGoals}
          preventScrollReset
          className="inline-flex min-h-11 w-fit items-center font-semibold text-rail text-sm hover:underline lg:min-h-8"
        >
          {text.all(open.length)}
        </Link>
      )}
    </Card>
  )
}

function Want({ goal, to }: { goal: Goal; to: string }) {
  const { title, category, targetOn, notes, description, createdBy } = goal
  const facts = [
    goalsText.categories[category] ?? category,
    targetOn && goalsText.target(formatDay(targetOn)),
  ].filter(Boolean)
  const words = notes || description
  // The notes are always theirs; what a goal is about is whose goal it is.
  const isTheirs = Boolean(notes) || createdBy === 'patient'
  return (
    <li className="grid min-w-0 wrap-anywhere">
      <p>
        <Link to={to} preventScrollReset className="mr-2 font-semibold hover:underline">
          {title}
        </Link>
        <span className="text-muted text-sm">{facts.join(' · ')}</span>
      </p>
      {words && (
        <p className="line-clamp-2 text-muted">{isTheirs ? <q className="text-ink">{words}</q> : words}</p>
      )}
    </li>
  )
}
