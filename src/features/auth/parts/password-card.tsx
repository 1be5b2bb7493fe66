import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { readForm } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { refusalOf, wordsAtField } from '../auth-factor.queries.ts'
import { passwordChange } from '../auth-sessions.contract.ts'
import { changePassword } from '../auth-sessions.queries.ts'
import { authSessionsText } from '../auth-sessions.text.ts'

const { password: text, problems: words } = authSessionsText

const fields = [
  { name: 'currentPassword', label: text.current, autoComplete: 'current-password' },
  { name: 'newPassword', label: text.next, autoComplete: 'new-password', hint: text.nextHint },
  { name: 'confirmPassword', label: text.again, autoComplete: 'new-password' },
] as const

/** Changing one's password, for whoever knows the one they have. */
export function PasswordCard() {
  return (
    <Card title={text.title}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-muted">{text.body}</p>
        <ChangePassword />
      </div>
    </Card>
  )
}

function ChangePassword() {
  const [isOpen, setIsOpen] = useState(false)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const change = useMutation(changePassword)
  const formId = useId()
  const turn = (open: boolean) => {
    setProblems({})
    change.reset()
    setIsOpen(open)
  }
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (change.isPending) return
    const form = event.currentTarget
    const reading = readForm(passwordChange, Object.fromEntries(new FormData(form)))
    setProblems(reading.problems ?? {})
    if (reading.data) return change.mutate(reading.data, { onSuccess: () => turn(false) })
    const first = fields.find(({ name }) => reading.problems?.[name])
    if (first) (form.elements.namedItem(first.name) as HTMLElement | null)?.focus()
  }
  const wordsAt = (name: string) => {
    const key = problems[name]
    return key ? (words[key as keyof typeof words] ?? words.other) : wordsAtField(words, change.error, name)
  }
  const overall = refusalOf(change.error)
  return (
    <Dialog
      width="narrow"
      title={text.dialogTitle}
      description={text.body}
      open={isOpen}
      onOpenChange={turn}
      trigger={<Button look="secondary">{text.button}</Button>}
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={change.isPending} busyLabel={text.busy}>
            {text.submit}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} noValidate className="grid gap-5">
        {overall && <FormMessage kind="failure">{overall}</FormMessage>}
        {fields.map(field => (
          <PasswordField
            key={field.name}
            {...field}
            maxLength={100}
            required
            error={wordsAt(field.name)}
            onChange={() => setProblems(({ [field.name]: _, ...others }) => others)}
          />
        ))}
      </form>
    </Dialog>
  )
}
