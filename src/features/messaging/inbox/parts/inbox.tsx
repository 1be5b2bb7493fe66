import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { queueText } from '#features/queue/queue.text.ts'
import type { PersonInDanger } from '#features/safety/safety.contract.ts'
import { openSafetyAlerts } from '#features/safety/safety.queries.ts'
import { safetyStaffText } from '#features/safety/safety.staff.text.ts'
import { Button } from '#ui/button.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { EditIcon } from '#ui/icons.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { MoreButton, type Pages } from '#ui/more-button.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { SpinnerArea } from '#ui/spinner.tsx'
import { ViewLinks } from '#ui/view-links.tsx'
import { Beside } from '../../beside/parts/beside.tsx'
import { useHoldingWords } from '../../held/held.store.ts'
import type { Conversation } from '../../messaging.contract.ts'
import { conversationNamed, conversationsOf } from '../../messaging.queries.ts'
import { sortByWaiting } from '../../messaging.rules.ts'
import { messagingText } from '../../messaging.text.ts'
import { groupInbox, type InboxView, inboxViews, mayMoreWait, narrowTo, opening } from '../inbox.rules.ts'
import { inboxText as text } from '../inbox.text.ts'
import { InboxList } from './inbox-list.tsx'
import { GoneThread, InboxThread, NothingOpen } from './inbox-thread.tsx'
import { NewMessage } from './new-message.tsx'

// Alerts are rare: reading one is not part of every page.
const AlertReading = lazyPart(
  async () => (await import('#features/safety/parts/alert-reading.tsx')).AlertReading,
)

/** One height, and only the columns scroll: what is left between the bar above and the foot, or the bar of a phone. */
const heights = {
  list: 'md:h-[max(34rem,calc(100dvh-7.5rem))] lg:h-[max(34rem,calc(100dvh-7.75rem))]',
  thread: 'h-[max(34rem,calc(100dvh-7.5rem))] lg:h-[max(34rem,calc(100dvh-7.75rem))]',
}

/**
 * The conversations of a caseload: the list, the open one, and from 1280 px on what one has to know beside it; on a phone list and
 * conversation are two pages. The open one is in the address (`?conversation=`), and so is which of them are listed (`?view=`).
 * None opens by itself, so that nothing counts as read by accident.
 */
export function Inbox({ heading }: { heading: ReactNode }) {
  const [address, setAddress] = useSearchParams()
  const list = useInfiniteQuery(conversationsOf('staff'))
  const go = (to: Parameters<typeof opening>[1]) =>
    setAddress(now => opening(now, to), { preventScrollReset: true })
  const close = () => go({})
  const conversations = listedOnce(list.data?.pages)
  const pane = useRef<HTMLDivElement>(null)
  const holdWords = useHoldingWords(pane, conversations, ({ conversation, patientId: patient }) =>
    go(conversation ? { conversation: conversation.id } : { patient }),
  )
  const { open, goneId } = useOpen(address.get('conversation') ?? undefined, conversations)
  const isBeginning = address.has('patient') || address.has('new')
  const isThreadFirst = isBeginning || open !== undefined || goneId !== undefined
  return (
    <div
      data-width="wide"
      className={joinClasses(
        'grid grid-cols-1 border-line md:grid-cols-[18rem_minmax(0,1fr)] md:border-b',
        open ? 'xl:grid-cols-[21rem_minmax(0,1fr)_16.5rem]' : 'xl:grid-cols-[21rem_minmax(0,1fr)]',
        heights[isThreadFirst ? 'thread' : 'list'],
      )}
    >
      <div
        className={joinClasses(
          'flex min-h-0 min-w-0 flex-col border-line md:border-r',
          isThreadFirst && 'max-md:hidden',
        )}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-3 px-4 pt-3 md:px-5">
          {heading}
          <Button
            look="quiet"
            className="-mr-3 dense:text-base"
            icon={<EditIcon size={18} aria-hidden="true" />}
            aria-label={messagingText.newMessage}
            onClick={() => go({ new: 'yes' })}
          >
            {text.new}
          </Button>
        </div>
        <Listed
          list={list}
          conversations={conversations}
          openId={open?.id}
          onOpen={conversation => go({ conversation })}
        />
      </div>
      <div
        ref={pane}
        className={joinClasses('flex min-h-0 min-w-0 flex-col', !isThreadFirst && 'max-md:hidden')}
      >
        {isBeginning ? (
          <NewMessage onBack={close} onSend={holdWords} />
        ) : open ? (
          <InboxThread key={open.id} conversation={open} onBack={close} onSend={holdWords} />
        ) : goneId ? (
          <GoneThread conversationId={goneId} onBack={close} />
        ) : (
          // Where there is nothing to choose, the list says so.
          (!list.data || conversations.length > 0) && <NothingOpen />
        )}
      </div>
      {open && <Beside key={open.id} conversation={open} />}
    </div>
  )
}

