import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router'
import { ActivityFeed } from '#features/activities/parts/activity-feed.tsx'
import { PatientAppointments } from '#features/appointments/parts/patient-appointments.tsx'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { caseloadOverview } from '#features/caseload/caseload.queries.ts'
import { calledName } from '#features/caseload/caseload.rules.ts'
import { rememberPatient } from '#features/caseload/caseload-find.queries.ts'
import { NextStepCard } from '#features/caseload/parts/next-step.tsx'
import { Checklist } from '#features/checklist/parts/checklist.tsx'
import { GenerateChecklist } from '#features/checklist/parts/generate-checklist.tsx'
import { ChecklistFigures } from '#features/checklist/parts/progress-tables.tsx'
import { CoverBanner } from '#features/cover/parts/cover-badge.tsx'
import { GivePatientCover, PatientCovers } from '#features/cover/parts/patient-cover.tsx'
import { PatientForms } from '#features/forms/parts/patient-forms.tsx'
import { PatientGoals } from '#features/goals/parts/patient-goals.tsx'
import { LeftMessagesTo } from '#features/messaging/parts/left-messages.tsx'
import { SharedCheckIns } from '#features/momentum/parts/shared-check-ins.tsx'
import { CaseNotes } from '#features/notes/parts/case-notes.tsx'
import { LeftNotes } from '#features/notes/parts/left-notes.tsx'
import { CaseHistory } from '#features/people/patients/parts/case-history.tsx'
import { CaseTurn } from '#features/people/patients/parts/case-standing.tsx'
import type { PatientRecord } from '#features/people/patients/patients-staff.contract.ts'
import { patientRecordOf } from '#features/people/patients/patients-staff.queries.ts'
import { SafetyAlertList } from '#features/safety/parts/safety-alert-list.tsx'
import { problemCode } from '#platform/api.client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { BackIcon, MessageIcon, PersonIcon } from '#ui/icons.ts'
import { Page } from '#ui/page.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { patientText as text } from './patient.text.ts'
import { ContactCard, NotesCard, OnboardingCard } from './patient-cards.tsx'
import { PatientDrafts } from './patient-drafts.tsx'
import { PatientName } from './patient-name.tsx'
import { PatientTasks } from './patient-tasks.tsx'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

const goneCodes = ['NOT_FOUND', 'FORBIDDEN', 'BAD_REQUEST']

/** Everything about one patient. When access ends while it is open, it closes with a sentence. */
export default function Patient() {
  const { patientId = '' } = useParams()
  const { data, error, isPending, refetch } = useQuery(patientRecordOf('staff', patientId))
  const { data: desk } = useQuery(caseloadOverview)
  if (goneCodes.includes(problemCode(error) ?? ''))
    return <Gone patientId={patientId} {...(data ? text.ended : text.missing)} />
  return (
    <Page width="wide">
      {isPending && <SkeletonLines lines={8} />}
      {error && !data && <FailureState onTryAgain={() => void refetch()} />}
      {data && <Record key={data.id} patient={data} isCaseManager={desk?.hat === 'case_manager'} />}
    </Page>
  )
}

function Gone({ patientId, title, body }: { patientId: string; title: string; body: string }) {
  return (
    <Page width="reading">
      <div role="alert" className="grid gap-6">
        <EmptyState
          title={title}
          body={body}
          icon={<PersonIcon size={24} />}
          action={<ButtonLink to="/case-manager/patients">{text.back}</ButtonLink>}
        />
        <LeftNotes hat="staff" patientId={patientId} />
        <LeftMessagesTo patientId={patientId} />
      </div>
    </Page>
  )
}

function Record({ patient, isCaseManager }: { patient: PatientRecord; isCaseManager: boolean }) {
  const personId = useQuery(sessionQuery).data?.person?.id
  useEffect(() => {
    if (personId) rememberPatient(personId, patient.id)
  }, [personId, patient.id])
  // A closed case asks nothing new of the patient.
  const isActive = patient.status === 'active'
  return (
    <div className="grid grid-cols-1 gap-6">
      <Heading patient={patient} isOwn={isCaseManager && !patient.cover} />
      <CoverBanner cover={patient.cover} />
      {isCaseManager && <PatientCovers hat="staff" patientId={patient.id} />}
      <SafetyAlertList patientId={patient.id} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-3">
        <div className="grid grid-cols-1 gap-6 lg:col-span-2">
          {isActive && <NextStepCard patient={patient} mayChange={isCaseManager} />}
          <PatientAppointments patientId={patient.id} name={calledName(patient)} isClosed={!isActive} />
          {isCaseManager && <PatientDrafts hat="staff" patientId={patient.id} />}
          <CaseNotes hat="staff" patient={patient} />
          <PatientTasks patientId={patient.id} mayCreate={isCaseManager && isActive} />
          <PatientGoals patientId={patient.id} mayChange={isCaseManager} />
          <PatientForms patientId={patient.id} mayAsk={isCaseManager && isActive} />
          <Checklist
            hat="staff"
            patientId={patient.id}
            isReadOnly={!isCaseManager}
            making={list => (
              <GenerateChecklist patientId={patient.id} list={list} mayGenerate={isCaseManager} />
            )}
            figures={list => <ChecklistFigures list={list} />}
          />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <ContactCard patient={patient} />
          <OnboardingCard patient={patient} />
          <CaseHistory patientId={patient.id} />
          {isCaseManager && <SharedCheckIns patientId={patient.id} />}
          <NotesCard patient={patient} />
          <section className="grid gap-3">
            <h2 className="font-semibold text-lg">{text.activity}</h2>
            <ActivityFeed hat="staff" patientId={patient.id} />
          </section>
        </div>
      </div>
    </div>
  )
}

function Heading({ patient, isOwn }: { patient: PatientRecord; isOwn: boolean }) {
  const called = calledName(patient)
  return (
    <div className="grid gap-3">
      <Link
        to="/case-manager/patients"
        className="inline-flex min-h-11 w-fit items-center gap-2 text-rail underline underline-offset-4"
      >
        <BackIcon size={18} aria-hidden="true" />
        {text.back}
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PatientName patient={patient} />
        <div className="flex min-w-0 flex-wrap gap-3">
          <CaseTurn patient={patient} name={called} />
          {isOwn && <GivePatientCover hat="staff" patientId={patient.id} name={called} />}
          <ButtonLink
            to={`/case-manager/messages?patient=${patient.id}`}
            className="min-w-0 [overflow-wrap:anywhere]"
            icon={<MessageIcon size={20} aria-hidden="true" />}
          >
            {text.message(called)}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
