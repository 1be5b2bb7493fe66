import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { daysBetween, formatDay, today } from '#lib/dates.ts'
import { readForm, withProblems } from '#lib/form-reading.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
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
    <div className="flex min-w-0 flex-1 items-center justify-between gap-x-3 wrap-anywhere lg:justify-start">
      <span className="flex min-w-0 flex-wrap items-center gap-x-3">
        <span
          className={nextStep || attention === 'no-next-step' ? 'line-clamp-2 font-semibold' : 'text-muted'}
        >
          {nextStep ?? text.step.none}
        </span>
        {day && (
          <span>
            <span className="text-muted">{text.step.due(formatDay(day))}</span>
            {attention === 'overdue' && (
              <strong className="font-semibold">, {text.list.daysPast(daysBetween(day, today()))}</strong>
            )}
            {attention === 'due-today' && <strong className="font-semibold">, {text.step.today}</strong>}
          </span>
        )}
      </span>
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
        <button
          type="button"
          aria-label={patient.nextStep ? text.step.change : text.step.set}
          className="min-h-11 shrink-0 whitespace-nowrap px-1 font-semibold text-rail text-sm hover:underline lg:min-h-7"
        >
          {patient.nextStep ? text.step.changeShort : text.step.setShort}
        </button>
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
