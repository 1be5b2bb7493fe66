import { calledName } from '#features/caseload/caseload.rules.ts'
import { ClosedSince } from '#features/people/patients/parts/case-standing.tsx'
import type { PatientRecord } from '#features/people/patients/patients-staff.contract.ts'
import { patientsStaffText } from '#features/people/patients/patients-staff.text.ts'
import { Badge } from '#ui/badge.tsx'
import { patientText as text } from './patient.text.ts'

/** What a patient is called, and what to know before the first word: status, pronouns, language, interpreter. */
export function PatientName({ patient }: { patient: PatientRecord }) {
  const called = calledName(patient)
  return (
    <div className="grid min-w-0 gap-2 [overflow-wrap:anywhere]">
      <h1 className="font-semibold text-2xl sm:text-3xl">{called}</h1>
      {called !== patient.name && <p className="text-muted">{text.fullName(patient.name)}</p>}
      <div className="flex flex-wrap gap-2">
        <Badge tone={patient.status === 'active' ? 'rail' : 'plain'}>
          {patientsStaffText.statuses[patient.status]}
        </Badge>
        {patient.pronouns && <Badge>{patient.pronouns}</Badge>}
        <Badge>{text.speaks[patient.language]}</Badge>
        {patient.interpreterLanguage && (
          <Badge tone="marigold">{text.interpreter(patient.interpreterLanguage)}</Badge>
        )}
      </div>
      <ClosedSince patient={patient} />
    </div>
  )
}
