import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { appointmentsStaffText } from '../appointments-staff.text.ts'

const text = appointmentsStaffText.dialog

/** Asks before staff decline or cancel, and lets them say a word to the patient. */
export function EndDialog({
  trigger,
  title,
  lead,
  send,
  isBusy,
  onEnd,
}: {
  trigger: ReactNode
  title: string
  lead: string
  send: string
  isBusy: boolean
  onEnd: (reply: string, close: () => void) => void
}) {
  const [isOpen, setIsOpen] = useState(false)
  const formId = useId()
  const end = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reply = String(new FormData(event.currentTarget).get('reply') ?? '')
    onEnd(reply, () => setIsOpen(false))
  }
  return (
    <Dialog
      title={title}
      description={lead}
      width="narrow"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={trigger}
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.keep}</Button>
          </DialogClose>
          <Button look="danger" type="submit" form={formId} busy={isBusy}>
            {send}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={end} noValidate>
        <TextArea label={text.reply} hint={text.replyHint} name="reply" optional rows={3} maxLength={500} />
      </form>
    </Dialog>
  )
}
