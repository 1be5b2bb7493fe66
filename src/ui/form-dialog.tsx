import { type ReactNode, useId, useState } from 'react'
import { Button, type ButtonLook } from './button.tsx'
import { Dialog, DialogClose } from './dialog.tsx'
import type { DialogContent } from './dialog-window.tsx'
import { type Form, type FormOptions, useForm } from './form.ts'
import { clearHeld } from './form-held.ts'
import type { SharedFields } from './unseen.tsx'
import { UnseenInForm } from './unseen-in-form.tsx'

type Asked<Values extends object, Data> = Omit<FormOptions<Values, Data>, 'onReady' | 'isShared'> & {
  /** Where others may change the same meanwhile. */
  shared?: SharedFields
  /** Takes what may be sent; `close`, once it has arrived, closes the dialog and lets go of what was sent. */
  onReady: (data: Data, close: () => void) => void
  /** The fields. */
  children: (form: Form<Values>) => ReactNode
}

interface Around extends Omit<DialogContent, 'actions' | 'children'> {
  trigger?: ReactNode
  /** Where the trigger opens it: whether it is open at first. */
  startsOpen?: boolean
  /** Held by whoever shows it; otherwise the trigger opens it. */
  open?: boolean
  onOpenChange?: (isOpen: boolean) => void
  submitLabel: string
  busyLabel?: string
  cancelLabel: string
  look?: ButtonLook
  /** Shown while the fields can't be, such as what is still on its way. */
  instead?: ReactNode
  /** The fields can be seen and not be sent. */
  isUnready?: boolean
  /** What was typed stays when the dialog is closed by hand. Otherwise its fields are as at first whenever it opens. */
  keepsWhenClosed?: boolean
}

/** A dialog that holds one form, with a button that sends it and one that puts it aside. */
export function FormDialog<Values extends object, Data>({
  open,
  startsOpen = false,
  onOpenChange,
  submitLabel,
  busyLabel,
  cancelLabel,
  look,
  instead,
  isUnready = false,
  keepsWhenClosed = false,
  title,
  description,
  width,
  trigger,
  ...asked
}: Around & Asked<Values, Data>) {
  const [isOpenByItself, setOpen] = useState(startsOpen)
  const formId = useId()
  const changeOpen = (opens: boolean) => {
    setOpen(opens)
    onOpenChange?.(opens)
  }
  const changeOpenByHand = (opens: boolean) => {
    if (!opens && !keepsWhenClosed) clearHeld(asked.held)
    changeOpen(opens)
  }
  return (
    <Dialog
      title={title}
      description={description}
      width={width}
      open={open ?? isOpenByItself}
      onOpenChange={changeOpenByHand}
      trigger={trigger}
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{cancelLabel}</Button>
          </DialogClose>
          <Button
            type="submit"
            form={formId}
            look={look}
            busy={asked.isBusy ?? false}
            busyLabel={busyLabel}
            disabled={isUnready || instead !== undefined}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {instead ?? <DialogForm {...asked} formId={formId} onDone={() => changeOpen(false)} />}
    </Dialog>
  )
}

/** Stands only while the dialog is open: what the page holds of it begins anew each time. */
function DialogForm<Values extends object, Data>({
  formId,
  onDone,
  onReady,
  children,
  shared,
  ...options
}: Asked<Values, Data> & { formId: string; onDone: () => void }) {
  const form = useForm({
    ...options,
    isShared: shared !== undefined,
    onReady: (data: Data, settle) =>
      onReady(data, () => {
        settle()
        onDone()
      }),
  })
  return (
    <form id={formId} {...form.props} className="grid gap-5">
      {shared && <UnseenInForm form={form} {...shared} />}
      {children(form as Form<Values>)}
    </form>
  )
}
