/** What staff write about a patient: on the device with every keystroke, at the server a few seconds later. */
import { WordsKeeper } from '#platform/kept-words.client.ts'
import { type NotesPlace, sendNotes } from './notes.queries.ts'

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
