import { Link } from 'react-router'
import { joinClasses } from '#ui/class-names.ts'
import { RelativeTime } from '#ui/relative-time.tsx'
import type { Mail } from '../../notifications.contract.ts'
import { mailboxPartsText as text } from '../mailbox.text.ts'

/** The mails, newest first. Which one is open stands in the address, so that Back closes it again. */
export function MailList({ mails, chosenId }: { mails: readonly Mail[]; chosenId: string | undefined }) {
  return (
    <nav
      aria-label={text.list}
      className={joinClasses(
        'max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-surface',
        chosenId && 'max-lg:max-h-60',
      )}
    >
      <ul>
        {mails.map(mail => (
          <li key={mail.id} className="border-line border-b last:border-b-0">
            <Link
              to={`?mail=${mail.id}`}
              replace={chosenId !== undefined}
              preventScrollReset
              aria-current={mail.id === chosenId ? 'true' : undefined}
              className="grid min-h-11 gap-0.5 px-4 py-3 -outline-offset-2 hover:bg-sunken aria-[current]:bg-rail-soft"
            >
              <span className="flex justify-between gap-3 text-muted text-sm">
                <span className="truncate">{mail.recipient}</span>
                <RelativeTime at={mail.createdAt} className="shrink-0" />
              </span>
              <span className="wrap-anywhere font-semibold">{mail.subject}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
