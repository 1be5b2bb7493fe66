import { Popover } from 'radix-ui'
import { type RefObject, useEffect, useRef } from 'react'
import { hasTooFewDigits } from '#lib/person-search.ts'
import { CheckIcon } from './icons.ts'
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

const sayNobody = (words: string) => (hasTooFewDigits(words) ? uiText.fewDigits : uiText.nobodyFound)

interface Entries {
  id: string
  label: string
  words: string
  entries: readonly PersonOption[]
  marked: number
  chosen: string | undefined
  onMark: (place: number) => void
  onChoose: (option: PersonOption) => void
}

/** The open list of a field for a person, below it; the focus stays in the field, which gets the keys. */
export function PersonList({
  place,
  field,
  onClose,
  ...list
}: Entries & {
  /** What it stands below. */
  place: RefObject<HTMLDivElement | null>
  field: RefObject<HTMLInputElement | null>
  onClose: () => void
}) {
  return (
    <Popover.Root open onOpenChange={opens => !opens && onClose()}>
      <Popover.Anchor virtualRef={place as RefObject<HTMLDivElement>} />
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          onOpenAutoFocus={event => event.preventDefault()}
          onCloseAutoFocus={event => event.preventDefault()}
          onInteractOutside={event => event.target === field.current && event.preventDefault()}
          className="z-50 w-(--radix-popover-trigger-width) max-w-[calc(100vw-2rem)] animate-appear rounded-card border border-line bg-surface text-ink shadow-float"
        >
          <EntryList {...list} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function EntryList({ id, label, words, entries, marked, chosen, onMark, onChoose }: Entries) {
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
