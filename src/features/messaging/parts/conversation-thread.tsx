import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import { ConversationReaders } from '#features/care-team/parts/conversation-readers.tsx'
import type { findSafetyConcern } from '#features/safety/safety.rules.ts'
import { safetyText } from '#features/safety/safety.text.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { ChevronDownIcon } from '#ui/icons.ts'
import { SpinnerArea } from '#ui/spinner.tsx'
import { askedFilesIn } from '../asked-files/asked-files.queries.ts'
import type { Conversation, Message } from '../messaging.contract.ts'
import { messagesOf, type Writer } from '../messaging.queries.ts'
import { keepEarlier, listUnsent } from '../messaging.rules.ts'
import { useUnsent } from '../messaging.store.ts'
import { messagingText as text } from '../messaging.text.ts'
import { nameOf } from './conversation-list.tsx'
import { MessageComposer } from './message-composer.tsx'
import type { MessageLines } from './message-lines.tsx'
import { MessageList } from './message-list.tsx'
import { SafetyHelp } from './safety-help.tsx'
import { useMarkingRead, useScrolling } from './thread-scrolling.tsx'

/** What only one hat or one place shows around a thread. */
interface ThreadParts {
  /** What shows its messages in one column, as staff see them: patients would load its words without a use. */
  lines?: typeof MessageLines
  /** Reads what a patient writes for danger. */
  hear?: typeof findSafetyConcern
  /** Above it, where nothing else says with whom it is. */
  head?: ReactNode
  /** Whether somebody stands beside it, on a wide screen, who reads along. */
  hasReadersBeside?: boolean
  /** What staff can do about it, of which they have seen all up to a message. */
  actionsOf?: (lastSeenId: string | undefined) => ReactNode
  /** Sends what was written in its own way. */
  onSend?: (content: string) => void
  /** Sends it, and goes on to something else. */
  sendAnd?: { label: string; goOn: () => void } | undefined
  /** What one went on to, above the place to write. */
  next?: ReactNode
}

/** One open conversation: its messages, help where it is needed, and the place to write. */
export function ConversationThread({
  writer,
  conversation,
  hasCaseManager,
  isBegun,
  lines,
  hear,
  head,
  hasReadersBeside = false,
  actionsOf,
  onSend,
  sendAnd,
  next,
}: {
  writer: Writer
  conversation: Conversation
  hasCaseManager: boolean
  /** One writes at once. */
  isBegun: boolean
} & ThreadParts) {
  const thread = useInfiniteQuery(messagesOf(writer.hat, conversation.id))
  const arrived = useLoadedMessages(thread.data)
  const unsent = listUnsent(useUnsent(writer), conversation.id, arrived)
  const scroller = useRef<HTMLDivElement>(null)
  const { isNewBelow, goToEnd } = useScrolling(scroller, {
    first: arrived[0]?.id,
    last: arrived.at(-1)?.id,
    own: unsent.map(each => each.id + each.state).join(),
  })
  useMarkingRead(writer.hat, conversation, isNewBelow ? undefined : arrived.at(-1)?.id, scroller)
  const isNotebook = conversation.participantType === 'private'
  const isUnowned =
    writer.hat === 'patient' && conversation.participantType === 'case_manager' && !hasCaseManager

  return (
    <>
      {head}
      <Above {...{ writer, conversation, hasReadersBeside }} sending={unsent.length} />
      <div
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached and moved by keyboard
        tabIndex={0}
        role="log"
        aria-label={text.thread(writer.hat === 'staff' ? conversation.patientName : nameOf(conversation))}
        // Earlier messages appear above what is being read: its place is kept by useScrolling, not twice.
        className="flex min-h-64 flex-[1_1_16rem] flex-col overflow-y-auto px-4 py-3 -outline-offset-3 [overflow-anchor:none]"
      >
        {thread.isPending && <SpinnerArea />}
        {thread.isError && !thread.data && (
          <FailureState isTrying={thread.isFetching} onTryAgain={() => void thread.refetch()} />
        )}
        {thread.hasNextPage && (
          <Earlier
            isBusy={thread.isFetchingNextPage}
            mayLoadByItself={!thread.isFetchNextPageError}
            onLoad={() => void thread.fetchNextPage()}
          />
        )}
        {thread.data && arrived.length + unsent.length === 0 && (
          <EmptyState
            title={isNotebook ? text.notebookEmpty : text.threadEmpty}
            body={isNotebook ? text.notebookEmptyHint : text.threadEmptyHint}
          />
        )}
        <Words lines={lines} writer={writer} about={conversation} arrived={arrived} unsent={unsent} />
      </div>
      <div className="relative shrink-0 rounded-b-card border-line border-t bg-surface px-4 py-3">
        {isNewBelow && (
          <Button
            look="secondary"
            className="-translate-x-1/2 absolute bottom-full left-1/2 mb-2"
            icon={<ChevronDownIcon size={18} aria-hidden="true" />}
            onClick={goToEnd}
          >
            {text.newBelow}
          </Button>
        )}
        {writer.hat === 'patient' && (
          <SafetyHelp
            conversationId={conversation.id}
            isNotebook={isNotebook}
            hasCaseManager={hasCaseManager}
          />
        )}
        {isUnowned && <p className="mb-2 text-muted text-sm">{text.noCaseManager}</p>}
        {next}
        <MessageComposer
          writer={writer}
          conversationId={conversation.id}
          patientId={conversation.patientId}
          {...{ isNotebook, isBegun, hear, onSend, sendAnd }}
          language={conversation.language}
          actions={actionsOf?.(arrived.at(-1)?.id)}
        />
        {writer.hat === 'patient' && <p className="mt-2 text-muted text-sm">{safetyText.notWatched}</p>}
      </div>
    </>
  )
}

