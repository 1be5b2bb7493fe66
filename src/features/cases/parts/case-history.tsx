import { useQuery } from '@tanstack/react-query'
import { formatDate, formatDateTime, formatDay } from '#lib/dates.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Card } from '#ui/card.tsx'
import type { CaseChange } from '../cases.contract.ts'
import { caseHistoryOf } from '../cases.queries.ts'
import { casesText } from '../cases.text.ts'

const text = casesText.history

/** When the case was closed and opened again, by whom and why, and what was open then. Nothing where it never was. */
export function CaseHistory({ patientId }: { patientId: string }) {
  const { data = [] } = useQuery(caseHistoryOf(useStaffHat(), patientId))
  if (data.length === 0) return null
  return (
    <Card title={text.heading}>
      <ul className="grid divide-y divide-line wrap-anywhere">
        {data.map(change => (
          <Change key={change.id} change={change} />
        ))}
      </ul>
    </Card>
  )
}

function Change({ change }: { change: CaseChange }) {
  const { status, changedOn, reason, words, madeBy, createdAt, nextStep, nextStepDueOn } = change
  const day = formatDay(changedOn)
  return (
    <li className="grid gap-1 py-3 first:pt-0 last:pb-0">
      <p className="font-semibold">{status === 'inactive' ? text.closed(day) : text.reopened(day)}</p>
      <p>{casesText.reasons[reason]}</p>
      {words && <p className="whitespace-pre-wrap">{words}</p>}
      {nextStep && nextStepDueOn && <p>{text.stepBegun(nextStep, formatDay(nextStepDueOn))}</p>}
      {status === 'inactive' && <Settled change={change} />}
      <p className="text-muted text-sm">{text.by(madeBy ?? text.former, formatDate(createdAt))}</p>
    </li>
  )
}

function Settled({ change: { openTasks, settled } }: { change: CaseChange }) {
  const { tasks = [], appointments = [], forms = [], nextStep } = settled
  const facts = [
    [openTasks === 'keep' ? text.tasksKept : text.tasksRemoved, tasks.join(', ')],
    [text.appointments, appointments.map(at => formatDateTime(at)).join('; ')],
    [text.forms, forms.join(', ')],
    [text.nextStep, nextStep ?? ''],
  ].filter(([, names]) => names)
  if (facts.length === 0) return null
  return (
    <dl className="grid gap-1 text-sm">
      {facts.map(([label, names]) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd>{names}</dd>
        </div>
      ))}
    </dl>
  )
}
