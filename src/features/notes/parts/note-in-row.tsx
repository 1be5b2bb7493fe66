import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import type { FollowedPatient } from '#features/caseload/parts/following-step.tsx'
import type { Autosaver } from '#platform/autosave/autosave.client.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { type NotesScope, ownDrafts } from '../notes.queries.ts'
import { autosavedNotes } from '../notes.rules.ts'
import { begunInRow, keepBegunInRow } from '../notes.store.ts'
import { useNotesAutosaver } from './case-notes.tsx'
import { NoteEditor } from './note-editor.tsx'

interface Noted {
  patient: FollowedPatient
  onClose: () => void
}

/** A note, and what comes next, written below a row of a list about the patient. What is not signed is a draft on their page. */
export function NoteInRow(noted: Noted) {
  const personId = useQuery(sessionQuery).data?.person?.id
  return personId ? <Begun {...noted} personId={personId} /> : <SkeletonLines lines={6} />
}

/**
 * Goes on with what was begun in this row, also by whoever had to sign in again amid it; where that was signed or thrown away
 * meanwhile, a new note begins.
 */
function Begun({ personId, ...noted }: Noted & { personId: string }) {
  const patientId = noted.patient.id
  const scope = useMemo(() => ({ hat: 'staff' as const, patientId }), [patientId])
  const autosaver = useNotesAutosaver(personId, scope)
  const { data, isLoading } = useQuery(ownDrafts(scope))
  const [begun] = useState(() => begunInRow(personId, scope))
  const isHere = autosavedNotes(autosaver.kept()).has(begun)
  if (begun && !isHere && isLoading) return <SkeletonLines lines={6} />
  const isDraft = isHere || data?.some(({ id }) => id === begun)
  return (
    <Writing
      {...noted}
      personId={personId}
      scope={scope}
      autosaver={autosaver}
      begun={isDraft ? begun : undefined}
    />
  )
}

function Writing({
  patient,
  personId,
  scope,
  autosaver,
  begun,
  onClose,
}: Noted & { personId: string; scope: NotesScope; autosaver: Autosaver; begun: string | undefined }) {
  const [noteId] = useState(() => begun ?? crypto.randomUUID())
  const { data } = useQuery(ownDrafts(scope))
  useEffect(() => keepBegunInRow(personId, scope, noteId), [personId, scope, noteId])
  return (
    <NoteEditor
      id={noteId}
      scope={scope}
      patient={patient}
      autosaver={autosaver}
      draft={data?.find(({ id }) => id === noteId)}
      amendsId={undefined}
      onClose={() => {
        keepBegunInRow(personId, scope, '')
        onClose()
      }}
      onVisit={undefined}
    />
  )
}
