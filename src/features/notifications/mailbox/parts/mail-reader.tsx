import { formatDateTime } from '#lib/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import type { Mail } from '../../notifications.contract.ts'
import { cutAtAddresses } from '../mailbox.rules.ts'
import { mailboxPartsText as text } from '../mailbox.text.ts'

/** One mail as its recipient would read it. Addresses of this site can be followed. */
export function MailReader({ mail }: { mail: Mail }) {
  return (
    <Card
      title={mail.subject}
      description={
        <span className="break-all">
          {text.to}: {mail.recipient} · {formatDateTime(mail.createdAt)}
        </span>
      }
      action={<Badge tone={mail.status === 'sent' ? 'rail' : 'plain'}>{text.status[mail.status]}</Badge>}
    >
      <p className="max-w-prose whitespace-pre-wrap wrap-anywhere">
        {cutAtAddresses(mail.body, window.location.origin).map((piece, place) =>
          piece.address ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a mail never changes, so its pieces keep their places
            <a key={place} href={piece.address} className="text-rail underline underline-offset-4">
              {piece.text}
            </a>
          ) : (
            piece.text
          ),
        )}
      </p>
    </Card>
  )
}
