import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { forgetOnClose, KeptForm } from '#features/auth/parts/kept-form.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { appointmentsStaffText } from '../appointments-staff.text.ts'

const text = appointmentsStaffText.dialog

/** Asks before staff decline or cancel, and lets them say a word to the patient. */
export function EndDialog({
  keptAs,
  trigger,
  title,
  lead,
  send,
  isBusy,
  onEnd,
}: {
  keptAs: string
  trigger: ReactNode
  title: string
  lead: string
  send: string
  isBusy: boolean
  onEnd: (reply: string, close: () => void) => void
}) {
  const [isOpen, setIsOpen] = useState(false)
  const formId = useId()
  const turn = forgetOnClose(keptAs, setIsOpen)
  const end = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reply = String(new FormData(event.currentTarget).get('reply') ?? '')
    onEnd(reply, () => turn(false))
  }
  return (
    <Dialog
      title={title}
      description={lead}
      width="narrow"
      open={isOpen}
      onOpenChange={turn}
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
      <KeptForm keptAs={keptAs} id={formId} onSubmit={end} noValidate>
        <TextArea label={text.reply} hint={text.replyHint} name="reply" optional rows={3} maxLength={500} />
      </KeptForm>
    </Dialog>
  )
}
