import { type KeyboardEvent, useRef, useState } from 'react'
import { controlClasses, Field, type FieldControl, type FieldWords } from './field.tsx'
import { ChevronDownIcon } from './icons.ts'
import type { Choice } from './select-field-view.tsx'
import { uiText } from './ui.text.ts'
import { useViewOnDemand, viewOnDemand } from './view-on-demand.ts'

const buttonClasses = `${controlClasses} flex items-center justify-between gap-2 text-left data-[placeholder]:text-muted`

const listView = viewOnDemand(async () => (await import('./select-field-view.tsx')).SelectFieldView)

/** The keys that open the list from its button, and how long letters that are typed there belong together, in milliseconds. */
const openingKeys = ['Enter', ' ', 'ArrowDown', 'ArrowUp']
const WORD_MS = 1_000

/** One choice out of a list. Typing jumps to an entry. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  id,
  placeholder = uiText.choose,
  ...choice
}: FieldWords & Choice & { id?: string }) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {control => <ChoiceButton {...choice} control={control} placeholder={placeholder} />}
    </Field>
  )
}

/** The closed choice; its list takes over the button the first time it is opened. */
function ChoiceButton(choice: Choice & { control: FieldControl }) {
  const [isOpen, setOpen] = useState(false)
  const jump = useTyping(choice)
  const View = useViewOnDemand(listView, isOpen, () => setOpen(false))
  if (View) return <View {...choice} open={isOpen} onOpenChange={setOpen} className={buttonClasses} />
  const { control, options, value, disabled, placeholder } = choice
  const chosen = options.find(option => option.value === value)
  return (
    <button
      type="button"
      role="combobox"
      aria-autocomplete="none"
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      {...control}
      disabled={disabled}
      {...(!chosen && { 'data-placeholder': '' })}
      onPointerEnter={listView.fetch}
      onFocus={listView.fetch}
      onClick={() => setOpen(true)}
      onKeyDown={event => {
        if (!openingKeys.includes(event.key)) return jump(event)
        event.preventDefault()
        setOpen(true)
      }}
      className={buttonClasses}
    >
      <span className="truncate">{chosen?.label ?? placeholder}</span>
      <ChevronDownIcon size={20} aria-hidden="true" className="shrink-0 text-muted" />
    </button>
  )
}

/** Letters that are typed at the closed choice take the entry that begins with them. */
function useTyping({ options, onValueChange }: Choice) {
  const typed = useRef({ letters: '', at: 0 })
  return ({ key, altKey, ctrlKey, metaKey, timeStamp }: KeyboardEvent) => {
    if (key.length > 1 || altKey || ctrlKey || metaKey) return
    const goesOn = timeStamp - typed.current.at < WORD_MS
    const letters = ((goesOn ? typed.current.letters : '') + key).toLocaleLowerCase()
    typed.current = { letters, at: timeStamp }
    const found = options.find(
      ({ label, disabled }) => !disabled && label.toLocaleLowerCase().startsWith(letters),
    )
    if (found) onValueChange?.(found.value)
  }
}
