import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { Button } from '#ui/button.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { MessageIcon } from '#ui/icons.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Conversation } from '../messaging.contract.ts'
import { conversationNamed, conversationsOf, type MessagingHat } from '../messaging.queries.ts'
import { sortByWaiting, type UnsentMessage } from '../messaging.rules.ts'
import { messagingStaffText } from '../messaging.staff.text.ts'
import { moveDraft, readDraft, useUnsent, type Writer } from '../messaging.store.ts'
import { messagingText as text } from '../messaging.text.ts'
import { ConversationList, type MarkOf } from './conversation-list.tsx'
import { type ActionsOf, ConversationThread } from './conversation-thread.tsx'
import { NewConversation } from './new-conversation.tsx'
import { NewMessageMenu } from './new-message-menu.tsx'
import { UndeliverableMessages } from './undeliverable-messages.tsx'

// It grows where help and who reads stand open around a thread, which keeps its least height: then the page scrolls.
const frame =
  'grid min-h-[600px] overflow-hidden rounded-card border border-line bg-surface md:grid-cols-[300px_1fr]'

/** What a screen adds to the list and to the open thread. */
interface PartsOf {
  markOf?: MarkOf | undefined
  waitOf?: MarkOf | undefined
  /** What can be done about the open conversation, of which the reader has seen all up to a message. */
  actionsOf?: ActionsOf | undefined
}

/**
 * Conversations on the left, the open one on the right; on a phone one after the other. The open one is in the address
 * (`?conversation=`), and so is whom a patient is about to write to first (`?to=`). A patient begins with the newest; staff
 * choose, so that nothing counts as read by accident.
 */
export function MessagingPanel({ hat, markOf, waitOf, actionsOf }: { hat: MessagingHat } & PartsOf) {
  const session = useQuery(sessionQuery)
  const list = useInfiniteQuery(conversationsOf(hat))
  useEffect(() => {
    // What tells of a failure must be here before the line goes, or it could not be shown.
    import('#ui/toaster-view.tsx').catch(() => {})
  }, [])
  const personId = session.data?.person?.id
  if (list.isError && !list.data)
    return (
      <FailureState
        title={text.failures.load.body}
        isTrying={list.isFetching}
        onTryAgain={() => void list.refetch()}
      />
    )
  if (!list.data || !personId) return <Skeleton className="h-[600px] w-full" />
  const { pages } = list.data
  // Whatever moved up meanwhile stands on two pages.
  const listed = [...new Map(pages.flatMap(page => page.conversations).map(each => [each.id, each])).values()]
  return (
    <OpenPanel
      writer={{ hat, personId }}
      conversations={hat === 'staff' ? sortByWaiting(listed) : listed}
      team={pages[0]?.team ?? null}
      markOf={markOf}
      waitOf={waitOf}
      actionsOf={actionsOf}
      more={
        list.hasNextPage && (
          <Button
            look="quiet"
            className="m-3"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {text.moreConversations}
          </Button>
        )
      }
    />
  )
}

const kinds: readonly Conversation['participantType'][] = ['case_manager', 'specialist', 'private']

const idOf = (kind: Conversation['participantType'], conversations: readonly Conversation[]) =>
  conversations.find(each => each.participantType === kind)?.id

/** What the address chose: a conversation by its id or by whom a patient writes to, or one that is still to begin. */
function chosenIn(
  address: URLSearchParams,
  writer: Writer,
  conversations: readonly Conversation[],
  unsent: readonly UnsentMessage[],
) {
  const to = writer.hat === 'patient' ? kinds.find(kind => kind === address.get('to')) : undefined
  const chosenId = address.get('conversation') ?? undefined
  if (!to) return { to, isNew: false, chosenId } as const
  const known = idOf(to, conversations)
  // What was written before it began is sent from where it was written, also where it began elsewhere meanwhile.
  const isKept = readDraft(writer, to) !== '' || unsent.some(each => each.conversationId === to)
  if (!known || isKept) return { to, isNew: true, chosenId: undefined } as const
  return { to, isNew: false, chosenId: known } as const
}

