import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { Link, Navigate, Outlet, useLocation } from 'react-router'
import type { Session } from '#features/auth/auth.contract.ts'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { hatsHere, isPatientHere } from '#features/auth/auth.rules.ts'
import { ownForms } from '#features/forms/forms.queries.ts'
import { SendingUnsent } from '#features/messaging/parts/sending-unsent.tsx'
import { useKeepingPages } from '#features/offline/offline.store.ts'
import { OfflineNote } from '#features/offline/offline-note/parts/offline-note.tsx'
import type { OpenedPortal } from '#features/patients/patients.contract.ts'
import { openPortal, ownFigures, useIsClosed } from '#features/patients/patients.queries.ts'
import { patientsText } from '#features/patients/patients.text.ts'
import { HeardHelp } from '#features/safety/parts/heard-help.tsx'
import { myTasks } from '#features/tasks/tasks.queries.ts'
import { zoneBesideDevice } from '#lib/dates.ts'
import { fieldProblems } from '#lib/form-reading.ts'
import { nameZone } from '#lib/zones.ts'
import { useChanges } from '#platform/live/live.client.ts'
import { patientRefreshes } from '#platform/live/live.gen.ts'
import { keepScreensOffline, useIsOnline } from '#platform/offline-cache/offline.client.ts'
import { keepDoubleClicksTogether } from '#ui/double-click.ts'
import { FailureState } from '#ui/failure-state.tsx'
import { Page } from '#ui/page.tsx'
import { SpinnerArea } from '#ui/spinner.tsx'
import { portalLayoutText as text } from './portal-layout.text.ts'
import { QuickExitHint } from './quick-exit-hint.tsx'

// Needed only offline: the service worker caches it beside the screens. Without a service worker, the plain words do.
const OfflineGate = lazy(() =>
  import('#features/offline/parts/offline-gate.tsx').then(
    part => ({ default: part.OfflineGate }),
    () => ({ default: () => <FailureState /> }),
  ),
)

// Few need it: most cases are open.
const ClosedNote = lazy(() =>
  import('#features/cases/parts/closed-note.tsx').then(part => ({ default: part.ClosedNote })),
)

// Almost nobody is asked.
const MergeQuestions = lazy(() =>
  import('#features/merges/parts/merge-questions.tsx').then(part => ({ default: part.MergeQuestions })),
)

// Who signed up as a patient is never asked.
const PortalEntry = lazy(() =>
  import('#features/patients/parts/portal-entry.tsx').then(part => ({ default: part.PortalEntry })),
)
const WaitingRecord = lazy(() =>
  import('#features/patients/parts/portal-entry.tsx').then(part => ({ default: part.WaitingRecord })),
)

/**
 * Opens the portal for a person who is signed in; otherwise leads to the sign-in, and back here after it. Nobody becomes a
 * patient by looking: whoever did not sign up as one is asked first (decision 46).
 */
export default function PortalLayout() {
  const { pathname, search, hash } = useLocation()
  const session = useQuery(sessionQuery)
  const isSignedIn = Boolean(session.data?.person)
  // `?org=` names the portal of one organization, as it does at sign-up.
  const organization = new URLSearchParams(search).get('org') ?? undefined
  const isPatient = session.data !== undefined && isPatientOf(session.data, organization)
  const portal = useQuery({ ...openPortal(organization), enabled: isSignedIn && !isPatient })
  const isHere = useActingThere(portal.data, session.data?.organizationId ?? null)
  const isOpen = isSignedIn && (isPatient || isHere)
  const isOnline = useIsOnline()
  useKeepingPages(session.data?.person?.id)
  useEffect(keepScreensOffline, [])
  useEffect(keepDoubleClicksTogether, [])
  if (session.data && !isSignedIn)
    return <Navigate to={`/patient-login?return=${encodeURIComponent(pathname + search + hash)}`} replace />
  const failed = [session, portal].find(query => query.isError && !query.data)
  if (!isOnline && !isOpen)
    return (
      <Page width="reading">
        <Suspense fallback={<SpinnerArea height="24rem" isPage />}>
          <OfflineGate />
        </Suspense>
      </Page>
    )
  if (failed)
    return (
      <Page width="reading">
        <FailureState
          {...patientsText.failures[wentElsewhere(failed.error) ? 'merged' : 'open']}
          isTrying={failed.isFetching}
          onTryAgain={() => void failed.refetch()}
        />
      </Page>
    )
  if (isSignedIn && !isPatient && portal.data?.asks)
    return (
      <Suspense fallback={<SpinnerArea height="24rem" isPage />}>
        <PortalEntry entry={portal.data} {...(organization ? { organization } : {})} />
      </Suspense>
    )
  if (!isOpen) return <SpinnerArea height="24rem" isPage />
  return <Portal />
}

/** Their record was merged into that of another account of theirs. */
const wentElsewhere = (failure: unknown) => fieldProblems(failure)[0]?.message === 'merged'

function isPatientOf(session: Session, organization: string | undefined): boolean {
  if (organization === undefined) return isPatientHere(session)
  const there = session.memberships.find(({ slug }) => slug === organization)
  return (
    there !== undefined && hatsHere({ ...session, organizationId: there.organizationId }).includes('patient')
  )
}

/** Whether the portal that was opened is of the organization in which this person acts; if not, they act there from now on. */
function useActingThere(portal: OpenedPortal | undefined, chosen: string | null): boolean {
  const isElsewhere = Boolean(portal?.patientId) && chosen !== null && chosen !== portal?.organizationId
  useEffect(() => {
    if (isElsewhere && portal)
      void import('#features/auth/sign-out/sign-out.queries.ts')
        .then(({ switchOrganization }) => switchOrganization(portal.organizationId))
        .then(() => window.location.reload())
  }, [isElsewhere, portal])
  return Boolean(portal?.patientId) && !isElsewhere
}

/** Says whose clock counts here, where the device shows another. */
function ClockNote() {
  const zone = zoneBesideDevice()
  if (!zone) return null
  return (
    <p className="mt-4 text-muted text-sm">
      {text.clock(nameZone(zone))}{' '}
      <Link
        to="/patient-portal/profile#clock"
        className="font-semibold text-rail underline underline-offset-4"
      >
        {text.changeClock}
      </Link>
    </p>
  )
}

function Portal() {
  useChanges('patient', patientRefreshes)
  const isClosed = useIsClosed()
  const { data: figures } = useQuery(ownFigures)
  // The frame counts them, on every screen.
  useQuery(ownForms)
  useQuery(myTasks)
  return (
    <>
      <QuickExitHint />
      <div className="mx-auto w-full max-w-7xl px-4 sm:px-6">
        <OfflineNote />
        <ClockNote />
        <HeardHelp />
        {figures?.recordWaits && (
          <Suspense>
            <WaitingRecord />
          </Suspense>
        )}
        {figures?.isAskedOfMerge && (
          <Suspense>
            <MergeQuestions />
          </Suspense>
        )}
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
