import { useMutation } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { removeForm } from '../form-management/form-management.queries.ts'
import { formManagementText as text } from '../form-management/form-management.text.ts'

/** Asks before a form is deleted, or retired where somebody answered it. */
export function DeleteFormDialog({ id, title }: { id: string; title: string }) {
  const remove = useMutation(removeForm)
  return (
    <Dialog
      width="narrow"
      title={text.deleteTitle(title)}
      description={text.deleteAsked}
      trigger={
        <Button look="quiet" aria-label={text.deleteOf(title)}>
          {text.delete}
        </Button>
      }
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.cancel}</Button>
          </DialogClose>
          <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate({ id })}>
            {text.delete}
          </Button>
        </>
      }
    >
      <p>{text.deleteHint}</p>
    </Dialog>
  )
}
