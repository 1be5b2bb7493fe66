import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { daysPast, formatDay, today } from '#lib/dates.ts'
import { readForm, withProblems } from '#lib/form-reading.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { EditIcon } from '#ui/icons.ts'
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

/** What comes next for the patient and by when, in a line; it is set or changed here. Late and missing are said in bold, never in red. */
export function NextStepLine({ patient }: { patient: Stepping }) {
  const { nextStep, nextStepDueOn: day } = patient
  const attention = attentionFor(patient, today())
  return (
    <div className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
      <span className={nextStep || attention === 'no-next-step' ? 'font-semibold' : 'text-muted'}>
        {nextStep ?? text.step.none}
      </span>
      {day && (
        <span>
          <span className="text-muted">{text.step.due(formatDay(day))}</span>
          {attention === 'overdue' && (
            <strong className="font-semibold">, {text.list.daysPast(daysPast(day, today()))}</strong>
          )}
          {attention === 'due-today' && <strong className="font-semibold">, {text.step.today}</strong>}
        </span>
      )}
      <NextStepChange patient={patient} />
    </div>
  )
}

function NextStepChange({ patient }: { patient: Stepping }) {
  const [isOpen, setIsOpen] = useOpenedByAddress('next-step')
  return (
    <NextStepDialog
      patient={patient}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button look="quiet" className="-ml-4 text-sm" icon={<EditIcon size={16} aria-hidden="true" />}>
          {patient.nextStep ? text.step.change : text.step.set}
        </Button>
      }
    />
  )
}

/** Says what comes next for a patient and by when, beside whatever else one is looking at. */
function NextStepDialog({
  patient,
  isOpen,
  onOpenChange,
  trigger,
}: {
  patient: Stepping
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  trigger?: ReactNode
}) {
  const keep = useMutation(setNextStep(useStaffHat()))
  const { id: patientId, nextStep, nextStepDueOn } = patient
  const before = nextStep && nextStepDueOn ? { step: nextStep, dueOn: nextStepDueOn } : undefined
  return (
    <FormDialog
      title={text.step.heading}
      description={text.step.noneHint}
      open={isOpen}
      onOpenChange={onOpenChange}
      trigger={trigger}
      cancelLabel={text.step.cancel}
      submitLabel={text.step.save}
      isBusy={keep.isPending}
      failure={keep.error}
      held={useOwnDraft(`next-step-${patientId}`)}
      initial={{ step: nextStep ?? '', dueOn: nextStepDueOn ?? '' }}
      shared={{
        labels: { step: text.step.what, dueOn: text.step.when },
        reads: { dueOn: formatDay },
        words: ['step'],
      }}
      read={(values, _id, seen) => {
        const reading = readForm(newNextStep, { patientId, ...values, seen })
        return values.dueOn ? reading : withProblems(reading, { dueOn: 'dateUnreadable' })
      }}
      words={text.problems}
      onReady={(step, close) => void keep.mutateAsync({ ...step, before }).then(close, () => {})}
    >
      {({ field }) => (
        <>
          <TextField label={text.step.what} {...field('step')} maxLength={300} />
          <TextField label={text.step.when} {...field('dueOn')} type="date" />
        </>
      )}
    </FormDialog>
  )
}
