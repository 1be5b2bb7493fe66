import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { isAnybodyHere } from '#features/auth/auth.queries.ts'
import { signInAgain } from '#features/auth/idle/idle.rules.ts'
import { isSecondFactorAwaited } from '#features/auth/second-factor/second-factor.queries.ts'
import { setUpAddress } from '#features/auth/second-factor/second-factor.rules.ts'
import { caseloadOverview, openCaseload } from '#features/caseload/caseload.queries.ts'
import { caseloadText } from '#features/caseload/caseload.text.ts'
import { SendingUnsent } from '#features/messaging/parts/sending-unsent.tsx'
import { useAskedNeeds } from '#features/queue/needs/needs.store.ts'
import { problemCode } from '#platform/api/api.client.ts'
import { useChanges } from '#platform/live/live.client.ts'
import { staffRefreshes } from '#platform/live/live.gen.ts'
import { FailureState } from '#ui/failure-state.tsx'
import { Page } from '#ui/page.tsx'
import { SpinnerArea } from '#ui/spinner.tsx'
import { showToast } from '#ui/toast.ts'
import { useLoadedToast } from '../frame/loaded-toast.ts'

const signInAddress = (address: string) => `/auth?return=${encodeURIComponent(address)}`

/** The desk of a case manager or specialist. It opens first, which says whether there is one for this person. */
export default function DeskLayout() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { data, error, refetch } = useQuery(openCaseload)
  const isSignedOut = problemCode(error) === 'UNAUTHORIZED'
  const opened = data?.opened

  useEffect(() => {
    if (isSignedOut) void navigate(signInAddress(pathname + search), { replace: true })
  }, [isSignedOut, navigate, pathname, search])
  useEffect(() => {
    if (opened === 'created') showToast({ kind: 'success', ...caseloadText.opened })
  }, [opened])
  useRefusal(opened === null)

  if (opened) return <Desk />
  if (error && !isSignedOut) {
    const { title, body } = caseloadText.loadFailed
    return (
      <Page>
        <FailureState title={title} body={body} onTryAgain={() => void refetch()} />
      </Page>
    )
  }
  return <SpinnerArea isPage />
}

/**
 * A refused person goes to signing in where their session ended (decision 10), which is said there, to setting up a second factor where
 * only that is missing, and home otherwise, with a sentence.
 */
function useRefusal(isRefused: boolean) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!isRefused) return
    let isCurrent = true
    const leave = async () => {
      const isHere = await isAnybodyHere()
      const isAwaited =
        isHere && (await isSecondFactorAwaited(['case_manager', 'specialist', 'administrator']))
      if (!isCurrent) return
      if (isHere && !isAwaited) showToast({ kind: 'failure', ...caseloadText.denied })
      const missing = isAwaited ? setUpAddress(pathname + search) : '/'
      const ended = isHere ? undefined : signInAgain(pathname + search, true, 'over')
      void navigate(ended ?? missing, { replace: true })
    }
    void leave()
    return () => {
      isCurrent = false
    }
  }, [isRefused, navigate, pathname, search])
}

function Desk() {
  const { data, error } = useQuery(caseloadOverview)
  const isOver = problemCode(error) === 'FORBIDDEN' || problemCode(error) === 'UNAUTHORIZED'
  useChanges('staff', staffRefreshes, !isOver)
  useAskedNeeds()
  // An administrator removed this person, or asked for a second factor, while the desk was open.
  useRefusal(isOver)
  useLoadedToast('desk', data && caseloadText.loaded(data.totalPatients))

  if (isOver) return <SpinnerArea isPage />
  return (
    <>
      <SendingUnsent hat="staff" />
      <Outlet />
    </>
  )
}