// Patients know nothing of it.
const ColleaguesHere = lazy(() =>
  import('../presence/parts/colleagues-here.tsx').catch(() => ({ default: () => <></> })),
)

/** Who reads along, and for staff who does at this moment. */
function Above({
  writer,
  conversation,
  hasReadersBeside,
  sending,
}: Pick<Parameters<typeof ConversationThread>[0], 'writer' | 'conversation' | 'hasReadersBeside'> & {
  sending: number
}) {
  return (
    <>
      <div className={hasReadersBeside ? 'xl:hidden' : 'contents'}>
        <ConversationReaders hat={writer.hat} conversation={conversation} />
      </div>
      {writer.hat === 'staff' && (
        <Suspense>
          <ColleaguesHere conversationId={conversation.id} sending={sending} />
        </Suspense>
      )}
    </>
  )
}

// Few conversations ask for one.
const AskedLine = lazy(() =>
  import('../asked-files/parts/asked-line.tsx').catch(() => ({ default: () => <></> })),
)

/** A patient sees two sides, staff one column; below words that ask for a file stands how that stands. */
function Words({
  about,
  lines: Lines,
  ...words
}: Parameters<typeof MessageList>[0] & Pick<ThreadParts, 'lines'> & { about: Conversation }) {
  const { hat } = words.writer
  const { data } = useQuery({
    ...askedFilesIn(hat, about.id),
    enabled: about.participantType !== 'private',
  })
  const below = ({ id }: Message) => {
    const asked = data?.find(each => each.id === id)
    return (
      asked && (
        <Suspense>
          <AskedLine hat={hat} asked={asked} />
        </Suspense>
      )
    )
  }
  return Lines ? <Lines about={about} {...words} below={below} /> : <MessageList {...words} below={below} />
}

/** Everything of the thread that was loaded, the oldest first. */
function useLoadedMessages(loaded: { pages: { messages: Message[] }[] } | undefined): readonly Message[] {
  const seen = useRef<readonly Message[]>([])
  return useMemo(() => {
    seen.current = keepEarlier(seen.current, loaded?.pages.toReversed().flatMap(page => page.messages) ?? [])
    return seen.current
  }, [loaded])
}

/** Earlier messages load on scrolling up; the button is for loading them without scrolling, and after a failure. */
function Earlier({
  isBusy,
  mayLoadByItself,
  onLoad,
}: {
  isBusy: boolean
  mayLoadByItself: boolean
  onLoad: () => void
}) {
  const target = useRef<HTMLDivElement>(null)
  const load = useRef(onLoad)
  load.current = onLoad
  const isWaiting = mayLoadByItself && !isBusy
  useEffect(() => {
    const area = target.current
    if (!area || !isWaiting) return
    const coming = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) load.current()
      },
      { root: area.parentElement, rootMargin: '150px 0px 0px' },
    )
    coming.observe(area)
    return () => coming.disconnect()
  }, [isWaiting])
  return (
    <div ref={target} className="mx-auto shrink-0">
      <Button look="quiet" busy={isBusy} onClick={onLoad}>
        {text.earlier}
      </Button>
    </div>
  )
}
