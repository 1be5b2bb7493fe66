import type { ReactNode } from 'react'
import { Button, type ButtonLook } from './button.tsx'
import { useForm } from './form.ts'
import { TextField } from './text-field.tsx'

/** A form that does what it says once the name of whom it is about was typed; `onConfirm` is given it as it was typed. */
export function ConfirmByName({
  label,
  problem,
  isName,
  submitLabel,
  look,
  isBusy,
  onConfirm,
  children,
}: {
  label: string
  /** What stands at the field where it is another name. */
  problem: string
  isName: (typed: string) => boolean
  submitLabel: string
  look?: ButtonLook
  isBusy: boolean
  onConfirm: (typed: string) => void
  /** What is decided, above the field. */
  children: ReactNode
}) {
  const form = useForm({
    initial: { name: '' },
    read: ({ name }) => (isName(name) ? { data: name } : { problems: { name: 'other' } }),
    words: { other: problem },
    isBusy,
    onReady: onConfirm,
  })
  return (
    <form {...form.props} className="grid gap-6">
      {children}
      <TextField label={label} autoComplete="off" {...form.field('name')} />
      <Button type="submit" look={look} busy={isBusy} className="justify-self-start">
        {submitLabel}
      </Button>
    </form>
  )
}
