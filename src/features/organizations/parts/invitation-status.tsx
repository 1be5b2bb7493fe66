import { useMutation } from '@tanstack/react-query'
import { formatDate } from '#lib/dates.ts'
import { Button } from '#ui/button.tsx'
import type { SentInvitation } from '../invitations/invitations.contract.ts'
import { inviteRecord, sendInvitation, takeBackInvitation } from '../invitations/invitations.queries.ts'
import { invitationsText as text } from '../invitations/invitations.text.ts'

interface Invited {
  hat: 'staff' | 'administrator'
  /** Absent where there is no record: an administrator's. */
  record?: { kind: 'case_manager' | 'specialist' | 'patient'; id: string; name: string }
  invitation: SentInvitation | null
}

/** How the invitation of somebody without an account stands, with what can be done about it: send again, take back, invite. */
export function InvitationStatus({ hat, record, invitation }: Invited) {
  const isWaiting = invitation?.state === 'open' || invitation?.state === 'expired'
  return (
    <span className="grid justify-items-start gap-1 text-sm">
      <span className="text-muted">{wordsOf(invitation)}</span>
      <span className="-ml-4 flex flex-wrap">
        {isWaiting && <Waiting hat={hat} invitation={invitation} />}
        {!isWaiting && record && <Invite hat={hat} record={record} />}
      </span>
    </span>
  )
}

function wordsOf(invitation: SentInvitation | null): string {
  if (!invitation) return text.states.none
  const until = formatDate(invitation.expiresAt)
  if (invitation.state === 'open') return text.states.open(formatDate(invitation.sentAt), until)
  return invitation.state === 'expired' ? text.states.expired(until) : text.states[invitation.state]
}

function Waiting({ hat, invitation: { id, email } }: { hat: Invited['hat']; invitation: SentInvitation }) {
  const send = useMutation(sendInvitation(hat))
  const takeBack = useMutation(takeBackInvitation(hat))
  return (
    <>
      <Button
        look="quiet"
        aria-label={text.sendTo(email)}
        busy={send.isPending}
        onClick={() => send.mutate({ id })}
      >
        {text.send}
      </Button>
      <Button
        look="quiet"
        aria-label={text.takeBackOf(email)}
        busy={takeBack.isPending}
        onClick={() => takeBack.mutate({ id })}
      >
        {text.takeBack}
      </Button>
    </>
  )
}

function Invite({
  hat,
  record: { kind, id, name },
}: {
  hat: Invited['hat']
  record: NonNullable<Invited['record']>
}) {
  const invite = useMutation(inviteRecord(hat))
  return (
    <Button
      look="quiet"
      aria-label={text.inviteOf(name)}
      busy={invite.isPending}
      onClick={() => invite.mutate({ kind, recordId: id })}
    >
      {text.invite}
    </Button>
  )
}
