/**
 * Words of staff that can still be taken back, wherever they were written. They wait on this device like any other message, with the
 * time at which they go out whatever becomes of this page: nothing that was typed is lost by a closed tab.
 */
import { type RefObject, useEffect, useState } from 'react'
import { holdDeed, type SeenRow, useCarryingOut, useNewsOfHeld } from '#features/queue/queue.store.ts'
import { queueText } from '#features/queue/queue.text.ts'
import { keepDraft, readDraft } from '../drafts/drafts.store.ts'
import type { Conversation } from '../messaging.contract.ts'
import type { Writer } from '../messaging.queries.ts'
import type { UnsentMessage } from '../messaging.rules.ts'
import { changeUnsent, dropUnsent, readUnsent, sendOne, sendUnsent } from '../messaging.store.ts'

/** After so long they go out from any page, in milliseconds: whoever holds them lets them go long before. */
const HELD_AT_MOST_MS = 15_000

/** To whom one writes. */
export interface Recipient {
  patientId: string
  /** As staff read it. */
  whom: string
  /** Nothing where these words begin it. */
  conversation?: Pick<Conversation, 'id' | 'updatedAt' | 'waitingSince'> | undefined
}

export const recipientOf = (conversation: Conversation): Recipient => ({
  patientId: conversation.patientId,
  whom: conversation.patientName,
  conversation,
})

/** Takes words out of their composer, to be sent or taken back; then `onTakenBack` hears of it. */
export function holdWords(
  writer: Writer,
  { patientId, whom, conversation }: Recipient,
  content: string,
  {
    row,
    isAnswer,
    onTakenBack,
  }: {
    row: SeenRow
    /** They settle what waits there; else only the patient's own words do. */
    isAnswer: boolean
    onTakenBack: (isByHand: boolean) => void
  },
): void {
  const id = crypto.randomUUID()
  const now = Date.now()
  const at = conversation?.id ?? patientId
  const held: UnsentMessage = {
    id,
    conversationId: at,
    content,
    createdAt: new Date(now).toISOString(),
    state: 'sending',
    heldUntil: now + HELD_AT_MOST_MS,
    ...(conversation ? {} : { begins: patientId }),
  }
  changeUnsent(writer, all => [...all, held])
  keepDraft(writer, at, '')
  holdDeed({
    row,
    isStaying: !isAnswer,
    words: isAnswer ? queueText.answered(whom) : queueText.written(whom),
    news: queueText.wroteAgain(whom),
    carryOut: isLeaving => release(writer, id, isLeaving),
    onTakenBack: isByHand => {
      takeBack(writer, id)
      onTakenBack(isByHand)
    },
  })
}

const find = (writer: Writer, id: string) => readUnsent(writer).find(message => message.id === id)

const letGo = ({ heldUntil: _, ...message }: UnsentMessage): UnsentMessage => message

/** Lets them go out, at once where the page is left. Resolves to whether they have arrived. */
async function release(writer: Writer, id: string, isLeaving: boolean): Promise<boolean> {
  changeUnsent(writer, all => all.map(message => (message.id === id ? letGo(message) : message)))
  const message = find(writer, id)
  // A page that goes away cannot wait behind others; what is sent twice by one id is written once.
  if (isLeaving && message) await sendOne(writer, message, true)
  else await sendUnsent(writer)
  return find(writer, id) === undefined
}

/** They are a draft again, before what was typed there since; what another page has sent meanwhile stays sent. */
function takeBack(writer: Writer, id: string): void {
  const message = find(writer, id)
  if (!message) return
  const { conversationId, content } = message
  dropUnsent(writer, id)
  keepDraft(writer, conversationId, [content, readDraft(writer, conversationId)].filter(Boolean).join('\n'))
}

/** What a conversation is in the queue, as far as its patient has written: an answer has seen nothing newer. */
const rowsOf = (conversations: readonly Conversation[]): SeenRow[] =>
  conversations
    .filter(({ previewSender }) => previewSender === 'patient')
    .map(({ id, updatedAt }) => ({ kind: 'message', id, seen: updatedAt }))

/**
 * For a screen that stays after one has written: words are held, and stand in their field again once they are taken back. By hand,
 * one goes on with them in `place`.
 * @param goBack opens what was open, where something else is
 */
export function useHoldingWords(
  place: RefObject<HTMLElement | null>,
  conversations: readonly Conversation[],
  goBack?: (to: Recipient) => void,
) {
  const [again, setAgain] = useState<Recipient>()
  useCarryingOut()
  useNewsOfHeld(rowsOf(conversations))
  useEffect(() => {
    if (again) place.current?.querySelector('textarea')?.focus()
  }, [again, place])
  return (writer: Writer, to: Recipient, content: string): void => {
    const { conversation, patientId } = to
    holdWords(writer, to, content, {
      row: conversation
        ? { kind: 'message', id: conversation.id, seen: conversation.updatedAt }
        : { kind: 'silence', id: patientId, seen: '' },
      isAnswer: (conversation?.waitingSince ?? null) !== null,
      onTakenBack: isByHand => {
        if (!isByHand) return
        goBack?.(to)
        setAgain({ ...to })
      },
    })
  }
}

/** Holds words on the screen that shows it. */
export type HoldWords = ReturnType<typeof useHoldingWords>
