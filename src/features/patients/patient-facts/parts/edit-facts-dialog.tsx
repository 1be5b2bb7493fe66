import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { readForm } from '#lib/form-reading.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import type { Form } from '#ui/form.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { EditIcon } from '#ui/icons.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { PatientRecord } from '../../patient-records/patient-records.contract.ts'
import { type PatientFact, type PatientFacts, patientFacts } from '../patient-facts.contract.ts'
import { changeFacts } from '../patient-facts.queries.ts'
import { changedFacts } from '../patient-facts.rules.ts'
import { patientFactsText as text } from '../patient-facts.text.ts'
import { UnseenFacts } from './unseen-facts.tsx'

const names = Object.keys(text.facts) as PatientFact[]

const factsOf = (patient: PatientRecord) =>
  Object.fromEntries(names.map(name => [name, patient[name] ?? ''])) as PatientFacts

/** Changes the facts of a record. What somebody else changed meanwhile is shown before anything is written over it. */
export function EditFactsDialog({ patient }: { patient: PatientRecord }) {
  // Held from the moment the dialog opens: the record behind it follows what others write.
  const [seen, setSeen] = useState<PatientFacts>()
  const [unseen, setUnseen] = useState<Partial<PatientFacts>>()
  const change = useMutation(changeFacts(useStaffHat()))
  const initial = seen ?? factsOf(patient)
  return (
    <FormDialog
      title={text.title}
      description={text.hint}
      onOpenChange={opens => {
        setSeen(opens ? factsOf(patient) : undefined)
        setUnseen(undefined)
      }}
      trigger={
        <Button look="secondary" icon={<EditIcon size={18} aria-hidden="true" />}>
          {text.edit}
        </Button>
      }
      cancelLabel={text.cancel}
      submitLabel={text.save}
      isBusy={change.isPending}
      failure={change.error}
      held={useOwnDraft(`facts-${patient.id}`)}
      initial={initial}
      read={values => readForm(patientFacts, values)}
      words={text.problems}
      onReady={(facts, close) =>
        change.mutate(
          { id: patient.id, changes: changedFacts(facts, initial), seen: { ...initial, ...unseen } },
          {
            onSuccess: answer => {
              if (!answer.unseen) return close()
              setUnseen({ ...unseen, ...answer.unseen } as Partial<PatientFacts>)
            },
          },
        )
      }
    >
      {form => (
        <>
          <UnseenFacts facts={unseen ?? {}} labels={text.facts} />
          <FactFields form={form} hasAccount={patient.hasAccount} />
        </>
      )}
    </FormDialog>
  )
}

function FactFields({
  form: { field, choice },
  hasAccount,
}: {
  form: Form<PatientFacts>
  hasAccount: boolean
}) {
  const { facts } = text
  return (
    <>
      <TextField label={facts.name} {...field('name')} autoComplete="off" maxLength={100} required />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={facts.givenName}
          {...field('givenName')}
          autoComplete="off"
          maxLength={100}
          optional
        />
        <TextField
          label={facts.familyName}
          {...field('familyName')}
          autoComplete="off"
          maxLength={100}
          optional
        />
        <TextField
          label={facts.preferredName}
          {...field('preferredName')}
          autoComplete="off"
          maxLength={100}
          optional
        />
        <TextField label={facts.pronouns} {...field('pronouns')} autoComplete="off" maxLength={40} optional />
        <TextField label={facts.birthDate} {...field('birthDate')} type="date" optional />
        <SelectField
          label={facts.language}
          {...choice('language')}
          options={(['en', 'es'] as const).map(value => ({ value, label: text.languages[value] }))}
        />
      </div>
      <TextField
        label={facts.interpreterLanguage}
        hint={text.interpreterHint}
        {...field('interpreterLanguage')}
        autoComplete="off"
        maxLength={60}
        optional
      />
      <TextField
        label={facts.email}
        hint={hasAccount ? text.emailOfAccountHint : text.emailHint}
        {...field('email')}
        type="email"
        autoComplete="off"
        readOnly={hasAccount}
        optional
      />
      <TextField
        label={facts.phone}
        {...field('phone')}
        type="tel"
        autoComplete="off"
        maxLength={20}
        optional
      />
    </>
  )
}