/** The list, and the alert that one of its rows leads to. */
function Listed({
  list,
  conversations,
  openId,
  onOpen,
}: {
  list: Pages
  conversations: readonly Conversation[]
  openId: string | undefined
  onOpen: (conversationId: string) => void
}) {
  const { data: inDanger = [] } = useQuery(openSafetyAlerts('staff'))
  const [address] = useSearchParams()
  const view = inboxViews.find(each => each === address.get('view')) ?? 'all'
  const [read, setRead] = useState<PersonInDanger>()
  const close = () => setRead(undefined)
  if (!list.data)
    return (
      <div className="p-5">
        {list.isError ? (
          <FailureState title={messagingText.failures.load.body} onTryAgain={() => void list.refetch()} />
        ) : (
          <SkeletonLines lines={10} />
        )}
      </div>
    )
  const groups = groupInbox(sortByWaiting(conversations), inDanger)
  const isCut = mayMoreWait(conversations, list.hasNextPage)
  return (
    <>
      <Views view={view} groups={groups} isCut={isCut} />
      {isEmpty(narrowTo(view, groups)) ? (
        <div className="p-3">
          <EmptyState {...emptyWords[view]} />
        </div>
      ) : (
        <InboxList
          groups={narrowTo(view, groups)}
          openId={openId}
          onOpen={onOpen}
          onRead={setRead}
          more={
            (view === 'all' ? list.hasNextPage : isCut) && (
              <MoreButton pages={list} label={messagingText.moreConversations} className="m-1" />
            )
          }
        />
      )}
      {read && (
        <Dialog
          title={safetyStaffText.reading(read.patientName)}
          description={safetyStaffText.hint}
          open
          onOpenChange={close}
        >
          <Suspense fallback={<SpinnerArea />}>
            <AlertReading patientId={read.patientId} onSettled={close} />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}

const isEmpty = (groups: object) => Object.values(groups).every(({ length }) => length === 0)

const emptyWords: Record<InboxView, { title: string; body: string }> = {
  all: { title: text.empty, body: text.emptyHint },
  waiting: { title: queueText.nobody, body: text.nobodyHint },
  snoozed: { title: queueText.nothingSnoozed, body: queueText.nothingSnoozedHint },
}

/** All, who waits, and what was put off; where more may be to come, so many at least. */
function Views({
  view,
  groups: { waiting, snoozed },
  isCut,
}: {
  view: InboxView
  groups: Record<'waiting' | 'snoozed', readonly unknown[]>
  isCut: boolean
}) {
  const count = ({ length }: readonly unknown[]) => (isCut ? text.atLeast(length) : length)
  return (
    <ViewLinks
      label={text.views}
      parameter="view"
      chosen={view}
      views={[
        { view: 'all', name: text.viewNames.all, count: null },
        { view: 'waiting', name: text.viewNames.waiting, count: count(waiting) },
        { view: 'snoozed', name: text.viewNames.snoozed, count: count(snoozed) },
      ]}
      className="px-4 md:px-5"
    />
  )
}

/** Whatever moved up meanwhile stands on two pages. */
const listedOnce = (pages: readonly { conversations: Conversation[] }[] = []) => [
  ...new Map(pages.flatMap(page => page.conversations).map(each => [each.id, each])).values(),
]

/** The conversation that the address names; one far down in the list is asked for by its id. */
function useOpen(chosenId: string | undefined, conversations: readonly Conversation[]) {
  const listed = conversations.find(({ id }) => id === chosenId)
  const isFarDown = chosenId !== undefined && !listed
  const named = useQuery({ ...conversationNamed('staff', chosenId ?? ''), enabled: isFarDown })
  const open = listed ?? (isFarDown ? named.data?.conversations[0] : undefined)
  // It went over to a colleague, with its patient.
  return { open, goneId: isFarDown && named.isSuccess && !open ? chosenId : undefined }
}
