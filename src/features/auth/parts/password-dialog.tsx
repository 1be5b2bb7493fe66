import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { refusalOf, wordsAtField } from '../auth-factor.queries.ts'
import { authFactorText as text } from '../auth-factor.text.ts'

interface PasswordDialogProps {
  title: string
  description: string
  trigger: ReactNode
  submitLabel: string
  busyLabel: string
  look?: ButtonLook
  isBusy: boolean
  /** The refusal of the last try: a wrong password stands at its field, anything else above. */
  failure: unknown
  /** Other words for a refusal that is about more than the password. */
  failureWords?: string
  /** Called when the dialog opens or closes, so that an old refusal is forgotten. */
  onTurn: () => void
  /** Does it, and resolves when it is done: then the dialog closes. */
  onSubmit: (password: string, form: FormData) => Promise<unknown>
  /** More fields, above the password. */
  children?: ReactNode
}

/** Asks for the password of whoever is signed in, before something that matters. */
export function PasswordDialog(props: PasswordDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const formId = useId()
  const turn = (open: boolean) => {
    setIsMissing(false)
    props.onTurn()
    setIsOpen(open)
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const password = String(form.get('password') ?? '')
    setIsMissing(password === '')
    if (password === '' || props.isBusy) return
    // What went wrong is in `failure`; the dialog stays, and so does what was typed.
    props.onSubmit(password, form).then(
      () => turn(false),
      () => {},
    )
  }
  const overall = props.failureWords ?? refusalOf(props.failure)
  return (
    <Dialog
      width="narrow"
      title={props.title}
      description={props.description}
      open={isOpen}
      onOpenChange={turn}
      trigger={props.trigger}
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.cancel}</Button>
          </DialogClose>
          <Button
            type="submit"
            form={formId}
            look={props.look}
            busy={props.isBusy}
            busyLabel={props.busyLabel}
          >
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} noValidate className="grid gap-5">
        {overall && <FormMessage kind="failure">{overall}</FormMessage>}
        {props.children}
        <PasswordField
          label={text.password}
          name="password"
          autoComplete="current-password"
          maxLength={100}
          required
          error={
            isMissing ? text.problems.passwordMissing : wordsAtField(text.problems, props.failure, 'password')
          }
        />
      </form>
    </Dialog>
  )
}
