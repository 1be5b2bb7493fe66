import { Link } from 'react-router'
import { formatDateTime, formatTime } from '#lib/dates.ts'
import { agendaText as text } from '../agenda/agenda.text.ts'
import type { Appointment } from '../appointments.contract.ts'
import { appointmentsText } from '../appointments.text.ts'
import { AppointmentStatus } from './appointment-status.tsx'
import { StaffActions } from './staff-actions.tsx'

/** An appointment as staff see it in a list: whose, when, how it stands, what was said, and what may be done. */
export function StaffAppointment({
  appointment,
  isNamed = true,
  onConfirm,
}: {
  appointment: Appointment
  /** Off on the page of the patient, where everything is theirs. */
  isNamed?: boolean
  /** Confirms in its own way. */
  onConfirm?: () => void
}) {
  const { patientId, patientName, startsAt, endsAt, notes, reply, requestedBy, isOwn, isCovered, staffName } =
    appointment
  return (
    <div className="grid animate-appear grid-cols-1 gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-0.5 wrap-anywhere">
          {isNamed && (
            <Link
              to={`/case-manager/patients/${patientId}`}
              data-row-open=""
              className="w-fit font-semibold text-rail underline underline-offset-4"
            >
              {patientName}
            </Link>
          )}
          <span
            {...(!isNamed && { tabIndex: -1, 'data-row-open': '' })}
            className={isNamed ? 'tabular-nums' : 'font-semibold tabular-nums'}
          >
            {appointmentsText.span(formatDateTime(startsAt), formatTime(endsAt))}
          </span>
        </div>
        <AppointmentStatus appointment={appointment} words={text.statuses} />
      </div>
      {(!isOwn || isCovered) && staffName && <p className="text-muted">{text.withOther(staffName)}</p>}
      {notes && <p className="wrap-anywhere">{text.notes[requestedBy](notes)}</p>}
      {reply && <p className="text-muted wrap-anywhere">{text.reply(reply)}</p>}
      <StaffActions appointment={appointment} onConfirm={onConfirm} />
    </div>
  )
}

/** Several of them, one below the other; j and k go from one to the next. */
export function StaffAppointmentList({
  label,
  appointments,
  isNamed,
}: {
  label: string
  appointments: readonly Appointment[]
  isNamed?: boolean
}) {
  return (
    <ul aria-label={label} className="grid divide-y divide-line">
      {appointments.map((appointment, place) => (
        <li
          key={appointment.id}
          data-row={appointment.id}
          aria-posinset={place + 1}
          aria-setsize={appointments.length}
          className="py-4 first:pt-0 last:pb-0"
        >
          <StaffAppointment appointment={appointment} isNamed={isNamed} />
        </li>
      ))}
    </ul>
  )
}
