import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { today } from '#lib/dates.ts'
import { useAllAutosaved, useAutosaving } from '#platform/autosave/autosave.client.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { AddIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { type NotesHat, type NotesScope, ownDrafts } from '../notes.queries.ts'
import { autosavedNotes, listDrafts } from '../notes.rules.ts'
import { forgetUnsavedNotes, notesAutosaver } from '../notes.store.ts'
import { notesText as text } from '../notes.text.ts'
import { DraftList } from './draft-list.tsx'
import { NoteEditor } from './note-editor.tsx'
import { SignedNotes } from './signed-notes.tsx'

/** The staff's own notes about a patient: drafts of the person here, and what was signed. No patient's screen shows it. */
export function CaseNotes({ hat, patient }: { hat: NotesHat; patient: { id: string; name: string } }) {
  const personId = useQuery(sessionQuery).data?.person?.id
  if (!personId) {
    return (
      <Card title={text.heading} description={text.hint}>
        <SkeletonLines lines={4} />
      </Card>
    )
  }
  return (
    <Notes
      key={`${personId}-${patient.id}`}
      hat={hat}
      patientId={patient.id}
      name={patient.name}
      personId={personId}
    />
  )
}

/** Which draft is open stands in the address: after signing in again it is open as it was. */
function useOpenDraft() {
  const [address, setAddress] = useSearchParams()
  const openId = address.get('note')
  // Another draft may have been asked for already while the address still names the one before.
  const wanted = useRef(openId)
  useEffect(() => {
    wanted.current = openId
  }, [openId])
  const open = useCallback(
    (id?: string, amendsId?: string) => {
      wanted.current = id ?? null
      setAddress(
        before => {
          const after = new URLSearchParams(before)
          for (const [key, value] of [
            ['note', id],
            ['amends', amendsId],
          ] as const)
            if (value) after.set(key, value)
            else after.delete(key)
          return after
        },
        { replace: true, preventScrollReset: true },
      )
    },
    [setAddress],
  )
  const isWanted = (id: string) => wanted.current === id
  return { openId, amendsId: address.get('amends') ?? undefined, open, isWanted }
}

function useNotesAutosaver(
  personId: string,
  { hat, patientId }: NotesScope,
  onMoved: (from: string, to: string) => void,
) {
  const moved = useRef(onMoved)
  useEffect(() => {
    moved.current = onMoved
  })
  const autosaver = useMemo(
    () => notesAutosaver(personId, { hat, patientId }, (from, to) => moved.current(from, to)),
    [personId, hat, patientId],
  )
  useAutosaving(autosaver)
  return autosaver
}

function Notes({ personId, name, hat, patientId }: NotesScope & { personId: string; name: string }) {
  const scope = useMemo(() => ({ hat, patientId }), [hat, patientId])
  const { openId, amendsId, open, isWanted } = useOpenDraft()
  const [begunId, setBegunId] = useState<string>()
  const beginButton = useRef<HTMLButtonElement>(null)
  const autosaver = useNotesAutosaver(personId, scope, (from, to) => {
    if (from === openId) open(to)
  })
  const { data, isPending, isError, refetch } = useQuery(ownDrafts(scope))
  useEffect(() => {
    if (data) forgetUnsavedNotes(personId, scope)
  }, [data, personId, scope])
  const kept = autosavedNotes(useAllAutosaved(autosaver))
  const drafts = listDrafts(data ?? [], kept, today())
  const begin = (amends?: string) => {
    const id = crypto.randomUUID()
    setBegunId(id)
    open(id, amends)
  }
  // What is new, or typed here already, is written without a line too; only what the server may hold is waited for.
  const isHere = openId && (openId === begunId || kept.has(openId))
  const close = (id: string) => {
    if (!isWanted(id)) return
    open()
    beginButton.current?.focus()
  }
  return (
    <Card
      title={text.heading}
      description={text.hint}
      action={
        <Button
          ref={beginButton}
          look="secondary"
          icon={<AddIcon size={18} aria-hidden="true" />}
          onClick={() => begin()}
        >
          {text.write}
        </Button>
      }
    >
      <div className="grid gap-6">
        {openId && (isHere || !isPending) && (
          <NoteEditor
            key={openId}
            id={openId}
            scope={scope}
            autosaver={autosaver}
            draft={data?.find(draft => draft.id === openId)}
            amendsId={amendsId}
            onClose={() => close(openId)}
          />
        )}
        {isPending && <SkeletonLines lines={3} />}
        {isError && !data && <FailureState {...text.failures.load} onTryAgain={() => void refetch()} />}
        <DraftList drafts={drafts.filter(draft => draft.id !== openId)} onContinue={id => open(id)} />
        <SignedNotes scope={scope} name={name} onAmend={begin} />
      </div>
    </Card>
  )
}
