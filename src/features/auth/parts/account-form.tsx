import { type ComponentProps, type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { z } from 'zod'
import { fieldProblems } from '#platform/api.client.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { problemWords } from '../auth.queries.ts'
import { firstProblems } from '../auth.rules.ts'
import { authText as text } from '../auth.text.ts'

export interface AccountField {
  name: string
  label: string
  kind: 'text' | 'email' | 'tel' | 'password'
  maxLength: number
  autoComplete: ComponentProps<'input'>['autoComplete']
  hint?: string
}

/** The five fields of every form about an account, in the limits of the specification. */
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

/** A form about an account: checks before it asks, says what is wrong at the field, and loses nothing on a failure. */
export function AccountForm<Schema extends z.ZodType>(props: AccountFormProps<Schema>) {
  const { fields, values, onChange, isBusy } = props
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const refused = firstProblems(
    fieldProblems(props.failure).map(({ field, message }) => ({ path: [field], message })),
  )
  const isAlive = useIsAlive()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the finished page wakes up
  useEffect(() => {
    // What was typed, or filled in by the browser, before the scripts came.
    const typed = new FormData(form.current ?? undefined)
    const found = [...typed].filter(([name, value]) => value !== '' && !values[name])
    if (found.length > 0) onChange({ ...values, ...(Object.fromEntries(found) as AccountValues) })
  }, [])
  const [mended, setMended] = useState<{ of: unknown; fields: string[] }>({ of: undefined, fields: [] })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    // A field that was never touched is empty, not absent: its own words say what is wrong.
    const typed = Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? '']))
    const checked = props.schema.safeParse({ ...typed, ...props.extra })
    const found = checked.success ? {} : firstProblems(checked.error.issues)
    setProblems(found)
    if (checked.success) {
      props.onSubmit(checked.data)
      return
    }
    const first = fields.find(({ name }) => found[name]) ?? fields[0]
    const message = (first && found[first.name]) ?? ''
    showToast({ kind: 'failure', title: text.validationError, body: problemWords(message) })
    if (first) (form.current?.elements.namedItem(first.name) as HTMLElement | null)?.focus()
  }

  function change(name: string, value: string) {
    onChange({ ...values, [name]: value })
    setProblems(({ [name]: _, ...others }) => others)
    setMended({
      of: props.failure,
      fields: mended.of === props.failure ? [...mended.fields, name] : [name],
    })
  }

  function problemAt(name: string): string | undefined {
    const isMended = mended.of === props.failure && mended.fields.includes(name)
    const key = problems[name] ?? (isMended ? undefined : refused[name])
    return key === undefined ? undefined : problemWords(key)
  }

  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className="grid gap-5">
      {fields.map(field => (
        <AccountInput
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          error={problemAt(field.name)}
          onValue={value => change(field.name, value)}
        />
      ))}
      <Button type="submit" size="large" disabled={!isAlive} busy={isBusy} busyLabel={props.busyLabel}>
        {props.submitLabel}
      </Button>
    </form>
  )
}

/** False in a finished page until its scripts run: a form must not be sent the browser's own way. */
function useIsAlive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}

function AccountInput({
  field,
  value,
  error,
  onValue,
}: {
  field: AccountField
  value: string
  error: string | undefined
  onValue: (value: string) => void
}) {
  const { kind, ...words } = field
  const input = {
    ...words,
    value,
    error,
    onChange: event => onValue(event.target.value),
    required: true,
  } as ComponentProps<typeof PasswordField>
  if (kind === 'password') return <PasswordField {...input} />
  return <TextField {...input} type={kind} autoCapitalize={kind === 'email' ? 'none' : undefined} />
}
