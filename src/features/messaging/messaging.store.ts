/**
 * Messages that are still on this device, on their way. They outlive a closed tab. A message keeps the id that
 * it was given when it was written, so that sending it again after a cut line never doubles it.
 */
import { MutationObserver } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { heardIn } from '#features/safety/hearing/hearing.rules.ts'
import { hearHere } from '#features/safety/hearing/hearing.store.ts'
import type { SafetyKind } from '#features/safety/safety.rules.ts'
import { problemCode } from '#platform/api/api.client.ts'
import { queryClient } from '#platform/api/query-client.ts'
import { waitOf } from '#platform/api/retry.client.ts'
import { autosave, readAutosaved, readStored } from '#platform/autosave/drafts.client.ts'
import { keepDraft, moveDraft } from './drafts/drafts.store.ts'
import type { Conversation } from './messaging.contract.ts'
import { openConversation, sendMessage, type Writer } from './messaging.queries.ts'
import { isHeld, type UnsentMessage } from './messaging.rules.ts'

/** What a patient's words gave reason to care about; the help card shows it. */
export interface ShownConcern {
  messageId: string
  kinds: SafetyKind[]
  isSent: boolean
  isCaseManagerTold: boolean
}

/** How long a waiting message waits for the next try, in milliseconds. */
const NEXT_TRY_MS = 5_000

/** No rest is longer, whatever this device's clock says since. */
const LONGEST_REST_MS = 3_600_000

// Every tab reads it, and a page that is loaded anew: nobody asks again before the server said so.
const restKey = ({ hat, personId }: Writer) => `rest-${hat}-${personId}`

/** Nothing is sent for so many seconds, because the server has no room for more. */
const restFor = (writer: Writer, seconds: number) =>
  autosave(restKey(writer), String(Date.now() + seconds * 1000))

function isResting(writer: Writer): boolean {
  const rest = Number(readAutosaved(restKey(writer))) - Date.now()
  return rest > 0 && rest <= LONGEST_REST_MS
}

const unsentKey = ({ hat, personId }: Writer) => `unsent-${hat}-${personId}`

const listeners = new Set<() => void>()
const parsed = new Map<string, { stored: string; messages: UnsentMessage[] }>()
const concerns = new Map<string, ShownConcern>()
const tried = new Set<string>()
/** The conversations that have begun with a message, by its id. */
const begun = new Map<string, string>()

