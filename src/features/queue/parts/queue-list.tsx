import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ChosenForStep, type ChosenRows, useChosenRows } from '#features/caseload/parts/chosen-for-step.tsx'
import type { Chosen } from '#features/caseload/parts/many-steps-dialog.tsx'
import { GutterGroup } from '#ui/gutter-group.tsx'
import { MoreButton, type Pages } from '#ui/more-button.tsx'
import type { QueueItem, QueuePage } from '../queue.contract.ts'
import { groupsOf, isAboutStep, keyOf } from '../queue.rules.ts'
import { queueText as text } from '../queue.text.ts'
import { useFinish } from './queue-finish.tsx'
import { useQueueKeys } from './queue-keys.tsx'
import { QueueRow, whomOf } from './queue-row.tsx'

/** The rows by their groups: each has its verb, opens in its place, and leaves when it is done, by mouse and by keyboard. */
export function QueueList({
  pages,
  loading,
  isSnoozed,
  empty,
}: {
  pages: readonly QueuePage[]
  loading: Pages
  isSnoozed: boolean
  /** Shown while there are no rows. */
  empty: ReactNode
}) {
  const list = useRef<HTMLDivElement>(null)
  const held = useOpenRow(pages, list)
  const { items, settledKey, openKey, setOpenKey } = held
  const [snoozingKey, setSnoozingKey] = useState<string>()
  const { finish } = useFinish()
  const steps = items.filter(isAboutStep)
  const chosen = useChosenRows(steps.map(keyOf))
  const keys = useListKeys(list, { ...held, chosen, isSnoozed, setSnoozingKey })
  const counts: Counts = Object.assign({}, ...pages.map(page => page.counts))
  return (
    <div ref={list} tabIndex={-1} {...keys} className="grid grid-cols-1 outline-none">
      {items.length === 0 && empty}
      {groupsOf(items).map(({ kind, rows }) => (
        <Group key={kind} kind={kind} count={counts[kind] ?? rows.length} shown={rows.length}>
          {rows.map((item, place) => (
            <QueueRow
              key={keyOf(item)}
              item={item}
              today={pages[0]?.today ?? ''}
              place={place + 1}
              count={counts[kind] ?? rows.length}
              chosen={chosen}
              isOpen={openKey === keyOf(item)}
              isSettled={settledKey === keyOf(item)}
              isSnoozed={isSnoozed}
              isSnoozing={snoozingKey === keyOf(item)}
              onSnoozingChange={isSnoozing => setSnoozingKey(isSnoozing ? keyOf(item) : undefined)}
              onOpenChange={isOpen => setOpenKey(isOpen ? keyOf(item) : undefined)}
              onFinish={() => finish(item)}
            />
          ))}
        </Group>
      ))}
      <MoreButton pages={loading} label={text.more} className="mt-3 w-fit" />
      {items.length > 0 && <Keys />}
      <ChosenForStep
        people={steps.filter(item => chosen.chosen.has(keyOf(item))).map(personOf)}
        onClear={chosen.clear}
      />
    </div>
  )
}

const personOf = (item: QueueItem): Chosen => ({
  id: item.id,
  name: whomOf(item),
  nextStep: item.nextStep,
  nextStepDueOn: item.nextStepDueOn,
})

/** Which row is open. What left and comes back, by Undo or by new words, comes back closed. */
function useOpenRow(pages: readonly QueuePage[], list: RefObject<HTMLElement | null>) {
  const [openKey, setOpenKey] = useState<string>()
  const { items, settledKey } = useHeld(
    pages.flatMap(page => page.items),
    openKey,
    list,
  )
  if (openKey !== undefined && !items.some(item => keyOf(item) === openKey)) setOpenKey(undefined)
  return { items, settledKey, openKey, setOpenKey }
}

