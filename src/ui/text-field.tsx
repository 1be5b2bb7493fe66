import type { ComponentProps } from 'react'
import { joinClasses } from './class-names.ts'
import { controlClasses, Field, type FieldWords, sayTooLong } from './field.tsx'

/** One line of text: name, e-mail, phone, number, date, time. */
export function TextField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  maxLength,
  ...input
}: FieldWords & ComponentProps<'input'>) {
  const tooLong = sayTooLong(input.value, maxLength)
  return (
    <Field label={label} hint={hint} error={error} tooLong={tooLong} optional={optional} id={id}>
      {control => (
        <input
          type="text"
          {...input}
          {...control}
          data-too-long={tooLong && ''}
          className={joinClasses(controlClasses, className)}
        />
      )}
    </Field>
  )
}
