/** What staff write about a patient: on the device with every keystroke, at the server a few seconds later. */
import { formatDay, today } from '#lib/dates.ts'
import { keepWords, readKeptWords, readStored, WordsKeeper } from '#platform/kept-words.client.ts'
import { queryClient } from '#platform/query-client.ts'
import type { LeftText } from '#ui/left-words.tsx'
import { type NotesPlace, ownDrafts, sendNotes } from './notes.queries.ts'
import { keptNotes, listDrafts } from './notes.rules.ts'
import { notesText as text } from './notes.text.ts'

/** How long after a change a note is sent by itself, in milliseconds. */
const NOTES_EVERY_MS = 3_000

/**
 * The keeper of one person's drafts about one patient: nobody else who signs in on this device finds them. `onMoved` hears
 * of words that became an addendum, because their note was signed meanwhile.
 */
export function notesKeeper(
  personId: string,
  place: NotesPlace,
  onMoved: (from: string, to: string) => void,
): WordsKeeper {
  return new WordsKeeper({
    key: `case-notes-${personId}-${place.patientId}`,
    everyMs: NOTES_EVERY_MS,
    send: (kept, isLeaving) => sendNotes(place, kept, isLeaving, onMoved),
  })
}

const leftKey = (personId: string, { patientId }: NotesPlace) => `left-notes-${personId}-${patientId}`
const readLeft = (personId: string, place: NotesPlace) =>
  readStored<LeftText[]>(readKeptWords(leftKey(personId, place)), [])
const keepLeft = (personId: string, place: NotesPlace, left: LeftText[]) =>
  keepWords(leftKey(personId, place), left.length === 0 ? '' : JSON.stringify(left))

/**
 * Every draft of a person about a patient whom they may not see any more: what this page knew of the server's, and what
 * never arrived there. It stays on the device, so that loading the page again does not take it away.
 */
export function gatherLeftNotes(personId: string, place: NotesPlace): LeftText[] {
  const known = queryClient.getQueryData(ownDrafts(place).queryKey) ?? []
  const waiting = keptNotes(notesKeeper(personId, place, () => {}).kept())
  const found = listDrafts(known, waiting, today())
    .filter(draft => draft.text.trim() !== '')
    .map(({ id, amendsId, kind, contactOn, text: words }) => ({
      id,
      about: text.about(amendsId ? text.addendum : text.kinds[kind], formatDay(contactOn)),
      words,
    }))
  const isFound = new Set(found.map(each => each.id))
  const left = [...found, ...readLeft(personId, place).filter(each => !isFound.has(each.id))]
  keepLeft(personId, place, left)
  return left
}

/** Lets go of one of them, also of what waited to be sent. Answers with the rest. */
export function dropLeftNote(personId: string, place: NotesPlace, id: string): LeftText[] {
  const keeper = notesKeeper(personId, place, () => {})
  for (const name of Object.keys(keeper.kept())) if (name.startsWith(`${id}/`)) keeper.forget(name)
  const left = readLeft(personId, place).filter(each => each.id !== id)
  keepLeft(personId, place, left)
  return left
}

/** The patient is theirs again, and the drafts are where they were. */
export const forgetLeftNotes = (personId: string, place: NotesPlace) => keepLeft(personId, place, [])
