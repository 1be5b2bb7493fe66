import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '#lib/dates.ts'
import type { Autosaver } from '#platform/autosave/autosave.client.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EditIcon, ForwardIcon } from '#ui/icons.ts'
import { TextArea } from '#ui/text-area.tsx'
import type { ChecklistEntry } from '../checklist.contract.ts'
import { annotateChecklistItem, type ChecklistHat, toggleChecklistItem } from '../checklist.queries.ts'
import { checklistText as text } from '../checklist.text.ts'
import { AutosavedNotes } from './autosaved-notes.tsx'

const maxLength = 5000

/** One item: the tick, what it is about, the next step, and its notes. */
export function ChecklistItem({
  hat,
  item,
  isReadOnly,
  autosaver,
}: {
  hat: ChecklistHat
  item: ChecklistEntry
  isReadOnly: boolean
  /** Keeps what a patient types; staff save with a button. */
  autosaver?: Autosaver
}) {
  const toggle = useMutation(toggleChecklistItem(hat))
  // The tick answers at once; the server's answer replaces it.
  const isCompleted = toggle.isPending ? toggle.variables.isCompleted : item.isCompleted
  return (
    <li className="grid gap-2 py-4">
      <Checkbox
        label={<span className="font-semibold">{item.title}</span>}
        hint={item.description}
        checked={isCompleted}
        disabled={isReadOnly || toggle.isPending}
        onCheckedChange={isTicked => toggle.mutate({ id: item.id, isCompleted: isTicked })}
      />
      <div className="grid gap-2 sm:pl-9">
        {isCompleted && item.completedAt && (
          <p className="text-muted text-sm">{text.completedOn(formatDate(item.completedAt))}</p>
        )}
        {item.recommendation && (
          <p className="flex items-start gap-2 rounded-card bg-rail-soft px-3 py-2">
            <ForwardIcon size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-rail" />
            <span>
              <span className="font-semibold">{text.nextStep}:</span> {item.recommendation}
            </span>
          </p>
        )}
        {item.notes && (
          <p className="whitespace-pre-line break-words">
            <span className="font-semibold">{text.notes}:</span> {item.notes}
          </p>
        )}
        {!isReadOnly && !autosaver && <NotesDialog hat={hat} item={item} />}
        {autosaver && (
          <AutosavedNotes
            autosaver={autosaver}
            name={item.id}
            about={item.title}
            stored={item.notes}
            words={{ add: text.addNotes, edit: text.editNotes, title: text.notes, label: text.notesLabel }}
          />
        )}
      </div>
    </li>
  )
}

function NotesDialog({ hat, item }: { hat: ChecklistHat; item: ChecklistEntry }) {
  const [isOpen, setOpen] = useState(false)
  const [notes, setNotes] = useState(item.notes)
  const annotate = useMutation(annotateChecklistItem(hat))
  const label = item.notes ? text.editNotes : text.addNotes
  const open = (willOpen: boolean) => {
    if (willOpen) setNotes(item.notes)
    setOpen(willOpen)
  }
  const save = () => annotate.mutate({ id: item.id, notes }, { onSuccess: () => setOpen(false) })
  return (
    <Dialog
      title={text.notesAbout(item.title)}
      open={isOpen}
      onOpenChange={open}
      trigger={
        <Button
          look="quiet"
          className="justify-self-start"
          icon={<EditIcon size={18} aria-hidden="true" />}
          aria-label={`${label}: ${item.title}`}
        >
          {label}
        </Button>
      }
      actions={
        <>
          <Button look="secondary" onClick={() => setOpen(false)}>
            {text.cancel}
          </Button>
          <Button busy={annotate.isPending} onClick={save}>
            {text.save}
          </Button>
        </>
      }
    >
      <TextArea
        label={hat === 'patient' ? text.notesLabel : text.staffNotesLabel}
        maxLength={maxLength}
        value={notes}
        onChange={event => setNotes(event.target.value)}
      />
    </Dialog>
  )
}
