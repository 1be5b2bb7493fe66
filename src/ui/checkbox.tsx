import { Checkbox as RadixCheckbox } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { CheckIcon, ProblemIcon } from './icons.ts'

type Choice = Pick<
  RadixCheckbox.CheckboxProps,
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
      <div className="flex min-h-11 items-start gap-3 py-2">
        <RadixCheckbox.Root
          {...choice}
          id={boxId}
          onCheckedChange={state => onCheckedChange?.(state === true)}
          aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          className="relative mt-0.5 grid size-6 shrink-0 place-items-center rounded-[6px] border-2 border-edge bg-surface transition-colors after:absolute after:-inset-2.5 hover:border-rail disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-brick data-[state=checked]:border-rail data-[state=checked]:bg-rail"
        >
          <RadixCheckbox.Indicator className="animate-appear text-on-rail">
            <CheckIcon size={18} strokeWidth={3} aria-hidden="true" />
          </RadixCheckbox.Indicator>
        </RadixCheckbox.Root>
        <div className="grid">
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
