import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { ActivityFeed } from '#features/activities/parts/activity-feed.tsx'
import { PatientAppointments } from '#features/appointments/parts/patient-appointments.tsx'
import { caseloadOverview } from '#features/caseload/caseload.queries.ts'
import { calledName } from '#features/caseload/caseload.rules.ts'
import { NextStepCard } from '#features/caseload/parts/next-step.tsx'
import { Checklist } from '#features/checklist/parts/checklist.tsx'
import { GenerateChecklist } from '#features/checklist/parts/generate-checklist.tsx'
import { PatientForms } from '#features/forms/parts/patient-forms.tsx'
import { PatientGoals } from '#features/goals/parts/patient-goals.tsx'
import { SharedCheckIns } from '#features/momentum/parts/shared-check-ins.tsx'
import { CaseNotes } from '#features/notes/parts/case-notes.tsx'
import type { PatientRecord } from '#features/people/patients/patients-staff.contract.ts'
import { patientRecordOf } from '#features/people/patients/patients-staff.queries.ts'
import { patientsStaffText } from '#features/people/patients/patients-staff.text.ts'
import { SafetyAlertList } from '#features/safety/parts/safety-alert-list.tsx'
import { problemCode } from '#platform/api.client.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { BackIcon, MessageIcon, PersonIcon } from '#ui/icons.ts'
import { Page } from '#ui/page.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { patientText as text } from './patient.text.ts'
import { ContactCard, NotesCard, OnboardingCard } from './patient-cards.tsx'
import { PatientTasks } from './patient-tasks.tsx'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

const goneCodes = ['NOT_FOUND', 'FORBIDDEN', 'BAD_REQUEST']

/** Everything about one patient. When access ends while it is open, it closes with a sentence. */
export default function Patient() {
  const { patientId = '' } = useParams()
  const { data, error, isPending, refetch } = useQuery(patientRecordOf(patientId))
  const { data: desk } = useQuery(caseloadOverview)
  if (goneCodes.includes(problemCode(error) ?? '')) return <Gone {...(data ? text.ended : text.missing)} />
  return (
    <Page width="wide">
      {isPending && <SkeletonLines lines={8} />}
      {error && !data && <FailureState onTryAgain={() => void refetch()} />}
      {data && <Record key={data.id} patient={data} isCaseManager={desk?.hat === 'case_manager'} />}
    </Page>
  )
}

function Gone({ title, body }: { title: string; body: string }) {
  return (
    <Page width="reading">
      <EmptyState
        title={title}
        body={body}
        icon={<PersonIcon size={24} />}
        action={<ButtonLink to="/case-manager/patients">{text.back}</ButtonLink>}
      />
    </Page>
  )
}

function Record({ patient, isCaseManager }: { patient: PatientRecord; isCaseManager: boolean }) {
  return (
    <div className="grid gap-6">
      <Heading patient={patient} />
      <SafetyAlertList patientId={patient.id} />
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <div className="grid gap-6 lg:col-span-2">
          <NextStepCard patient={patient} mayChange={isCaseManager} />
          <PatientAppointments patientId={patient.id} name={calledName(patient)} />
          <CaseNotes hat="staff" patient={patient} />
          <PatientTasks patientId={patient.id} mayCreate={isCaseManager} />
          <PatientGoals patientId={patient.id} mayChange={isCaseManager} />
          <PatientForms patientId={patient.id} mayAsk={isCaseManager} />
          <Checklist
            hat="staff"
            patientId={patient.id}
            isReadOnly={!isCaseManager}
            making={list => (
              <GenerateChecklist patientId={patient.id} list={list} mayGenerate={isCaseManager} />
            )}
          />
        </div>
        <div className="grid gap-6">
          <ContactCard patient={patient} />
          <OnboardingCard patient={patient} />
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

function Heading({ patient }: { patient: PatientRecord }) {
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
        <div className="grid gap-2">
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
        </div>
        <ButtonLink
          to={`/case-manager/messages?patient=${patient.id}`}
          icon={<MessageIcon size={20} aria-hidden="true" />}
        >
          {text.message(called)}
        </ButtonLink>
      </div>
    </div>
  )
}
