import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import {
  type FollowedPatient,
  FollowingStep,
  useFollowingStep,
} from '#features/caseload/parts/following-step.tsx'
import { FollowUp, useFollowUp } from '#features/staff-tasks/parts/follow-up.tsx'
import { today } from '#lib/dates.ts'
import { type Autosaver, useAllAutosaved, useAutosaveState } from '#platform/autosave/autosave.client.ts'
import { Button } from '#ui/button.tsx'
import { DeleteIcon } from '#ui/icons.ts'
import type { Note } from '../notes.contract.ts'
import { discardNote, type NotesScope } from '../notes.queries.ts'
import { autosavedName, autosavedNotes, type Typed, typedDraft, whatIsMissing } from '../notes.rules.ts'
import { notesText } from '../notes.text.ts'
import { NoteFields } from './note-fields.tsx'
import { NoteFrame, type NoteLook } from './note-frame.tsx'
import { originOf } from './note-item.tsx'
import { SignDialog } from './sign-dialog.tsx'

const text = notesText.editor

interface Editing {
  id: string
  scope: NotesScope
  autosaver: Autosaver
  /** What the server holds of it; undefined for one that was never sent. */
  draft: Note | undefined
  /** The note that a new one is an addendum to. */
  amendsId: string | undefined
  patient: FollowedPatient
  look?: NoteLook
  /** It stands ready beside what is read, and nothing was written yet. */
  isResting?: boolean
  /** It came with the page, which is read first: beside that, the focus stays where it is. */
  isRestored?: boolean
  /** Hears of the first letter of one that stands ready. */
  onBegin?: () => void
  onClose: () => void
  /** Plans the visit that comes next; undefined where nobody here has a calendar. */
  onVisit: (() => void) | undefined
}

/** A draft as it stands, and how a field of it is written. */
function useDraftWords({ id, autosaver, draft, amendsId, isResting, onBegin }: Editing) {
  const autosaved = autosavedNotes(useAllAutosaved(autosaver)).get(id)
  const typed = typedDraft(draft, autosaved, today())
  const begin = (field: 'contactOn' | 'amendsId', value: string | undefined) => {
    if (value && !draft && !autosaved?.[field]) autosaver.change(autosavedName(id, field), value, '')
  }
  const write = (field: keyof Typed, value: string) => {
    if (isResting) onBegin?.()
    // The day and what it amends belong to a new note from its first letter on.
    begin('amendsId', amendsId)
    if (field !== 'contactOn') begin('contactOn', typed.contactOn)
    autosaver.change(autosavedName(id, field), value, String(draft?.[field] ?? ''))
  }
  return {
    typed,
    write,
    isStarted: draft !== undefined || autosaved !== undefined,
    isAddendum: draft ? draft.amendsId !== null : amendsId !== undefined || autosaved?.amendsId !== undefined,
  }
}

/**
 * What is kept with a note: first the next step, so that nothing is signed while a colleague's word about it is unseen; then the
 * task of one's own; last the note is asked to be signed. What was kept is kept once: where a later part fails, the next try
 * begins there.
 */
function useSigning({ scope, autosaver, patient }: Editing, typed: Typed, hasStep: boolean) {
  const step = useFollowingStep(patient)
  const followUp = useFollowUp(patient.id)
  const [problems, setProblems] = useState<ReturnType<typeof whatIsMissing>>({})
  const [minutes, setMinutes] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const hasFollowUp = hasStep && scope.hat === 'staff'
  const ask = () => {
    const missing = whatIsMissing({ ...typed, minutes }, today())
    setProblems(missing)
    if (Object.keys(missing).length > 0) return
    void autosaver.save()
    if (!hasStep) return setAsked(true)
    step.save(() => (hasFollowUp ? followUp.save(() => setAsked(true)) : setAsked(true)))
  }
  const cancel = () => setAsked(false)
  return { step, followUp, hasFollowUp, problems, minutes, setMinutes, ask, isAsked, cancel }
}

/**
 * Where a note is written, and what comes next is said with it. Everything is saved while somebody types; signing ends it.
 */
