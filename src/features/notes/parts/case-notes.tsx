import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { calledName } from '#features/caseload/caseload.rules.ts'
import { type FollowedPatient, useAdoptingStep } from '#features/caseload/parts/following-step.tsx'
import { PlanStep } from '#features/caseload/parts/plan-step.tsx'
import { today } from '#lib/dates.ts'
import { useAllAutosaved, useAutosaving } from '#platform/autosave/autosave.client.ts'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { focusAtEnd } from '#ui/focus-at-end.ts'
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
import { useWrittenNote } from './written-note.tsx'

/** Whom the notes are about, with the next step that stands. */
export interface NotedPatient extends FollowedPatient {
  name: string
  preferredName: string | null
}

/** Where the three parts stand is for the screen to say. */
export interface NotesParts {
  /** Begins a note, or goes to the one that is open; by the key n as well. */
  newNote: (how?: { label?: string; className?: string; look?: ButtonLook }) => ReactNode
  /** The one place to write: always there where it stands beside what one reads, else a sheet while a note is open. */
  composer: ReactNode
  /** Drafts of the person here, to go on with; null where there is none. */
  drafts: ReactNode
  /** Drafts of the person here, and what was signed. */
  list: ReactNode
}

/**
 * The staff's own notes about a patient. No patient's screen shows them. `onVisit` goes to plan the visit that a note ended
 * with, where somebody here has a calendar; `isBeside` where the place to write stands beside what one reads.
 */
export function CaseNotes({
  hat,
  patient,
  onVisit,
  isBeside = false,
  children,
}: {
  hat: NotesHat
  patient: NotedPatient
  onVisit?: (() => void) | undefined
  isBeside?: boolean
  children: (parts: NotesParts) => ReactNode
}) {
  const personId = useQuery(sessionQuery).data?.person?.id
  if (!personId) {
    const list = (
      <Card title={text.heading} description={text.hint}>
        <SkeletonLines lines={4} />
      </Card>
    )
    return children({ newNote: () => null, composer: null, drafts: null, list })
  }
  return (
    <Notes
      key={`${personId}-${patient.id}`}
      hat={hat}
      patient={patient}
      personId={personId}
      onVisit={onVisit}
      isBeside={isBeside}
      arrange={children}
    />
  )
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

/** Goes to a field of the place to write, as soon as that is there. */
function goTo(field: string): void {
  const find = () => document.querySelector<HTMLElement>(field)
  const go = () => {
    const found = find()
    if (found) focusAtEnd(found)
  }
  if (find()) go()
  else requestAnimationFrame(go)
}

/** Where all of it stands. */
const PLACE = '[data-composer]'
const WORDS = '[data-note-words]'
const STEP = '[data-next-step]'

function Notes({
  personId,
  hat,
  patient,
  onVisit,
  isBeside,
  arrange,
}: {
  personId: string
  hat: NotesHat
  patient: NotedPatient
  onVisit: (() => void) | undefined
  isBeside: boolean
  arrange: (parts: NotesParts) => ReactNode
}) {
  const patientId = patient.id
  const scope = useMemo(() => ({ hat, patientId }), [hat, patientId])
  const written = useWrittenNote(isBeside)
  const { id, openId, amendsId, open } = written
  const beginButton = useRef<HTMLButtonElement>(null)
  const autosaver = useNotesAutosaver(personId, scope, (from, to) => {
    if (from === openId) open(to)
  })
  const { data, isPending, isError, refetch } = useQuery(ownDrafts(scope))
  useEffect(() => {
    if (data) forgetUnsavedNotes(personId, scope)
  }, [data, personId, scope])
  const kept = autosavedNotes(useAllAutosaved(autosaver))
  const drafts = listDrafts(data ?? [], kept, today()).filter(each => each.id !== id)
  // What is new, or typed here already, is written without a line too; only what the server may hold is waited for.
  const isHere = id !== null && (written.isNew || kept.has(id))
  const draft = data?.find(each => each.id === id)
  const isResting = openId === null && !draft && !(id && kept.has(id))
  const close = (closed: string) => {
    if (!written.close(closed)) return
    const isSeen = beginButton.current?.checkVisibility()
    ;(isSeen ? beginButton.current : document.querySelector<HTMLElement>(PLACE))?.focus()
  }
  const write = (field = WORDS) => {
    if (!openId && id && !isResting) open(id)
    else if (!openId) written.begin()
    goTo(field)
  }
  const amend = (signedId: string) => {
    written.begin(signedId)
    goTo(WORDS)
  }
  usePageKeys(key => {
    if (key === 'n') write()
    return key === 'n'
  })
  const adopt = useAdoptingStep(patient)
  const planStep = (step: string) => {
    adopt(step)
    write(STEP)
  }
  const listed = { drafts, onContinue: (draftId: string) => open(draftId) }
  const parts = arrange({
    newNote: how => <NewNote button={beginButton} onWrite={() => write()} {...how} />,
    composer: id && (isHere || !isPending) && (
      <NoteEditor
        key={id}
        id={id}
        scope={scope}
        patient={patient}
        autosaver={autosaver}
        draft={draft}
        amendsId={amendsId}
        look={isBeside ? 'beside' : 'sheet'}
        isResting={isResting}
        isRestored={written.isRestored}
        onBegin={() => written.begin()}
        onClose={() => close(id)}
        onVisit={onVisit}
      />
    ),
    drafts: drafts.length > 0 && <DraftList {...listed} isNamed={false} />,
    list: (
      <Card title={text.heading} description={text.hint}>
        <div className="grid gap-6">
          {isPending && <SkeletonLines lines={3} />}
          {isError && !data && <FailureState {...text.failures.load} onTryAgain={() => void refetch()} />}
          <DraftList {...listed} />
          <SignedNotes scope={scope} name={calledName(patient)} onAmend={amend} />
        </div>
      </Card>
    ),
  })
  return <PlanStep value={patient.status === 'active' ? planStep : undefined}>{parts}</PlanStep>
}

function NewNote({
  button,
  onWrite,
  label = text.write,
  className,
  look = 'secondary',
}: {
  button: RefObject<HTMLButtonElement | null>
  onWrite: () => void
  label?: string
  className?: string
  look?: ButtonLook
}) {
  return (
    <Button
      ref={button}
      look={look}
      className={className}
      aria-keyshortcuts="n"
      title={text.writeKey}
      icon={<AddIcon size={18} aria-hidden="true" />}
      onClick={onWrite}
    >
      {label}
    </Button>
  )
}
