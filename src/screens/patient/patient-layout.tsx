import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { activityKeys } from '#features/activities/activities.queries.ts'
import { appointmentKeys } from '#features/appointments/appointments.queries.ts'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { isPatientHere } from '#features/auth/auth.rules.ts'
import { checklistKeys } from '#features/checklist/checklist.queries.ts'
import { goalKeys } from '#features/goals/goals.queries.ts'
import { messagingKeys } from '#features/messaging/messaging.queries.ts'
import { SendingUnsent } from '#features/messaging/parts/sending-unsent.tsx'
import { momentumKeys } from '#features/momentum/momentum.queries.ts'
import { useKeepingPages } from '#features/offline/offline.queries.ts'
import { OfflineNote } from '#features/offline/parts/offline-note.tsx'
import {
  openPortal,
  ownFigures,
  ownRecordKeys,
  useIsClosed,
} from '#features/people/patients/patients.queries.ts'
import { showsGettingStarted } from '#features/people/patients/patients.rules.ts'
import { patientsText } from '#features/people/patients/patients.text.ts'
import { ownChoicesKeys } from '#features/people/patients/patients-choices.queries.ts'
import { taskKeys } from '#features/tasks/tasks.queries.ts'
import { keysOf } from '#platform/api.client.ts'
import { useBell } from '#platform/live.client.ts'
import { keepScreensOffline, useIsOnline } from '#platform/offline.client.ts'
import { FailureState } from '#ui/failure-state.tsx'
import { LinkTabs } from '#ui/link-tabs.tsx'
import { Page } from '#ui/page.tsx'
import { SpinnerArea } from '#ui/spinner.tsx'
import { patientLayoutText as text } from './patient-layout.text.ts'
import { QuickExitHint } from './quick-exit-hint.tsx'

// Needed without a connection alone: the service worker keeps it beside the screens. Without one, the plain words do.
const OfflineGate = lazy(() =>
  import('#features/offline/parts/offline-gate.tsx').then(
    part => ({ default: part.OfflineGate }),
    () => ({ default: () => <FailureState /> }),
  ),
)

// Few need it: most cases are open.
const ClosedNote = lazy(() =>
  import('#features/people/patients/parts/closed-note.tsx').then(part => ({ default: part.ClosedNote })),
)

// The figures count goals, items and messages, so each of these bells asks for them again.
const keysByTopic = {
  messages: [...messagingKeys, ...ownRecordKeys],
  activities: activityKeys,
  checklist: [...checklistKeys, ...ownRecordKeys, ...momentumKeys],
  tasks: taskKeys,
  goals: [...goalKeys, ...ownRecordKeys, ...momentumKeys],
  forms: keysOf('patient', 'forms'),
  patients: [
    ...keysOf('patient', 'onboarding'),
    ...ownRecordKeys,
    ...ownChoicesKeys,
    ...momentumKeys,
    ...appointmentKeys,
  ],
  appointments: [...appointmentKeys, ...ownRecordKeys],
  cover: keysOf('patient', 'cover'),
}

/** Opens the portal for whoever is signed in; whoever is not goes to the sign-in, and comes back here after it. */
export default function PatientLayout() {
  const { pathname, search, hash } = useLocation()
  const session = useQuery(sessionQuery)
  const isSignedIn = Boolean(session.data?.person)
  const isPatient = session.data !== undefined && isPatientHere(session.data)
  const portal = useQuery({ ...openPortal, enabled: isSignedIn && !isPatient })
  const isOpen = isSignedIn && (isPatient || portal.data !== undefined)
  const isOnline = useIsOnline()
  useKeepingPages(session.data?.person?.id)
  useEffect(keepScreensOffline, [])
  if (session.data && !isSignedIn)
    return <Navigate to={`/patient-login?return=${encodeURIComponent(pathname + search + hash)}`} replace />
  const failed = [session, portal].find(query => query.isError && !query.data)
  if (!isOnline && !isOpen)
    return (
      <Page width="reading">
        <Suspense fallback={<SpinnerArea height="24rem" />}>
          <OfflineGate />
        </Suspense>
      </Page>
    )
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
  if (!isOpen) return <SpinnerArea height="24rem" />
  return <Portal />
}

/** A record that staff entered for this person meanwhile is joined with their own, and everything asked again. */
function useWaitingRecord(waits: boolean): void {
  const isJoined = useQuery({ ...openPortal, enabled: waits }).data !== undefined
  const client = useQueryClient()
  useEffect(() => {
    if (waits && isJoined) void client.invalidateQueries()
  }, [waits, isJoined, client])
}

function Portal() {
  useBell('patient', keysByTopic)
  const isClosed = useIsClosed()
  const { data: figures } = useQuery(ownFigures)
  useWaitingRecord(figures?.recordWaits ?? false)
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
        <QuickExitHint />
        <OfflineNote />
        {isClosed && (
          <Suspense>
            <ClosedNote />
          </Suspense>
        )}
      </div>
      <SendingUnsent hat="patient" />
      <Outlet />
    </>
  )
}
