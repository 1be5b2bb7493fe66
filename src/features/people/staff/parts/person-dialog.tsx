import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { problemWords, readForm } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { staffDetails } from '../staff.contract.ts'
import { staffText as text } from '../staff.text.ts'

export interface PersonDetails {
  id: string
  name: string
  email: string
}

/** Adds or changes a member of staff by name and e-mail. `onReady` closes it by calling what it is given. */
export function PersonDialog({
  title,
  hint,
  trigger,
  person,
  saveLabel,
  isBusy,
  onReady,
}: {
  title: string
  hint?: string
  trigger: ReactNode
  /** Without one, somebody new is added. */
  person?: PersonDetails
  saveLabel: string
  isBusy: boolean
  onReady: (details: PersonDetails, close: () => void) => void
}) {
  const [isOpen, setIsOpen] = useState(false)
  const formId = useId()
  return (
    <Dialog
      title={title}
      {...(hint ? { description: hint } : {})}
      trigger={trigger}
      open={isOpen}
      onOpenChange={setIsOpen}
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={isBusy}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <PersonForm
        formId={formId}
        {...(person ? { person } : {})}
        onReady={details => onReady(details, () => setIsOpen(false))}
      />
    </Dialog>
  )
}

function PersonForm({
  formId,
  person,
  onReady,
}: {
  formId: string
  person?: PersonDetails
  onReady: (details: PersonDetails) => void
}) {
  const [id] = useState(() => person?.id ?? crypto.randomUUID())
  const [problems, setProblems] = useState<Record<string, string>>({})
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reading = readForm(staffDetails, { id, ...Object.fromEntries(new FormData(event.currentTarget)) })
    setProblems(reading.problems ?? {})
    if (reading.data) onReady(reading.data)
  }
  return (
    <form id={formId} onSubmit={send} noValidate className="grid gap-5">
      <TextField
        label={text.name}
        name="name"
        autoComplete="off"
        defaultValue={person?.name}
        error={problemWords(text.problems, problems.name)}
      />
      <TextField
        label={text.email}
        name="email"
        type="email"
        autoComplete="off"
        defaultValue={person?.email}
        error={problemWords(text.problems, problems.email)}
      />
    </form>
  )
}
