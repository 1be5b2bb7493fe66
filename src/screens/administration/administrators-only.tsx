import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isSecondFactorAwaited } from '#features/auth/second-factor/second-factor.queries.ts'
import { setUpAddress } from '#features/auth/second-factor/second-factor.rules.ts'
import type { OrganizationOverview } from '#features/organizations/organizations.contract.ts'
import { organizationOverview } from '#features/organizations/organizations.queries.ts'
import { problemCode } from '#platform/api/api.client.ts'
import { useChanges } from '#platform/live/live.client.ts'
import { administratorRefreshes } from '#platform/live/live.gen.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { LockIcon } from '#ui/icons.ts'
import { Page } from '#ui/page.tsx'
import { SpinnerArea } from '#ui/spinner.tsx'
import { administrationText as text } from './administration.text.ts'

/**
 * Around every page of administration: what stands there is for who administers the organization, and hears of its changes. Who is
 * not signed in signs in first and comes back; somebody who administers nothing gets a sentence.
 */
export function AdministratorsOnly({
  children,
}: {
  children: (organization: OrganizationOverview) => ReactNode
}) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { data, error, isPending, refetch } = useQuery(organizationOverview)
  const isSignedOut = problemCode(error) === 'UNAUTHORIZED'
  const isDenied = problemCode(error) === 'FORBIDDEN'
  useChanges('administrator', administratorRefreshes, data !== undefined && !isDenied)

  useEffect(() => {
    if (isSignedOut) void navigate(`/auth?return=${encodeURIComponent(pathname + search)}`, { replace: true })
  }, [isSignedOut, navigate, pathname, search])
  const isDenialFinal = useDenial(isDenied)

  if (isDenied && isDenialFinal) return <Denied />
  if (isPending || isSignedOut || isDenied) return <SpinnerArea />
  if (!data) {
    return (
      <Page title={text.title}>
        <FailureState title={text.failed.title} body={text.failed.body} onTryAgain={() => void refetch()} />
      </Page>
    )
  }
  return children(data)
}

/** Whether a denial is final. Where only a second factor is missing, it leads to setting that up, and back here. */
function useDenial(isDenied: boolean): boolean {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [isFinal, setIsFinal] = useState(false)
  useEffect(() => {
    if (!isDenied) return
    let isCurrent = true
    void isSecondFactorAwaited(['administrator']).then(isAwaited => {
      if (!isCurrent) return
      if (isAwaited) void navigate(setUpAddress(pathname + search), { replace: true })
      else setIsFinal(true)
    })
    return () => {
      isCurrent = false
    }
  }, [isDenied, navigate, pathname, search])
  return isFinal
}

function Denied() {
  return (
    <Page width="reading">
      <EmptyState
        title={text.denied.title}
        body={text.denied.body}
        icon={<LockIcon size={24} />}
        action={<ButtonLink to="/">{text.denied.home}</ButtonLink>}
      />
    </Page>
  )
}
