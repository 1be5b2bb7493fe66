import type { ComponentProps } from 'react'
import { joinClasses } from './class-names.ts'
import { controlClasses, Field, type FieldWords } from './field.tsx'

/** One line of text: name, e-mail, phone, number, date, time. */
export function TextField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  ...input
}: FieldWords & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {control => (
        <input type="text" {...input} {...control} className={joinClasses(controlClasses, className)} />
      )}
    </Field>
  )
}
