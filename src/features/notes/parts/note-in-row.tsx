import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import type { FollowedPatient } from '#features/caseload/parts/following-step.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { ownDrafts } from '../notes.queries.ts'
import { useNotesAutosaver } from './case-notes.tsx'
import { NoteEditor } from './note-editor.tsx'

/** A note, and what comes next, written below a row of a list about the patient. What is not signed is a draft on their page. */
export function NoteInRow(noted: { patient: FollowedPatient; noteId: string; onClose: () => void }) {
  const personId = useQuery(sessionQuery).data?.person?.id
  return personId ? <Writing {...noted} personId={personId} /> : <SkeletonLines lines={6} />
}

function Writing({
  patient,
  noteId,
  personId,
  onClose,
}: {
  patient: FollowedPatient
  noteId: string
  personId: string
  onClose: () => void
}) {
  const scope = useMemo(() => ({ hat: 'staff' as const, patientId: patient.id }), [patient.id])
  const autosaver = useNotesAutosaver(personId, scope)
  const { data } = useQuery(ownDrafts(scope))
  return (
    <NoteEditor
      id={noteId}
      scope={scope}
      patient={patient}
      autosaver={autosaver}
      draft={data?.find(({ id }) => id === noteId)}
      amendsId={undefined}
      onClose={onClose}
      onVisit={undefined}
    />
  )
}
