import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { safetyText } from '#features/safety/safety.text.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { BackIcon, LockIcon } from '#ui/icons.ts'
import { SpinnerArea } from '#ui/spinner.tsx'
import type { Conversation, Message } from '../messaging.contract.ts'
import { markRead, messagesOf } from '../messaging.queries.ts'
import { listUnsent } from '../messaging.rules.ts'
import { messagingText as text } from '../messaging.text.ts'
import { useUnsent, type Writer } from '../messaging-outbox.queries.ts'
import { nameOf, placeOf } from './conversation-list.tsx'
import { MessageComposer } from './message-composer.tsx'
import { MessageList } from './message-list.tsx'
import { SafetyHelp } from './safety-help.tsx'

/** One open conversation: its messages, help where it is needed, and the place to write. */
export function ConversationThread({
  writer,
  conversation,
  hasCaseManager,
  onBack,
}: {
  writer: Writer
  conversation: Conversation
  hasCaseManager: boolean
  onBack: () => void
}) {
  const thread = useInfiniteQuery(messagesOf(writer.hat, conversation.id))
  const arrived = thread.data?.pages.toReversed().flatMap(page => page.messages) ?? []
  const unsent = listUnsent(useUnsent(writer), conversation.id, arrived)
  const scroller = useRef<HTMLDivElement>(null)
  useMarkingRead(writer, conversation, arrived, scroller)
  useScrolling(
    scroller,
    arrived[0]?.id,
    [arrived.at(-1)?.id, ...unsent.map(each => each.id + each.state)].join(),
  )
  const isNotebook = conversation.participantType === 'private'
  const isUnowned =
    writer.hat === 'patient' && conversation.participantType === 'case_manager' && !hasCaseManager

  return (
    <>
      <ThreadHead writer={writer} conversation={conversation} onBack={onBack} />
      <div
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached and moved by keyboard
        tabIndex={0}
        role="log"
        aria-label={text.thread(nameOf(writer.hat, conversation))}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto px-4 py-3 -outline-offset-3"
      >
        {thread.isPending && <SpinnerArea />}
        {thread.isError && !thread.data && (
          <FailureState isTrying={thread.isFetching} onTryAgain={() => void thread.refetch()} />
        )}
        {thread.hasNextPage && (
          <Button
            look="quiet"
            className="mx-auto shrink-0"
            busy={thread.isFetchingNextPage}
            onClick={() => void thread.fetchNextPage()}
          >
            {text.earlier}
          </Button>
        )}
        {thread.data && arrived.length + unsent.length === 0 && (
          <EmptyState
            title={isNotebook ? text.notebookEmpty : text.threadEmpty}
            body={isNotebook ? text.notebookEmptyHint : text.threadEmptyHint}
          />
        )}
        <MessageList writer={writer} arrived={arrived} unsent={unsent} />
      </div>
      <div className="shrink-0 border-line border-t p-3">
        {writer.hat === 'patient' && (
          <SafetyHelp
            conversationId={conversation.id}
            isNotebook={isNotebook}
            hasCaseManager={hasCaseManager}
          />
        )}
        {isUnowned && <p className="mb-2 text-muted text-sm">{text.noCaseManager}</p>}
        <MessageComposer writer={writer} conversationId={conversation.id} isNotebook={isNotebook} />
        {writer.hat === 'patient' && <p className="mt-2 text-muted text-sm">{safetyText.notWatched}</p>}
      </div>
    </>
  )
}

function ThreadHead({
  writer,
  conversation,
  onBack,
}: {
  writer: Writer
  conversation: Conversation
  onBack: () => void
}) {
  return (
    <header className="flex items-center gap-2 border-line border-b px-3 py-2">
      <span className="md:hidden">
        <IconButton label={text.back} icon={<BackIcon size={20} aria-hidden="true" />} onClick={onBack} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="flex items-center gap-1.5 font-semibold">
          {conversation.participantType === 'private' && <LockIcon size={16} aria-hidden="true" />}
          <span className="truncate">{nameOf(writer.hat, conversation)}</span>
        </h2>
        <p className="truncate text-muted text-sm">{placeOf(writer.hat, conversation)}</p>
      </div>
      {writer.hat === 'staff' && (
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

/** Marks as read what the person has before their eyes: the thread is on the screen, and the window is looked at. */
function useMarkingRead(
  { hat }: Writer,
  conversation: Conversation,
  arrived: readonly Message[],
  scroller: RefObject<HTMLDivElement | null>,
): void {
  const { mutate } = useMutation(markRead(hat))
  const lastId = arrived.at(-1)?.id
  const isUnread = conversation.unreadCount > 0
  useEffect(() => {
    const look = () => {
      const isSeen = document.visibilityState === 'visible' && scroller.current?.checkVisibility()
      if (isUnread && lastId && isSeen) mutate({ conversationId: conversation.id, until: lastId })
    }
    document.addEventListener('visibilitychange', look)
    const appearing = new ResizeObserver(look)
    if (scroller.current) appearing.observe(scroller.current)
    return () => {
      document.removeEventListener('visibilitychange', look)
      appearing.disconnect()
    }
  }, [conversation.id, isUnread, lastId, mutate, scroller])
}

/**
 * The newest message stays in sight, also when help appears below it; what was being read stays in its place when earlier
 * messages appear above it. `newest` changes with everything that happens at the end of the thread.
 */
function useScrolling(
  scroller: RefObject<HTMLDivElement | null>,
  firstId: string | undefined,
  newest: string,
): void {
  const before = useRef({ firstId, newest, height: 0 })
  useLayoutEffect(() => {
    const area = scroller.current
    if (!area) return
    const was = before.current
    if (newest !== was.newest || was.height === 0) area.scrollTop = area.scrollHeight
    else if (firstId !== was.firstId) area.scrollTop += area.scrollHeight - was.height
    before.current = { firstId, newest, height: area.scrollHeight }
  }, [scroller, firstId, newest])
  useEffect(() => {
    const area = scroller.current
    if (!area) return
    let height = area.clientHeight
    const resizing = new ResizeObserver(() => {
      // On a phone the thread comes out of hiding, and begins at its end.
      if (height === 0) area.scrollTop = area.scrollHeight
      else area.scrollTop += height - area.clientHeight
      height = area.clientHeight
    })
    resizing.observe(area)
    return () => resizing.disconnect()
  }, [scroller])
}
