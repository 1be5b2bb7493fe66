import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { forgetForm, KeptForm, keptEntry, useKept } from '#features/auth/parts/kept-form.tsx'
import { problemWords, readForm } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { showToast } from '#ui/toast.ts'
import { appointmentRequest } from '../appointments.contract.ts'
import { freeTimesFrom, requestAppointment } from '../appointments.queries.ts'
import { momentOf, USUAL_MINUTES } from '../appointments.rules.ts'
import { appointmentsText } from '../appointments.text.ts'
import { TimeChoice } from './time-choice.tsx'

const text = appointmentsText.schedule
const keptAs = 'appointment'

/** A patient asks for an appointment. What was chosen stays until it was sent, also when the line is cut. */
export function ScheduleDialog({
  trigger,
  hasCaseManager,
  startsOpen,
}: {
  trigger: ReactNode
  hasCaseManager: boolean
  startsOpen: boolean
}) {
  const [isOpen, setIsOpen] = useState(startsOpen)
  const request = useMutation(requestAppointment)
  const formId = useId()
  const done = () => {
    forgetForm(keptAs)
    setIsOpen(false)
  }
  return (
    <Dialog
      title={text.title}
      description={hasCaseManager ? <Lead /> : text.lead.nobody}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={trigger}
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.close}</Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={request.isPending}>
            {text.send}
          </Button>
        </>
      }
    >
      <ScheduleForm formId={formId} onReady={ready => request.mutate(ready, { onSuccess: done })} />
    </Dialog>
  )
}

/** Promises free times only where there are hours to have them in. */
function Lead() {
  const [from] = useState(() => new Date().toISOString())
  const { data } = useQuery(freeTimesFrom('patient', from, USUAL_MINUTES))
  return data?.hasHours ? text.lead.withHours : text.lead.free
}

function ScheduleForm({
  formId,
  onReady,
}: {
  formId: string
  onReady: (request: { id: string; startsAt: string; notes: string }) => void
}) {
  // One id for as long as the form is open: sending it again after a cut line asks for no second appointment.
  const [id] = useState(() => keptEntry(keptAs))
  const [chosen, setChosen] = useKept(keptAs, 'time', { date: '', time: '' }, id)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const moment = momentOf(chosen.date, chosen.time)
    if (!moment) {
      showToast({ kind: 'failure', ...appointmentsText.missing })
      form.querySelector<HTMLInputElement>(chosen.date ? '[type=time]' : '[type=date]')?.focus()
      return
    }
    const notes = String(new FormData(form).get('notes') ?? '')
    const reading = readForm(appointmentRequest, { id, startsAt: moment.toISOString(), notes })
    const wrong = moment <= new Date() ? { ...reading.problems, startsAt: 'timePast' } : reading.problems
    setProblems(wrong ?? {})
    if (reading.data && !wrong) onReady(reading.data)
  }
  const wordsFor = (field: string) => problemWords(appointmentsText.problems, problems[field])
  return (
    <KeptForm keptAs={keptAs} entry={id} id={formId} onSubmit={send} noValidate className="grid gap-5">
      <TimeChoice
        hat="patient"
        minutes={USUAL_MINUTES}
        value={chosen}
        onChange={setChosen}
        error={wordsFor('startsAt')}
      />
      <TextArea
        label={text.notes}
        hint={text.notesHint}
        name="notes"
        optional
        rows={3}
        maxLength={1000}
        error={wordsFor('notes')}
      />
    </KeptForm>
  )
}
