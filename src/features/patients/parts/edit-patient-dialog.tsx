import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { casesText } from '#features/cases/cases.text.ts'
import { CaseChangeDialog } from '#features/cases/parts/case-change-dialog.tsx'
import { Remarks } from '#features/remarks/parts/remarks.tsx'
import { readForm } from '#lib/form-reading.ts'
import { Button, IconButton } from '#ui/button.tsx'
import type { Form } from '#ui/form.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { EditIcon } from '#ui/icons.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { UnseenFacts } from '../patient-facts/parts/unseen-facts.tsx'
import { patientFactsText } from '../patient-facts/patient-facts.text.ts'
import { type AdministeredPatient, patientEdit } from '../patient-records/patient-records.contract.ts'
import { changePatient } from '../patient-records/patient-records.queries.ts'
import { patientRecordsText as text } from '../patient-records/patient-records.text.ts'

type Edited = Pick<AdministeredPatient, 'id' | 'name' | 'email' | 'phone' | 'status' | 'hasAccount'>

const labels = { name: text.name, email: text.email, phone: text.phone }

/**
 * Changes the record of a patient; for administrators. Another status is asked about in a dialog of its own, which follows.
 * `isLabelled` where the button stands alone and not in a row.
 */
export function EditPatientDialog({
  patient,
  isLabelled = false,
}: {
  isLabelled?: boolean
  patient: Edited
}) {
  const [transitionTo, setTransitionTo] = useState<'active' | 'inactive'>()
  // What stood here when the dialog opened: what others write meanwhile is shown before it is written over.
  const [begun, setBegun] = useState<Words>()
  const [unseen, setUnseen] = useState<Record<string, string>>({})
  const change = useMutation(changePatient)
  const { name, status } = patient
  const initial = begun ?? wordsOf(patient)
  return (
    <>
      <FormDialog
        title={text.editTitle}
        onOpenChange={opens => {
          setBegun(opens ? wordsOf(patient) : undefined)
          setUnseen({})
        }}
        trigger={
          isLabelled ? (
            <Button look="secondary" icon={<EditIcon size={18} aria-hidden="true" />}>
              {text.editTitle}
            </Button>
          ) : (
            <IconButton label={text.editOf(name)} icon={<EditIcon size={18} aria-hidden="true" />} />
          )
        }
        cancelLabel={text.cancel}
        submitLabel={text.save}
        isBusy={change.isPending}
        held={useOwnDraft(`record-${patient.id}`)}
        initial={initial}
        read={({ status: chosen, ...values }) => {
          const { status: _, ...seen } = { ...initial, ...unseen }
          return readEdit(patient.id, chosen, { ...values, seen })
        }}
        words={text.problems}
        onReady={({ edit, chosen }, close) =>
          change.mutate(edit, {
            onSuccess: answer => {
              if (answer.unseen) return setUnseen({ ...unseen, ...answer.unseen })
              close()
              if (chosen !== status) setTransitionTo(chosen)
            },
          })
        }
      >
        {form => (
          <>
            <UnseenFacts facts={unseen} labels={labels} />
            <EditFields form={form} hasAccount={patient.hasAccount} />
            <section className="grid gap-2 border-line border-t pt-4">
              <h3 className="font-semibold">{text.notes}</h3>
              <Remarks hat="administrator" patientId={patient.id} itemId={null} about={name} saysNone />
            </section>
          </>
        )}
      </FormDialog>
      {transitionTo && (
        <CaseChangeDialog
          to={transitionTo}
          hat="administrator"
          patientId={patient.id}
          name={name}
          open
          onOpenChange={() => setTransitionTo(undefined)}
        />
      )}
    </>
  )
}

/** What is changed at once, and the status that is asked about in a dialog of its own. */
function readEdit(id: string, chosen: Edited['status'], values: object) {
  const { data: edit, problems } = readForm(patientEdit, { id, ...values })
  return edit ? { data: { edit, chosen } } : { problems }
}

type Words = Record<'name' | 'email' | 'phone', string> & Pick<Edited, 'status'>

const wordsOf = ({ name, email, phone, status }: Edited): Words => ({
  name,
  email: email ?? '',
  phone: phone ?? '',
  status,
})

function EditFields({ form: { field, choice }, hasAccount }: { form: Form<Words>; hasAccount: boolean }) {
  return (
    <>
      <TextField label={text.name} {...field('name')} />
      <TextField
        label={text.email}
        hint={hasAccount ? patientFactsText.emailOfAccountHint : undefined}
        {...field('email')}
        type="email"
        readOnly={hasAccount}
        optional
      />
      <TextField label={text.phone} {...field('phone')} type="tel" optional />
      <SelectField
        label={text.status}
        hint={casesText.statusHint}
        {...choice('status')}
        options={[
          { value: 'active', label: text.statuses.active },
          { value: 'inactive', label: text.statuses.inactive },
        ]}
      />
    </>
  )
}
