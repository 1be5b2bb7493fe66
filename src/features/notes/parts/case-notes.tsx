import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import type { FollowedPatient } from '#features/caseload/parts/following-step.tsx'
import { today } from '#lib/dates.ts'
import { useAllAutosaved, useAutosaving } from '#platform/autosave/autosave.client.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { AddIcon } from '#ui/icons.ts'
import { usePageKeys } from '#ui/page-keys.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { type NotesHat, type NotesScope, ownDrafts } from '../notes.queries.ts'
import { autosavedNotes, listDrafts } from '../notes.rules.ts'
import { forgetUnsavedNotes, notesAutosaver } from '../notes.store.ts'
import { notesText as text } from '../notes.text.ts'
import { DraftList } from './draft-list.tsx'
import { NoteEditor } from './note-editor.tsx'
import { SignedNotes } from './signed-notes.tsx'

/** Whom the notes are about, with the next step that stands. */
export interface NotedPatient extends FollowedPatient {
  name: string
}

/** Where the three parts stand is for the screen to say. */
interface NotesParts {
  /** Begins a note, or goes to the one that is open; by the key n as well. */
  newNote: ReactNode
  /** The one place to write; null while no note is open. */
  composer: ReactNode
  /** Drafts of the person here, and what was signed. */
  list: ReactNode
}

/**
 * The staff's own notes about a patient. No patient's screen shows them. `onVisit` goes to plan the visit that a note ended
 * with, where somebody here has a calendar.
 */
export function CaseNotes({
  hat,
  patient,
  onVisit,
  children,
}: {
  hat: NotesHat
  patient: NotedPatient
  onVisit?: (() => void) | undefined
  children: (parts: NotesParts) => ReactNode
}) {
  const personId = useQuery(sessionQuery).data?.person?.id
  if (!personId) {
    const list = (
      <Card title={text.heading} description={text.hint}>
        <SkeletonLines lines={4} />
      </Card>
    )
    return children({ newNote: null, composer: null, list })
  }
  return (
    <Notes
      key={`${personId}-${patient.id}`}
      hat={hat}
      patient={patient}
      personId={personId}
      onVisit={onVisit}
      arrange={children}
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
  // Whoever left the page is not brought back by what arrives.
  useEffect(
    () => () => {
      wanted.current = null
    },
    [],
  )
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

export function useNotesAutosaver(
  personId: string,
  { hat, patientId }: NotesScope,
  onMoved: (from: string, to: string) => void = () => {},
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

function Notes({
  personId,
  hat,
  patient,
  onVisit,
  arrange,
}: {
  personId: string
  hat: NotesHat
  patient: NotedPatient
  onVisit: (() => void) | undefined
  arrange: (parts: NotesParts) => ReactNode
}) {
  const patientId = patient.id
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
  const write = () => (openId ? document.querySelector<HTMLElement>('[data-note-words]')?.focus() : begin())
  usePageKeys(key => {
    if (key === 'n') write()
    return key === 'n'
  })
  return arrange({
    newNote: <NewNote button={beginButton} onWrite={write} />,
    composer: openId && (isHere || !isPending) && (
      <NoteEditor
        key={openId}
        id={openId}
        scope={scope}
        patient={patient}
        autosaver={autosaver}
        draft={data?.find(draft => draft.id === openId)}
        amendsId={amendsId}
        onClose={() => close(openId)}
        onVisit={onVisit}
      />
    ),
    list: (
      <Card title={text.heading} description={text.hint}>
        <div className="grid gap-6">
          {isPending && <SkeletonLines lines={3} />}
          {isError && !data && <FailureState {...text.failures.load} onTryAgain={() => void refetch()} />}
          <DraftList drafts={drafts.filter(draft => draft.id !== openId)} onContinue={id => open(id)} />
          <SignedNotes scope={scope} name={patient.name} onAmend={begin} />
        </div>
      </Card>
    ),
  })
}

function NewNote({ button, onWrite }: { button: RefObject<HTMLButtonElement | null>; onWrite: () => void }) {
  return (
    <Button
      ref={button}
      look="secondary"
      aria-keyshortcuts="n"
      title={text.writeKey}
      icon={<AddIcon size={18} aria-hidden="true" />}
      onClick={onWrite}
    >
      <span className="max-sm:sr-only">{text.write}</span>
    </Button>
  )
}
