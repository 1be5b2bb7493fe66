import type { ComponentProps } from 'react'
import { joinClasses } from './class-names.ts'
import { controlClasses, Field, type FieldWords } from './field.tsx'
import { ChevronDownIcon } from './icons.ts'
import { uiText } from './ui.text.ts'

interface Choices {
  options: readonly { value: string; label: string }[]
  /** What stands for no choice; null where there is always one. */
  empty?: string | null
}

/**
 * One choice out of a list, as the browser itself shows it: it works before and without any script, and weighs nothing.
 * `SelectField` is for screens that are behind a sign-in anyway.
 */
export function NativeSelectField({
  label,
  hint,
  error,
  optional,
  id,
  ...select
}: FieldWords & ComponentProps<'select'> & Choices) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {control => <NativeSelect {...select} {...control} />}
    </Field>
  )
}

/** The same by itself, where its label stands elsewhere. */
export function NativeSelect({
  options,
  empty = uiText.choose,
  className,
  ...select
}: ComponentProps<'select'> & Choices) {
  return (
    <div className="relative">
      <select
        {...select}
        className={joinClasses(controlClasses, 'appearance-none truncate pr-10', className)}
      >
        {empty !== null && <option value="">{empty}</option>}
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon
        size={20}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-muted"
      />
    </div>
  )
}
