import { useState } from 'react'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { calledName } from '#features/caseload/caseload.rules.ts'
import { casesText } from '#features/cases/cases.text.ts'
import { CaseChangeDialog } from '#features/cases/parts/case-change-dialog.tsx'
import { Remarks } from '#features/remarks/parts/remarks.tsx'
import type { Form } from '#ui/form.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import type { DialogOnDemand } from '#ui/on-demand.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { FactFields, type KeptPatient, readFacts, useFactsEdit } from '../patient-facts/parts/facts-form.tsx'
import type { PatientFacts } from '../patient-facts/patient-facts.contract.ts'
import { patientFactsText } from '../patient-facts/patient-facts.text.ts'
import type { AdministeredPatient } from '../patient-records/patient-records.contract.ts'
import { patientRecordsText as text } from '../patient-records/patient-records.text.ts'

type Status = AdministeredPatient['status']
export type EditedPatient = KeptPatient & { status: Status }

/**
 * Changes the record of a patient, notes included; for administrators. Another status is asked about in a dialog of its own, which
 * follows.
 */
export function EditPatientDialog({ patient, ...opened }: { patient: EditedPatient } & DialogOnDemand) {
  const [transitionTo, setTransitionTo] = useState<Status>()
  const { initial, save, ...edit } = useFactsEdit(patient)
  const { id, status, hasAccount } = patient
  const name = calledName(patient)
  return (
    <>
      <FormDialog
        {...opened}
        title={text.editTitle}
        description={patientFactsText.hint}
        cancelLabel={text.cancel}
        submitLabel={text.save}
        held={useOwnDraft(`record-${id}`)}
        initial={{ ...initial, status }}
        read={readEdit}
        words={patientFactsText.problems}
        onReady={({ chosen, ...edited }, close) =>
          save(edited, () => {
            close()
            if (chosen !== status) setTransitionTo(chosen)
          })
        }
        {...edit}
      >
        {form => (
          <>
            <FactFields form={form} hasAccount={hasAccount} />
            <StatusField form={form} />
            <section className="grid gap-2 border-line border-t pt-4">
              <h3 className="font-semibold">{text.notes}</h3>
              <Remarks hat="administrator" patientId={id} itemId={null} about={name} saysNone />
            </section>
          </>
        )}
      </FormDialog>
      {transitionTo && (
        <CaseChangeDialog
          to={transitionTo}
          hat="administrator"
          patientId={id}
          name={name}
          open
          onOpenChange={() => setTransitionTo(undefined)}
        />
      )}
    </>
  )
}

/** What is changed at once, and the status that is asked about in a dialog of its own. */
function readEdit(
  { status: chosen, ...values }: PatientFacts & { status: Status },
  _id: string,
  seen: PatientFacts,
) {
  const { data: edited, problems } = readFacts(values, seen)
  return edited ? { data: { ...edited, chosen } } : { problems }
}

function StatusField({ form: { choice } }: { form: Form<PatientFacts & { status: Status }> }) {
  return (
    <SelectField
      label={text.status}
      hint={casesText.statusHint}
      {...choice('status')}
      options={[
        { value: 'active', label: text.statuses.active },
        { value: 'inactive', label: text.statuses.inactive },
      ]}
    />
  )
}
