import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ActivityFeed } from '#features/activities/parts/activity-feed.tsx'
import { PatientAppointments } from '#features/appointments/parts/patient-appointments.tsx'
import type { SourceKind } from '#features/assistant/draft-sources/draft-sources.rules.ts'
import { placeOf } from '#features/assistant/parts/draft-lines.tsx'
import { CareTeamCard } from '#features/care-team/parts/care-team-card.tsx'
import { calledName } from '#features/caseload/caseload.rules.ts'
import { NextStepCard } from '#features/caseload/parts/next-step.tsx'
import { CaseHistory } from '#features/cases/parts/case-history.tsx'
import { CaseTransition } from '#features/cases/parts/case-standing.tsx'
import type { Checklist as ChecklistData } from '#features/checklist/checklist.contract.ts'
import { Checklist } from '#features/checklist/parts/checklist.tsx'
import { GenerateChecklist } from '#features/checklist/parts/generate-checklist.tsx'
import { PatientFiles } from '#features/files/parts/patient-files.tsx'
import { PatientForms } from '#features/forms/parts/patient-forms.tsx'
import { PatientGoals } from '#features/goals/parts/patient-goals.tsx'
import { CaseNotes } from '#features/notes/parts/case-notes.tsx'
import type { PatientRecord } from '#features/patients/patient-records/patient-records.contract.ts'
import { SafetyAlertList } from '#features/safety/parts/safety-alert-list.tsx'
import { SettledAlerts } from '#features/safety/parts/settled-alerts.tsx'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { BackIcon } from '#ui/icons.ts'
import { ContactCard, NotesCard, OnboardingCard } from './patient-cards.tsx'
import { PatientDrafts } from './patient-drafts.tsx'
import { PatientName } from './patient-name.tsx'
import { patientRecordText as text } from './patient-record.text.ts'
import { PatientTasks } from './patient-tasks.tsx'

interface RecordParts {
  patient: PatientRecord
  /** Whether this hat also asks for forms and drafts, makes a checklist and writes on it: all but a specialist (decision 7). */
  mayChange: boolean
  /** The list that this page was opened from. */
  back: { to: string; label: string }
  /** Beside the name, after closing and reopening. */
  actions: ReactNode
  /** What is said above everything else. */
  banner?: ReactNode
  /** Below the checklist: its bars as figures. */
  figures?: (list: ChecklistData) => ReactNode
  conversations?: ReactNode
  /** Beside the heading of the care team: what else can be done with it. */
  teamAction?: ReactNode
  checkIns?: ReactNode
  /** Below everything else. */
  last?: ReactNode
}

/** Everything about one patient. The parts are those of every hat; what only one hat has is handed in. */
export function PatientRecordParts({ patient, mayChange, back, actions, banner, ...parts }: RecordParts) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Heading patient={patient} back={back} actions={actions} />
      {banner}
      <SafetyAlertList patientId={patient.id} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-3">
        <div className="grid grid-cols-1 gap-6 lg:col-span-2">
          <CareParts patient={patient} mayChange={mayChange} figures={parts.figures} />
          {parts.conversations}
        </div>
        <div className="grid grid-cols-1 gap-6">
          <CareTeamCard patientId={patient.id} name={calledName(patient)} action={parts.teamAction} />
          <ContactCard patient={patient} />
          <OnboardingCard patient={patient} />
          <SettledAlerts patientId={patient.id} />
          <Place of="record">
            <CaseHistory patientId={patient.id} />
          </Place>
          {parts.checkIns}
          <Place of="notes">
            <NotesCard patient={patient} />
          </Place>
          <Activity patientId={patient.id} />
          {parts.last}
        </div>
      </div>
    </div>
  )
}

function Heading({ patient, back, actions }: Pick<RecordParts, 'patient' | 'back' | 'actions'>) {
  return (
    <div className="grid gap-3">
      <Link
        to={back.to}
        className="inline-flex min-h-11 w-fit items-center gap-2 text-rail underline underline-offset-4"
      >
        <BackIcon size={18} aria-hidden="true" />
        {back.label}
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PatientName patient={patient} />
        <div className="flex min-w-0 flex-wrap gap-3">
          <CaseTransition patient={patient} name={calledName(patient)} />
          {actions}
        </div>
      </div>
    </div>
  )
}

/** Where a kind of record stands, for a link of a draft's line; `and` is a second kind that stands there. */
function Place({ of, and, children }: { of: SourceKind; and?: SourceKind; children: ReactNode }) {
  return (
    <div id={placeOf(of)} className="grid scroll-mt-20 grid-cols-1 empty:hidden">
      {and && <span id={placeOf(and)} className="scroll-mt-20" />}
      {children}
    </div>
  )
}

/** What is done with and for the patient, from the next step to the checklist. */
function CareParts({ patient, mayChange, figures }: Pick<RecordParts, 'patient' | 'mayChange' | 'figures'>) {
  const hat = useStaffHat()
  const { id } = patient
  // A closed case asks nothing new of the patient.
  const isActive = patient.status === 'active'
  return (
    <>
      <Place of="next_step">{isActive && <NextStepCard patient={patient} />}</Place>
      <Place of="appointment">
        <PatientAppointments patientId={id} name={calledName(patient)} isClosed={!isActive} />
      </Place>
      {mayChange && <PatientDrafts hat={hat} patientId={id} />}
      <CaseNotes hat={hat} patient={patient} />
      <Place of="task">
        <PatientTasks patientId={id} mayCreate={isActive} />
      </Place>
      <Place of="goal">
        <PatientGoals patientId={id} mayCreate={isActive} />
      </Place>
      <Place of="form">
        <PatientForms patientId={id} mayAsk={mayChange && isActive} />
      </Place>
      <PatientFiles patientId={id} />
      <Place of="checklist" and="answer">
        {' '}
        <Checklist
          hat={hat}
          patientId={id}
          isReadOnly={!mayChange}
          making={list => (
            <GenerateChecklist patientId={id} list={list} mayGenerate={mayChange} isClosed={!isActive} />
          )}
          figures={figures}
        />
      </Place>{' '}
    </>
  )
}

function Activity({ patientId }: { patientId: string }) {
  return (
    <section className="grid gap-3">
      <h2 className="font-semibold text-lg">{text.activity}</h2>
      <ActivityFeed hat={useStaffHat()} patientId={patientId} />
    </section>
  )
}
