import { Popover } from 'radix-ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { findsPerson, hasTooFewDigits } from '#lib/person-search.ts'
import { joinClasses } from './class-names.ts'
import { controlClasses, Field, type FieldControl, type FieldWords } from './field.tsx'
import { CheckIcon, ChevronDownIcon } from './icons.ts'
import { uiText } from './ui.text.ts'

/** Somebody to choose, and by what else than the name that is shown they are found. */
export interface PersonChoice {
  id: string
  name: string
  /** Where the name that is shown is what they go by. */
  fullName?: string
  caseNumber?: string
  email?: string | null
  phone?: string | null
}

/** One entry of the list: a person, or what stands for several or nobody. */
export interface PersonOption {
  value: string
  label: string
  person?: PersonChoice
  /** Why they can't be chosen: whoever looks for them finds them, and reads this. */
  taken?: string
}

export const personOption = (person: PersonChoice): PersonOption => ({
  value: person.id,
  label: person.name,
  person,
})

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
  const chosen = choice.options.find(({ value }) => value === choice.value)
  return (
    <Popover.Root open={isOpen} onOpenChange={opens => !opens && type(undefined)}>
      <Popover.Anchor asChild>
        <div className="relative">
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
        </div>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          onOpenAutoFocus={event => event.preventDefault()}
          onCloseAutoFocus={event => event.preventDefault()}
          onInteractOutside={event => event.target === field.current && event.preventDefault()}
          className="z-50 w-(--radix-popover-trigger-width) max-w-[calc(100vw-2rem)] animate-appear rounded-card border border-line bg-surface text-ink shadow-float"
        >
          <PersonList
            id={listId}
            label={label}
            words={words ?? ''}
            entries={entries}
            marked={marked}
            chosen={choice.value}
            onMark={setMarked}
            onChoose={choose}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

const sayNobody = (words: string) => (hasTooFewDigits(words) ? uiText.fewDigits : uiText.nobodyFound)

function PersonList({
  id,
  label,
  words,
  entries,
  marked,
  chosen,
  onMark,
  onChoose,
}: {
  id: string
  label: string
  words: string
  entries: readonly PersonOption[]
  marked: number
  chosen: string | undefined
  onMark: (place: number) => void
  onChoose: (option: PersonOption) => void
}) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[marked]?.scrollIntoView?.({ block: 'nearest' })
  }, [marked])
  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        className="max-h-[min(20rem,var(--radix-popover-content-available-height))] overflow-y-auto p-1"
      >
        {entries.map((option, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and gets the keys
          <div
            key={option.value}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === marked}
            aria-disabled={option.taken !== undefined}
            onPointerMove={() => place !== marked && onMark(place)}
            // The focus stays in the field.
            onMouseDown={event => event.preventDefault()}
            onClick={() => onChoose(option)}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-card px-3 py-2 aria-disabled:cursor-default aria-selected:bg-rail-soft aria-disabled:text-muted aria-selected:not-aria-disabled:text-rail"
          >
            <span className="min-w-0 break-words">
              {option.label}
              {option.taken && <span className="block text-sm">{option.taken}</span>}
            </span>
            {option.value === chosen && <CheckIcon size={18} aria-hidden="true" className="shrink-0" />}
          </div>
        ))}
      </div>
      <p role="status" className={entries.length > 0 ? 'sr-only' : 'px-4 py-3 text-muted'}>
        {entries.length > 0 ? uiText.found(entries.length) : sayNobody(words)}
      </p>
    </>
  )
}
