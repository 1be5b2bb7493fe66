import { useOwnDraft } from '#features/auth/auth.store.ts'
import { Button } from '#ui/button.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { EditIcon } from '#ui/icons.ts'
import { patientFactsText as text } from '../patient-facts.text.ts'
import { FactFields, type KeptPatient, readFacts, useFactsEdit } from './facts-form.tsx'

/** Changes the facts of a record, for those who care for the patient. */
export function EditFactsDialog({ patient }: { patient: KeptPatient }) {
  const { save, ...edit } = useFactsEdit(patient)
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
      read={(values, _id, seen) => readFacts(values, seen)}
      words={text.problems}
      onReady={save}
      {...edit}
    >
      {form => <FactFields form={form} hasAccount={patient.hasAccount} />}
    </FormDialog>
  )
}
