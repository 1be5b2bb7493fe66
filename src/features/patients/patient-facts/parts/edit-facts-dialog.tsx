import { useOwnDraft } from '#features/auth/auth.store.ts'
import { readForm } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { EditIcon } from '#ui/icons.ts'
import { patientFacts } from '../patient-facts.contract.ts'
import { patientFactsText as text } from '../patient-facts.text.ts'
import { FactFields, type KeptPatient, useFactsEdit } from './facts-form.tsx'

/** Changes the facts of a record, for those who care for the patient. */
export function EditFactsDialog({ patient }: { patient: KeptPatient }) {
  const { unseen, save, ...edit } = useFactsEdit(patient)
  return (
    <FormDialog
      title={text.title}
      description={text.hint}
      trigger={
        <Button look="secondary" icon={<EditIcon size={18} aria-hidden="true" />}>
          {text.edit}
        </Button>
      }
      cancelLabel={text.cancel}
      submitLabel={text.save}
      held={useOwnDraft(`facts-${patient.id}`)}
      read={values => readForm(patientFacts, values)}
      words={text.problems}
      onReady={save}
      {...edit}
    >
      {form => <FactFields form={form} unseen={unseen} hasAccount={patient.hasAccount} />}
    </FormDialog>
  )
}
