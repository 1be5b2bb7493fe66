import type { ComponentProps } from 'react'
import { joinClasses } from './class-names.ts'
import { controlClasses, Field, type FieldWords } from './field.tsx'
import { ChevronDownIcon } from './icons.ts'
import { uiText } from './ui.text.ts'

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
  className,
  options,
  empty = uiText.choose,
  ...select
}: FieldWords &
  ComponentProps<'select'> & {
    options: readonly { value: string; label: string }[]
    /** What stands for no choice; null where there is always one. */
    empty?: string | null
  }) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {control => (
        <div className="relative">
          <select
            {...select}
            {...control}
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
            className="pointer-events-none absolute top-3 right-3 text-muted"
          />
        </div>
      )}
    </Field>
  )
}
