import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { formatDate } from '#lib/dates.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { sessionQuery } from '../../auth.queries.ts'
import { screenOf } from '../../auth.rules.ts'
import type { WaitingInvitation } from '../joining.contract.ts'
import { acceptWaiting, declineInvitation, waitingInvitations } from '../joining.queries.ts'
import { isNamesake } from '../joining.rules.ts'
import { joiningText } from '../joining.text.ts'

const text = joiningText.waiting

/** The invitations that wait for one's proven address: offered, and never accepted for anybody. Nothing where there are none. */
export function WaitingInvitations() {
  const { data: invitations = [] } = useQuery(waitingInvitations)
  if (invitations.length === 0) return null
  return (
    <Card title={text.title} description={text.body}>
      <ul aria-label={text.title} className="divide-y divide-line border-line border-y">
        {invitations.map(invitation => (
          <Offer key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Card>
  )
}

function Offer({ invitation }: { invitation: WaitingInvitation }) {
  const { id, kind, organizationId, organizationName, invitedBy, isUnverified, expiresAt } = invitation
  const navigate = useNavigate()
  const { data: session } = useQuery(sessionQuery)
  const accept = useMutation(acceptWaiting)
  const decline = useMutation(declineInvitation)
  const offer = text.offers[kind](organizationName)
  const until = formatDate(expiresAt)
  return (
    <li className="grid gap-3 py-4">
      <div className="grid gap-1">
        <p className="wrap-anywhere font-semibold">{offer}</p>
        <p className="wrap-anywhere text-muted">
          {invitedBy ? text.by(invitedBy, until) : text.until(until)}
        </p>
        {isNamesake({ organizationId, name: organizationName }, session?.memberships ?? []) && (
          <p className="font-semibold">{text.alike(organizationName)}</p>
        )}
        {isUnverified && <p>{text.unverified}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          // Where nobody knows who asks, no answer is the obvious one.
          look={isUnverified ? 'secondary' : 'primary'}
          aria-label={text.acceptOf(offer)}
          busy={accept.isPending}
          disabled={decline.isPending}
          // The offer is gone before the page is: what follows must not hang on it. A failure is said by itself.
          onClick={() =>
            void accept.mutateAsync({ id }).then(
              accepted => navigate(screenOf(accepted.kind)),
              () => {},
            )
          }
        >
          {text.accept}
        </Button>
        <Button
          look="secondary"
          aria-label={text.declineOf(offer)}
          busy={decline.isPending}
          disabled={accept.isPending}
          onClick={() => decline.mutate({ id })}
        >
          {text.decline}
        </Button>
      </div>
    </li>
  )
}
