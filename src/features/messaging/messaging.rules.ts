// Who waits for an answer comes first: staff see the conversations that wait, read or not, before the others, the longest wait
// first. A message that could not be sent is kept on the device and shown where it will stand once it is sent; it is
// never shown twice. A message holds up to 4,000 characters, about two pages.

/** Characters that a message may have. */
export const MESSAGE_LENGTH = 4000

/** How many messages a person may send in a minute: one a second is faster than anybody writes, also after a day without a line. */
export const MESSAGES_A_MINUTE = 60

/** Messages that are loaded at a time. */
export const MESSAGES_AT_A_TIME = 50

/** Conversations that are loaded at a time. */
export const CONVERSATIONS_AT_A_TIME = 100

/** How near to its end a thread counts as being read there, in pixels: what arrives comes into sight by itself. */
export const NEAR_THE_END = 80

interface Waiting {
  waitingSince: string | null
  updatedAt: string
}

/** Those that wait first, the longest wait before the others; then the newest first. */
export function sortByWaiting<T extends Waiting>(conversations: readonly T[]): T[] {
  const since = ({ waitingSince }: Waiting) => waitingSince ?? '9999'
  return conversations.toSorted(
    (a, b) => since(a).localeCompare(since(b)) || b.updatedAt.localeCompare(a.updatedAt),
  )
}

/** A message that is still on the device: on its way, or waiting for another try. */
export interface UnsentMessage {
  id: string
  conversationId: string
  content: string
  /** When it was written, by the device's clock. */
  createdAt: string
  /**
   * `refused` is final for the server's part: only the person's own "Try again" sends it once more. `resting` waits because
   * many were sent in a short time.
   */
  state: 'sending' | 'waiting' | 'resting' | 'refused'
  /** Its words speak of danger: it goes before all others, since the server hears them even where it takes no more. */
  isUrgent?: boolean
  /**
   * It begins a conversation: of a patient one of this kind, of staff one with this patient. That is its `conversationId` until it
   * has begun.
   */
  begins?: string
  /** It can be taken back until then, in milliseconds by the device's clock. */
  heldUntil?: number
}

/** Nothing is held for longer, whatever this device's clock says since. */
const LONGEST_HELD_MS = 60_000

/** Whether a message may still be taken back, so that no page sends it yet. */
export function isHeld({ heldUntil = 0 }: Pick<UnsentMessage, 'heldUntil'>, now: number): boolean {
  return heldUntil > now && heldUntil <= now + LONGEST_HELD_MS
}

/** What was not sent yet of one conversation, without what has arrived meanwhile. */
export function listUnsent(
  unsent: readonly UnsentMessage[],
  conversationId: string,
  arrived: readonly { id: string }[],
): UnsentMessage[] {
  const known = new Set(arrived.map(message => message.id))
  return unsent.filter(message => message.conversationId === conversationId && !known.has(message.id))
}

/** Messages by the day on which they were written, on the reader's clock; `dayOf` names the day of a moment. */
export function groupByDay<T extends { createdAt: string }>(
  messages: readonly T[],
  dayOf: (moment: string) => string,
): { day: string; messages: T[] }[] {
  const days: { day: string; messages: T[] }[] = []
  for (const message of messages) {
    const day = dayOf(message.createdAt)
    const last = days.at(-1)
    if (last?.day === day) last.messages.push(message)
    else days.push({ day, messages: [message] })
  }
  return days
}

/**
 * What was seen of a thread stays in sight when it is asked for again: every new message moves the pages on by one, and
 * the earliest would fall out of them. Where the two don't meet, only what is known now is whole.
 */
export function keepEarlier<T extends { id: string }>(seen: readonly T[], now: readonly T[]): readonly T[] {
  const meets = seen.findIndex(message => message.id === now[0]?.id)
  return meets > 0 ? [...seen.slice(0, meets), ...now] : now
}

/** Adds a message that has arrived to the newest page, once. */
export function addArrived<T extends { id: string }>(messages: readonly T[], arrived: T): T[] {
  return messages.some(message => message.id === arrived.id) ? [...messages] : [...messages, arrived]
}
