import { useMutation } from '@tanstack/react-query'
import { readForm } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { Form } from '#ui/form.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { readRepeated, useRepeatedPassword } from '#ui/repeated-password.ts'
import { refusalOf } from '../second-factor/second-factor.queries.ts'
import { passwordChange } from '../sessions/sessions.contract.ts'
import { changePassword } from '../sessions/sessions.queries.ts'
import { sessionsText } from '../sessions/sessions.text.ts'

const { password: text, problems: words } = sessionsText

const fields = [
  { name: 'currentPassword', label: text.current, autoComplete: 'current-password' },
  { name: 'newPassword', label: text.next, autoComplete: 'new-password', hint: text.nextHint },
  { name: 'confirmPassword', label: text.again, autoComplete: 'new-password' },
] as const

const initial = { currentPassword: '', newPassword: '', confirmPassword: '' }

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
  const change = useMutation(changePassword)
  const overall = refusalOf(change.error)
  return (
    <FormDialog
      width="narrow"
      title={text.dialogTitle}
      description={text.body}
      onOpenChange={change.reset}
      trigger={<Button look="secondary">{text.button}</Button>}
      cancelLabel={text.cancel}
      submitLabel={text.submit}
      busyLabel={text.busy}
      isBusy={change.isPending}
      failure={change.error}
      initial={initial}
      read={values => readRepeated(readForm(passwordChange, values), values, 'newPassword')}
      words={words}
      onReady={(passwords, close) => void change.mutateAsync(passwords).then(close, () => {})}
    >
      {form => (
        <>
          {overall && <FormMessage kind="failure">{overall}</FormMessage>}
          <Passwords form={form} />
        </>
      )}
    </FormDialog>
  )
}

function Passwords({ form }: { form: Form<typeof initial> }) {
  const repeated = useRepeatedPassword(form, 'newPassword', words)
  return fields.map(({ name, ...about }) => (
    <PasswordField
      key={name}
      {...about}
      {...(name === 'confirmPassword' ? repeated : form.field(name))}
      maxLength={100}
      required
    />
  ))
}
