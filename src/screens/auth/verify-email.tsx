import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { Session } from '#features/auth/auth.contract.ts'
import { sessionQuery, signOutHere } from '#features/auth/auth.queries.ts'
import { screenOf } from '#features/auth/auth.rules.ts'
import { AuthLayout } from '#features/auth/parts/auth-layout.tsx'
import {
  confirmAddress,
  ownAddress,
  verificationLink,
} from '#features/auth/verification/verification.queries.ts'
import { problemCode } from '#platform/api/api.client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { Page } from '#ui/page.tsx'
import { SpinnerArea } from '#ui/spinner.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { MessagePage } from './message-page.tsx'
import { proofScreensText } from './proof-screens.text.ts'

const text = proofScreensText.verify

export const meta = () => pageMeta({ title: text.meta, isHidden: true })

/** Where a person goes on: the screen of their first hat, or the portal, which finds or makes their record. */
const screenFor = ({ memberships: [first] }: Session) => (first ? screenOf(first.hat) : '/patient-portal')

export default function VerifyEmail() {
  const { token = '' } = useParams()
  const link = useQuery(verificationLink(token))
  const session = useQuery(sessionQuery)
  const isHere = Boolean(session.data?.person)
  const own = useQuery({ ...ownAddress, enabled: isHere })
  if (link.isPending || session.isPending || (isHere && own.isPending))
    return <SpinnerArea label={text.loading} height="60vh" />
  if (session.isError || own.isError) return <Failed onTryAgain={() => void session.refetch()} />
  if (own.data?.isVerified && (link.isError || link.data.isMine))
    return <Done email={own.data.email} screen={screenFor(session.data)} />
  if (link.isError) {
    const isGone = ['NOT_FOUND', 'BAD_REQUEST'].includes(problemCode(link.error) ?? '')
    return isGone ? <Gone /> : <Failed onTryAgain={() => void link.refetch()} />
  }
  const { email, isMine } = link.data
  const { person } = session.data
  return (
    <AuthLayout title={text.title}>
      {!person ? (
        <LogInFirst email={email} token={token} />
      ) : isMine ? (
        <Confirm email={email} token={token} />
      ) : (
        <OtherPerson email={email} other={person.email} />
      )}
    </AuthLayout>
  )
}

function Told({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="grid gap-5">
      <FormMessage>
        <span className="wrap-anywhere">{words}</span>
      </FormMessage>
      {children}
    </div>
  )
}

/** Opening the page confirms nothing: programs that look into mails open links too. */
function Confirm({ email, token }: { email: string; token: string }) {
  const confirm = useMutation(confirmAddress)
  return (
    <Told words={text.ask(email)}>
      <Button
        size="large"
        busy={confirm.isPending}
        busyLabel={text.confirming}
        onClick={() => confirm.mutate({ link: token })}
      >
        {text.confirm}
      </Button>
    </Told>
  )
}

function LogInFirst({ email, token }: { email: string; token: string }) {
  const search = `return=${encodeURIComponent(`/verify-email/${token}`)}`
  return (
    <Told words={text.logInFirst(email)}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={{ pathname: '/patient-login', search }}>{text.patientLogin}</ButtonLink>
        <ButtonLink look="secondary" to={{ pathname: '/auth', search }}>
          {text.staffLogin}
        </ButtonLink>
      </div>
    </Told>
  )
}

function OtherPerson({ email, other }: { email: string; other: string }) {
  const signOut = useMutation(signOutHere)
  return (
    <Told words={text.otherPerson(email, other)}>
      <Button size="large" busy={signOut.isPending} onClick={() => signOut.mutate({})}>
        {text.signOut}
      </Button>
    </Told>
  )
}

function Done({ email, screen }: { email: string; screen: string }) {
  return <MessagePage title={text.doneTitle} body={text.doneBody(email)} to={screen} label={text.goOn} />
}

function Gone() {
  return <MessagePage title={text.goneTitle} body={text.goneBody} to="/" label={text.home} />
}

function Failed({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <Page width="reading">
      <FailureState onTryAgain={onTryAgain} />
    </Page>
  )
}
