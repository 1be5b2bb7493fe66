import { useMutation, useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { screenOf } from '#features/auth/auth.rules.ts'
import { AuthLayout } from '#features/auth/parts/auth-layout.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { answerPortal } from '../claims/claims.queries.ts'
import { claimsText as text } from '../claims/claims.text.ts'
import type { OpenedPortal } from '../patients.contract.ts'

/** Asks before anything is made: whether the record that waits is theirs, or whether they want to become a patient. */
export function PortalEntry({ entry, organization }: { entry: OpenedPortal; organization?: string }) {
  const answer = useMutation(answerPortal)
  const { data: session } = useQuery(sessionQuery)
  const [first] = session?.memberships ?? []
  const { organizationName, waitingName } = entry
  const isWaiting = entry.asks === 'claim'
  const words = isWaiting ? text.claim : text.become
  const say = (said: 'claim' | 'new' | 'become') => ({
    busy: answer.isPending && answer.variables.answer === said,
    onClick: () => answer.mutate({ organization, answer: said }),
  })
  return (
    <AuthLayout
      title={isWaiting ? text.claim.title : text.become.title(organizationName)}
      lead={
        isWaiting ? text.claim.body(organizationName, waitingName ?? '') : text.become.body(organizationName)
      }
    >
      <div className="flex flex-wrap gap-3">
        <Button size="large" busyLabel={text.busy} {...say(isWaiting ? 'claim' : 'become')}>
          {words.yes}
        </Button>
        {isWaiting ? (
          <Button size="large" look="secondary" busyLabel={text.busy} {...say('new')}>
            {words.no}
          </Button>
        ) : (
          <ButtonLink size="large" look="secondary" to={first ? screenOf(first.hat) : '/'}>
            {words.no}
          </ButtonLink>
        )}
      </div>
    </AuthLayout>
  )
}

/** In the portal: asks whether a record that staff entered meanwhile is this person's too. */
export function WaitingRecord() {
  const answer = useMutation(answerPortal)
  const { title, body, yes, no } = text.join
  return (
    <div className="mt-4">
      <FormMessage title={title}>
        <p>{body}</p>
        <p className="mt-3 flex flex-wrap gap-2">
          <Button busy={answer.isPending} onClick={() => answer.mutate({ answer: 'claim' })}>
            {yes}
          </Button>
          <Button
            look="secondary"
            disabled={answer.isPending}
            onClick={() => answer.mutate({ answer: 'new' })}
          >
            {no}
          </Button>
        </p>
      </FormMessage>
    </div>
  )
}
