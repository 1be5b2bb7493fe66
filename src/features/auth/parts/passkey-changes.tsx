import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { problemWords, readForm } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { passkeyName } from '../auth-passkeys.contract.ts'
import { removePasskey, renamePasskey } from '../auth-passkeys.queries.ts'
import { authPasskeysText as text } from '../auth-passkeys.text.ts'

export interface NamedPasskey {
  id: string
  name: string
  createdAt: string
}

interface ChangeProps {
  passkey: NamedPasskey
  onClose: () => void
}

/** Gives a passkey another name. */
export function RenamePasskey({ passkey, onClose }: ChangeProps) {
  const rename = useMutation(renamePasskey)
  const [problem, setProblem] = useState<string>()
  const formId = useId()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reading = readForm(passkeyName, Object.fromEntries(new FormData(event.currentTarget)))
    setProblem(reading.problems?.name)
    if (reading.data) rename.mutate({ id: passkey.id, ...reading.data }, { onSuccess: onClose })
  }
  return (
    <Dialog
      width="narrow"
      title={text.rename.title}
      open
      onOpenChange={onClose}
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={rename.isPending}>
            {text.rename.submit}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} noValidate>
        <TextField
          label={text.name}
          name="name"
          maxLength={60}
          defaultValue={passkey.name}
          error={problemWords(text.problems, problem)}
          autoComplete="off"
        />
      </form>
    </Dialog>
  )
}

/** Asks before a passkey is removed: that cannot be undone. */
export function RemovePasskey({ passkey, onClose }: ChangeProps) {
  const remove = useMutation(removePasskey)
  return (
    <Dialog
      width="narrow"
      title={text.remove.title}
      description={text.remove.body(passkey.name)}
      open
      onOpenChange={onClose}
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.cancel}</Button>
          </DialogClose>
          <Button
            look="danger"
            busy={remove.isPending}
            onClick={() => remove.mutate({ id: passkey.id }, { onSuccess: onClose })}
          >
            {text.remove.submit}
          </Button>
        </>
      }
    />
  )
}
