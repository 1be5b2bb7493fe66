import { type ReactNode, useId } from 'react'
import { ProblemIcon } from './icons.ts'
import { uiText } from './ui.text.ts'

/** What every field may say about itself. */
export interface FieldWords {
  label: string
  /** One sentence that helps before anything is wrong. */
  hint?: ReactNode
  /** What is wrong and how to mend it. */
  error?: string
  /** Says "(optional)" behind the label; in another language than the page's, the word itself. */
  optional?: boolean | string
}

/**
 * What is said of words that are more than a field takes; undefined where they fit. A field never gets the attribute
 * `maxlength`, which cuts what is pasted without a word: all of it stays, and `useForm` sends none of it.
 */
export function sayTooLong(value: unknown, most: number | undefined): string | undefined {
  const over = typeof value === 'string' && most !== undefined ? value.trim().length - most : 0
  return over > 0 ? uiText.tooLong(over) : undefined
}

/** What ties a control to its label, hint and error for a screen reader. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export const controlClasses =
  'w-full min-h-11 rounded-card border border-edge bg-surface px-3 py-2 text-ink placeholder:text-muted ' +
  'dense:min-h-9 dense:py-1 dense:text-sm ' +
  'transition-colors hover:border-rail aria-invalid:border-brick aria-invalid:border-2 ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted'

/** The frame of a field: its label, its hint, the control, and what is wrong with it. */
export function Field({
  label,
  hint,
  error,
  optional,
  tooLong,
  id,
  children,
}: FieldWords & {
  tooLong?: string | undefined
  id?: string
  children: (control: FieldControl) => ReactNode
}) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const tooLongId = `${controlId}-too-long`
  const errorId = `${controlId}-error`
  const describedBy = [hint && hintId, tooLong && tooLongId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className="grid min-w-0 max-w-full grid-cols-1 gap-1.5 dense:gap-0.5">
      <label
        htmlFor={controlId}
        className="font-semibold dense:truncate dense:font-normal dense:text-muted dense:text-sm"
      >
        {label}
        {optional && (
          <span className="font-normal text-muted"> ({optional === true ? uiText.optional : optional})</span>
        )}
      </label>
      {hint && (
        <p id={hintId} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {tooLong && (
        <p id={tooLongId} className="text-brick">
          {tooLong}
        </p>
      )}
      {error && (
        <p id={errorId} className="flex animate-appear items-start gap-1.5 text-brick">
          <ProblemIcon size={18} aria-hidden="true" className="mt-1 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
