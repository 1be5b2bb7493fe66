import { useId } from 'react'

/** One choice out of a few that need a sentence each; every line can be pressed as a whole. */
export function RadioList<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: {
  label: string
  options: readonly { value: Value; name: string; hint: string }[]
  value: Value
  onValueChange: (value: Value) => void
}) {
  const id = useId()
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-semibold">{label}</legend>
      {options.map(option => (
        <label
          key={option.value}
          className="flex min-h-12 cursor-pointer items-start gap-3 rounded-card border border-edge bg-surface px-4 py-3 transition-colors hover:border-rail has-checked:border-rail has-checked:bg-rail-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={id}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            aria-labelledby={`${id}-${option.value}`}
            aria-describedby={`${id}-${option.value}-hint`}
            className="mt-0.5 size-5 shrink-0 cursor-pointer accent-rail outline-none"
          />
          <span className="grid gap-0.5">
            <span id={`${id}-${option.value}`} className="font-semibold">
              {option.name}
            </span>
            <span id={`${id}-${option.value}-hint`} className="text-muted text-sm">
              {option.hint}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
