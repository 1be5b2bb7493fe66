import type { ReactNode } from 'react'
import { calledName } from '#features/caseload/caseload.rules.ts'
import { NextStepLine } from '#features/caseload/parts/next-step.tsx'
import { ClosedSince } from '#features/cases/parts/case-standing.tsx'
import { Identity } from '#features/patients/patient-facts/parts/identity.tsx'
import { PhoneNumber, sayInOneLine } from '#features/patients/patient-facts/parts/safe-contact.tsx'
import type { PatientRecord } from '#features/patients/patient-records/patient-records.contract.ts'
import { patientRecordsText } from '#features/patients/patient-records/patient-records.text.ts'
import { daysBetween } from '#features/queue/queue.rules.ts'
import { formatDate, today } from '#lib/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { ShieldIcon } from '#ui/icons.ts'
import { patientRecordText as text } from './patient-record.text.ts'

/** What a patient is called, and what to know before the first word: status, pronouns, language, interpreter, account. */
export function PatientName({ patient }: { patient: PatientRecord }) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 wrap-anywhere">
      <h1 className="font-semibold text-xl lg:text-2xl">{calledName(patient)}</h1>
      <Identity patient={patient} />
      <div className="flex flex-wrap gap-2">
        <Badge tone={patient.status === 'active' ? 'rail' : 'plain'}>
          {patientRecordsText.statuses[patient.status]}
        </Badge>
        {patient.pronouns && <Badge mayWrap>{patient.pronouns}</Badge>}
        <Badge>{text.speaks[patient.language]}</Badge>
        {patient.interpreterLanguage && (
          <Badge tone="marigold">{text.interpreter(patient.interpreterLanguage)}</Badge>
        )}
        {!patient.hasAccount && <Badge>{text.account.no}</Badge>}
      </div>
      <ClosedSince patient={patient} />
    </div>
  )
}

/** Before one picks up the phone: how to reach them safely (before any number), what comes next, and when somebody last did. */
export function PatientFacts({ patient }: { patient: PatientRecord }) {
  const { contact, phone } = patient
  return (
    <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2 lg:grid-cols-[auto_1fr_auto]">
      <Fact label={text.reachSafely}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ShieldIcon size={16} aria-hidden="true" className="shrink-0 text-rail" />
          <span className="min-w-0 font-semibold wrap-anywhere">{sayInOneLine(contact)}</span>
          <PhoneNumber phone={phone} contact={contact} />
        </span>
      </Fact>
      {patient.status === 'active' && (
        <Fact label={text.nextStep} className="sm:max-lg:order-last sm:max-lg:col-span-2">
          <NextStepLine patient={patient} />
        </Fact>
      )}
      <Fact label={text.lastContact.label}>
        <LastContact at={patient.lastContactAt} />
      </Fact>
    </dl>
  )
}

function Fact({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={joinClasses('min-w-0', className)}>
      <dt className="text-muted">{label}</dt>
      <dd className="flex min-h-11 items-center lg:min-h-9">{children}</dd>
    </div>
  )
}

function LastContact({ at }: { at: string | null }) {
  if (!at) return <span className="text-muted">{text.lastContact.none}</span>
  const days = Math.max(0, daysBetween(today(undefined, new Date(at)), today()))
  return (
    <span>
      <span className="font-semibold">{formatDate(at)}</span>{' '}
      <span className="text-muted">{text.lastContact.daysAgo(days)}</span>
    </span>
  )
}