/** What the keys do in the list. */
function useListKeys(
  list: RefObject<HTMLElement | null>,
  {
    items,
    openKey,
    setOpenKey,
    chosen,
    isSnoozed,
    setSnoozingKey,
  }: ReturnType<typeof useOpenRow> & {
    chosen: ChosenRows
    isSnoozed: boolean
    setSnoozingKey: (key: string) => void
  },
) {
  const { mayFinish, finish } = useFinish()
  const navigate = useNavigate()
  const { move, ...listening } = useQueueKeys(list, items.map(keyOf), (key, rowKey) => {
    const item = items.find(each => keyOf(each) === rowKey)
    if (!item) return false
    const { kind, patientId } = item
    const isStep = isAboutStep(item)
    if (key === 'Escape') {
      if (openKey !== rowKey) return false
      setOpenKey(undefined)
      partOf(list.current, rowKey, '[data-row-open]')?.focus()
    } else if (key === 'o' && patientId) void navigate(`/case-manager/patients/${patientId}`)
    else if (key === 's' && !isSnoozed) setSnoozingKey(rowKey)
    else if (key === 'x' && isStep) chosen.toggle(rowKey)
    else if ((key === 'r' && kind === 'message') || (key === 'e' && isStep)) {
      setOpenKey(rowKey)
      partOf(list.current, rowKey, 'textarea')?.focus()
    } else if ((key === 'e' && mayFinish(item)) || (key === 'c' && kind === 'request')) {
      move(1)
      finish(item)
    } else return false
    return true
  })
  return listening
}

const partOf = (list: HTMLElement | null, rowKey: string, part: string) =>
  list?.querySelector<HTMLElement>(`[data-row="${rowKey}"] ${part}`)

type Counts = Partial<Record<QueueItem['kind'], number>>

/** One kind of row. Where there are more than are shown, all of them have an address. */
function Group({
  kind,
  count,
  shown,
  children,
}: {
  kind: QueueItem['kind']
  count: number
  shown: number
  children: ReactNode
}) {
  const [address] = useSearchParams()
  const isWhole = address.get('queue') === kind
  return (
    <GutterGroup
      label={text.groups[kind]}
      count={count}
      more={
        !isWhole &&
        count > shown && (
          <Link
            to={`?${new URLSearchParams([...address, ['queue', kind]])}`}
            aria-label={text.seeAllOf(text.groups[kind], count)}
            className="inline-flex min-h-11 items-center font-semibold text-rail hover:underline max-lg:px-2 lg:min-h-8"
          >
            {text.seeAll}
          </Link>
        )
      }
    >
      <ul className="grid grid-cols-1 max-lg:divide-y max-lg:divide-line">{children}</ul>
    </GutterGroup>
  )
}

function Keys() {
  return (
    <p className="flex flex-wrap gap-x-4 border-line border-t pt-3 text-muted text-sm max-lg:hidden">
      {text.keys.map(([key, what]) => (
        <span key={key}>
          <kbd className="mr-1 rounded border border-line px-1.5 font-sans">{key}</kbd>
          {what}
        </span>
      ))}
    </p>
  )
}

/**
 * The rows, each once although whatever moved up meanwhile stands on two pages. One in which somebody is writing stays until
 * they close it, though a colleague settled it: nothing leaves under one's hands.
 */
function useHeld(
  listed: readonly QueueItem[] = [],
  openKey: string | undefined,
  list: { current: HTMLElement | null },
): { items: QueueItem[]; settledKey: string | undefined } {
  const held = useRef<{ item: QueueItem; at: number; isKept: boolean }>(undefined)
  const items = [...new Map(listed.map(each => [keyOf(each), each])).values()]
  const at = items.findIndex(each => keyOf(each) === openKey)
  const item = items[at]
  if (item) held.current = { item, at, isKept: false }
  const open = held.current
  if (item || !open || keyOf(open.item) !== openKey) return { items, settledKey: undefined }
  const words = list.current?.querySelector<HTMLTextAreaElement>(`[data-row="${openKey}"] textarea`)
  open.isKept ||= Boolean(words?.value.trim())
  return open.isKept
    ? { items: items.toSpliced(open.at, 0, open.item), settledKey: openKey }
    : { items, settledKey: undefined }
}
