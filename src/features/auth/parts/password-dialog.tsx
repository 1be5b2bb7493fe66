import type { ComponentProps, ReactNode } from 'react'
import { readForm } from '#lib/form-reading.ts'
import type { ButtonLook } from '#ui/button.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { ownPassword } from '../second-factor/second-factor.contract.ts'
import { refusalOf } from '../second-factor/second-factor.queries.ts'
import { secondFactorText as text } from '../second-factor/second-factor.text.ts'

interface PasswordDialogProps {
  title: string
  description: string
  trigger: ReactNode
  submitLabel: string
  busyLabel: string
  look?: ButtonLook
  /** What is done with the password. Its last refusal is shown, and forgotten when the dialog opens or closes. */
  doing: { isPending: boolean; error: unknown; reset: () => void }
  /** Does it, and resolves when it is done: then the dialog closes. */
  onSubmit: (password: string) => Promise<unknown>
}

/** Asks for the password of whoever is signed in, before something that matters. */
export function PasswordDialog({ doing, onSubmit, ...around }: PasswordDialogProps) {
  return (
    <FormDialog
      {...around}
      width="narrow"
      onOpenChange={doing.reset}
      cancelLabel={text.cancel}
      isBusy={doing.isPending}
      failure={doing.error}
      initial={{ password: '' }}
      read={values => readForm(ownPassword, values)}
      words={text.problems}
      // What went wrong is told by `doing`; the dialog stays, and so does what was typed.
      onReady={({ password }, close) => void onSubmit(password).then(close, () => {})}
    >
      {({ field }) => <AskedPassword field={field('password')} failure={doing.error} />}
    </FormDialog>
  )
}

/** The field of a form that asks for a password: a wrong one is said there, any other refusal above all fields. */
export function AskedPassword({
  field,
  failure,
  failureWords = refusalOf(failure),
  children,
}: {
  /** What ties the field to its form. */
  field: Pick<ComponentProps<typeof PasswordField>, 'name' | 'value' | 'error' | 'onChange'>
  failure: unknown
  /** Other words for a refusal that is about more than the password. */
  failureWords?: string
  /** More fields, above the password. */
  children?: ReactNode
}) {
  return (
    <>
      {failureWords && <FormMessage kind="failure">{failureWords}</FormMessage>}
      {children}
      <PasswordField
        label={text.password}
        {...field}
        autoComplete="current-password"
        maxLength={100}
        required
      />
    </>
  )
}
