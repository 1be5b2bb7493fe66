import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { type Session, signInForm } from '#features/auth/auth.contract.ts'
import { sessionQuery, signOutHere } from '#features/auth/auth.queries.ts'
import { screenOf } from '#features/auth/auth.rules.ts'
import { invitedSignUp } from '#features/auth/joining/joining.contract.ts'
import { acceptInvitation, invitation, signUpInvited } from '#features/auth/joining/joining.queries.ts'
import { joiningText } from '#features/auth/joining/joining.text.ts'
import { AccountForm, type AccountValues, accountFields } from '#features/auth/parts/account-form.tsx'
import { AuthLayout } from '#features/auth/parts/auth-layout.tsx'
import { SignInForm } from '#features/auth/parts/sign-in-form.tsx'
import { invitationWays } from '#features/auth/sign-in/sign-in.queries.ts'
import { pageLanguage } from '#lib/language.ts'
import { problemCode } from '#platform/api/api.client.ts'
import { Button } from '#ui/button.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { Page } from '#ui/page.tsx'
import { SpinnerArea } from '#ui/spinner.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { authScreensText } from './auth-screens.text.ts'
import { MessagePage } from './message-page.tsx'

const text = authScreensText.invitation

export const meta = () => pageMeta({ title: text.meta, isHidden: true })

type Hat = Session['memberships'][number]['hat']

export default function Invitation() {
  const { token = '' } = useParams()
  const invited = useQuery(invitation(token))
  const session = useQuery(sessionQuery)
  if (invited.isPending || session.isPending) return <SpinnerArea label={text.loading} height="60vh" />
  if (invited.isError || session.isError) {
    const isGone = ['NOT_FOUND', 'BAD_REQUEST'].includes(problemCode(invited.error) ?? '')
    return isGone ? (
      <Over state="unknown" />
    ) : (
      <Page width="reading">
        <FailureState
          onTryAgain={() => void Promise.all([invited.refetch(), session.refetch()])}
          isTrying={invited.isFetching || session.isFetching}
        />
      </Page>
    )
  }
  const { state } = invited.data
  if (!invited.data.invitation) return <Over state={state === 'open' ? 'unknown' : state} />
  const { kind, name, email, organizationName, invitedBy, isUnverified, hasAccount } = invited.data.invitation
  const person = session.data.person
  const isSame = person?.email.toLowerCase() === email.toLowerCase()
  return (
    <AuthLayout title={text.titles[kind]} lead={text.lead(name, organizationName, invitedBy)}>
      {isUnverified && <FormMessage>{joiningText.waiting.unverified}</FormMessage>}
      {person && !isSame ? (
        <OtherPerson email={person.email} invited={email} />
      ) : !hasAccount ? (
        <SignUp link={token} name={name} email={email} />
      ) : person ? (
        <Accept link={token} email={email} />
      ) : (
        <LogIn link={token} email={email} />
      )}
    </AuthLayout>
  )
}

/** Why a link opens nothing, and what to do about it. */
function Over({ state }: { state: keyof typeof text.over }) {
  const { data: session } = useQuery(sessionQuery)
  const { title, body } = text.over[state]
  const isHere = Boolean(session?.person)
  return (
    <MessagePage
      title={title}
      body={body}
      to={isHere ? '/account' : '/'}
      label={isHere ? text.account : text.home}
    />
  )
}

function OtherPerson({ email, invited }: { email: string; invited: string }) {
  const signOut = useMutation(signOutHere)
  return (
    <Told words={text.otherPerson(email, invited)}>
      <Button size="large" busy={signOut.isPending} onClick={() => signOut.mutate({})}>
        {text.signOut}
      </Button>
    </Told>
  )
}

/** Takes whoever accepted to the screen of what was opened. */
function useArrival(): (accepted: { kind: Hat }) => void {
  const navigate = useNavigate()
  return ({ kind }) => navigate(screenOf(kind), { replace: true })
}

function SignUp({ link, name, email }: { link: string; name: string; email: string }) {
  const arrive = useArrival()
  const [values, setValues] = useState<AccountValues>({ fullName: name })
  const signUp = useMutation(signUpInvited)
  return (
    <Told words={`${text.forAddress(email)} ${text.newPassword}`}>
      <AccountForm
        fields={[accountFields.fullName, accountFields.newPassword, accountFields.confirmPassword]}
        schema={invitedSignUp}
        values={values}
        onChange={setValues}
        extra={{ link, language: pageLanguage }}
        onSubmit={input => signUp.mutate(input, { onSuccess: arrive })}
        submitLabel={text.signUp}
        busyLabel={text.signingUp}
        isBusy={signUp.isPending}
        failure={signUp.error}
      />
    </Told>
  )
}

function LogIn({ link, email }: { link: string; email: string }) {
  const arrive = useArrival()
  const [values, setValues] = useState<AccountValues>({})
  const accept = useMutation(acceptInvitation)
  return (
    <Told words={`${text.forAddress(email)} ${text.knownAccount}`}>
      <SignInForm
        ways={invitationWays}
        fields={[accountFields.password]}
        schema={signInForm}
        values={values}
        onChange={setValues}
        extra={{ email }}
        submitLabel={text.logIn}
        busyLabel={text.loggingIn}
        isBusy={accept.isPending}
        // Each of the two says by itself what went wrong; only then is nobody taken anywhere.
        onSignedIn={() => void accept.mutateAsync({ link }).then(arrive, () => {})}
      />
    </Told>
  )
}

function Accept({ link, email }: { link: string; email: string }) {
  const arrive = useArrival()
  const accept = useMutation(acceptInvitation)
  return (
    <Told words={text.signedInAs(email)}>
      <Button
        size="large"
        busy={accept.isPending}
        busyLabel={text.accepting}
        onClick={() => accept.mutate({ link }, { onSuccess: arrive })}
      >
        {text.accept}
      </Button>
    </Told>
  )
}

function Told({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="grid gap-5">
      <FormMessage>{words}</FormMessage>
      {children}
    </div>
  )
}
