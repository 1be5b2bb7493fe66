import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { findsPerson } from '#lib/person-search.ts'
import { joinClasses } from './class-names.ts'
import { controlClasses, Field, type FieldControl, type FieldWords } from './field.tsx'
import { ChevronDownIcon } from './icons.ts'
import type { PersonChoice, PersonOption } from './person-list.tsx'
import { uiText } from './ui.text.ts'
import { useViewOnDemand, viewOnDemand } from './view-on-demand.ts'

export type { PersonChoice, PersonOption }

export const personOption = (person: PersonChoice): PersonOption => ({
  value: person.id,
  label: person.name,
  person,
})

const listView = viewOnDemand(async () => (await import('./person-list.tsx')).PersonList)

/** Entries that are drawn at a time; more are found by typing. */
const SHOWN_AT_MOST = 100

/** Those whom the typed words find, those whom only forgiving finds after them; last whoever can't be chosen. */
function found(options: readonly PersonOption[], words: string): PersonOption[] {
  const howOf = ({ label, person }: PersonOption) =>
    findsPerson(words, { ...person, name: person?.fullName ?? label, preferredName: label })
  const exactly = options.filter(option => howOf(option) === 'exactly')
  const all = [...exactly, ...options.filter(option => howOf(option) === 'nearly')]
  return [...all.filter(({ taken }) => !taken), ...all.filter(({ taken }) => taken)].slice(0, SHOWN_AT_MOST)
}

interface PersonFieldProps extends FieldWords {
  id?: string
  options: readonly PersonOption[]
  value?: string
  onValueChange: (value: string) => void
  /** Told what is typed, where the options follow it; empty once the list is closed. */
  onWords?: (words: string) => void
}

/** One person out of a list, found by typing as everywhere: words in any order, without accents, small mistakes forgiven. */
export function PersonField({ label, hint, error, optional, id, ...choice }: PersonFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {control => <PersonCombobox label={label} control={control} {...choice} />}
    </Field>
  )
}

type Choice = Pick<PersonFieldProps, 'options' | 'value' | 'onValueChange' | 'onWords'>

/** What is typed, which entry is marked, and what the keys do. Undefined words: the list is closed. */
function useCombobox({ options, value, onValueChange, onWords }: Choice) {
  const [words, setWords] = useState<string>()
  const [marked, setMarked] = useState(0)
  const isOpen = words !== undefined
  const entries = isOpen ? found(options, words) : []
  const type = (typed: string | undefined) => {
    setWords(typed)
    onWords?.(typed ?? '')
    const chosen = typed === '' ? found(options, '').findIndex(option => option.value === value) : 0
    setMarked(Math.max(chosen, 0))
  }
  const choose = (option: PersonOption | undefined) => {
    if (!option || option.taken) return
    onValueChange(option.value)
    type(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (!isArrow && event.key !== 'Enter') return
    event.preventDefault()
    if (!isOpen) return type('')
    if (event.key === 'Enter') return choose(entries[marked])
    const step = event.key === 'ArrowDown' ? 1 : entries.length - 1
    setMarked((marked + step) % Math.max(entries.length, 1))
  }
  return { words, isOpen, entries, marked, setMarked, type, choose, onKeyDown }
}

function PersonCombobox({ label, control, ...choice }: Choice & { label: string; control: FieldControl }) {
  const listId = useId()
  const { words, isOpen, entries, marked, setMarked, type, choose, onKeyDown } = useCombobox(choice)
  const field = useRef<HTMLInputElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const chosen = choice.options.find(({ value }) => value === choice.value)
  const View = useViewOnDemand(listView, isOpen, () => type(undefined))
  return (
    <div ref={place} className="relative">
      <input
        {...control}
        ref={field}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={entries[marked] && `${listId}-${marked}`}
        autoComplete="off"
        spellCheck={false}
        placeholder={chosen?.label ?? uiText.choose}
        value={words ?? chosen?.label ?? ''}
        onPointerEnter={listView.fetch}
        onFocus={listView.fetch}
        onClick={() => !isOpen && type('')}
        onChange={event => type(event.target.value)}
        onBlur={() => type(undefined)}
        onKeyDown={onKeyDown}
        className={joinClasses(controlClasses, 'truncate pr-10')}
      />
      <ChevronDownIcon
        size={20}
        aria-hidden="true"
        className="pointer-events-none absolute top-3 right-3 text-muted dense:top-2"
      />
      {isOpen && View && (
        <View
          id={listId}
          label={label}
          words={words ?? ''}
          entries={entries}
          marked={marked}
          chosen={choice.value}
          onMark={setMarked}
          onChoose={choose}
          place={place}
          field={field}
          onClose={() => type(undefined)}
        />
      )}
    </div>
  )
}
