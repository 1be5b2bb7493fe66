import type { ReactNode } from 'react'
import { calledName } from '#features/caseload/caseload.rules.ts'
import { NextStepLine } from '#features/caseload/parts/next-step.tsx'
import { ClosedSince } from '#features/cases/parts/case-standing.tsx'
import { Identity } from '#features/patients/patient-facts/parts/identity.tsx'
import { LastContact } from '#features/patients/patient-facts/parts/last-contact.tsx'
import { PhoneNumber, sayInOneLine } from '#features/patients/patient-facts/parts/safe-contact.tsx'
import type { PatientRecord } from '#features/patients/patient-records/patient-records.contract.ts'
import { patientRecordsText } from '#features/patients/patient-records/patient-records.text.ts'
import { DangerThisMonth } from '#features/safety/parts/danger-this-month.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { ShieldIcon } from '#ui/icons.ts'
import { patientRecordText as text } from './patient-record.text.ts'

/** What a patient is called, and what to know before the first word: pronouns, language, interpreter, account, a closed case, danger. */
export function PatientName({ patient }: { patient: PatientRecord }) {
  return (
    <div className="grid min-w-0 gap-x-3 gap-y-0.5 wrap-anywhere lg:flex lg:flex-wrap lg:items-baseline">
      <h1 className="font-semibold text-xl lg:text-[1.375rem]">{calledName(patient)}</h1>
      <div className="flex flex-wrap gap-x-3 text-muted text-sm">
        {patient.status !== 'active' && (
          <span className="font-semibold text-ink">{patientRecordsText.statuses[patient.status]}</span>
        )}
        {patient.pronouns && <span>{patient.pronouns}</span>}
        <Identity patient={patient} />
        <span>{text.speaks[patient.language]}</span>
        {patient.interpreterLanguage && (
          <span className="font-semibold text-ink">{text.interpreter(patient.interpreterLanguage)}</span>
        )}
        <span>{patient.hasAccount ? text.account.short : text.account.no}</span>
        <ClosedSince patient={patient} />
        <DangerThisMonth patientId={patient.id} />
      </div>
    </div>
  )
}

/** Before one picks up the phone: how to reach them safely (before any number), what comes next, and when somebody last did. */
export function PatientFacts({ patient }: { patient: PatientRecord }) {
  return (
    <dl className="grid text-sm max-sm:divide-y max-sm:divide-line sm:grid-cols-2 sm:gap-x-8 sm:gap-y-1 lg:grid-cols-[auto_minmax(0,2fr)_minmax(0,1fr)] min-[87.5rem]:grid-cols-[auto_minmax(0,1fr)_fit-content(22rem)]">
      <Fact label={text.reachSafely}>
        <span className="flex flex-wrap items-center gap-x-3">
          <span className="flex min-w-0 items-center gap-x-2 font-semibold wrap-anywhere">
            <ShieldIcon size={16} aria-hidden="true" className="shrink-0 text-rail" />
            {sayInOneLine(patient.contact)}
          </span>
          <PhoneNumber of={patient} />
        </span>
      </Fact>
      {patient.status === 'active' && (
        <Fact label={text.nextStep} className="sm:max-lg:order-last sm:max-lg:col-span-2">
          <NextStepLine patient={patient} />
        </Fact>
      )}
      <Fact label={text.lastContact}>
        <LastContact contact={patient.lastContact} />
      </Fact>
    </dl>
  )
}

function Fact({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={joinClasses('min-w-0 py-0.5 sm:py-0', className)}>
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="flex items-center sm:min-h-7">{children}</dd>
    </div>
  )
}
