import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { fieldsOf, momentOf } from '#lib/date-fields.ts'
import { formatDateTime } from '#lib/dates.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import type { Form } from '#ui/form.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { useOpenedByAddress } from '#ui/opened-by-address.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { moveAppointment, offerAppointment } from '../agenda/agenda.queries.ts'
import { agendaText } from '../agenda/agenda.text.ts'
import type { Appointment } from '../appointments.contract.ts'
import { lengths, USUAL_MINUTES } from '../appointments.rules.ts'
import { appointmentsText } from '../appointments.text.ts'
import { type ChosenTime, TimeChoice } from './time-choice.tsx'

const text = agendaText.dialog

interface Planned {
  id: string
  startsAt: string
  minutes: number
  /** What the patient reads beside it. */
  words: string
  isAgreed: boolean
}

/** Staff offer a patient a time of their own. */
export function OfferDialog({
  patientId,
  name,
  trigger,
}: {
  patientId: string
  name: string
  trigger: ReactNode
}) {
  const [isOpen, setIsOpen] = useOpenedByAddress('appointment')
  const offer = useMutation(offerAppointment)
  return (
    <TimeDialog
      kind="offer"
      draft={`offer-${patientId}`}
      patientId={patientId}
      lead={text.offerLead(name)}
      trigger={trigger}
      open={isOpen}
      onOpenChange={setIsOpen}
      isBusy={offer.isPending}
      start={{ date: '', time: '', minutes: USUAL_MINUTES }}
      onReady={({ words, ...planned }, close) =>
        void offer.mutateAsync({ patientId, notes: words, ...planned }).then(close, () => {})
      }
    />
  )
}

/** Staff offer another time for what was asked for, offered or agreed. */
export function MoveDialog({ appointment, trigger }: { appointment: Appointment; trigger: ReactNode }) {
  const move = useMutation(moveAppointment)
  const { id, sequence, startsAt, endsAt, patientName } = appointment
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000)
  return (
    <TimeDialog
      kind="move"
      draft={`move-${id}`}
      patientId={appointment.patientId}
      lead={text.moveLead(patientName, formatDateTime(startsAt))}
      trigger={trigger}
      isBusy={move.isPending}
      start={{ ...fieldsOf(startsAt), minutes }}
      onReady={({ words: reply, ...planned }, close) =>
        void move
          .mutateAsync({ id, sequence, startsAt: planned.startsAt, minutes: planned.minutes, reply })
          .then(close, () => {})
      }
    />
  )
}

interface Values {
  startsAt: ChosenTime
  minutes: string
  words: string
  isAgreed: boolean
}

function TimeDialog({
  kind,
  draft,
  patientId,
  lead,
  start: { minutes, date, time },
  ...around
}: {
  kind: 'offer' | 'move'
  draft: string
  patientId: string
  lead: string
  trigger: ReactNode
  open?: boolean
  onOpenChange?: (isOpen: boolean) => void
  isBusy: boolean
  start: ChosenTime & { minutes: number }
  onReady: (planned: Planned, close: () => void) => void
}) {
  return (
    <FormDialog<Values, Planned>
      {...around}
      title={text[kind]}
      description={lead}
      cancelLabel={text.close}
      submitLabel={kind === 'offer' ? text.offerSend : text.moveSend}
      held={useOwnDraft(draft)}
      initial={{ startsAt: { date, time }, minutes: String(minutes), words: '', isAgreed: false }}
      read={readPlan}
      words={appointmentsText.problems}
    >
      {form => <TimeFields form={form} kind={kind} patientId={patientId} usual={minutes} />}
    </FormDialog>
  )
}

function readPlan({ startsAt, minutes, words, isAgreed }: Values, id: string) {
  const moment = momentOf(startsAt.date, startsAt.time)
  if (!moment) return { problems: { startsAt: 'timeUnreadable' } }
  if (moment <= new Date()) return { problems: { startsAt: 'timePast' } }
  return { data: { id, startsAt: moment.toISOString(), minutes: Number(minutes), words, isAgreed } }
}

function TimeFields({
  form: { field, choice, values, set, problemAt },
  kind,
  patientId,
  usual,
}: {
  form: Form<Values>
  kind: 'offer' | 'move'
  patientId: string
  /** How long it lasts unless another length is chosen, in minutes. */
  usual: number
}) {
  // A length that came about otherwise stays possible.
  const choices = [...new Set([...lengths, usual])].toSorted((a, b) => a - b)
  const isOffer = kind === 'offer'
  return (
    <>
      <SelectField
        label={text.length}
        {...choice('minutes')}
        options={choices.map(each => ({ value: String(each), label: text.minutes(each) }))}
      />
      <TimeChoice
        hat="staff"
        patientId={patientId}
        minutes={Number(values.minutes)}
        value={values.startsAt}
        onChange={startsAt => set({ startsAt })}
        error={problemAt('startsAt')}
      />
      <TextArea
        label={isOffer ? text.notes : text.reply}
        hint={isOffer ? text.notesHint : text.replyHint}
        {...field('words')}
        optional
        rows={3}
        maxLength={isOffer ? 1000 : 500}
      />
      {isOffer && (
        <Checkbox
          label={text.isAgreed}
          hint={text.isAgreedHint}
          checked={values.isAgreed}
          onCheckedChange={isAgreed => set({ isAgreed })}
        />
      )}
    </>
  )
}
