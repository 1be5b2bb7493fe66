/**
 * An answer that can still be taken back. It waits on this device like any other message, with the time at which it goes out
 * whatever becomes of this page: nothing that was typed is lost by a closed tab.
 */
import type { UnsentMessage } from '../messaging.rules.ts'
import {
  changeUnsent,
  dropUnsent,
  keepDraft,
  readDraft,
  readUnsent,
  sendOne,
  sendUnsent,
  type Writer,
} from '../messaging.store.ts'

/** After so long it goes out from any page, in milliseconds: whoever holds it lets it go long before. */
const HELD_AT_MOST_MS = 15_000

/** Takes an answer out of its composer, to be sent or taken back. Answers with its id. */
export function holdMessage(writer: Writer, conversationId: string, content: string): string {
  const id = crypto.randomUUID()
  const now = Date.now()
  const held: UnsentMessage = {
    id,
    conversationId,
    content,
    createdAt: new Date(now).toISOString(),
    state: 'sending',
    heldUntil: now + HELD_AT_MOST_MS,
  }
  changeUnsent(writer, all => [...all, held])
  keepDraft(writer, conversationId, '')
  return id
}

const find = (writer: Writer, id: string) => readUnsent(writer).find(message => message.id === id)

const letGo = ({ heldUntil: _, ...message }: UnsentMessage): UnsentMessage => message

/** Lets it go out, at once where the page is left. Resolves to whether it has arrived. */
export async function releaseMessage(writer: Writer, id: string, isLeaving: boolean): Promise<boolean> {
  changeUnsent(writer, all => all.map(message => (message.id === id ? letGo(message) : message)))
  const message = find(writer, id)
  // A page that goes away cannot wait behind others; what is sent twice by one id is written once.
  if (isLeaving && message) await sendOne(writer, message, true)
  else await sendUnsent(writer)
  return find(writer, id) === undefined
}

/** Its words are a draft again, before what was typed there since; what another page has sent meanwhile stays sent. */
export function takeBackMessage(writer: Writer, id: string): void {
  const message = find(writer, id)
  if (!message) return
  const { conversationId, content } = message
  dropUnsent(writer, id)
  keepDraft(writer, conversationId, [content, readDraft(writer, conversationId)].filter(Boolean).join('\n'))
}
