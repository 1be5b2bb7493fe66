import { useMutation } from '@tanstack/react-query'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { today } from '#lib/dates.ts'
import { readForm, withProblems } from '#lib/form-reading.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { AddIcon } from '#ui/icons.ts'
import { useOpenedByAddress } from '#ui/opened-by-address.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { formRequest, type PatientForm } from '../submissions/submissions.contract.ts'
import { askForForm } from '../submissions/submissions.queries.ts'
import { submissionsText as text } from '../submissions/submissions.text.ts'

/** The button that asks a patient for a form, and its dialog. */
export function AskForForm({ patientId, forms }: { patientId: string; forms: readonly PatientForm[] }) {
  const [isOpen, setOpen] = useOpenedByAddress('form')
  const ask = useMutation(askForForm(useStaffHat()))
  return (
    <FormDialog
      title={text.ask}
      description={text.askHint}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button look="secondary" icon={<AddIcon size={18} aria-hidden="true" />}>
          {text.ask}
        </Button>
      }
      cancelLabel={text.cancel}
      submitLabel={text.submitRequest}
      isBusy={ask.isPending}
      held={useOwnDraft(`form-for-${patientId}`)}
      initial={{ formId: '', dueOn: '' }}
      read={({ formId, dueOn }) => {
        const reading = readForm(formRequest, { patientId, formId, dueOn: dueOn || null })
        return formId ? reading : withProblems(reading, { formId: 'formMissing' })
      }}
      words={text.problems}
      onReady={(request, close) => void ask.mutateAsync(request).then(close, () => {})}
    >
      {({ field, choice }) => (
        <>
          <SelectField
            label={text.which}
            placeholder={text.chooseForm}
            {...choice('formId')}
            options={forms
              .filter(form => form.questionCount > 0)
              .map(form => ({ value: form.id, label: `${form.title} (${text.status[form.status]})` }))}
          />
          <TextField label={text.dueOn} {...field('dueOn')} type="date" min={today()} optional />
        </>
      )}
    </FormDialog>
  )
}