export function NoteEditor(editing: Editing) {
  const { id, scope, autosaver, draft, patient, look = 'row', onClose, onVisit } = editing
  const { isResting = false, isRestored = false } = editing
  const [isVisit, setVisit] = useState(false)
  const { typed, write, isStarted, isAddendum } = useDraftWords(editing)
  const hasStep = patient.status === 'active' && !isAddendum
  const signing = useSigning(editing, typed, hasStep)
  const discard = useMutation(discardNote)
  useClosingWithDraft(draft, typed.text, onClose)
  const onSigned = () => {
    signing.cancel()
    onClose()
    if (isVisit) onVisit?.()
    setVisit(false)
  }
  const discardDraft = () => void discard.mutateAsync({ scope, autosaver, id }).then(onClose, () => {})
  const leave = () => {
    if (isStarted && typed.text.trim() === '') return discardDraft()
    void autosaver.save()
    onClose()
  }
  const begun = draft ? text.draft : text.new
  const title = isAddendum ? text.addendum : isResting ? text.ready : begun
  const { step, followUp } = signing
  return (
    <NoteFrame
      look={look}
      title={title}
      onLeave={leave}
      buttons={
        <Buttons
          isResting={isResting}
          isSheet={look === 'sheet'}
          isStarted={isStarted}
          isDiscarding={discard.isPending}
          isBusy={step.isBusy || followUp.isBusy}
          signs={hasStep && step.isChanged ? text.stepAndSign : text.sign}
          onDiscard={discardDraft}
          onLeave={leave}
          onSign={signing.ask}
        />
      }
    >
      {draft?.origin && <p className="text-muted text-sm">{originOf(draft)}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what the button below does */}
      <div className="grid gap-4" onKeyDown={event => signByKeys(event, signing.ask)}>
        <NoteFields
          typed={typed}
          write={write}
          isAddendum={isAddendum}
          minutes={signing.minutes}
          onMinutes={signing.setMinutes}
          problems={signing.problems}
          leavesFocus={isResting || (isRestored && look === 'beside')}
        />
        {hasStep && (
          <FollowingStep
            step={saysEnded(typed.text, step)}
            onEnded={(how, what) =>
              write('text', [typed.text.trimEnd(), text.ended[how](what)].filter(Boolean).join('\n'))
            }
            plansVisit={onVisit && { isPlanned: isVisit, onPlan: setVisit }}
          />
        )}
        {signing.hasFollowUp && <FollowUp followUp={followUp} />}
      </div>
      <AutosaveStatus autosaver={autosaver} />
      <SignDialog
        isOpen={signing.isAsked}
        about={{ scope, autosaver, id, text: typed.text }}
        onCancel={signing.cancel}
        onSigned={onSigned}
      />
    </NoteFrame>
  )
}

function signByKeys(event: KeyboardEvent, sign: () => void): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  sign()
}

function Buttons({
  isResting,
  isSheet,
  isStarted,
  isDiscarding,
  isBusy,
  signs,
  onDiscard,
  onLeave,
  onSign,
}: {
  isResting: boolean
  /** It has a way to close of its own. */
  isSheet: boolean
  isStarted: boolean
  isDiscarding: boolean
  isBusy: boolean
  signs: string
  onDiscard: () => void
  onLeave: () => void
  onSign: () => void
}) {
  return (
    <div className="flex flex-wrap justify-end gap-2 sm:gap-3">
      {!isResting && (
        <>
          <Button
            look="quiet"
            className="mr-auto -ml-4"
            disabled={!isStarted}
            busy={isDiscarding}
            icon={<DeleteIcon size={18} aria-hidden="true" />}
            onClick={onDiscard}
          >
            {text.discard}
          </Button>
          {!isSheet && (
            <Button look="secondary" onClick={onLeave}>
              {text.close}
            </Button>
          )}
        </>
      )}
      <Button className={isResting ? 'flex-1' : undefined} busy={isBusy} onClick={onSign}>
        {signs}
      </Button>
    </div>
  )
}

/** The step, which is asked about no more where the note says what became of it. */
function saysEnded<Step extends { replaced: string | undefined }>(words: string, step: Step): Step {
  const { replaced } = step
  const isSaid = replaced && Object.values(text.ended).some(line => words.includes(line(replaced)))
  return isSaid ? { ...step, replaced: undefined } : step
}

/** A draft that was signed or discarded in another window closes here too; words that did not arrive stay open. */
function useClosingWithDraft(draft: Note | undefined, words: string, onClose: () => void) {
  const wasThere = useRef(false)
  const isGone = wasThere.current && !draft && words === ''
  useEffect(() => {
    if (draft) wasThere.current = true
    if (isGone) onClose()
  })
}

/** Whether what was typed has arrived. */
function AutosaveStatus({ autosaver }: { autosaver: Autosaver }) {
  const state = useAutosaveState(autosaver)
  return (
    <p role="status" className="min-h-6 text-muted text-sm">
      {notesText.state[state]}
    </p>
  )
}
