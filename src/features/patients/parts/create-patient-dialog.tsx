import { useMutation } from '@tanstack/react-query'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { readForm } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { AddPersonIcon } from '#ui/icons.ts'
import { useOpenedByAddress } from '#ui/opened-by-address.ts'
import { TextField } from '#ui/text-field.tsx'
import { newPatient } from '../patient-records/patient-records.contract.ts'
import { createPatient } from '../patient-records/patient-records.queries.ts'
import { patientRecordsText as text } from '../patient-records/patient-records.text.ts'

/** Creates a patient in one's own caseload. Its fields are empty again whenever it opens. */
export function CreatePatientDialog() {
  const [isOpen, setIsOpen] = useOpenedByAddress('patient')
  const create = useMutation(createPatient)
  return (
    <FormDialog
      title={text.create}
      description={text.createHint}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button look="primary" icon={<AddPersonIcon size={20} aria-hidden="true" />}>
          {text.create}
        </Button>
      }
      cancelLabel={text.cancel}
      submitLabel={text.createSave}
      isBusy={create.isPending}
      held={useOwnDraft('new-patient')}
      initial={{ name: '', email: '', phone: '' }}
      read={(values, id) => readForm(newPatient, { id, ...values })}
      words={text.problems}
      onReady={(patient, close) => create.mutate(patient, { onSuccess: close })}
    >
      {({ field }) => (
        <>
          <TextField label={text.name} {...field('name')} autoComplete="off" required />
          <TextField label={text.email} {...field('email')} type="email" autoComplete="off" optional />
          <TextField label={text.phone} {...field('phone')} type="tel" autoComplete="off" optional />
        </>
      )}
    </FormDialog>
  )
}
