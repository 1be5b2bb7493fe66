import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { zoneAt } from '#features/auth/auth.rules.ts'
import { readHoursIn, zoneBesideDevice } from '#lib/dates.ts'
import { queryClient } from '#platform/api/query-client.ts'
import { onSessionOver } from '#platform/api/session-over.client.ts'
import { followFrameSession } from './frame-session.ts'

// Few have one.
const InvitationBanner = lazy(() =>
  import('#features/auth/joining/parts/invitation-banner.tsx').then(
    part => ({ default: part.InvitationBanner }),
    () => ({ default: () => <></> }),
  ),
)

// Few sessions end before their page does.
onSessionOver(() =>
  import('#features/auth/sessions/sessions.store.ts').then(
    store => store.leaveWhereNobodyIs(),
    () => false,
  ),
)

/** Invitations that wait are offered on every screen but those where they are answered. */
function WaitingInvitations() {
  const { pathname } = useLocation()
  const { data: session } = useQuery({ ...sessionQuery, enabled: false })
  if (!session?.invitations || /\/(account|invitation)\b/.test(pathname)) return null
  return (
    <Suspense>
      <InvitationBanner count={session.invitations} />
    </Suspense>
  )
}

/** The screens, drawn anew where the clock by which they say days and hours becomes another. */
function OnTheirClock() {
  const { pathname } = useLocation()
  const { data: session } = useQuery({ ...sessionQuery, enabled: false })
  readHoursIn(session && zoneAt(session, pathname))
  useEffect(() => () => readHoursIn(undefined), [])
  return <Outlet key={zoneBesideDevice()} />
}

/**
 * Around every screen that asks the server for data. It is here and not in the root, so that public
 * pages need not carry the code for it.
 */
export default function DataLayout() {
  // People come and go on these screens: the header follows.
  useEffect(() => void followFrameSession(), [])
  return (
    <QueryClientProvider client={queryClient}>
      <WaitingInvitations />
      <OnTheirClock />
    </QueryClientProvider>
  )
}
