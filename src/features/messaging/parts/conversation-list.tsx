import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LockIcon } from '#ui/icons.ts'
import { RelativeTime } from '#ui/relative-time.tsx'
import type { Conversation } from '../messaging.contract.ts'
import type { MessagingHat } from '../messaging.queries.ts'
import { messagingText as text } from '../messaging.text.ts'

/** Between whom a conversation is, or will be. */
export type Between = Pick<Conversation, 'participantType' | 'participantName' | 'patientName'>

/** The name of a conversation for the person who reads the list. */
export function nameOf(hat: MessagingHat, conversation: Between): string {
  if (hat === 'staff') return conversation.patientName
  if (conversation.participantType === 'private') return text.notebook
  const hatName = conversation.participantType === 'specialist' ? text.specialist : text.caseManager
  return conversation.participantName ?? hatName
}

/** Under the name: which place in the care team it is, and for the notebook that nobody else reads it. */
export function subtitleOf(hat: MessagingHat, conversation: Between): string {
  if (hat === 'staff') return text.roles.patient
  if (conversation.participantType === 'private') return text.notebookHint
  return conversation.participantType === 'specialist' ? text.specialist : text.caseManager
}

function previewOf(hat: MessagingHat, { preview, previewSender }: Conversation): string {
  if (!preview) return text.noPreview
  const isOwnSide = (previewSender === 'patient') === (hat === 'patient')
  return isOwnSide ? text.previewOfYours(preview) : preview
}

/** What is said about a conversation beside its words. */
export type MarkOf = (conversation: Conversation) => ReactNode

/** The conversations, each with its beginning and what is unread. */
export function ConversationList({
  hat,
  conversations,
  openId,
  onOpen,
  empty,
  more,
  markOf,
  waitOf,
}: {
  hat: MessagingHat
  conversations: readonly Conversation[]
  openId: string | undefined
  onOpen: (id: string) => void
  empty?: ReactNode
  /** What brings more of them. */
  more?: ReactNode
  markOf?: MarkOf | undefined
  /** Stands in place of when it was last written in: how long it waits. */
  waitOf?: MarkOf | undefined
}) {
  if (conversations.length === 0)
    return (
      <div className="p-3">
        <EmptyState
          title={hat === 'patient' ? text.empty : text.staffEmpty}
          body={hat === 'patient' ? text.emptyHint : text.staffEmptyHint}
          action={empty}
        />
      </div>
    )
  return (
    <nav
      aria-label={hat === 'patient' ? text.list : text.caseloadList}
      className="min-h-0 flex-1 overflow-y-auto overflow-x-hidden"
    >
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
              type="button"
              data-row-open=""
              aria-current={conversation.id === openId || undefined}
              onClick={() => onOpen(conversation.id)}
              className={joinClasses(
                'grid w-full cursor-pointer grid-cols-1 gap-0.5 px-4 py-3 text-left -outline-offset-3 hover:bg-sunken',
                conversation.id === openId && 'md:bg-rail-soft',
              )}
            >
              <ConversationWords
                hat={hat}
                conversation={conversation}
                mark={markOf?.(conversation)}
                wait={waitOf?.(conversation)}
              />
            </button>
          </li>
        ))}
      </ul>
      {more}
    </nav>
  )
}

function ConversationWords({
  hat,
  conversation,
  mark,
  wait,
}: {
  hat: MessagingHat
  conversation: Conversation
  mark: ReactNode
  wait: ReactNode
}) {
  const isUnread = conversation.unreadCount > 0
  return (
    <>
      <span className="flex items-center justify-between gap-2">
        <span className="flex min-w-0 items-center gap-1.5">
          {conversation.participantType === 'private' && (
            <LockIcon size={16} aria-hidden="true" className="shrink-0" />
          )}
          <span className={joinClasses('truncate', isUnread ? 'font-bold' : 'font-semibold')}>
            {nameOf(hat, conversation)}
          </span>
        </span>
        {wait || <RelativeTime at={conversation.updatedAt} className="shrink-0 text-muted text-sm" />}
      </span>
      <span className="flex items-center justify-between gap-2">
        <span className={joinClasses('truncate text-sm', isUnread ? 'text-ink' : 'text-muted')}>
          {previewOf(hat, conversation)}
        </span>
        {isUnread && <Badge tone="marigold">{text.unread(conversation.unreadCount)}</Badge>}
      </span>
      {mark}
    </>
  )
}
