import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { LeftWords } from '#ui/left-words.tsx'
import type { NotesPlace } from '../notes.queries.ts'
import { notesText as text } from '../notes.text.ts'
import { dropLeftNote, gatherLeftNotes } from '../notes-keeper.queries.ts'

/** Where access to a patient ended while a note was being written: its words, so that they are not silently gone. */
export function LeftNotes(place: NotesPlace) {
  const personId = useQuery(sessionQuery).data?.person?.id
  return personId ? <Left personId={personId} place={place} /> : null
}

function Left({ personId, place }: { personId: string; place: NotesPlace }) {
  const [left, setLeft] = useState(() => gatherLeftNotes(personId, place))
  return (
    <LeftWords
      title={text.left.heading}
      hint={text.left.hint}
      texts={left}
      onDelete={id => setLeft(dropLeftNote(personId, place, id))}
    />
  )
}
