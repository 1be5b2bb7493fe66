import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { MessageIcon } from '#ui/icons.ts'
import { MoreButton } from '#ui/more-button.tsx'
import { RelativeTime } from '#ui/relative-time.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { Conversation } from '../../messaging.contract.ts'
import { conversationsAbout, messagesForReading } from '../../messaging.queries.ts'
import { messagingText } from '../../messaging.text.ts'
import { MessageLines } from '../../parts/message-lines.tsx'
import { readingText as text } from '../reading.text.ts'

/** The conversations with a patient, for an administrator: read, not written in. */
export function ConversationsReading({ patientId }: { patientId: string }) {
  const { data, isPending, isError, refetch, isFetching } = useQuery(conversationsAbout(patientId))
  return (
    <Card title={text.heading} description={text.hint}>
      {isPending && <SkeletonLines lines={2} />}
      {isError && !data && <FailureState isTrying={isFetching} onTryAgain={() => void refetch()} />}
      {data?.conversations.length === 0 && (
        <EmptyState
          title={text.empty}
          body={text.emptyHint}
          icon={<MessageIcon size={24} aria-hidden="true" />}
        />
      )}
      <ul className="grid divide-y divide-line">
        {data?.conversations.map(conversation => (
          <ReadableConversation key={conversation.id} conversation={conversation} />
        ))}
      </ul>
    </Card>
  )
}

function ReadableConversation({ conversation }: { conversation: Conversation }) {
  const [isOpen, setOpen] = useState(false)
  const threadId = useId()
  const { participantType, participantName, updatedAt } = conversation
  const title = text.with[participantType](participantName ?? text.nobody)
  return (
    <li className="grid gap-3 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="grid gap-0.5">
          <span className="font-semibold">{title}</span>
          <RelativeTime at={updatedAt} className="text-muted text-sm" />
        </span>
        <Button
          look="secondary"
          aria-expanded={isOpen}
          aria-controls={threadId}
          aria-label={isOpen ? text.closeOf(title) : text.readOf(title)}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? text.close : text.read}
        </Button>
      </div>
      <div id={threadId} hidden={!isOpen}>
        {isOpen && <Thread conversation={conversation} label={text.thread(title)} />}
      </div>
    </li>
  )
}

/** The messages, the newest at the end; earlier ones by a button. */
function Thread({ conversation, label }: { conversation: Conversation; label: string }) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(messagesForReading(conversation.id))
  const messages = data?.pages.toReversed().flatMap(page => page.messages) ?? []
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached and moved by keyboard
      tabIndex={0}
      className="grid max-h-[28rem] gap-3 overflow-y-auto rounded-card border border-line p-3"
    >
      {isPending && <SkeletonLines lines={4} />}
      {isError && !data && <FailureState onTryAgain={() => void refetch()} />}
      <MoreButton
        pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }}
        label={messagingText.earlier}
        look="quiet"
      />
      {data && messages.length === 0 && <p className="text-muted">{text.noMessages}</p>}
      <MessageLines about={conversation} arrived={messages} />
    </section>
  )
}
