import { useMutation } from '@tanstack/react-query'
import { Withholding } from '#features/data-export/withholding/parts/withholding.tsx'
import type { Note } from '../notes.contract.ts'
import { type NotesScope, releaseNote, withholdNote } from '../notes.queries.ts'
import { notesText as text } from '../notes.text.ts'
import { aboutOf } from './note-item.tsx'

/** Withholds a signed note or addendum from the patient's own download, or says why it is withheld. */
export default function NoteWithholding({
  scope,
  note,
  onClose,
}: {
  scope: NotesScope
  note: Note
  onClose: () => void
}) {
  const withhold = useMutation(withholdNote(scope))
  const release = useMutation(releaseNote(scope))
  return (
    <Withholding
      id={note.id}
      name={text.quoted(aboutOf(note))}
      hint={text.withholding}
      state={note}
      {...{ withhold, release, onClose }}
    />
  )
}
