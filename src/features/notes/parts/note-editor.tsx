import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import {
  type FollowedPatient,
  FollowingStep,
  useFollowingStep,
} from '#features/caseload/parts/following-step.tsx'
import TemplatesMenu from '#features/reply-templates/parts/templates-menu.tsx'
import { today } from '#lib/dates.ts'
import { problemWords } from '#lib/form-reading.ts'
import { type Autosaver, useAllAutosaved, useAutosaveState } from '#platform/autosave/autosave.client.ts'
import { Button } from '#ui/button.tsx'
import { DeleteIcon } from '#ui/icons.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Note } from '../notes.contract.ts'
import { discardNote, type NotesScope } from '../notes.queries.ts'
import {
  autosavedName,
  autosavedNotes,
  MINUTES_AT_MOST,
  NOTE_LENGTH,
  noteKinds,
  readMinutes,
  type Typed,
  typedDraft,
  whatIsMissing,
} from '../notes.rules.ts'
import { notesText } from '../notes.text.ts'
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
  onClose: () => void
  /** Plans the visit that comes next; undefined where nobody here has a calendar. */
  onVisit: (() => void) | undefined
}

/** A draft as it stands, and how a field of it is written. */
function useDraftWords({ id, autosaver, draft, amendsId }: Editing) {
  const autosaved = autosavedNotes(useAllAutosaved(autosaver)).get(id)
  const typed = typedDraft(draft, autosaved, today())
  const begin = (field: 'contactOn' | 'amendsId', value: string | undefined) => {
    if (value && !draft && !autosaved?.[field]) autosaver.change(autosavedName(id, field), value, '')
  }
  const write = (field: keyof Typed, value: string) => {
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
 * Where a note is written, and what comes next is said with it. Everything is saved while somebody types; the next step is kept
 * first, so that nothing is signed while a colleague's word about it is unseen; signing ends it.
 */
export function NoteEditor(editing: Editing) {
  const { id, scope, autosaver, draft, patient, onClose, onVisit } = editing
  const step = useFollowingStep(patient)
  const [isVisit, setVisit] = useState(false)
  const { typed, write, isStarted, isAddendum } = useDraftWords(editing)
  const hasStep = patient.status === 'active' && !isAddendum
  const [problems, setProblems] = useState<ReturnType<typeof whatIsMissing>>({})
  const [isSigning, setSigning] = useState(false)
  const discard = useMutation(discardNote)
  const headingId = useId()
  useClosingWithDraft(draft, typed.text, onClose)
  const askToSign = () => {
    const missing = whatIsMissing(typed, today())
    setProblems(missing)
    if (Object.keys(missing).length > 0) return
    void autosaver.save()
    if (hasStep) step.save(() => setSigning(true))
    else setSigning(true)
  }
  const onSigned = () => {
    onClose()
    if (isVisit) onVisit?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    askToSign()
  }
  const discardDraft = () => void discard.mutateAsync({ scope, autosaver, id }).then(onClose, () => {})
  const leave = () => {
    if (isStarted && typed.text.trim() === '') return discardDraft()
    void autosaver.save()
    onClose()
  }
  return (
    <section
      aria-labelledby={headingId}
      className="@container grid gap-4 rounded-card border border-rail p-4 sm:p-5"
    >
      <h2 id={headingId} className="font-semibold">
        {isAddendum ? text.addendum : draft ? text.draft : text.new}
      </h2>
      {draft?.origin && <p className="text-muted text-sm">{originOf(draft)}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what the button below does */}
      <div className="grid gap-4" onKeyDown={onKeyDown}>
        <NoteFields typed={typed} write={write} isAddendum={isAddendum} problems={problems} />
        {hasStep && (
          <FollowingStep
            step={saysEnded(typed.text, step)}
            onEnded={(how, what) =>
              write('text', [typed.text.trimEnd(), text.ended[how](what)].filter(Boolean).join('\n'))
            }
            plansVisit={onVisit && { isPlanned: isVisit, onPlan: setVisit }}
          />
        )}
      </div>
      <AutosaveStatus autosaver={autosaver} />
      <div className="flex flex-wrap justify-end gap-2 sm:gap-3">
        <Button
          look="quiet"
          className="mr-auto -ml-4"
          disabled={!isStarted}
          busy={discard.isPending}
          icon={<DeleteIcon size={18} aria-hidden="true" />}
          onClick={discardDraft}
        >
          {text.discard}
        </Button>
        <Button look="secondary" onClick={leave}>
          {text.close}
        </Button>
        <Button busy={step.isBusy} onClick={askToSign}>
          {hasStep && step.isChanged ? text.stepAndSign : text.sign}
        </Button>
      </div>
      <SignDialog
        isOpen={isSigning}
        about={{ scope, autosaver, id, text: typed.text }}
        onCancel={() => setSigning(false)}
        onSigned={onSigned}
      />
    </section>
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

function NoteFields({
  typed,
  write,
  isAddendum,
  problems,
}: {
  typed: Typed
  write: (field: keyof Typed, value: string) => void
  isAddendum: boolean
  problems: ReturnType<typeof whatIsMissing>
}) {
  const area = useRef<HTMLTextAreaElement>(null)
  // What was typed and is no number of minutes stays in sight, and goes nowhere.
  const [minutes, setMinutes] = useState<string>()
  const isUnreadable = minutes !== undefined && readMinutes(minutes) === undefined
  const wrong = (key: string | undefined) => problemWords(notesText.problems, key)
  useEffect(() => area.current?.focus(), [])
  return (
    <>
      <div className="grid gap-4 @xs:grid-cols-2 @xl:grid-cols-3 @xs:*:first:col-span-2 @xl:*:first:col-span-1">
        {!isAddendum && (
          <SelectField
            label={text.kind}
            value={typed.kind}
            onValueChange={kind => write('kind', kind)}
            options={noteKinds.map(value => ({ value, label: notesText.kinds[value] }))}
          />
        )}
        <TextField
          label={text.contactOn}
          type="date"
          max={today()}
          value={typed.contactOn}
          error={wrong(problems.contactOn)}
          onChange={event => event.target.value && write('contactOn', event.target.value)}
        />
        <TextField
          label={text.minutes}
          type="number"
          inputMode="numeric"
          min={0}
          max={MINUTES_AT_MOST}
          optional
          value={minutes ?? typed.contactMinutes ?? ''}
          error={wrong(isUnreadable ? 'minutesWrong' : undefined)}
          onChange={({ target }) => {
            setMinutes(target.value)
            if (target.validity.valid && readMinutes(target.value) !== undefined)
              write('contactMinutes', target.value)
          }}
        />
      </div>
      <TextArea
        label={isAddendum ? text.addendumText : text.text}
        hint={text.hint}
        ref={area}
        data-note-words
        rows={6}
        maxLength={NOTE_LENGTH}
        value={typed.text}
        error={wrong(whatIsMissing(typed, today()).text && problems.text)}
        onChange={event => write('text', event.target.value)}
      />
      <TemplatesMenu words={typed.text} field={area} onWords={words => write('text', words)} />
    </>
  )
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
