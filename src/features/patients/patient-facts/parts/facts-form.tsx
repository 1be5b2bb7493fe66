import { useMutation } from '@tanstack/react-query'
import { formatBirthDate } from '#lib/dates.ts'
import { type FormReading, readForm } from '#lib/form-reading.ts'
import { changedFields } from '#lib/unseen.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import type { Form } from '#ui/form.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { SharedFields } from '#ui/unseen.tsx'
import type { PatientRecord } from '../../patient-records/patient-records.contract.ts'
import { type PatientFact, type PatientFacts, patientFacts } from '../patient-facts.contract.ts'
import { changeFacts } from '../patient-facts.queries.ts'
import { patientFactsText as text } from '../patient-facts.text.ts'

const names = Object.keys(text.facts) as PatientFact[]

/** Whose facts are changed: a record as it is opened, or as a list shows it. */
export type KeptPatient = Pick<PatientRecord, PatientFact | 'id' | 'hasAccount'>

const factsOf = (patient: KeptPatient) =>
  Object.fromEntries(names.map(name => [name, patient[name] ?? ''])) as PatientFacts

/** Facts as they are to be, and as they were when somebody began to type. */
export interface FactsEdit {
  facts: PatientFacts
  seen: PatientFacts
}

const shared: SharedFields = {
  labels: text.facts,
  reads: {
    birthDate: formatBirthDate,
    language: language => (language === 'es' ? text.languages.es : text.languages.en),
  },
}

/** An edit of a record's facts, as a dialog with a form takes it. */
export function useFactsEdit(patient: KeptPatient) {
  const change = useMutation(changeFacts(useStaffHat()))
  return {
    initial: factsOf(patient),
    shared,
    isBusy: change.isPending,
    failure: change.error,
    save: ({ facts, seen }: FactsEdit, onSaved: () => void) => {
      const changes = changedFields(facts, seen)
      if (Object.keys(changes).length === 0) return onSaved()
      void change.mutateAsync({ id: patient.id, changes, seen }).then(onSaved, () => {})
    },
  }
}

/** Reads the facts of a form; `seen` is what stood there. */
export function readFacts(values: PatientFacts, seen: PatientFacts): FormReading<FactsEdit> {
  const { data: facts, problems } = readForm(patientFacts, values)
  const known = Object.fromEntries(names.map(name => [name, seen[name]])) as PatientFacts
  return facts ? { data: { facts, seen: known } } : { problems }
}

/** The fields of every fact. */
export function FactFields<Values extends PatientFacts>({
  form: { field, choice },
  hasAccount,
}: {
  form: Form<Values>
  hasAccount: boolean
}) {
  const { facts } = text
  const part = (name: PatientFact, maxLength = 100) => (
    <TextField label={facts[name]} {...field(name)} autoComplete="off" maxLength={maxLength} optional />
  )
  return (
    <>
      <TextField label={facts.name} {...field('name')} autoComplete="off" maxLength={100} required />
      <div className="grid gap-5 sm:grid-cols-2">
        {part('givenName')}
        {part('familyName')}
        {part('preferredName')}
        {part('pronouns', 40)}
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
