import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { MailboxNote } from '../../parts/mailbox-note.tsx'
import { ownAddress, sendVerification } from '../verification.queries.ts'
import { verificationText } from '../verification.text.ts'
import { ResendButton } from './resend-button.tsx'

const text = verificationText.card

/** Whether one's own address is confirmed, and the way to confirm it. For the account and the patient's profile. */
export function VerifyEmailCard({ level = 2 }: { level?: 2 | 3 }) {
  const address = useQuery(ownAddress)
  const [sentAt, setSentAt] = useState<number>()
  const sending = useMutation(sendVerification)
  if (!address.data) return null
  const { email, isVerified } = address.data
  // Where it was confirmed meanwhile on another page there is nothing to send: the card shows it.
  const send = () =>
    sending.mutate(
      {},
      { onSuccess: ({ isSent }) => (isSent ? setSentAt(Date.now()) : void address.refetch()) },
    )
  return (
    <Card
      level={level}
      title={text.title}
      description={<span className="break-all">{email}</span>}
      action={
        <Badge tone={isVerified ? 'good' : 'plain'}>{isVerified ? text.verified : text.unverified}</Badge>
      }
    >
      {isVerified ? (
        <p>{text.proven}</p>
      ) : (
        <div className="grid justify-items-start gap-4">
          {sentAt === undefined ? (
            <>
              <p>{text.why}</p>
              <Button onClick={send} busy={sending.isPending} busyLabel={verificationText.resending}>
                {text.send}
              </Button>
            </>
          ) : (
            <>
              <FormMessage>{text.sent(email)}</FormMessage>
              <ResendButton key={sentAt} sentAt={sentAt} isBusy={sending.isPending} onResend={send} />
              <MailboxNote />
            </>
          )}
        </div>
      )}
    </Card>
  )
}
