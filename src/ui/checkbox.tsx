import { type ComponentProps, type ReactNode, useId } from 'react'
import { CheckIcon, ProblemIcon } from './icons.ts'

type Choice = Pick<
  ComponentProps<'input'>,
  'checked' | 'defaultChecked' | 'name' | 'value' | 'required' | 'disabled'
>

/** A box to tick, its label beside it. The whole line can be pressed. */
export function Checkbox({
  label,
  hint,
  error,
  id,
  onCheckedChange,
  ...choice
}: Choice & {
  label: ReactNode
  hint?: string
  error?: string
  id?: string
  onCheckedChange?: (isChecked: boolean) => void
}) {
  const ownId = useId()
  const boxId = id ?? ownId
  const hintId = `${boxId}-hint`
  const errorId = `${boxId}-error`
  return (
    <div>
      <div className="flex min-h-11 items-start gap-3 py-2 dense:min-h-8 dense:py-1">
        <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
          <input
            type="checkbox"
            {...choice}
            id={boxId}
            onChange={({ target }) => onCheckedChange?.(target.checked)}
            aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
            aria-invalid={error ? true : undefined}
            className="peer size-6 appearance-none rounded-[6px] border-2 border-edge bg-surface transition-colors after:absolute after:-inset-2.5 checked:border-rail checked:bg-rail hover:border-rail disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-brick"
          />
          <CheckIcon
            size={18}
            strokeWidth={3}
            aria-hidden="true"
            className="pointer-events-none absolute hidden animate-appear text-on-rail peer-checked:block"
          />
        </span>
        <div className="grid min-w-0 wrap-anywhere">
          <label htmlFor={boxId} className="cursor-pointer">
            {label}
          </label>
          {hint && (
            <span id={hintId} className="text-muted text-sm">
              {hint}
            </span>
          )}
        </div>
      </div>
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-brick">
          <ProblemIcon size={18} aria-hidden="true" className="mt-1 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}
