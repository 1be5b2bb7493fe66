import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime, formatTime } from '#lib/dates.ts'
import { Button, buttonClasses } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { CalendarIcon, CheckIcon } from '#ui/icons.ts'
import type { Appointment } from '../appointments.contract.ts'
import { answerAppointment, calendarFileAddress, cancelAppointment } from '../appointments.queries.ts'
import { isUpcoming, mayTransition } from '../appointments.rules.ts'
import { appointmentsText as text } from '../appointments.text.ts'
import { AppointmentStatus } from './appointment-status.tsx'

function describeStaff(
  { staffName, status, isWithSpecialist }: Appointment,
  hasCaseManager: boolean,
): string {
  if (staffName) return text.with(staffName)
  const isUnassigned = status === 'requested' && !isWithSpecialist && !hasCaseManager
  return isUnassigned ? text.withNobodyYet : text.withTeam
}

/** One appointment of the patient who is signed in, with whatever they may do about it. */
export function OwnAppointment({
  appointment,
  hasCaseManager,
}: {
  appointment: Appointment
  hasCaseManager: boolean
}) {
  const { startsAt, endsAt, notes, reply } = appointment
  return (
    <li className="grid animate-appear grid-cols-1 gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="font-semibold text-lg tabular-nums">
          {text.span(formatDateTime(startsAt), formatTime(endsAt))}
        </p>
        <AppointmentStatus appointment={appointment} words={text.statuses} />
      </div>
      <p className="text-muted">{describeStaff(appointment, hasCaseManager)}</p>
      {notes && <p className="wrap-anywhere">{text.notes(notes)}</p>}
      {reply && <p className="wrap-anywhere">{text.reply(reply)}</p>}
      <Actions appointment={appointment} />
    </li>
  )
}

function Actions({ appointment }: { appointment: Appointment }) {
  const { id, sequence, status, startsAt, endsAt } = appointment
  const answer = useMutation(answerAppointment)
  const now = new Date()
  const isAhead = isUpcoming(appointment, now)
  // What was cancelled may still stand in somebody's calendar: the same file takes it out.
  const hasFile = new Date(endsAt) > now
  const time = formatDateTime(startsAt)
  if (!hasFile) return null
  return (
    <div className="flex flex-wrap gap-2">
      {isAhead && mayTransition(status, 'confirmed', 'patient') && (
        <>
          <Button
            busy={answer.isPending}
            icon={<CheckIcon size={18} aria-hidden="true" />}
            aria-label={text.acceptOf(time)}
            onClick={() => answer.mutate({ id, sequence, answer: 'confirmed' })}
          >
            {text.accept}
          </Button>
          <Button
            look="secondary"
            busy={answer.isPending}
            aria-label={text.declineOf(time)}
            onClick={() => answer.mutate({ id, sequence, answer: 'declined' })}
          >
            {text.decline}
          </Button>
        </>
      )}
      <a
        href={calendarFileAddress('patient', id)}
        download
        aria-label={isAhead ? text.calendarOf(time) : text.calendarAgainOf(time)}
        className={buttonClasses('secondary')}
      >
        <CalendarIcon size={18} aria-hidden="true" />
        {isAhead ? text.calendar : text.calendarAgain}
      </a>
      {isAhead && <CancelDialog appointment={appointment} time={time} />}
    </div>
  )
}

function CancelDialog({ appointment: { id, sequence }, time }: { appointment: Appointment; time: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const cancel = useMutation(cancelAppointment)
  return (
    <Dialog
      title={text.ask.cancelTitle}
      description={text.ask.cancelBody(time)}
      width="narrow"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button look="quiet" aria-label={text.cancelOf(time)}>
          {text.cancel}
        </Button>
      }
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.ask.keep}</Button>
          </DialogClose>
          <Button
            look="danger"
            busy={cancel.isPending}
            onClick={() => cancel.mutate({ id, sequence }, { onSuccess: () => setIsOpen(false) })}
          >
            {text.ask.cancel}
          </Button>
        </>
      }
    />
  )
}
