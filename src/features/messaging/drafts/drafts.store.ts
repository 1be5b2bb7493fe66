/** What is typed into a conversation and not sent yet. It stays on this device, for its writer alone. */
import { autosave, readAutosaved, useAutosaved } from '#platform/autosave/drafts.client.ts'
import type { Writer } from '../messaging.queries.ts'

const draftKey = ({ hat, personId }: Writer, conversationId: string) =>
  `draft-${hat}-${personId}-${conversationId}`

/** The words that were typed into a conversation and not sent. */
export const readDraft = (writer: Writer, conversationId: string) =>
  readAutosaved(draftKey(writer, conversationId))

/** The same for the field that shows them, also once they are put there by something else on the page. */
export const useKeptDraft = (writer: Writer, conversationId: string) =>
  useAutosaved(draftKey(writer, conversationId))

/** Keeps what is typed; an empty text forgets it. */
export const keepDraft = (writer: Writer, conversationId: string, words: string) =>
  autosave(draftKey(writer, conversationId), words)

const draftedKey = (personId: string, patientId: string) => `drafted-${personId}-${patientId}`

/** Keeps in which conversation a member of staff writes to a patient: to find the words when it is theirs no longer. */
export const keepDrafted = ({ hat, personId }: Writer, patientId: string, conversationId: string) => {
  if (hat === 'staff') autosave(draftedKey(personId, patientId), conversationId)
}

/** The conversation in which a member of staff last wrote to a patient on this device; empty where there is none. */
export const conversationDraftedWith = (personId: string, patientId: string) =>
  readAutosaved(draftedKey(personId, patientId))

/** What was typed before a conversation had begun, after the words that began it, is typed in it from now on. */
export function moveDraft(writer: Writer, kind: string, conversationId: string): void {
  const drafts = [readDraft(writer, conversationId), readDraft(writer, kind)].filter(Boolean)
  keepDraft(writer, conversationId, drafts.join('\n'))
  keepDraft(writer, kind, '')
}
