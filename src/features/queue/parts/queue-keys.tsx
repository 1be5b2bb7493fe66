import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { isHeld, isInField, usePageKeys } from '#ui/page-keys.ts'

const open = '[data-queue-open]'

/** What a key does to the row that has the focus. */
export type RowKey = 'e' | 's' | 'c' | 'r' | 'o' | 'Escape'
const rowKeys: readonly string[] = ['e', 's', 'c', 'r', 'o', 'Escape'] satisfies RowKey[]

/**
 * The keys of the queue: j and k move among its rows from anywhere on the page; every other key means something for the row
 * that has the focus alone, so that a stray letter settles nothing (WCAG 2.1.4). A letter that is typed somewhere is a letter.
 * A row that leaves while it has the focus leaves it with the list, and j goes on where the row stood.
 */
export function useQueueKeys(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  press: (key: RowKey, rowKey: string) => boolean,
) {
  const last = useRef<{ key: string; at: number }>(undefined)
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-queue-row]') ?? [])]

  function move(step: 1 | -1): void {
    const all = rows()
    const at = all.findIndex(row => row.contains(document.activeElement))
    const left = step === 1 ? (last.current?.at ?? 0) : (last.current?.at ?? 0) - 1
    const next = at >= 0 ? at + step : left
    all[Math.min(Math.max(next, 0), all.length - 1)]?.querySelector<HTMLElement>(open)?.focus()
  }

  usePageKeys(key => {
    if (key !== 'j' && key !== 'k') return false
    move(key === 'j' ? 1 : -1)
    return true
  })

  // Whoever had the focus in a row that left goes on from the list: on another row, what is still being typed would act.
  const rowsNow = keys.join()
  useEffect(() => {
    const left = last.current
    if (!left || rowsNow.split(',').includes(left.key)) return
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  }, [rowsNow, list])

  return {
    move,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const row = event.target.closest<HTMLElement>('[data-queue-row]')
      if (row) last.current = { key: row.dataset.queueRow ?? '', at: rows().indexOf(row) }
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const target = event.target as HTMLElement
      const key = target.closest<HTMLElement>('[data-queue-row]')?.dataset.queueRow
      // What opens over the row is inside of it for React, and not on the page.
      if (key === undefined || !event.currentTarget.contains(target) || isHeld(event.nativeEvent)) return
      if (!rowKeys.includes(event.key) || event.defaultPrevented) return
      if (event.key !== 'Escape' && isInField(target)) return
      if (press(event.key as RowKey, key)) event.preventDefault()
    },
  }
}
