import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { forgetOnClose, KeptForm } from '#features/auth/parts/kept-form.tsx'
import { formatDay, today } from '#lib/dates.ts'
import { problemWords, readForm } from '#lib/form-reading.ts'
import { useStaffHat } from '#platform/staff-hat.client.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { EditIcon, WarningIcon } from '#ui/icons.ts'
import { useOpenedByAddress } from '#ui/opened-by-address.ts'
import { TextField } from '#ui/text-field.tsx'
import { newNextStep } from '../caseload.contract.ts'
import { setNextStep } from '../caseload.queries.ts'
import { attentionFor } from '../caseload.rules.ts'
import { caseloadText as text } from '../caseload.text.ts'

interface Stepping {
  id: string
  status: 'active' | 'inactive'
  nextStep: string | null
  nextStepDueOn: string | null
}

/** Says by colour, icon and word that a patient's next step is missing or past; nothing where all is well. */
export function AttentionBadge({ patient }: { patient: Pick<Stepping, 'status' | 'nextStepDueOn'> }) {
  const attention = attentionFor(patient, today())
  if (attention === 'none') return null
  const tone = attention === 'overdue' ? 'poor' : 'fair'
  return (
    <Badge tone={tone} icon={<WarningIcon size={16} aria-hidden="true" />}>
      {text.attention[attention]}
    </Badge>
  )
}

/** What comes next for the patient and by when; whoever may, sets or changes it here. */
export function NextStepCard({ patient, mayChange }: { patient: Stepping; mayChange: boolean }) {
  return (
    <Card title={text.step.heading} action={mayChange ? <NextStepDialog patient={patient} /> : undefined}>
      <div className="grid justify-items-start gap-2 [overflow-wrap:anywhere]">
        <p className={patient.nextStep ? 'text-lg' : 'text-muted'}>{patient.nextStep ?? text.step.none}</p>
        {patient.nextStepDueOn ? (
          <p className="text-muted">{text.step.due(formatDay(patient.nextStepDueOn))}</p>
        ) : (
          <p className="text-muted">{text.step.noneHint}</p>
        )}
        <AttentionBadge patient={patient} />
      </div>
    </Card>
  )
}

const keptAs = ({ id }: Stepping) => `next-step-${id}`

function NextStepDialog({ patient }: { patient: Stepping }) {
  const [isOpen, setIsOpen] = useOpenedByAddress('next-step')
  const keep = useMutation(setNextStep(useStaffHat()))
  const formId = useId()
  const turn = forgetOnClose(keptAs(patient), setIsOpen)
  const { nextStep, nextStepDueOn } = patient
  const before = nextStep && nextStepDueOn ? { step: nextStep, dueOn: nextStepDueOn } : undefined
  return (
    <Dialog
      title={text.step.heading}
      description={text.step.noneHint}
      open={isOpen}
      onOpenChange={turn}
      trigger={
        <Button look="secondary" icon={<EditIcon size={18} aria-hidden="true" />}>
          {patient.nextStep ? text.step.change : text.step.set}
        </Button>
      }
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.step.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={keep.isPending}>
            {text.step.save}
          </Button>
        </>
      }
    >
      <NextStepForm
        formId={formId}
        patient={patient}
        onReady={step => keep.mutate({ ...step, before }, { onSuccess: () => turn(false) })}
      />
    </Dialog>
  )
}

function NextStepForm({
  formId,
  patient,
  onReady,
}: {
  formId: string
  patient: Stepping
  onReady: (step: { patientId: string; step: string; dueOn: string }) => void
}) {
  const [problems, setProblems] = useState<Record<string, string>>({})
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget))
    const reading = readForm(newNextStep, { patientId: patient.id, ...values })
    setProblems(
      reading.problems ? { ...reading.problems, ...(values.dueOn ? {} : { dueOn: 'dateUnreadable' }) } : {},
    )
    if (reading.data) onReady(reading.data)
  }
  return (
    <KeptForm keptAs={keptAs(patient)} id={formId} onSubmit={send} noValidate className="grid gap-5">
      <TextField
        label={text.step.what}
        name="step"
        defaultValue={patient.nextStep ?? ''}
        maxLength={300}
        error={problemWords(text.problems, problems.step)}
      />
      <TextField
        label={text.step.when}
        name="dueOn"
        type="date"
        defaultValue={patient.nextStepDueOn ?? ''}
        error={problemWords(text.problems, problems.dueOn)}
      />
    </KeptForm>
  )
}
