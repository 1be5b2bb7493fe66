import { type ComponentProps, useEffect } from 'react'
import type { z } from 'zod'
import { problemWords, readForm } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { type Form, useForm } from '#ui/form.ts'
import { PasswordField } from '#ui/password-field.tsx'
import { readRepeated, useRepeatedPassword } from '#ui/repeated-password.ts'
import { TextField } from '#ui/text-field.tsx'
import { showToast, withdrawToast } from '#ui/toast.ts'
import { COMING_IN } from '../auth.queries.ts'
import { authText as text } from '../auth.text.ts'

export interface AccountField {
  name: string
  label: string
  kind: 'text' | 'email' | 'tel' | 'password'
  maxLength: number
  autoComplete: ComponentProps<'input'>['autoComplete']
  hint?: string
}

/** The five fields of every form about an account, in the specified limits (decision 80). */
export const accountFields = {
  fullName: { name: 'fullName', label: text.fullName, kind: 'text', maxLength: 100, autoComplete: 'name' },
  email: { name: 'email', label: text.email, kind: 'email', maxLength: 255, autoComplete: 'username' },
  phone: { name: 'phone', label: text.phone, kind: 'tel', maxLength: 20, autoComplete: 'tel' },
  password: {
    name: 'password',
    label: text.password,
    kind: 'password',
    maxLength: 100,
    autoComplete: 'current-password',
  },
  newPassword: {
    name: 'password',
    label: text.password,
    kind: 'password',
    maxLength: 100,
    autoComplete: 'new-password',
    hint: text.passwordHint,
  },
  confirmPassword: {
    name: 'confirmPassword',
    label: text.confirmPassword,
    kind: 'password',
    maxLength: 100,
    autoComplete: 'new-password',
  },
} as const satisfies Record<string, AccountField>

export type AccountValues = Record<string, string>

interface AccountFormProps<Schema extends z.ZodType> {
  fields: readonly AccountField[]
  schema: Schema
  values: AccountValues
  onChange: (values: AccountValues) => void
  /** What goes along without being asked, such as the link. */
  extra?: Record<string, unknown>
  onSubmit: (input: z.output<Schema>) => void
  submitLabel: string
  busyLabel?: string
  isBusy: boolean
  /** The refusal of the last try: what it says about a field is shown there. */
  failure?: unknown
}

/** What shows a toast comes with the first touch of the form: once the line is cut, it would not come any more. */
const warmUp = () => void import('#ui/toaster-view.tsx').catch(() => {})

/** A form about an account: checks before it asks, says what is wrong at the field, and loses nothing on a failure. */
export function AccountForm<Schema extends z.ZodType>(props: AccountFormProps<Schema>) {
  const { fields, values, onChange } = props
  const known = fields.map(({ name }) => name)
  // A field that was never touched is empty, not absent: its own words say what is wrong.
  const initial: AccountValues = Object.fromEntries(known.map(name => [name, '']))
  const change = (changes: object) => {
    const typed = Object.entries(changes).filter(([name]) => known.includes(name))
    if (typed.length > 0) {
      withdrawToast(COMING_IN)
      onChange({ ...values, ...Object.fromEntries(typed.map(([name, value]) => [name, value ?? ''])) })
    }
  }
  const form = useForm<AccountValues, z.output<Schema>>({
    initial,
    held: { typed: values, read: () => values, write: change },
    read: typed => readRepeated(readForm(props.schema, { ...typed, ...props.extra }), typed, 'password'),
    words: text.problems,
    onReady: props.onSubmit,
    isBusy: props.isBusy,
    failure: props.failure,
    onProblems: problems => {
      const first = known.find(name => problems[name])
      const body = first && problemWords(text.problems, problems[first])
      showToast({
        kind: 'failure',
        about: COMING_IN,
        title: text.validationError,
        body: body ?? text.problems.other,
      })
    },
  })
  const repeated = useRepeatedPassword(form, 'password', text.problems)
  // Whoever came in, or went elsewhere, is told nothing more of it.
  useEffect(() => () => withdrawToast(COMING_IN), [])
  return (
    <form {...form.props} method="post" onFocus={warmUp} className="grid gap-5">
      {fields.map(field => (
        <AccountInput
          key={field.name}
          field={field}
          control={field.name === 'confirmPassword' ? repeated : form.field(field.name)}
        />
      ))}
      <Button
        type="submit"
        size="large"
        // In a finished page whose scripts are on their way, it must not be sent the browser's own way.
        disabled={!form.isAwake}
        busy={props.isBusy}
        busyLabel={props.busyLabel}
      >
        {props.submitLabel}
      </Button>
    </form>
  )
}

function AccountInput({
  field,
  control,
}: {
  field: AccountField
  control: ReturnType<Form<AccountValues>['field']>
}) {
  const { kind, ...words } = field
  const input = { ...words, ...control, required: true } as ComponentProps<typeof PasswordField>
  if (kind === 'password') return <PasswordField {...input} />
  return <TextField {...input} type={kind} autoCapitalize={kind === 'email' ? 'none' : undefined} />
}
