import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { forgetOnClose, KeptForm, keptEntry, useKept } from '#features/auth/parts/kept-form.tsx'
import { formatDateTime } from '#lib/dates.ts'
import { problemWords } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { useOpenedByAddress } from '#ui/opened-by-address.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Appointment } from '../appointments.contract.ts'
import { fieldsOf, lengths, momentOf, USUAL_MINUTES } from '../appointments.rules.ts'
import { appointmentsText } from '../appointments.text.ts'
import { moveAppointment, offerAppointment } from '../appointments-staff.queries.ts'
import { appointmentsStaffText } from '../appointments-staff.text.ts'
import { TimeChoice } from './time-choice.tsx'

const text = appointmentsStaffText.dialog

interface Planned {
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
  const keptAs = `offer-${patientId}`
  const turn = forgetOnClose(keptAs, setIsOpen)
  return (
    <TimeDialog
      kind="offer"
      keptAs={keptAs}
      patientId={patientId}
      lead={text.offerLead(name)}
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={turn}
      isBusy={offer.isPending}
      start={{ date: '', time: '', minutes: USUAL_MINUTES }}
      onReady={({ words, ...planned }, id) =>
        offer.mutate({ id, patientId, notes: words, ...planned }, { onSuccess: () => turn(false) })
      }
    />
  )
}

/** Staff offer another time for what was asked for, offered or agreed. */
export function MoveDialog({ appointment, trigger }: { appointment: Appointment; trigger: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const move = useMutation(moveAppointment)
  const { id, sequence, startsAt, endsAt, patientName } = appointment
  const keptAs = `move-${id}`
  const turn = forgetOnClose(keptAs, setIsOpen)
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000)
  return (
    <TimeDialog
      kind="move"
      keptAs={keptAs}
      patientId={appointment.patientId}
      lead={text.moveLead(patientName, formatDateTime(startsAt))}
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={turn}
      isBusy={move.isPending}
      start={{ ...fieldsOf(startsAt), minutes }}
      onReady={planned =>
        move.mutate(
          { id, sequence, startsAt: planned.startsAt, minutes: planned.minutes, reply: planned.words },
          { onSuccess: () => turn(false) },
        )
      }
    />
  )
}

interface Start {
  date: string
  time: string
  minutes: number
}

function TimeDialog({
  kind,
  keptAs,
  patientId,
  lead,
  trigger,
  isOpen,
  onOpenChange,
  isBusy,
  start,
  onReady,
}: {
  kind: 'offer' | 'move'
  keptAs: string
  patientId: string
  lead: string
  trigger: ReactNode
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  isBusy: boolean
  start: Start
  onReady: (planned: Planned, id: string) => void
}) {
  const formId = useId()
  return (
    <Dialog
      title={text[kind]}
      description={lead}
      open={isOpen}
      onOpenChange={onOpenChange}
      trigger={trigger}
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.close}</Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={isBusy}>
            {kind === 'offer' ? text.offerSend : text.moveSend}
          </Button>
        </>
      }
    >
      <TimeForm
        formId={formId}
        kind={kind}
        keptAs={keptAs}
        patientId={patientId}
        start={start}
        onReady={onReady}
      />
    </Dialog>
  )
}

function TimeForm({
  formId,
  kind,
  keptAs,
  patientId,
  start,
  onReady,
}: {
  formId: string
  kind: 'offer' | 'move'
  keptAs: string
  patientId: string
  start: Start
  onReady: (planned: Planned, id: string) => void
}) {
  const [id] = useState(() => keptEntry(keptAs))
  const [chosen, setChosen] = useKept(keptAs, 'time', { date: start.date, time: start.time }, id)
  const [minutes, setMinutes] = useKept(keptAs, 'minutes', start.minutes, id)
  const [isAgreed, setIsAgreed] = useKept(keptAs, 'isAgreed', false, id)
  const [problem, setProblem] = useState<string>()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const moment = momentOf(chosen.date, chosen.time)
    const isPast = moment !== undefined && moment <= new Date()
    setProblem(moment ? (isPast ? 'timePast' : undefined) : 'timeUnreadable')
    if (!moment || isPast) return
    const words = String(new FormData(event.currentTarget).get('words') ?? '')
    onReady({ startsAt: moment.toISOString(), minutes, words, isAgreed }, id)
  }
  // A length that came about otherwise stays possible.
  const choices = [...new Set([...lengths, start.minutes])].toSorted((a, b) => a - b)
  const isOffer = kind === 'offer'
  return (
    <KeptForm keptAs={keptAs} entry={id} id={formId} onSubmit={send} noValidate className="grid gap-5">
      <SelectField
        label={text.length}
        value={String(minutes)}
        onValueChange={value => setMinutes(Number(value))}
        options={choices.map(each => ({ value: String(each), label: text.minutes(each) }))}
      />
      <TimeChoice
        hat="staff"
        patientId={patientId}
        minutes={minutes}
        value={chosen}
        onChange={setChosen}
        error={problemWords(appointmentsText.problems, problem)}
      />
      <TextArea
        label={isOffer ? text.notes : text.reply}
        hint={isOffer ? text.notesHint : text.replyHint}
        name="words"
        optional
        rows={3}
        maxLength={isOffer ? 1000 : 500}
      />
      {isOffer && (
        <Checkbox
          label={text.isAgreed}
          hint={text.isAgreedHint}
          checked={isAgreed}
          onCheckedChange={setIsAgreed}
        />
      )}
    </KeptForm>
  )
}
