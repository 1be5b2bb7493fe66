import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calledName } from '#features/caseload/caseload.rules.ts'
import { patientsOfOrganization } from '#features/patients/patient-records/patient-records.queries.ts'
import { staffNames } from '#features/staff/staff.queries.ts'
import { useDebounced } from '#ui/debounced.ts'
import { PersonField, type PersonOption, personOption } from '#ui/person-field.tsx'
import type { AssigneeType } from '../task-management.rules.ts'
import { taskManagementText as text } from '../task-management.text.ts'

interface AssigneeFieldProps {
  label: string
  type: AssigneeType
  value: string
  onValueChange: (id: string) => void
  error?: string | undefined
  /** Stands before the people, such as all of them. */
  first?: PersonOption
  /** What to call whoever is chosen already, where they were not looked for here. */
  chosenName?: string | undefined
  /** Whoever has no account can't be chosen. */
  needsAccount?: boolean
}

/** One person of a kind: staff by name, patients as the server finds them. */
export function AssigneeField({ type, ...field }: AssigneeFieldProps) {
  return type === 'patient' ? <PatientField {...field} /> : <StaffField type={type} {...field} />
}

const withFirst = (first: PersonOption | undefined, options: PersonOption[]) =>
  first ? [first, ...options] : options

function StaffField({
  type,
  first,
  chosenName: _,
  needsAccount: __,
  ...field
}: AssigneeFieldProps & { type: 'case_manager' | 'specialist' }) {
  const { data } = useQuery(staffNames)
  const people = (type === 'case_manager' ? data?.caseManagers : data?.specialists) ?? []
  return <PersonField {...field} options={withFirst(first, people.map(personOption))} />
}

function PatientField({
  first,
  chosenName,
  needsAccount = false,
  value,
  onValueChange,
  ...field
}: Omit<AssigneeFieldProps, 'type'>) {
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<PersonOption>()
  const { data } = useQuery(patientsOfOrganization(useDebounced(words.trim(), 200)))
  const found = (data?.patients ?? []).map(patient => ({
    ...personOption({ ...patient, name: calledName(patient), fullName: patient.name }),
    ...(needsAccount && !patient.hasAccount && { taken: text.withoutAccount }),
  }))
  const known = chosen?.value === value ? chosen : value && chosenName && { value, label: chosenName }
  const isListed =
    !known || known.value === first?.value || found.some(option => option.value === known.value)
  return (
    <PersonField
      {...field}
      hint={text.assigneeHint}
      value={value}
      onWords={setWords}
      onValueChange={id => {
        setChosen(found.find(option => option.value === id))
        onValueChange(id)
      }}
      options={withFirst(first, isListed ? found : [known, ...found])}
    />
  )
}
