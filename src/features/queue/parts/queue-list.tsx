import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ChosenForStep, type ChosenRows, useChosenRows } from '#features/caseload/parts/chosen-for-step.tsx'
import type { Chosen } from '#features/caseload/parts/many-steps-dialog.tsx'
import { fetchMenu } from '#ui/dropdown-menu.tsx'
import { GutterGroup } from '#ui/gutter-group.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { MoreButton, type Pages } from '#ui/more-button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { QueueItem, QueuePage } from '../queue.contract.ts'
import { groupsOf, isAboutStep, keyOf } from '../queue.rules.ts'
import { useCarryingOut } from '../queue.store.ts'
import { queueText as text } from '../queue.text.ts'
import { useFinish } from './queue-finish.tsx'
import { useQueueKeys } from './queue-keys.tsx'
import type { OpenedRow } from './queue-pane.tsx'
import { QueueRow, whomOf } from './queue-row.tsx'

// What one writes in comes with the first row that is opened, or as soon as the pointer or the focus is near; menus as well.
const loadPane = async () => (await import('./queue-pane.tsx')).default
const QueuePane = lazyPart(loadPane)
const fetchPane = () => void loadPane().catch(() => {})

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
  const { items, settledKey, opened, setOpened, onAnswered, onTakenBack, close } = held
  const [snoozingKey, setSnoozingKey] = useState<string>()
  const goTo = useGoingTo(list)
  const { mayFinish, finish } = useFinish(goTo)
  useCarryingOut()
  const steps = items.filter(isAboutStep)
  const chosen = useChosenRows(steps.map(keyOf))
  const keys = useListKeys(list, { ...held, chosen, isSnoozed, setSnoozingKey, mayFinish, finish })
  const counts: Counts = Object.assign({}, ...pages.map(page => page.counts))
  return (
    <div
      ref={list}
      tabIndex={-1}
      {...keys}
      onPointerEnter={fetchPane}
      onFocusCapture={() => {
        fetchPane()
        fetchMenu()
      }}
      className="grid grid-cols-1 outline-none"
    >
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
              isOpen={opened?.key === keyOf(item)}
              isSettled={settledKey === keyOf(item)}
              isSnoozed={isSnoozed}
              isSnoozing={snoozingKey === keyOf(item)}
              onSnoozingChange={isSnoozing => setSnoozingKey(isSnoozing ? keyOf(item) : undefined)}
              onOpenChange={isOpen => setOpened(isOpen ? { key: keyOf(item), as: 'act' } : undefined)}
              onNote={() => setOpened({ key: keyOf(item), as: 'note' })}
              onFinish={() => finish(item)}
            >
              {opened?.key === keyOf(item) && (
                <Suspense fallback={<Skeleton className="h-40 w-full" />}>
                  <QueuePane
                    key={opened.as}
                    item={item}
                    whom={whomOf(item)}
                    opened={opened}
                    onFinish={() => finish(item)}
                    onNote={() => setOpened({ key: keyOf(item), as: 'note' })}
                    onAnswered={isByKeys => onAnswered(item, isByKeys)}
                    onTakenBack={() => onTakenBack(item)}
                    onClose={() => close(keyOf(item))}
                  />
                </Suspense>
              )}
            </QueueRow>
          ))}
        </Group>
      ))}
      <MoreButton pages={loading} label={text.more} className="mt-3 w-fit" />
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

/**
 * Which row is open. What left and comes back, by Undo or by new words, comes back closed. After an answer the next who waits is
 * open: sent by hand, one writes there at once; sent by Enter, the focus stands before the field, so that what is still
 * being typed to one person is never words to another.
 */
function useOpenRow(pages: readonly QueuePage[], list: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState<OpenedRow>()
  const answered = useRef<{ key: string; isByKeys: boolean }>(undefined)
  const { items, settledKey, at, keep } = useHeld(
    pages.flatMap(page => page.items),
    opened?.key,
    answered.current?.key,
    list,
  )
  if (opened && !items.some(item => keyOf(item) === opened.key)) {
    const { key, isByKeys } = answered.current ?? {}
    const next = key === opened.key && at !== undefined ? items[at] : undefined
    setOpened(
      next?.kind === 'message' ? { key: keyOf(next), as: 'act', isBefore: isByKeys === true } : undefined,
    )
  }
  const onAnswered = (item: QueueItem, isByKeys: boolean) => {
    answered.current = { key: keyOf(item), isByKeys }
  }
  // Taken back by hand, one goes on writing, also where a colleague has settled it meanwhile.
  const onTakenBack = (item: QueueItem) => {
    answered.current = undefined
    keep(item)
    setOpened({ key: keyOf(item), as: 'act' })
  }
  const closed = useRef<string>(undefined)
  const close = (key: string) => {
    closed.current = key
    setOpened(undefined)
    partOf(list.current, key, '[data-row-open]')?.focus()
  }
  const isGoingOn = (key: string) => {
    const isClosed = closed.current === key
    closed.current = undefined
    return isClosed
  }
  return { items, settledKey, opened, setOpened, onAnswered, onTakenBack, close, isGoingOn }
}

