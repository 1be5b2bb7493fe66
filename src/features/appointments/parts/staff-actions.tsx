import { useMutation } from '@tanstack/react-query'
import { formatDateTime } from '#lib/dates.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button, buttonClasses } from '#ui/button.tsx'
import { CalendarIcon, CheckIcon } from '#ui/icons.ts'
import { answerRequest, cancelAsStaff, markAppointment } from '../agenda/agenda.queries.ts'
import { agendaText as text } from '../agenda/agenda.text.ts'
import type { Appointment } from '../appointments.contract.ts'
import { calendarFileAddress } from '../appointments.queries.ts'
import { isUpcoming, mayHaveOutcome, mayTransition } from '../appointments.rules.ts'
import { EndDialog } from './end-dialog.tsx'
import { MoveDialog } from './time-dialog.tsx'

/** Whatever staff may do about an appointment of theirs: the next transition first. */
export function StaffActions({ appointment, onConfirm }: Pick<TransitionProps, 'appointment' | 'onConfirm'>) {
  const hat = useStaffHat()
  const now = new Date()
  const { id, status, endsAt, startsAt, patientName } = appointment
  const isAhead = isUpcoming(appointment, now)
  const time = formatDateTime(startsAt)
  return (
    <div className="flex flex-wrap gap-2">
      {appointment.isOwn && isAhead && (
        <Transitions appointment={appointment} time={time} onConfirm={onConfirm} />
      )}
      {appointment.isOwn && <Outcome appointment={appointment} time={time} now={now} />}
      {new Date(endsAt) > now && status !== 'requested' && (
        <a
          href={calendarFileAddress(hat, id)}
          download
          aria-label={text.calendarFileOf(patientName, time)}
          className={buttonClasses('quiet')}
        >
          <CalendarIcon size={18} aria-hidden="true" />
          {text.calendarFile}
        </a>
      )}
    </div>
  )
}

interface TransitionProps {
  appointment: Appointment
  time: string
  /** Confirms in its own way, as the one thing of an opened row; in a list of many none is filled. */
  onConfirm?: (() => void) | undefined
}

function Transitions({ appointment, time, onConfirm }: TransitionProps) {
  const { id, sequence, status, patientName: name, patientHasAccount } = appointment
  const answer = useMutation(answerRequest)
  const cancel = useMutation(cancelAsStaff)
  const isRequest = status === 'requested'
  const mayConfirm = mayTransition(status, 'confirmed', 'staff', patientHasAccount)
  return (
    <>
      {mayConfirm && (
        <Button
          look={onConfirm ? 'primary' : 'secondary'}
          busy={answer.isPending}
          icon={<CheckIcon size={18} aria-hidden="true" />}
          aria-label={isRequest ? text.confirmOf(name, time) : text.saidYesOf(name, time)}
          onClick={onConfirm ?? (() => answer.mutate({ id, sequence, answer: 'confirmed' }))}
        >
          {isRequest ? text.confirm : text.saidYes}
        </Button>
      )}
      <MoveDialog
        appointment={appointment}
        trigger={
          <Button look="secondary" aria-label={text.moveOf(name, time)}>
            {text.move}
          </Button>
        }
      />
      {mayTransition(status, 'declined', 'staff') ? (
        <EndDialog
          draft={`end-${id}`}
          title={text.dialog.decline}
          lead={text.dialog.endLead(name, time)}
          send={text.dialog.declineSend}
          isBusy={answer.isPending}
          onEnd={(reply, close) =>
            void answer.mutateAsync({ id, sequence, answer: 'declined', reply }).then(close, () => {})
          }
          trigger={
            <Button look="quiet" aria-label={text.declineOf(name, time)}>
              {text.decline}
            </Button>
          }
        />
      ) : (
        <EndDialog
          draft={`end-${id}`}
          title={text.dialog.cancel}
          lead={text.dialog.endLead(name, time)}
          send={text.dialog.cancelSend}
          isBusy={cancel.isPending}
          onEnd={(reply, close) => void cancel.mutateAsync({ id, sequence, reply }).then(close, () => {})}
          trigger={
            <Button look="quiet" aria-label={text.cancelOf(name, time)}>
              {text.cancel}
            </Button>
          }
        />
      )}
    </>
  )
}

/** Once it has begun: how it went. A mark made by mistake is taken back. */
function Outcome({ appointment, time, now }: TransitionProps & { now: Date }) {
  const { id, sequence, status, patientName: name } = appointment
  const mark = useMutation(markAppointment)
  const note = (outcome: 'completed' | 'missed' | 'confirmed') => () => mark.mutate({ id, sequence, outcome })
  if (mayHaveOutcome(appointment, now))
    return (
      <>
        <Button
          look="secondary"
          busy={mark.isPending}
          icon={<CheckIcon size={18} aria-hidden="true" />}
          aria-label={text.completedOf(name, time)}
          onClick={note('completed')}
        >
          {text.completed}
        </Button>
        <Button
          look="secondary"
          busy={mark.isPending}
          aria-label={text.missedOf(name, time)}
          onClick={note('missed')}
        >
          {text.missed}
        </Button>
      </>
    )
  if (status !== 'completed' && status !== 'missed') return null
  return (
    <Button
      look="quiet"
      busy={mark.isPending}
      aria-label={text.takeBackOf(name, time)}
      onClick={note('confirmed')}
    >
      {text.takeBack}
    </Button>
  )
}
