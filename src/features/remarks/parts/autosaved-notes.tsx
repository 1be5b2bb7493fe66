import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { hearHere } from '#features/safety/hearing/hearing.store.ts'
import { OwnHelp } from '#features/safety/parts/own-help.tsx'
import type { SafetyKind } from '#features/safety/safety.rules.ts'
import { type Autosaver, useAutosavedWords, useAutosaveState } from '#platform/autosave/autosave.client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { EditIcon } from '#ui/icons.ts'
import { TextArea } from '#ui/text-area.tsx'
import { finishNotes, metOf } from '../remarks.queries.ts'
import { remarksText as text } from '../remarks.text.ts'

interface NotesWords {
  add: string
  edit: string
  /** The title of the dialog. */
  title: string
  label: string
}

/** Whose notes these are: `name` is what the autosaver knows them by, `stored` what the server holds. */
interface Notes {
  autosaver: Autosaver
  name: string
  stored: string
  maxLength: number
}

/**
 * A patient's notes about one thing (an item of the checklist, a goal), in a dialog. They are saved while somebody types;
 * Done only closes.
 */
export function AutosavedNotes({
  about,
  words,
  onOpenChange,
  ...of
}: Notes & { about: string; words: NotesWords; onOpenChange?: (isOpen: boolean) => void }) {
  const { autosaver, name, stored } = of
  const [isOpen, setOpen] = useState(false)
  const [danger, setDanger] = useState<SafetyKind[]>([])
  const autosaved = useAutosavedWords(autosaver, name)
  const notes = autosaved?.value ?? stored
  const [before, setBefore] = useState(notes)
  const finish = useMutation(finishNotes)
  const label = stored || autosaved ? words.edit : words.add
  const changeOpen = (opens: boolean) => {
    if (opens) setBefore(notes)
    else void autosaver.save()
    setOpen(opens)
    onOpenChange?.(opens)
  }
  const close = () => {
    if (notes === before && !autosaved) return changeOpen(false)
    finish.mutate(autosaver, { onSuccess: () => changeOpen(false) })
  }
  const help = danger.length > 0 && (
    <OwnHelp concerns={danger.map(kind => ({ kind }))} takesFocus={false} onClose={() => setDanger([])} />
  )
  return (
    <>
      <Dialog
        title={words.title}
        description={about}
        open={isOpen}
        onOpenChange={changeOpen}
        trigger={
          <Button
            look="quiet"
            className="justify-self-start"
            icon={<EditIcon size={18} aria-hidden="true" />}
            aria-label={`${label}: ${about}`}
          >
            {label}
          </Button>
        }
        actions={
          <Button busy={finish.isPending} onClick={close}>
            {text.done}
          </Button>
        }
      >
        {help}
        <Writing {...of} label={words.label} notes={notes} onDanger={setDanger} />
      </Dialog>
      {!isOpen && help}
    </>
  )
}

/** The field, and whether what was typed has arrived. Words of danger are looked for on the device, at each saving. */
function Writing({
  autosaver,
  name,
  stored,
  maxLength,
  label,
  notes,
  onDanger,
}: Notes & { label: string; notes: string; onDanger: (kinds: SafetyKind[]) => void }) {
  const state = useAutosaveState(autosaver)
  const { data: met } = useQuery(metOf(name))
  useEffect(() => {
    if (state !== 'saving') return
    const words = autosaver.kept()[name]?.value ?? ''
    void hearHere(words).then(kinds => {
      if (kinds.length > 0) onDanger(kinds)
    })
  }, [state, autosaver, name, onDanger])
  return (
    <>
      <TextArea
        label={label}
        maxLength={maxLength}
        rows={6}
        value={notes}
        onChange={event => autosaver.change(name, event.target.value, stored)}
      />
      <p role="status" className="min-h-6 text-muted">
        {state === 'waiting' && text.keptHere}
        {state === 'refused' && text.notTaken}
        {state === 'saving' && text.saving}
        {state === 'saved' && text.saved}
      </p>
      {met && (
        <FormMessage title={text.met}>
          <span className="whitespace-pre-line wrap-anywhere">{met}</span>
        </FormMessage>
      )}
    </>
  )
}
