import { useCaseNumber } from '#features/auth/auth.store.ts'
import { formatBirthDate, formatDate, today } from '#lib/dates.ts'
import type { PatientRecord } from '../../patient-records/patient-records.contract.ts'
import { isNotToBeCalled, yearsOf } from '../patient-facts.rules.ts'
import { patientFactsText as text } from '../patient-facts.text.ts'

/** What tells a patient from another of the same name: the case number to say on the phone, and the birth date. */
export function Identity({ patient }: { patient: Pick<PatientRecord, 'caseNumber' | 'birthDate'> }) {
  const { caseNumber, birthDate } = patient
  const sayCaseNumber = useCaseNumber()
  return (
    <p className="flex flex-wrap gap-x-3 text-muted">
      <span className="whitespace-nowrap tabular-nums">{text.caseNumber(sayCaseNumber(caseNumber))}</span>
      {birthDate && (
        <span>{text.born(formatBirthDate(birthDate), text.years(yearsOf(birthDate, today())))}</span>
      )}
    </p>
  )
}

/**
 * Where the patient was reached before; staff who look for such an address or number find them by it. Where calls are not
 * wanted, a former number is none to call either.
 */
export function FormerContacts({
  patient,
}: {
  patient: Pick<PatientRecord, 'formerContacts' | 'phone' | 'contact'>
}) {
  if (patient.formerContacts.length === 0) return null
  const isSaid = (value: string) => value.includes('@') || !isNotToBeCalled(patient)
  return (
    <div className="grid gap-1">
      <h3 className="font-semibold">{text.formerHeading}</h3>
      <ul className="grid gap-1 text-muted wrap-anywhere">
        {patient.formerContacts.map(({ value, endedAt }) => (
          <li key={value}>
            {isSaid(value)
              ? text.former(value, formatDate(endedAt))
              : text.formerNumber(formatDate(endedAt), text.safeContact.mayNotCall)}
          </li>
        ))}
      </ul>
    </div>
  )
}
