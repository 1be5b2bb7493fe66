import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { MoreButton, type Pages } from '#ui/more-button.tsx'
import type { QueueItem, QueuePage } from '../queue.contract.ts'
import { groupsOf, keyOf } from '../queue.rules.ts'
import { queueText as text } from '../queue.text.ts'
import { useFinish } from './queue-finish.tsx'
import { type RowKey, useQueueKeys } from './queue-keys.tsx'
import { QueueRow } from './queue-row.tsx'

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
  const [openKey, setOpenKey] = useState<string>()
  const [snoozingKey, setSnoozingKey] = useState<string>()
  const list = useRef<HTMLDivElement>(null)
  const { items, settledKey } = useHeld(
    pages.flatMap(page => page.items),
    openKey,
    list,
  )
  const finish = useFinish()
  const navigate = useNavigate()
  const rowKeys = items.map(keyOf)
  const { move, ...listening } = useQueueKeys(list, rowKeys, press)
  // What left and comes back, by Undo or by new words, comes back closed.
  if (openKey !== undefined && !rowKeys.includes(openKey)) setOpenKey(undefined)

  function press(key: RowKey, rowKey: string): boolean {
    const item = items.find(each => keyOf(each) === rowKey)
    if (!item) return false
    const { kind, patientId } = item
    const isStep = kind === 'past-step' || kind === 'no-step'
    if (key === 'Escape') {
      if (openKey !== rowKey) return false
      setOpenKey(undefined)
      partOf(list.current, rowKey, '[data-queue-open]')?.focus()
    } else if (key === 'o' && patientId) void navigate(`/case-manager/patients/${patientId}`)
    else if (key === 's' && !isSnoozed) setSnoozingKey(rowKey)
    else if ((key === 'r' && kind === 'message') || (key === 'e' && isStep)) {
      setOpenKey(rowKey)
      partOf(list.current, rowKey, 'textarea')?.focus()
    } else if ((key === 'e' && finish.mayFinish(item)) || (key === 'c' && kind === 'request')) {
      move(1)
      finish.finish(item)
    } else return false
    return true
  }

  const counts: Counts = Object.assign({}, ...pages.map(page => page.counts))
  return (
    <div ref={list} tabIndex={-1} {...listening} className="grid grid-cols-1 outline-none">
      {items.length === 0 && empty}
      {groupsOf(items).map(({ kind, rows }) => (
        <Group key={kind} kind={kind} count={counts[kind]}>
          {rows.map(item => (
            <QueueRow
              key={keyOf(item)}
              item={item}
              today={pages[0]?.today ?? ''}
              isOpen={openKey === keyOf(item)}
              isSettled={settledKey === keyOf(item)}
              isSnoozed={isSnoozed}
              isSnoozing={snoozingKey === keyOf(item)}
              onSnoozingChange={isSnoozing => setSnoozingKey(isSnoozing ? keyOf(item) : undefined)}
              onOpenChange={isOpen => setOpenKey(isOpen ? keyOf(item) : undefined)}
              onFinish={() => finish.finish(item)}
            />
          ))}
        </Group>
      ))}
      <MoreButton pages={loading} label={text.more} className="mt-3 w-fit" />
      {items.length > 0 && <Keys />}
    </div>
  )
}

const partOf = (list: HTMLElement | null, rowKey: string, part: string) =>
  list?.querySelector<HTMLElement>(`[data-queue-row="${rowKey}"] ${part}`)

type Counts = Partial<Record<QueueItem['kind'], number>>

/** On a wide screen its name stands in the gutter. */
function Group({
  kind,
  count,
  children,
}: {
  kind: QueueItem['kind']
  count: number | undefined
  children: ReactNode
}) {
  return (
    <section
      aria-label={text.groups[kind]}
      className="grid grid-cols-1 border-line border-t py-1.5 lg:grid-cols-[8.5rem_minmax(0,1fr)]"
    >
      <h3 className="pt-2 text-muted text-sm">
        {text.groups[kind]} <span className="font-semibold text-ink tabular-nums">{count}</span>
      </h3>
      <ul className="grid grid-cols-1 max-lg:divide-y max-lg:divide-line">{children}</ul>
    </section>
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
  const words = list.current?.querySelector<HTMLTextAreaElement>(`[data-queue-row="${openKey}"] textarea`)
  open.isKept ||= Boolean(words?.value.trim())
  return open.isKept
    ? { items: items.toSpliced(open.at, 0, open.item), settledKey: openKey }
    : { items, settledKey: undefined }
}
