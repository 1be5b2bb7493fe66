import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { placeOf } from '#features/assistant/parts/draft-lines.tsx'
import { CareTeamCard } from '#features/care-team/parts/care-team-card.tsx'
import { calledName } from '#features/caseload/caseload.rules.ts'
import { CaseHistory } from '#features/cases/parts/case-history.tsx'
import { CaseTransition } from '#features/cases/parts/case-standing.tsx'
import type { PatientRecord } from '#features/patients/patient-records/patient-records.contract.ts'
import { SettledAlerts } from '#features/safety/parts/settled-alerts.tsx'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Card } from '#ui/card.tsx'
import * as headerParts from './header-parts.gen.ts'
import { ContactCard, NotesCard, OnboardingCard } from './patient-cards.tsx'
import { PatientDrafts } from './patient-drafts.tsx'
import { PatientOpen } from './patient-open.tsx'
import { patientRecordText as text } from './patient-record.text.ts'
import { addressOf } from './patient-sections.tsx'
import { PatientWants } from './patient-wants.tsx'

const parts: Readonly<Record<string, ComponentType<{ patientId: string }>>> = headerParts

export interface SummaryParts {
  patient: PatientRecord
  /** Whether this hat also asks for forms and drafts, makes a checklist and writes on it: all but a specialist (decision 7). */
  mayChange: boolean
  /** After closing and reopening: what else is done with the record. */
  actions: ReactNode
  /** Beside the heading of the care team: what else can be done with it. */
  teamAction?: ReactNode
  checkIns?: ReactNode
  /** Below everything else. */
  last?: ReactNode
}

/**
 * What one reads before a visit, the most pressing first: what they want, what is open, who helps, what waits to be read, their own
 * words; then how to reach them, and what is done with the record itself.
 */
export function PatientSummary({
  patient,
  mayChange,
  actions,
  teamAction,
  checkIns,
  drafts,
  last,
}: SummaryParts & { drafts: ReactNode }) {
  const hat = useStaffHat()
  const here = useLocation()
  return (
    <>
      <PatientWants patientId={patient.id} toGoals={addressOf('goals', here)} />
      <PatientOpen patientId={patient.id} toSection={section => addressOf(section, here)} />
      <CareTeamCard patientId={patient.id} name={calledName(patient)} action={teamAction} />
      {drafts && <Card title={text.drafts}>{drafts}</Card>}
      {mayChange && <PatientDrafts hat={hat} patientId={patient.id} />}
      <div id={placeOf('notes')} className="grid scroll-mt-56 grid-cols-1 border-line border-t">
        <NotesCard patient={patient} />
      </div>
      {checkIns}
      <ContactCard patient={patient} />
      <OnboardingCard patient={patient} />
      <SettledAlerts patientId={patient.id} />
      <div id={placeOf('record')} className="grid scroll-mt-56 grid-cols-1 border-line border-t empty:hidden">
        <CaseHistory patientId={patient.id} />
      </div>
      {/* A specialist neither closes nor edits: without a tag there is nothing here. */}
      <Card title={text.record} className="not-has-[button,a,li,p]:hidden">
        <div className="flex min-w-0 flex-wrap gap-3">
          <CaseTransition patient={patient} name={calledName(patient)} />
          {actions}
        </div>
        {Object.entries(parts).map(([name, Part]) => (
          <Part key={name} patientId={patient.id} />
        ))}
      </Card>
      {last}
    </>
  )
}
