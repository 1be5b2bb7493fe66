import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { UnsentTexts } from '#ui/unsent-texts.tsx'
import type { NotesScope } from '../notes.queries.ts'
import { dropUnsavedNote, gatherUnsavedNotes } from '../notes.store.ts'
import { notesText as text } from '../notes.text.ts'

/** Where access to a patient ended while a note was being written: its words, so that they are not silently gone. */
export function UnsavedNotes(scope: NotesScope) {
  const personId = useQuery(sessionQuery).data?.person?.id
  return personId ? <UnsavedList personId={personId} scope={scope} /> : null
}

function UnsavedList({ personId, scope }: { personId: string; scope: NotesScope }) {
  const [unsaved, setUnsaved] = useState(() => gatherUnsavedNotes(personId, scope))
  return (
    <UnsentTexts
      title={text.left.heading}
      hint={text.left.hint}
      texts={unsaved}
      onDelete={id => setUnsaved(dropUnsavedNote(personId, scope, id))}
    />
  )
}
