import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { ActivityFeed } from '#features/activities/parts/activity-feed.tsx'
import { PatientAppointments } from '#features/appointments/parts/patient-appointments.tsx'
import { calledName } from '#features/caseload/caseload.rules.ts'
import { NextStepCard } from '#features/caseload/parts/next-step.tsx'
import { Checklist } from '#features/checklist/parts/checklist.tsx'
import { GenerateChecklist } from '#features/checklist/parts/generate-checklist.tsx'
import { GivePatientCover, PatientCovers } from '#features/cover/parts/patient-cover.tsx'
import { PatientForms } from '#features/forms/parts/patient-forms.tsx'
import { PatientGoals } from '#features/goals/parts/patient-goals.tsx'
import { ConversationsReading } from '#features/messaging/parts/conversations-reading.tsx'
import { CaseNotes } from '#features/notes/parts/case-notes.tsx'
import { AssignPatientDialog } from '#features/people/patients/parts/assign-patient-dialog.tsx'
import { CaseHistory } from '#features/people/patients/parts/case-history.tsx'
import { CaseTurn } from '#features/people/patients/parts/case-standing.tsx'
import { EditPatientDialog } from '#features/people/patients/parts/edit-patient-dialog.tsx'
import type { PatientRecord } from '#features/people/patients/patients-staff.contract.ts'
import { patientRecordOf } from '#features/people/patients/patients-staff.queries.ts'
import { SafetyAlertList } from '#features/safety/parts/safety-alert-list.tsx'
import { problemCode } from '#platform/api.client.ts'
import { StaffHatContext } from '#platform/staff-hat.client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { BackIcon, PersonIcon } from '#ui/icons.ts'
import { Page } from '#ui/page.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { ContactCard, NotesCard, OnboardingCard } from '../case-manager/patient-cards.tsx'
import { PatientDrafts } from '../case-manager/patient-drafts.tsx'
import { PatientName } from '../case-manager/patient-name.tsx'
import { PatientTasks } from '../case-manager/patient-tasks.tsx'
import { adminPatientText as text } from './admin-patient.text.ts'

const goneCodes = ['NOT_FOUND', 'FORBIDDEN', 'BAD_REQUEST']

/** Everything about one patient of the organization, for an administrator; the address names the patient. */
export function AdminPatient({ patientId }: { patientId: string }) {
  const { data, error, isPending, refetch } = useQuery(patientRecordOf('administrator', patientId))
  const back = useBackAddress()
  if (goneCodes.includes(problemCode(error) ?? ''))
    return (
      <Page width="reading">
        <EmptyState
          {...text.missing}
          icon={<PersonIcon size={24} />}
          action={<ButtonLink to={back}>{text.back}</ButtonLink>}
        />
      </Page>
    )
  return (
    <StaffHatContext value="administrator">
      <Page width="wide">
        {isPending && <SkeletonLines lines={8} />}
        {error && !data && <FailureState onTryAgain={() => void refetch()} />}
        {data && <Record key={data.id} patient={data} back={back} />}
      </Page>
    </StaffHatContext>
  )
}

/** The list as it was left: its tab and what was searched for stay in the address. */
function useBackAddress(): string {
  const { search } = useLocation()
  const kept = new URLSearchParams(search)
  for (const own of ['patient', 'note', 'amends', 'notes']) kept.delete(own)
  const words = kept.toString()
  return words ? `/admin?${words}` : '/admin'
}

function Record({ patient, back }: { patient: PatientRecord; back: string }) {
  const { id } = patient
  // A closed case asks nothing new of the patient.
  const isActive = patient.status === 'active'
  return (
    <div className="grid gap-6">
      <Heading patient={patient} back={back} />
      <PatientCovers hat="administrator" patientId={id} />
      <SafetyAlertList patientId={id} />
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <div className="grid gap-6 lg:col-span-2">
          {isActive && <NextStepCard patient={patient} mayChange />}
          <PatientAppointments patientId={id} name={calledName(patient)} isClosed={!isActive} />
          <PatientDrafts hat="administrator" patientId={id} />
          <CaseNotes hat="administrator" patient={patient} />
          <PatientTasks patientId={id} mayCreate={isActive} />
          <PatientGoals patientId={id} mayChange />
          <PatientForms patientId={id} mayAsk={isActive} />
          <Checklist
            hat="administrator"
            patientId={id}
            making={list => <GenerateChecklist patientId={id} list={list} mayGenerate />}
          />
          <ConversationsReading patientId={id} />
        </div>
        <div className="grid gap-6">
          <Assigning patient={patient} />
          <ContactCard patient={patient} namesTeam={false} />
          <OnboardingCard patient={patient} />
          <CaseHistory patientId={id} />
          <NotesCard patient={patient} />
          <section className="grid gap-3">
            <h2 className="font-semibold text-lg">{text.activity}</h2>
            <ActivityFeed hat="administrator" patientId={id} />
          </section>
        </div>
      </div>
    </div>
  )
}

function Heading({ patient, back }: { patient: PatientRecord; back: string }) {
  return (
    <div className="grid gap-3">
      <Link
        to={back}
        className="inline-flex min-h-11 w-fit items-center gap-2 text-rail underline underline-offset-4"
      >
        <BackIcon size={18} aria-hidden="true" />
        {text.back}
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PatientName patient={patient} />
        <div className="flex flex-wrap gap-3">
          <CaseTurn patient={patient} name={calledName(patient)} />
          {patient.caseManagerId && (
            <GivePatientCover
              hat="administrator"
              patientId={patient.id}
              caseManagerId={patient.caseManagerId}
              name={calledName(patient)}
            />
          )}
          <EditPatientDialog patient={patient} isLabelled />
        </div>
      </div>
    </div>
  )
}

/** Who works with the patient, and the way to change it (decision 9). */
function Assigning({ patient }: { patient: PatientRecord }) {
  const { caseManagerName, specialistName } = patient
  return (
    <Card title={text.assigning} action={<AssignPatientDialog patient={patient} look="secondary" />}>
      <div className="grid gap-1">
        <p className={caseManagerName ? undefined : 'text-muted'}>
          {caseManagerName ? text.caseManager(caseManagerName) : text.nobody}
        </p>
        {specialistName && <p>{text.specialist(specialistName)}</p>}
      </div>
    </Card>
  )
}
