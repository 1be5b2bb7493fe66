import { useMutation } from '@tanstack/react-query'
import { readForm } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useOwnDraft } from '../../auth.store.ts'
import { passkeyName } from '../passkeys.contract.ts'
import { removePasskey, renamePasskey } from '../passkeys.queries.ts'
import { passkeysText as text } from '../passkeys.text.ts'

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
  return (
    <FormDialog
      width="narrow"
      title={text.rename.title}
      open
      onOpenChange={onClose}
      cancelLabel={text.cancel}
      submitLabel={text.rename.submit}
      isBusy={rename.isPending}
      held={useOwnDraft(`passkey-${passkey.id}`)}
      initial={{ name: passkey.name }}
      read={values => readForm(passkeyName, values)}
      words={text.problems}
      onReady={({ name }, close) => void rename.mutateAsync({ id: passkey.id, name }).then(close, () => {})}
    >
      {({ field }) => <TextField label={text.name} {...field('name')} maxLength={60} autoComplete="off" />}
    </FormDialog>
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
            onClick={() => void remove.mutateAsync({ id: passkey.id }).then(onClose, () => {})}
          >
            {text.remove.submit}
          </Button>
        </>
      }
    />
  )
}
