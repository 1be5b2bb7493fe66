/** What staff write about a patient: on the device with every keystroke, at the server a few seconds later. */
import { formatDay, today } from '#lib/dates.ts'
import { queryClient } from '#platform/api/query-client.ts'
import { Autosaver } from '#platform/autosave/autosave.client.ts'
import { autosave, readAutosaved, readStored } from '#platform/autosave/drafts.client.ts'
import type { UnsentText } from '#ui/unsent-texts.tsx'
import { type NotesScope, ownDrafts, sendNotes } from './notes.queries.ts'
import { autosavedNotes, listDrafts } from './notes.rules.ts'
import { notesText as text } from './notes.text.ts'

/** How long after a change a note is sent by itself, in milliseconds. */
const NOTES_EVERY_MS = 3_000

/**
 * The autosaver of one person's drafts about one patient: nobody else who signs in on this device finds them. `onMoved` hears
 * of words that became an addendum, because their note was signed meanwhile.
 */
export function notesAutosaver(
  personId: string,
  scope: NotesScope,
  onMoved: (from: string, to: string) => void,
): Autosaver {
  return new Autosaver({
    key: `case-notes-${personId}-${scope.patientId}`,
    everyMs: NOTES_EVERY_MS,
    send: (kept, outlivesPage) => sendNotes(scope, kept, { outlivesPage, personId }, onMoved),
  })
}

const rowKey = (personId: string, { patientId }: NotesScope) => `note-in-row-${personId}-${patientId}`

/** The note that a person began in the row of a list about a patient and did not close there; an empty text where there is none. */
export const begunInRow = (personId: string, scope: NotesScope): string =>
  readAutosaved(rowKey(personId, scope))
export const keepBegunInRow = (personId: string, scope: NotesScope, id: string): void =>
  autosave(rowKey(personId, scope), id)

const unsavedKey = (personId: string, { patientId }: NotesScope) => `left-notes-${personId}-${patientId}`
const readUnsaved = (personId: string, scope: NotesScope) =>
  readStored<UnsentText[]>(readAutosaved(unsavedKey(personId, scope)), [])
const writeUnsaved = (personId: string, scope: NotesScope, unsaved: UnsentText[]) =>
  autosave(unsavedKey(personId, scope), unsaved.length === 0 ? '' : JSON.stringify(unsaved))

/**
 * Every draft of a person about a patient whom they may not see any more: what this page knew of the server's, and what
 * never arrived there. It stays on the device, so that loading the page again does not take it away.
 */
export function gatherUnsavedNotes(personId: string, scope: NotesScope): UnsentText[] {
  const known = queryClient.getQueryData(ownDrafts(scope).queryKey) ?? []
  const waiting = autosavedNotes(notesAutosaver(personId, scope, () => {}).kept())
  const found = listDrafts(known, waiting, today())
    .filter(draft => draft.text.trim() !== '')
    .map(({ id, amendsId, kind, contactOn, text: words }) => ({
      id,
      about: text.about(amendsId ? text.addendum : text.kinds[kind], formatDay(contactOn)),
      words,
    }))
  const isFound = new Set(found.map(each => each.id))
  const unsaved = [...found, ...readUnsaved(personId, scope).filter(each => !isFound.has(each.id))]
  writeUnsaved(personId, scope, unsaved)
  return unsaved
}

/** Lets go of one of them, also of what waited to be sent. Answers with the rest. */
export function dropUnsavedNote(personId: string, scope: NotesScope, id: string): UnsentText[] {
  const autosaver = notesAutosaver(personId, scope, () => {})
  for (const name of Object.keys(autosaver.kept())) if (name.startsWith(`${id}/`)) autosaver.forget(name)
  const unsaved = readUnsaved(personId, scope).filter(each => each.id !== id)
  writeUnsaved(personId, scope, unsaved)
  return unsaved
}

/** The patient is theirs again, and the drafts are where they were. */
export const forgetUnsavedNotes = (personId: string, scope: NotesScope) => writeUnsaved(personId, scope, [])
