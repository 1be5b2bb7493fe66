import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { IconButton } from '#ui/button.tsx'
import { BackIcon, LockIcon } from '#ui/icons.ts'
import type { MessagingHat } from '../messaging.queries.ts'
import { messagingText as text } from '../messaging.text.ts'
import { type Between, nameOf, subtitleOf } from './conversation-list.tsx'

/** With whom a conversation is, and the way back to the others. */
export function ThreadHead({
  hat,
  conversation,
  onBack,
  children,
}: {
  hat: MessagingHat
  /** One that is still to begin is with nobody's record. */
  conversation: Between & { patientId?: string }
  onBack: () => void
  /** What can be done about it. */
  children?: ReactNode
}) {
  const [name, subtitle] = [nameOf(hat, conversation), subtitleOf(hat, conversation)]
  return (
    <header className="flex items-center gap-x-2 border-line border-b px-3 py-2 max-md:flex-wrap">
      <span className="md:hidden">
        <IconButton label={text.back} icon={<BackIcon size={20} aria-hidden="true" />} onClick={onBack} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="flex items-center gap-1.5 font-semibold">
          {conversation.participantType === 'private' && <LockIcon size={16} aria-hidden="true" />}
          <span className="truncate">{name}</span>
        </h2>
        {subtitle !== name && <p className="truncate text-muted text-sm">{subtitle}</p>}
      </div>
      <div className="empty:hidden max-md:order-last max-md:w-full max-md:pl-8">{children}</div>
      {conversation.patientId && hat === 'staff' && (
        <Link
          to={`/case-manager/patients/${conversation.patientId}`}
          className="inline-flex min-h-11 shrink-0 items-center px-2 font-semibold text-rail underline underline-offset-4"
        >
          {text.openPatient}
        </Link>
      )}
    </header>
  )
}
