import { useId } from 'react'
import { ProblemIcon } from './icons.ts'

/** Any number of choices, each a line that can be pressed as a whole. Sent under one `name`; works without scripts. */
export function CheckboxList({
  label,
  hint,
  error,
  name,
  options,
  values,
  onValuesChange,
}: {
  label: string
  hint?: string
  error?: string
  name: string
  options: readonly { value: string; label: string }[]
  values: readonly string[]
  onValuesChange: (values: string[]) => void
}) {
  const id = useId()
  const changed = (value: string, isChosen: boolean) => {
    const others = values.filter(each => each !== value)
    return isChosen ? [...others, value] : others
  }
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would count as one more step of the form
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={describedBy || undefined}
      className="grid gap-1.5"
    >
      <p id={id} className="font-semibold">
        {label}
      </p>
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      <div className="mt-1 grid gap-2 sm:grid-cols-2">
        {options.map(option => (
          <label
            key={option.value}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-card border border-edge bg-surface px-3 py-2 transition-colors hover:border-rail has-checked:border-rail has-checked:bg-rail-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              name={name}
              value={option.value}
              checked={values.includes(option.value)}
              onChange={({ target }) => onValuesChange(changed(option.value, target.checked))}
              aria-invalid={error ? true : undefined}
              className="size-5 shrink-0 cursor-pointer accent-rail outline-none"
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-brick">
          <ProblemIcon size={18} aria-hidden="true" className="mt-1 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
