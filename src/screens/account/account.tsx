import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { meetWhoIsHere, sessionQuery } from '#features/auth/auth.queries.ts'
import { readReturnAddress } from '#features/auth/auth.rules.ts'
import { MembershipsCard } from '#features/auth/joining/parts/memberships-card.tsx'
import { WaitingInvitations } from '#features/auth/joining/parts/waiting-invitations.tsx'
import { PasswordCard } from '#features/auth/parts/password-card.tsx'
import { PasskeysCard } from '#features/auth/passkeys/parts/passkeys-card.tsx'
import { SecondFactorCard } from '#features/auth/second-factor/parts/second-factor-card.tsx'
import { secondFactor } from '#features/auth/second-factor/second-factor.queries.ts'
import { SessionsCard } from '#features/auth/sessions/parts/sessions-card.tsx'
import { VerifyEmailCard } from '#features/auth/verification/parts/verify-email-card.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { LockIcon } from '#ui/icons.ts'
import { Page } from '#ui/page.tsx'
import { SpinnerArea } from '#ui/spinner.tsx'
import { useFrameSession } from '../frame/frame-session.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { accountText as text } from './account.text.ts'
import { LanguageCard } from './language-card.tsx'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

/** How one signs in and where one is signed in: the same page for everybody who has an account. */
export default function Account() {
  const session = useQuery(sessionQuery)
  if (session.data) return session.data.person ? <OwnAccount /> : <SignedOut />
  if (!session.isError) return <SpinnerArea height="24rem" />
  return (
    <Page width="reading">
      <FailureState
        title={text.failed}
        isTrying={session.isFetching}
        onTryAgain={() => void session.refetch()}
      />
    </Page>
  )
}

function OwnAccount() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { signOut } = useFrameSession()
  const isSettingUp = search.get('setup') === 'second-factor'
  const back = readReturnAddress(search.get('return'))
  const goOn = async () => {
    if (!back) return
    // What was refused before is asked anew: with the second step, it opens.
    await meetWhoIsHere()
    await navigate(back, { replace: true })
  }
  const factor = <SecondFactorCard leadsBack={back !== undefined} onDone={() => void goOn()} />
  return (
    <Page title={text.title} lead={text.lead} width="reading">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {isSettingUp && (
          <>
            <Required onGoOn={back ? () => void goOn() : undefined} />
            {factor}
          </>
        )}
        <WaitingInvitations />
        <VerifyEmailCard />
        <PasswordCard />
        {!isSettingUp && factor}
        <PasskeysCard />
        <SessionsCard onLeave={signOut} />
        <MembershipsCard />
        <LanguageCard />
      </div>
    </Page>
  )
}

/** Says why somebody was led here, and once the second step is on, that the way is open. */
function Required({ onGoOn }: { onGoOn?: () => void }) {
  const { data } = useQuery(secondFactor)
  const { data: session } = useQuery(sessionQuery)
  const isRequired = session?.memberships.some(membership => membership.awaitsSecondFactor)
  if (!data?.isOn)
    return (
      <FormMessage title={isRequired ? text.requiredTitle : text.setUpTitle}>{text.required}</FormMessage>
    )
  return (
    <FormMessage kind="success" title={text.requiredDone}>
      {onGoOn && (
        <Button look="secondary" className="mt-2" onClick={onGoOn}>
          {text.goOn}
        </Button>
      )}
    </FormMessage>
  )
}

/** Somebody who is not signed in chooses which sign-in, and comes back here. */
function SignedOut() {
  const [search] = useSearchParams()
  const query = search.toString()
  const back = `?return=${encodeURIComponent(query ? `/account?${query}` : '/account')}`
  return (
    <Page width="reading">
      <EmptyState
        title={text.signedOutTitle}
        body={text.signedOut}
        icon={<LockIcon size={24} />}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={`/patient-login${back}`}>{text.patientLogin}</ButtonLink>
            <ButtonLink to={`/auth${back}`} look="secondary">
              {text.staffLogin}
            </ButtonLink>
          </div>
        }
      />
    </Page>
  )
}
