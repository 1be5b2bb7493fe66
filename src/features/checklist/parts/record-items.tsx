import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { GutterGroup } from '#ui/gutter-group.tsx'
import { ChevronDownIcon } from '#ui/icons.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import type { ChecklistCategory, ChecklistEntry } from '../checklist.contract.ts'
import { checklistText } from '../checklist.text.ts'
import { staffChecklistText } from '../staff-checklist/staff-checklist.text.ts'
import { type ItemFrame, RecordItem } from './record-item.tsx'

const text = staffChecklistText.record

interface Lines {
  frame: ItemFrame
  /** How many notes stand at an item of the catalogue. */
  notesOf: (itemId: string) => number
  openId: string | undefined
  onOpen: (id: string | undefined) => void
}

const isAsked = ({ state }: ChecklistEntry) => state !== 'not_asked'
const idsOf = (items: readonly ChecklistEntry[]) => new Set(items.map(({ id }) => id))

/**
 * The items in their groups, and what nobody has asked yet as one fold at the end. While that is open, what is said of an item
 * leaves it where it stands: nothing moves under the eyes of two people who go through it together.
 */
export function RecordItems({ categories, ...lines }: Lines & { categories: readonly ChecklistCategory[] }) {
  const items = categories.flatMap(category => category.items)
  const [asking, setAsking] = useState<ReadonlySet<string> | undefined>(() =>
    items.some(isAsked) ? undefined : idsOf(items),
  )
  const isFolded = (item: ChecklistEntry) => !isAsked(item) || asking?.has(item.id) === true
  const folded = categories.flatMap(({ name, items }) =>
    items.filter(isFolded).map(item => ({ item, category: name })),
  )
  return (
    <>
      {categories.map(category => (
        <Category
          key={category.id}
          category={category}
          items={category.items.filter(item => !isFolded(item))}
          lines={lines}
        />
      ))}
      {folded.length > 0 && (
        <NotAsked
          folded={folded}
          isOpen={asking !== undefined}
          onOpen={isOpen => setAsking(isOpen ? idsOf(items.filter(item => !isAsked(item))) : undefined)}
          lines={lines}
        />
      )}
    </>
  )
}

/** A group: its name once in the gutter, by which it folds, and how much of it is in place. */
function Category({
  category: { id, name, progress },
  items,
  lines,
}: {
  category: ChecklistCategory
  items: readonly ChecklistEntry[]
  lines: Lines
}) {
  const [isOpen, setOpen] = useState(true)
  if (items.length === 0) return null
  const listId = `checklist-${id}`
  const counted = text.inPlaceOf(progress.completed, progress.total)
  return (
    <GutterGroup
      label={name}
      heading={
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          className="group/fold min-h-11 cursor-pointer text-left hover:text-rail lg:min-h-0"
        >
          <span className="wrap-anywhere">{name}</span>
          <ChevronDownIcon
            size={14}
            aria-hidden="true"
            className={joinClasses(
              'ml-1 inline-block transition-transform lg:opacity-0 lg:group-hover/fold:opacity-100 lg:group-focus-visible/fold:opacity-100',
              !isOpen && '-rotate-90 lg:opacity-100',
            )}
          />
        </button>
      }
      more={
        <span className="grid w-24 shrink-0 gap-1 text-muted text-xs max-lg:text-right">
          {counted}
          <ProgressBar label={name} percent={progress.percentage} valueText={counted} size="thin" />
        </span>
      }
    >
      {isOpen && (
        <ul id={listId} className="grid grid-cols-1">
          {items.map((item, place) => (
            <RecordItem key={item.id} {...lineOf(item, lines)} place={{ at: place + 1, of: items.length }} />
          ))}
        </ul>
      )}
    </GutterGroup>
  )
}

const lineOf = (item: ChecklistEntry, { frame, notesOf, openId, onOpen }: Lines) => ({
  item,
  frame,
  notes: notesOf(item.itemId),
  isOpen: openId === item.id,
  onOpen: (isOpen: boolean) => onOpen(isOpen ? item.id : undefined),
})

/** Goes to the row after this one, as soon as what was said of it shows. */
function goOn(row: HTMLElement): void {
  const next = row.nextElementSibling
  next?.querySelector<HTMLElement>('[data-row-open]')?.focus()
}

/** What nobody has asked yet, in one line; opened, the cursor stands at the first, and 1, 2 and 3 go on to the next. */
function NotAsked({
  folded,
  isOpen,
  onOpen,
  lines,
}: {
  folded: readonly { item: ChecklistEntry; category: string }[]
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  lines: Lines
}) {
  const left = folded.filter(({ item }) => !isAsked(item)).length
  const begin = () => {
    onOpen(true)
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('#not-asked [data-row-open]')?.focus({ preventScroll: false }),
    )
  }
  return (
    <GutterGroup label={checklistText.states.not_asked} count={left}>
      <div className="flex items-center gap-3 text-sm">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="not-asked"
          onClick={() => onOpen(!isOpen)}
          className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 text-left hover:text-rail lg:min-h-8.5"
        >
          <ChevronDownIcon
            size={18}
            aria-hidden="true"
            className={joinClasses('shrink-0 transition-transform', !isOpen && '-rotate-90')}
          />
          <span className="line-clamp-2 min-w-0 wrap-anywhere lg:line-clamp-1">
            {isOpen ? text.askHint : folded.map(({ item }) => item.title).join(' · ')}
          </span>
        </button>
        {!isOpen && (
          <Button look="quiet" className="shrink-0 text-rail lg:min-h-8" onClick={begin}>
            {text.askTogether}
          </Button>
        )}
      </div>
      <AskedList isOpen={isOpen}>
        {folded.map(({ item, category }, place) => (
          <RecordItem
            key={item.id}
            {...lineOf(item, lines)}
            category={category}
            place={{ at: place + 1, of: folded.length }}
            onSaid={goOn}
          />
        ))}
      </AskedList>
    </GutterGroup>
  )
}

function AskedList({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  if (!isOpen) return null
  return (
    <ul id="not-asked" className="grid grid-cols-1">
      {children}
    </ul>
  )
}
