import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import type { Form } from '#ui/form.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { PatientRecord } from '../../patient-records/patient-records.contract.ts'
import type { PatientFact, PatientFacts } from '../patient-facts.contract.ts'
import { changeFacts } from '../patient-facts.queries.ts'
import { changedFacts } from '../patient-facts.rules.ts'
import { patientFactsText as text } from '../patient-facts.text.ts'
import { UnseenFacts } from './unseen-facts.tsx'

const names = Object.keys(text.facts) as PatientFact[]

/** Whose facts are changed: a record as it is opened, or as a list shows it. */
export type KeptPatient = Pick<PatientRecord, PatientFact | 'id' | 'hasAccount'>

const factsOf = (patient: KeptPatient) =>
  Object.fromEntries(names.map(name => [name, patient[name] ?? ''])) as PatientFacts

/** An edit of a record's facts, from the moment its dialog opens: the record behind it follows what others write. */
export function useFactsEdit(patient: KeptPatient) {
  const [seen, setSeen] = useState<PatientFacts>()
  const [unseen, setUnseen] = useState<Partial<PatientFacts>>({})
  const change = useMutation(changeFacts(useStaffHat()))
  const initial = seen ?? factsOf(patient)
  return {
    initial,
    unseen,
    isBusy: change.isPending,
    failure: change.error,
    onOpenChange: (opens: boolean) => {
      setSeen(opens ? factsOf(patient) : undefined)
      setUnseen({})
    },
    /** What somebody else changed meanwhile is shown before anything is written over it; `onSaved` waits for the next try. */
    save: (facts: PatientFacts, onSaved: () => void) => {
      const changes = changedFacts(facts, initial)
      if (Object.keys(changes).length === 0) return onSaved()
      change.mutate(
        { id: patient.id, changes, seen: { ...initial, ...unseen } },
        {
          onSuccess: answer =>
            answer.unseen ? setUnseen({ ...unseen, ...answer.unseen } as Partial<PatientFacts>) : onSaved(),
        },
      )
    },
  }
}

/** The fields of every fact, after what came from somebody else while one was typing. */
export function FactFields<Values extends PatientFacts>({
  form: { field, choice },
  unseen,
  hasAccount,
}: {
  form: Form<Values>
  unseen: Partial<PatientFacts>
  hasAccount: boolean
}) {
  const { facts } = text
  const part = (name: PatientFact, maxLength = 100) => (
    <TextField label={facts[name]} {...field(name)} autoComplete="off" maxLength={maxLength} optional />
  )
  return (
    <>
      <UnseenFacts facts={unseen} labels={facts} />
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