/** What the address chose, and the ways to choose something else. */
function useChosen(writer: Writer, conversations: readonly Conversation[]) {
  const [address, setAddress] = useSearchParams()
  const unsent = useUnsent(writer)
  const chosen = chosenIn(address, writer, conversations, unsent)
  // Whoever has just begun a conversation goes on writing in it; whoever has gone elsewhere meanwhile is not fetched back.
  const [begunId, setBegunId] = useState<string>()
  const { to } = chosen
  const begun = to && unsent.find(each => each.begins === to && each.conversationId !== to)?.conversationId
  const { hat, personId } = writer
  useEffect(() => {
    if (!begun) return
    moveDraft({ hat, personId }, to, begun)
    setBegunId(begun)
    setAddress({ conversation: begun }, { ...stay, replace: true })
  }, [begun, to, hat, personId, setAddress])
  // What was typed before it began stands in it for whoever comes back; under who is typing, nothing is exchanged.
  const known = to && unsent.every(each => each.conversationId !== to) && idOf(to, conversations)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on coming
  useEffect(() => {
    if (!known || readDraft(writer, to) === '') return
    moveDraft(writer, to, known)
    setAddress({ conversation: known }, { ...stay, replace: true })
  }, [to])
  return {
    ...chosen,
    choose: (conversation: string | undefined) => setAddress(conversation ? { conversation } : {}, stay),
    writeTo: (kind: Conversation['participantType']) => setAddress({ to: kind }, stay),
    begunId: begunId ?? begun,
  }
}

const stay = { preventScrollReset: true }

interface Team {
  caseManager: string | null
  specialist: string | null
}

function OpenPanel({
  writer,
  conversations,
  team,
  more,
  markOf,
  waitOf,
  actionsOf,
}: {
  writer: Writer
  conversations: Conversation[]
  team: Team | null
  more: ReactNode
} & PartsOf) {
  const { to, isNew, chosenId, choose, writeTo, begunId } = useChosen(writer, conversations)
  // The newest stays open although another becomes newer meanwhile.
  const [firstId, setFirstId] = useState<string>()
  if (writer.hat === 'patient' && !firstId && conversations[0]) setFirstId(conversations[0].id)
  const listed = isNew ? undefined : conversations.find(each => each.id === (chosenId ?? firstId))
  const isFarDown = chosenId !== undefined && !listed
  const named = useQuery({ ...conversationNamed(writer.hat, chosenId ?? ''), enabled: isFarDown })
  const open = listed ?? (isFarDown ? named.data?.conversations[0] : undefined)
  // It went over to a colleague, with its patient.
  const goneId = writer.hat === 'staff' && isFarDown && named.isSuccess && !open ? chosenId : undefined
  const isThreadFirst = isNew || (chosenId !== undefined && (open !== undefined || goneId !== undefined))
  return (
    <div className={frame}>
      <div
        className={joinClasses(
          // Takes the height that there is and scrolls within it, however long the list.
          'flex min-h-0 min-w-0 flex-col border-line [contain:size] md:border-r',
          isThreadFirst && 'max-md:hidden',
        )}
      >
        {team && (
          <div className="border-line border-b p-3">
            <NewMessageMenu team={team} onChoose={writeTo} />
          </div>
        )}
        <ConversationList
          hat={writer.hat}
          conversations={conversations}
          openId={open?.id}
          onOpen={choose}
          empty={team && <Button onClick={() => writeTo('case_manager')}>{text.writeTo.case_manager}</Button>}
          more={more}
          markOf={markOf}
          waitOf={waitOf}
        />
      </div>
      <div className={joinClasses('flex min-h-0 min-w-0 flex-col', !isThreadFirst && 'max-md:hidden')}>
        {isNew ? (
          <NewConversation key={to} writer={writer} kind={to} team={team} onBack={() => choose(undefined)} />
        ) : open ? (
          <ConversationThread
            key={open.id}
            writer={writer}
            conversation={open}
            hasCaseManager={team ? team.caseManager !== null : true}
            isBegun={writer.hat === 'staff' || open.id === begunId}
            actionsOf={actionsOf}
            onBack={() => choose(undefined)}
          />
        ) : goneId ? (
          <GoneConversation writer={writer} conversationId={goneId} onBack={() => choose(undefined)} />
        ) : (
          <NothingOpen isEmpty={conversations.length === 0} />
        )}
      </div>
    </div>
  )
}

function NothingOpen({ isEmpty }: { isEmpty: boolean }) {
  return (
    <div className="grid flex-1 place-items-center p-6">
      <EmptyState
        icon={<MessageIcon size={24} />}
        title={isEmpty ? text.empty : text.choose}
        body={isEmpty ? undefined : text.chooseHint}
      />
    </div>
  )
}

/** Closes politely, and gives back what was typed there and not sent. */
function GoneConversation({
  writer,
  conversationId,
  onBack,
}: {
  writer: Writer
  conversationId: string
  onBack: () => void
}) {
  return (
    <div role="alert" className="grid content-start gap-4 overflow-y-auto p-4">
      <EmptyState
        icon={<MessageIcon size={24} />}
        title={messagingStaffText.title}
        body={messagingStaffText.body}
        action={
          <Button look="secondary" onClick={onBack}>
            {messagingStaffText.back}
          </Button>
        }
      />
      <UndeliverableMessages writer={writer} conversationId={conversationId} />
    </div>
  )
}
