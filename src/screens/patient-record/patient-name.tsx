import type { ComponentType } from 'react'
import { calledName } from '#features/caseload/caseload.rules.ts'
import { ClosedSince } from '#features/cases/parts/case-standing.tsx'
import { Identity } from '#features/patients/patient-facts/parts/identity.tsx'
import type { PatientRecord } from '#features/patients/patient-records/patient-records.contract.ts'
import { patientRecordsText } from '#features/patients/patient-records/patient-records.text.ts'
import { Badge } from '#ui/badge.tsx'
import * as headerParts from './header-parts.tsx'
import { patientRecordText as text } from './patient-record.text.ts'

const parts: Readonly<Record<string, ComponentType<{ patientId: string }>>> = headerParts

/** What a patient is called, and what to know before the first word: status, pronouns, language, interpreter. */
export function PatientName({ patient }: { patient: PatientRecord }) {
  return (
    <div className="grid min-w-0 gap-2 [overflow-wrap:anywhere]">
      <h1 className="font-semibold text-2xl sm:text-3xl">{calledName(patient)}</h1>
      <Identity patient={patient} />
      <div className="flex flex-wrap gap-2">
        <Badge tone={patient.status === 'active' ? 'rail' : 'plain'}>
          {patientRecordsText.statuses[patient.status]}
        </Badge>
        {patient.pronouns && <Badge>{patient.pronouns}</Badge>}
        <Badge>{text.speaks[patient.language]}</Badge>
        {patient.interpreterLanguage && (
          <Badge tone="marigold">{text.interpreter(patient.interpreterLanguage)}</Badge>
        )}
      </div>
      <ClosedSince patient={patient} />
      {Object.entries(parts).map(([name, Part]) => (
        <Part key={name} patientId={patient.id} />
      ))}
    </div>
  )
}
