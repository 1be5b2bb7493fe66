import { calledName } from '#features/caseload/caseload.rules.ts'
import { formatDate, formatDateTime, formatDay } from '#lib/dates.ts'
import { controlClasses } from '#ui/field.tsx'
import type { PatientToHandOver } from '../leaving.contract.ts'
import { leavingText } from '../leaving.text.ts'

const text = leavingText.handOver

/** What is under way with a patient, in a few words. */
function underWay({ status, nextStep, nextStepDueOn, ...patient }: PatientToHandOver): string[] {
  const { openTasks, appointments, nextAppointmentAt, waitingSince } = patient
  const step = nextStep && nextStepDueOn ? text.step(nextStep, formatDay(nextStepDueOn)) : text.noStep
  return [
    status === 'inactive' ? text.closed : step,
    ...(waitingSince ? [text.waiting(formatDate(waitingSince))] : []),
    ...(openTasks > 0 ? [text.tasks(openTasks)] : []),
    ...(nextAppointmentAt ? [text.appointments(appointments, formatDateTime(nextAppointmentAt))] : []),
  ]
}

/** One patient of a caseload that is handed over, and to whom they go. */
export function HandOverLine({
  patient,
  receivers,
  chosen,
  onChoose,
}: {
  patient: PatientToHandOver
  receivers: readonly { id: string; name: string }[]
  chosen: string
  onChoose: (caseManagerId: string) => void
}) {
  const name = calledName(patient)
  return (
    <li className="grid items-center gap-x-6 gap-y-2 py-3 sm:grid-cols-[1fr_14rem]">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="wrap-anywhere text-muted text-sm">{underWay(patient).join(' · ')}</p>
      </div>
      <select
        aria-label={text.goesTo(name)}
        className={controlClasses}
        value={chosen}
        onChange={event => onChoose(event.target.value)}
      >
        <option value="">{text.everybodys}</option>
        {receivers.map(receiver => (
          <option key={receiver.id} value={receiver.id}>
            {receiver.name}
          </option>
        ))}
      </select>
    </li>
  )
}