function tellAll(): void {
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** What waits on this device; asked anew, it is the same as long as nothing changed. */
export function readUnsent(writer: Writer): UnsentMessage[] {
  const key = unsentKey(writer)
  const stored = readAutosaved(key)
  const known = parsed.get(key)
  if (known?.stored === stored) return known.messages
  const messages = readStored<UnsentMessage[]>(stored, [])
  parsed.set(key, { stored, messages })
  return messages
}

/** Changes what waits on this device, in every tab. */
export function changeUnsent(writer: Writer, change: (messages: UnsentMessage[]) => UnsentMessage[]): void {
  const messages = change(readUnsent(writer))
  autosave(unsentKey(writer), messages.length === 0 ? '' : JSON.stringify(messages))
  tellAll()
}

const setState = (writer: Writer, id: string, state: UnsentMessage['state']) =>
  changeUnsent(writer, all => all.map(message => (message.id === id ? { ...message, state } : message)))

/** Forgets an unsent message, when it has arrived or the person deletes it. */
export const dropUnsent = (writer: Writer, id: string) =>
  changeUnsent(writer, all => all.filter(message => message.id !== id))

/** Every unsent message of this person, the first written first. */
export function useUnsent(writer: Writer): UnsentMessage[] {
  return useSyncExternalStore(listen, () => readUnsent(writer))
}

/** The concern shown in a conversation, if there is one. */
export function useConcern(conversationId: string): ShownConcern | undefined {
  return useSyncExternalStore(listen, () => concerns.get(conversationId))
}

/** Shows a concern in a conversation, or nothing any more. */
export function showConcern(conversationId: string, concern: ShownConcern | undefined): void {
  if (concern) concerns.set(conversationId, concern)
  else concerns.delete(conversationId)
  tellAll()
}

/**
 * Takes a message on its way. `kinds` are the dangers that its words speak of: help is shown at once, whatever the line
 * does (decision 29). What `begins` a conversation waits on this device until that has begun.
 */
export function writeMessage(
  writer: Writer,
  conversationId: string,
  content: string,
  kinds: SafetyKind[],
  begins?: UnsentMessage['begins'],
): void {
  const id = crypto.randomUUID()
  const createdAt = new Date().toISOString()
  const isUrgent = kinds.length > 0
  changeUnsent(writer, all => [
    ...all,
    { id, conversationId, content, createdAt, state: 'sending', isUrgent, ...(begins ? { begins } : {}) },
  ])
  keepDraft(writer, conversationId, '')
  helpAtOnce(writer, conversationId, id, content, kinds)
  void sendUnsent(writer)
}

/** Shows help where words speak of danger, before anything is sent. */
function helpAtOnce(
  { hat }: Writer,
  conversationId: string,
  messageId: string,
  content: string,
  kinds: SafetyKind[],
): void {
  if (kinds.length > 0)
    showConcern(conversationId, { messageId, kinds, isSent: false, isCaseManagerTold: false })
  if (hat === 'patient') void hearAnew(conversationId, messageId, content)
}

/** The rules answer at once; what else the trained model hears is shown beside it, also where no answer of the server comes. */
async function hearAnew(writtenIn: string, messageId: string, content: string): Promise<void> {
  const heard = await hearHere(content)
  const conversationId = begun.get(messageId) ?? writtenIn
  const shown = concerns.get(conversationId)
  const isNew = heard.some(kind => shown?.messageId !== messageId || !shown.kinds.includes(kind))
  // What the server has answered meanwhile says more.
  if (!isNew || (shown?.messageId === messageId && shown.isSent)) return
  const kinds = shown?.messageId === messageId ? [...new Set([...shown.kinds, ...heard])] : heard
  showConcern(conversationId, { messageId, kinds, isSent: false, isCaseManagerTold: false })
}

/** Another try for one message that was refused or waits: whoever asks for it need not wait. */
export function tryAgain(writer: Writer, id: string): void {
  autosave(restKey(writer), '')
  setState(writer, id, 'sending')
  void sendUnsent(writer)
}

const finalCodes = new Set(['BAD_REQUEST', 'NOT_FOUND', 'FORBIDDEN', 'CONFLICT'])

/**
 * Begins the conversation that a message asks for, or finds it: all that waits for it follows, and the help that was shown. The
 * words of staff are in it then. Resolves to its id.
 */
async function begin(
  writer: Writer,
  { id: messageId, content, conversationId: kind }: UnsentMessage,
  isFirstTry: boolean,
  isLeaving: boolean,
): Promise<string> {
  const opening = new MutationObserver(queryClient, openConversation(writer, isFirstTry, isLeaving))
  const { id } = await opening.mutate(
    writer.hat === 'staff'
      ? { patientId: kind, first: { id: messageId, content } }
      : { participantType: kind as Conversation['participantType'] },
  )
  const isItsOwn = ({ conversationId }: UnsentMessage) => conversationId === kind
  for (const each of readUnsent(writer).filter(isItsOwn)) begun.set(each.id, id)
  showConcern(id, concerns.get(kind))
  showConcern(kind, undefined)
  changeUnsent(writer, all => all.map(each => (isItsOwn(each) ? { ...each, conversationId: id } : each)))
  // A patient's place to write moves it as it goes over (messaging-panel.tsx).
  if (writer.hat === 'staff') moveDraft(writer, kind, id)
  return id
}

/** Sends one message and says whether the next one may follow; `isLeaving`: it goes on without its page. */
export async function sendOne(writer: Writer, message: UnsentMessage, isLeaving = false): Promise<boolean> {
  const { id, content, begins } = message
  let { conversationId } = message
  const isFirstTry = !tried.has(id)
  tried.add(id)
  try {
    if (begins === conversationId) {
      conversationId = await begin(writer, message, isFirstTry, isLeaving)
      if (writer.hat === 'staff') {
        dropUnsent(writer, id)
        return true
      }
    }
    const sending = new MutationObserver(queryClient, sendMessage(writer, isFirstTry, isLeaving))
    const { safety, isCaseManagerTold } = await sending.mutate({ id, conversationId, content })
    if (safety.length > 0)
      showConcern(conversationId, { messageId: id, kinds: safety, isSent: true, isCaseManagerTold })
    dropUnsent(writer, id)
    return true
  } catch (error) {
    // What is refused for being too much was read for danger all the same, and somebody may have been told.
    const heard = heardIn(error)
    // A card that the person has put away does not come back with the next try.
    if (heard && (isFirstTry || concerns.get(conversationId)?.messageId === id)) {
      const { safety: kinds, isCaseManagerTold } = heard
      showConcern(conversationId, { messageId: id, kinds, isSent: false, isCaseManagerTold })
    }
    const isFinal = finalCodes.has(problemCode(error) ?? '')
    const seconds = waitOf(error)
    if (seconds !== undefined) restFor(writer, seconds)
    if (isFinal) setState(writer, id, 'refused')
    else letWait(writer, seconds === undefined ? 'waiting' : 'resting')
    return isFinal
  }
}

/** Whatever was not refused waits: messages go out in the order in which they were written. */
function letWait(writer: Writer, state: 'waiting' | 'resting'): void {
  const waits = (message: UnsentMessage) => message.state !== 'refused' && message.state !== state
  if (readUnsent(writer).some(waits))
    changeUnsent(writer, all => all.map(each => (waits(each) ? { ...each, state } : each)))
}

/**
 * What goes out next: words of danger that the server has not heard yet, else the first that was written, unless the server
 * said to wait.
 */
function nextToSend(writer: Writer): UnsentMessage | undefined {
  const waiting = readUnsent(writer).filter(
    message => message.state !== 'refused' && !isHeld(message, Date.now()),
  )
  const unheard = waiting.find(({ id, isUrgent }) => isUrgent && !tried.has(id))
  if (unheard || !isResting(writer)) return unheard ?? waiting[0]
  letWait(writer, 'resting')
  return undefined
}

/** Sends what waits, in the order in which it was written; one tab does it for all. */
export async function sendUnsent(writer: Writer): Promise<void> {
  await navigator.locks.request(`handrail-sending-${writer.hat}`, async () => {
    for (;;) {
      const next = nextToSend(writer)
      if (!next || !(await sendOne(writer, next))) return
    }
  })
}

/**
 * Sends what waits now, whenever the line is back, and every few seconds while something waits. Called once, by the layout
 * of all the person's screens: what was written goes out wherever they are.
 */
export function useSendingUnsent(writer: Writer): void {
  const isWaiting = useUnsent(writer).some(
    ({ state, heldUntil }) => state === 'waiting' || state === 'resting' || heldUntil !== undefined,
  )
  const { hat, personId } = writer
  useEffect(() => {
    const sendNow = () => void sendUnsent({ hat, personId })
    sendNow()
    window.addEventListener('online', sendNow)
    return () => window.removeEventListener('online', sendNow)
  }, [hat, personId])
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void sendUnsent({ hat, personId }), NEXT_TRY_MS)
    return () => clearInterval(timer)
  }, [isWaiting, hat, personId])
}
