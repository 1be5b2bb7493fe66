import { useMutation } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { type LeavingDialog, setAccess } from '../leaving.queries.ts'
import { leavingText } from '../leaving.text.ts'

const text = leavingText.suspend

/** Asks before somebody's access is taken away, and says what becomes of their patients. */
export default function SuspendDialog({ person, onClose, returnTo }: LeavingDialog) {
  const suspend = useMutation(setAccess)
  return (
    <Dialog
      width="narrow"
      title={text.title(person.name)}
      description={text.body}
      open
      onOpenChange={onClose}
      returnTo={returnTo}
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{leavingText.cancel}</Button>
          </DialogClose>
          <Button
            look="danger"
            busy={suspend.isPending}
            onClick={() =>
              void suspend.mutateAsync({ id: person.id, hasAccess: false }).then(onClose, onClose)
            }
          >
            {text.submit}
          </Button>
        </>
      }
    >
      {person.patientCount > 0 && <p>{text.patients(person.patientCount)}</p>}
    </Dialog>
  )
}
