import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useLocation } from 'react-router'
import { activityKeys } from '#features/activities/activities.queries.ts'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { checklistKeys } from '#features/checklist/checklist.queries.ts'
import { formKeys } from '#features/forms/forms.queries.ts'
import { goalKeys } from '#features/goals/goals.queries.ts'
import { messagingKeys } from '#features/messaging/messaging.queries.ts'
import { onboardingKeys } from '#features/onboarding/onboarding.queries.ts'
import { openPortal, ownFigures, ownRecordKeys } from '#features/people/patients/patients.queries.ts'
import { showsGettingStarted } from '#features/people/patients/patients.rules.ts'
import { patientsText } from '#features/people/patients/patients.text.ts'
import { taskKeys } from '#features/tasks/tasks.queries.ts'
import { useBell } from '#platform/live.client.ts'
import { FailureState } from '#ui/failure-state.tsx'
import { Page } from '#ui/page.tsx'
import { SpinnerArea } from '#ui/spinner.tsx'
import { LinkTabs } from '#ui/tabs.tsx'
import { patientLayoutText as text } from './patient-layout.text.ts'

// The figures count goals, items and messages, so each of these bells asks for them again.
const keysByTopic = {
  messages: [...messagingKeys, ...ownRecordKeys],
  activities: activityKeys,
  checklist: [...checklistKeys, ...ownRecordKeys],
  tasks: taskKeys,
  goals: [...goalKeys, ...ownRecordKeys],
  forms: formKeys,
  patients: [...onboardingKeys, ...ownRecordKeys],
  appointments: ownRecordKeys,
}

/** Opens the portal for whoever is signed in; whoever is not goes to the sign-in, and comes back here after it. */
export default function PatientLayout() {
  const { pathname, search } = useLocation()
  const session = useQuery(sessionQuery)
  const isSignedIn = Boolean(session.data?.person)
  const portal = useQuery({ ...openPortal, enabled: isSignedIn })
  if (session.data && !isSignedIn)
    return <Navigate to={`/patient-login?return=${encodeURIComponent(pathname + search)}`} replace />
  const failed = [session, portal].find(query => query.isError && !query.data)
  if (failed)
    return (
      <Page width="reading">
        <FailureState
          title={patientsText.failures.open.title}
          body={patientsText.failures.open.body}
          isTrying={failed.isFetching}
          onTryAgain={() => void failed.refetch()}
        />
      </Page>
    )
  if (!portal.data) return <SpinnerArea height="24rem" />
  return <Portal />
}

function Portal() {
  useBell('patient', keysByTopic)
  const { data: figures } = useQuery(ownFigures)
  const tabs = [
    ...(figures && showsGettingStarted(figures)
      ? [{ to: '/patient-portal/getting-started', label: text.gettingStarted }]
      : []),
    { to: '/patient-portal/dashboard', label: text.dashboard },
    { to: '/patient-portal/forms-and-tasks', label: text.formsAndTasks },
    { to: '/patient-portal/messages', label: text.messages, count: figures?.unreadMessages },
    { to: '/patient-portal/profile', label: text.profile },
  ]
  return (
    <>
      <div className="mx-auto w-full max-w-7xl px-4 pt-4 sm:px-6">
        <LinkTabs label={text.tabs} tabs={tabs} />
      </div>
      <Outlet />
    </>
  )
}
