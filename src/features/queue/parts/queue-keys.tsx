import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { isHeld, isInField } from '#ui/page-keys.ts'
import { useRowKeys } from '#ui/row-keys.ts'

/** What a key does to the row that has the focus. */
export type RowKey = 'e' | 's' | 'c' | 'r' | 'o' | 'x' | 'Escape'
const rowKeys: readonly string[] = ['e', 's', 'c', 'r', 'o', 'x', 'Escape'] satisfies RowKey[]

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
  const { move, last, onFocus } = useRowKeys(list)

  // Whoever had the focus in a row that left goes on from the list: on another row, what is still being typed would act.
  const rowsNow = keys.join()
  useEffect(() => {
    const left = last.current
    if (!left || rowsNow.split(',').includes(left.key)) return
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  }, [rowsNow, list, last])

  return {
    move,
    onFocus,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const target = event.target as HTMLElement
      const key = target.closest<HTMLElement>('[data-row]')?.dataset.row
      // What opens over the row is inside of it for React, and not on the page.
      if (key === undefined || !event.currentTarget.contains(target) || isHeld(event.nativeEvent)) return
      if (!rowKeys.includes(event.key) || event.defaultPrevented) return
      if (event.key !== 'Escape' && isInField(target)) return
      if (press(event.key as RowKey, key)) event.preventDefault()
    },
  }
}
