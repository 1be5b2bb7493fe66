import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useGoingOn } from '#ui/going-on.ts'
import { LockIcon } from '#ui/icons.ts'
import { RelativeTime } from '#ui/relative-time.tsx'
import type { Conversation } from '../messaging.contract.ts'
import { messagingText as text } from '../messaging.text.ts'

/** With whom a conversation is, or will be. */
export type Between = Pick<Conversation, 'participantType' | 'participantName'>

/** The name of a conversation for the patient whose it is. */
export function nameOf({ participantType, participantName }: Between): string {
  if (participantType === 'private') return text.notebook
  return participantName ?? (participantType === 'specialist' ? text.specialist : text.caseManager)
}

/** Under the name: which place in the care team it is, and for the notebook that nobody else reads it. */
export function subtitleOf({ participantType }: Between): string {
  if (participantType === 'private') return text.notebookHint
  return participantType === 'specialist' ? text.specialist : text.caseManager
}

function previewOf({ preview, previewSender }: Conversation): string {
  if (!preview) return text.noPreview
  return previewSender === 'patient' ? text.previewOfYours(preview) : preview
}

/** The conversations of a patient, each with its beginning and what is unread. */
export function ConversationList({
  conversations,
  openId,
  onOpen,
  empty,
  more,
}: {
  conversations: readonly Conversation[]
  openId: string | undefined
  onOpen: (id: string) => void
  empty?: ReactNode
  /** What brings more of them. */
  more?: ReactNode
}) {
  // On a phone it comes back where the open one stood, and who comes back goes on at its row.
  const row = useGoingOn<HTMLButtonElement>(useLocation().key, false)
  if (conversations.length === 0)
    return (
      <div className="p-3">
        <EmptyState title={text.empty} body={text.emptyHint} action={empty} />
      </div>
    )
  return (
    <nav aria-label={text.list} className="min-h-0 flex-1 overflow-y-auto overflow-x-hidden">
      <ul>
        {conversations.map((conversation, place) => (
          <li
            key={conversation.id}
            data-row={conversation.id}
            aria-posinset={place + 1}
            aria-setsize={more ? -1 : conversations.length}
            className="border-line border-b"
          >
            <button
              ref={conversation.id === openId ? row : undefined}
              type="button"
              data-row-open=""
              aria-current={conversation.id === openId || undefined}
              onClick={() => onOpen(conversation.id)}
              className={joinClasses(
                'grid w-full cursor-pointer grid-cols-1 gap-0.5 px-4 py-3 text-left -outline-offset-3 hover:bg-sunken',
                conversation.id === openId && 'md:bg-rail-soft',
              )}
            >
              <ConversationWords conversation={conversation} />
            </button>
          </li>
        ))}
      </ul>
      {more}
    </nav>
  )
}

function ConversationWords({ conversation }: { conversation: Conversation }) {
  const isUnread = conversation.unreadCount > 0
  return (
    <>
      <span className="flex flex-wrap items-center justify-between gap-x-2">
        <span className="flex min-w-0 items-center gap-1.5">
          {conversation.participantType === 'private' && (
            <LockIcon size={16} aria-hidden="true" className="shrink-0" />
          )}
          <span className={joinClasses('truncate', isUnread ? 'font-bold' : 'font-semibold')}>
            {nameOf(conversation)}
          </span>
        </span>
        <RelativeTime at={conversation.updatedAt} className="shrink-0 text-muted text-sm" />
      </span>
      <span className="flex items-center justify-between gap-2">
        <span className={joinClasses('truncate text-sm', isUnread ? 'text-ink' : 'text-muted')}>
          {previewOf(conversation)}
        </span>
        {isUnread && <Badge tone="marigold">{text.unread(conversation.unreadCount)}</Badge>}
      </span>
    </>
  )
}
