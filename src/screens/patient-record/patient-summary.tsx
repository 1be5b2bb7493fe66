import type { ComponentType, ReactNode } from 'react'
import { placeOf } from '#features/assistant/parts/draft-lines.tsx'
import { CareTeamCard } from '#features/care-team/parts/care-team-card.tsx'
import { calledName } from '#features/caseload/caseload.rules.ts'
import { CaseHistory } from '#features/cases/parts/case-history.tsx'
import { CaseTransition } from '#features/cases/parts/case-standing.tsx'
import type { PatientRecord } from '#features/patients/patient-records/patient-records.contract.ts'
import { SettledAlerts } from '#features/safety/parts/settled-alerts.tsx'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import * as headerParts from './header-parts.tsx'
import { ContactCard, NotesCard, OnboardingCard } from './patient-cards.tsx'
import { PatientDrafts } from './patient-drafts.tsx'

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

/** Who somebody is and who helps: how to reach them, their own words, their team, what waits to be read. */
export function PatientSummary({ patient, mayChange, actions, teamAction, checkIns, last }: SummaryParts) {
  const hat = useStaffHat()
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-2">
          {Object.entries(parts).map(([name, Part]) => (
            <Part key={name} patientId={patient.id} />
          ))}
        </div>
        <div className="flex min-w-0 flex-wrap gap-3">
          <CaseTransition patient={patient} name={calledName(patient)} />
          {actions}
        </div>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-3">
        <div className="grid grid-cols-1 gap-6 lg:col-span-2">
          <div id={placeOf('notes')} className="grid scroll-mt-56 grid-cols-1">
            <NotesCard patient={patient} />
          </div>
          {mayChange && <PatientDrafts hat={hat} patientId={patient.id} />}
          {checkIns}
        </div>
        <div className="grid grid-cols-1 gap-6">
          <ContactCard patient={patient} />
          <CareTeamCard patientId={patient.id} name={calledName(patient)} action={teamAction} />
          <OnboardingCard patient={patient} />
          <SettledAlerts patientId={patient.id} />
          <div id={placeOf('record')} className="grid scroll-mt-56 grid-cols-1 empty:hidden">
            <CaseHistory patientId={patient.id} />
          </div>
          {last}
        </div>
      </div>
    </>
  )
}
