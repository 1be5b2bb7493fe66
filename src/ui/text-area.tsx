import type { ComponentProps } from 'react'
import { joinClasses } from './class-names.ts'
import { controlClasses, Field, type FieldWords, sayTooLong } from './field.tsx'

/** Several lines of text. It grows with what is written. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  id,
  className,
  rows = 4,
  style,
  maxLength,
  ...area
}: FieldWords & ComponentProps<'textarea'>) {
  const tooLong = sayTooLong(area.value, maxLength)
  return (
    <Field label={label} hint={hint} error={error} tooLong={tooLong} optional={optional} id={id}>
      {control => (
        <textarea
          {...area}
          {...control}
          data-too-long={tooLong && ''}
          rows={rows}
          style={{ minHeight: `calc(${rows} * 1.65em + 1.125rem)`, ...style }}
          className={joinClasses(controlClasses, 'field-sizing-content max-h-96 leading-relaxed', className)}
        />
      )}
    </Field>
  )
}
