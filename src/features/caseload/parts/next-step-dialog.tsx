import { useMutation } from '@tanstack/react-query'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { formatDay, today } from '#lib/dates.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { setNextStep } from '../caseload.queries.ts'
import { standingStep } from '../caseload.rules.ts'
import { caseloadText as text } from '../caseload.text.ts'
import { type FollowedPatient, readNextStep } from './following-step.tsx'

/** Says what comes next for a patient and by when, beside whatever else one is looking at. */
export default function NextStepDialog({
  patient,
  onClose,
}: {
  patient: FollowedPatient
  onClose: () => void
}) {
  const keep = useMutation(setNextStep(useStaffHat()))
  const { id: patientId, nextStep, nextStepDueOn } = patient
  const before = standingStep(patient)
  return (
    <FormDialog
      title={text.step.heading}
      description={text.step.noneHint}
      open
      onOpenChange={opens => !opens && onClose()}
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
      read={(values, _id, seen) => readNextStep(patientId, values, seen)}
      words={text.problems}
      onReady={(step, close) => void keep.mutateAsync({ ...step, before }).then(close, () => {})}
    >
      {({ field }) => (
        <>
          <TextField label={text.step.what} {...field('step')} maxLength={300} />
          <TextField label={text.step.when} {...field('dueOn')} type="date" min={today()} />
        </>
      )}
    </FormDialog>
  )
}
