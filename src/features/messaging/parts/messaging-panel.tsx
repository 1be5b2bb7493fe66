import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { findSafetyConcern } from '#features/safety/safety.rules.ts'
import { Button } from '#ui/button.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { MessageIcon } from '#ui/icons.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { moveDraft, readDraft } from '../drafts/drafts.store.ts'
import type { Conversation } from '../messaging.contract.ts'
import { conversationNamed, conversationsOf, type Writer } from '../messaging.queries.ts'
import type { UnsentMessage } from '../messaging.rules.ts'
import { useUnsent } from '../messaging.store.ts'
import { messagingText as text } from '../messaging.text.ts'
import { ConversationList } from './conversation-list.tsx'
import { ConversationThread } from './conversation-thread.tsx'
import { NewConversation } from './new-conversation.tsx'
import { NewMessageMenu } from './new-message-menu.tsx'
import { ThreadHead } from './thread-head.tsx'

// It grows where help and who reads stand open around a thread, which keeps its least height: then the page scrolls.
const frame =
  'grid min-h-[600px] overflow-hidden rounded-card border border-line bg-surface md:grid-cols-[300px_1fr]'

/**
 * A patient's conversations on the left, the open one on the right; on a phone one after the other. The open one is in the address
 * (`?conversation=`), and so is whom they are about to write to first (`?to=`). They begin with the newest. Staff have an inbox of
 * their own.
 */
export function MessagingPanel() {
  const session = useQuery(sessionQuery)
  const list = useInfiniteQuery(conversationsOf('patient'))
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
  const conversations = [
    ...new Map(pages.flatMap(page => page.conversations).map(each => [each.id, each])).values(),
  ]
  return (
    <OpenPanel
      writer={{ hat: 'patient', personId }}
      conversations={conversations}
      team={pages[0]?.team ?? null}
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
  const to = kinds.find(kind => kind === address.get('to'))
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
}: {
  writer: Writer
  conversations: Conversation[]
  team: Team | null
  more: ReactNode
}) {
  const { to, isNew, chosenId, choose, writeTo, begunId } = useChosen(writer, conversations)
  // The newest stays open although another becomes newer meanwhile.
  const [firstId, setFirstId] = useState<string>()
  if (!firstId && conversations[0]) setFirstId(conversations[0].id)
  const listed = isNew ? undefined : conversations.find(each => each.id === (chosenId ?? firstId))
  const isFarDown = chosenId !== undefined && !listed
  const named = useQuery({ ...conversationNamed('patient', chosenId ?? ''), enabled: isFarDown })
  const open = listed ?? (isFarDown ? named.data?.conversations[0] : undefined)
  const isThreadFirst = isNew || (chosenId !== undefined && open !== undefined)
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
          conversations={conversations}
          openId={open?.id}
          onOpen={choose}
          empty={team && <Button onClick={() => writeTo('case_manager')}>{text.writeTo.case_manager}</Button>}
          more={more}
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
            isBegun={open.id === begunId}
            hear={findSafetyConcern}
            head={<ThreadHead conversation={open} onBack={() => choose(undefined)} />}
          />
        ) : (
          conversations.length > 0 && <NothingOpen />
        )}
      </div>
    </div>
  )
}

function NothingOpen() {
  return (
    <div className="grid flex-1 place-items-center p-6">
      <EmptyState icon={<MessageIcon size={24} />} title={text.choose} body={text.chooseHint} />
    </div>
  )
}