/** What the keys do in the list. */
function useListKeys(
  list: RefObject<HTMLElement | null>,
  {
    items,
    opened,
    setOpened,
    isGoingOn,
    chosen,
    isSnoozed,
    setSnoozingKey,
    mayFinish,
    finish,
  }: ReturnType<typeof useOpenRow> &
    ReturnType<typeof useFinish> & {
      chosen: ChosenRows
      isSnoozed: boolean
      setSnoozingKey: (key: string) => void
    },
) {
  const navigate = useNavigate()
  const { move, ...listening } = useQueueKeys(
    list,
    items.map(keyOf),
    (key, rowKey) => {
      const item = items.find(each => keyOf(each) === rowKey)
      if (!item) return false
      const { kind, patientId } = item
      const isStep = isAboutStep(item)
      if (key === 'Escape') {
        if (opened?.key !== rowKey) return false
        setOpened(undefined)
        partOf(list.current, rowKey, '[data-row-open]')?.focus()
      } else if (key === 'o' && patientId) void navigate(`/case-manager/patients/${patientId}`)
      else if (key === 's' && !isSnoozed) setSnoozingKey(rowKey)
      else if (key === 'x' && isStep) chosen.toggle(rowKey)
      else if (key === 'n' && patientId) setOpened({ key: rowKey, as: 'note' })
      else if ((key === 'r' && (kind === 'message' || kind === 'silence')) || (key === 'e' && isStep)) {
        setOpened({ key: rowKey, as: 'act' })
        partOf(list.current, rowKey, 'textarea')?.focus()
      } else if ((key === 'e' && mayFinish(item)) || (key === 'c' && kind === 'request')) {
        move(1)
        finish(item)
      } else return false
      return true
    },
    isGoingOn,
  )
  return listening
}

/** Gives the focus to a row as soon as it stands in the list again. */
function useGoingTo(list: RefObject<HTMLElement | null>) {
  const [goal, setGoal] = useState<{ key: string }>()
  useEffect(() => {
    if (goal) partOf(list.current, goal.key, '[data-row-open]')?.focus()
  }, [goal, list])
  return (item: QueueItem) => setGoal({ key: keyOf(item) })
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

/**
 * The rows, each once although whatever moved up meanwhile stands on two pages. One in which somebody is writing stays until
 * they close it, though a colleague settled it: nothing leaves under one's hands. One that was answered leaves.
 */
function useHeld(
  listed: readonly QueueItem[] = [],
  openKey: string | undefined,
  answeredKey: string | undefined,
  list: { current: HTMLElement | null },
): {
  items: QueueItem[]
  settledKey?: string | undefined
  at?: number | undefined
  /** Keeps a row for when it is opened again. */
  keep: (item: QueueItem) => void
} {
  const held = useRef<{ item: QueueItem; at: number; isKept: boolean }>(undefined)
  const keep = (kept: QueueItem) => {
    held.current = { item: kept, at: 0, isKept: true }
  }
  const items = [...new Map(listed.map(each => [keyOf(each), each])).values()]
  const at = items.findIndex(each => keyOf(each) === openKey)
  const item = items[at]
  if (item) held.current = { item, at, isKept: false }
  const open = held.current
  if (item || !open || keyOf(open.item) !== openKey) return { items, keep }
  const words = list.current?.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(
    `[data-row="${openKey}"] :is(textarea, input[name=step])`,
  )
  open.isKept ||= [...(words ?? [])].some(({ value }) => value.trim() !== '')
  return open.isKept && openKey !== answeredKey
    ? { items: items.toSpliced(open.at, 0, open.item), settledKey: openKey, keep }
    : { items, at: open.at, keep }
}
