import { type KeyboardEvent, useId } from 'react'
import { Remarks } from '#features/remarks/parts/remarks.tsx'
import { formatDate } from '#lib/dates.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { joinClasses } from '#ui/class-names.ts'
import { ForwardIcon } from '#ui/icons.ts'
import { isHeld, isInField } from '#ui/page-keys.ts'
import type { ChecklistEntry } from '../checklist.contract.ts'
import { checklistText } from '../checklist.text.ts'
import { staffChecklistText } from '../staff-checklist/staff-checklist.text.ts'
import { choices, StateChoice, useSayingState } from './state-choice.tsx'
import { StateTick } from './state-shape.tsx'

const text = staffChecklistText.record

/** Who said how an item stands, and when; what was only understood from an answer says so. */
export function whoSaid({ state, statedAt, statedBy, isSuggested }: ChecklistEntry): string | undefined {
  if (!statedAt || state === 'not_asked') return undefined
  return `${isSuggested ? text.understood : (statedBy ?? text.self)}, ${formatDate(statedAt)}`
}

/** The keys of a row: 1, 2 and 3 say how it stands. They go before those of the page. */
export function stateOfKey(event: KeyboardEvent<HTMLElement>) {
  if (isHeld(event.nativeEvent) || isInField(event.target as HTMLElement)) return undefined
  const said = choices[Number(event.key) - 1]
  if (said) event.preventDefault()
  return said
}

/** Of whom an item is, and who looks at it. */
export interface ItemFrame {
  patientId: string
  /** Writes no notes about items (specialists). */
  isReadOnly: boolean
}

/**
 * One item in one line: its shape, which is the box to tick, what it is about, who said how it stands, and the word. The row
 * under the cursor has its three choices in their place; Enter opens what is known about it.
 */
export function RecordItem({
  item,
  frame: { patientId, isReadOnly },
  notes,
  category,
  place,
  isOpen,
  onOpen,
  onSaid,
}: {
  item: ChecklistEntry
  frame: ItemFrame
  /** How many notes stand at it; one is what was answered, and said only where there are more. */
  notes: number
  /** Said where it does not stand in its group. */
  category?: string
  place: { at: number; of: number }
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** It was said by a key how the item stands. */
  onSaid?: (row: HTMLElement) => void
}) {
  const hat = useStaffHat()
  const known = useId()
  const { isCompleted, state, isBusy, tick, say } = useSayingState(hat, item)
  return (
    <li
      data-row={item.id}
      aria-posinset={place.at}
      aria-setsize={place.of}
      onKeyDown={event => {
        const said = stateOfKey(event)
        if (!said) return
        say(said)
        onSaid?.(event.currentTarget)
      }}
      className="group -mx-2 rounded-card px-2 focus-within:bg-surface focus-within:shadow-[inset_3px_0_0_var(--rail)] focus-within:ring-1 focus-within:ring-line has-[[data-row-open]:focus-visible]:outline-2 has-[[data-row-open]:focus-visible]:outline-focus has-[[data-row-open]:focus-visible]:-outline-offset-1"
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 lg:min-h-8 lg:flex-nowrap">
        <StateTick about={item.title} state={state} isTicked={isCompleted} isBusy={isBusy} onTick={tick} />
        <button
          type="button"
          data-row-open=""
          aria-expanded={isOpen}
          aria-controls={known}
          onClick={() => onOpen(!isOpen)}
          className={joinClasses(
            'min-h-11 min-w-0 flex-1 cursor-pointer wrap-anywhere text-left hover:text-rail focus-visible:outline-none lg:min-h-8 lg:text-sm',
            state === 'wants_help' && 'font-semibold',
          )}
        >
          {item.title}
          {category && <span className="ml-2 font-normal text-muted text-xs max-sm:hidden">{category}</span>}
        </button>
        <Standing item={item} state={state} notes={notes} />
        <div className="hidden max-lg:w-full max-lg:pb-2 group-focus-within:block lg:group-hover:block">
          <StateChoice about={item.title} state={state} isOwn={false} isBusy={isBusy} onChoose={say} />
        </div>
      </div>
      {isOpen && (
        <div id={known} className="grid gap-2 pb-3 pl-8 text-sm">
          <p className="text-muted wrap-anywhere">
            {[item.description, whoSaid(item)].filter(Boolean).join(' · ')}
          </p>
          <Recommendation item={item} />
          <Remarks
            hat={hat}
            patientId={patientId}
            itemId={item.itemId}
            about={item.title}
            isReadOnly={isReadOnly}
          />
        </div>
      )}
    </li>
  )
}

/** Who said it, and the word; where the pointer or the cursor is, the choices take their place. */
function Standing({
  item,
  state,
  notes,
}: {
  item: ChecklistEntry
  state: ChecklistEntry['state']
  notes: number
}) {
  return (
    <span className="flex shrink-0 items-center gap-3 text-muted text-sm lg:group-focus-within:hidden lg:group-hover:hidden">
      {notes > 1 && <span className="max-sm:hidden">{text.notes(notes)}</span>}
      <span className="max-w-60 truncate text-right tabular-nums max-sm:hidden">{whoSaid(item)}</span>
      <span className="text-right lg:w-24">{checklistText.states[state]}</span>
    </span>
  )
}

/** The next step that the library has for what wants help. */
export function Recommendation({ item: { recommendation } }: { item: ChecklistEntry }) {
  if (!recommendation) return null
  return (
    <p className="flex items-start gap-2 wrap-anywhere">
      <ForwardIcon size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-rail" />
      <span className="min-w-0">
        <span className="sr-only">{checklistText.nextStep}: </span>
        {recommendation}
      </span>
    </p>
  )
}
