import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { isHeld, isInField, usePageKeys } from '#ui/page-keys.ts'
import { placeOfRows, useRowKeys } from '#ui/row-keys.ts'
import { queueKinds } from '../queue.rules.ts'

/** What a key does to the row that has the focus. */
export type RowKey = 'e' | 's' | 'c' | 'r' | 'n' | 'o' | 'x' | 'Escape'
const rowKeys: readonly string[] = ['e', 's', 'c', 'r', 'n', 'o', 'x', 'Escape'] satisfies RowKey[]

/**
 * The keys of the queue: j and k move among its rows from anywhere on the page, a digit goes to the first of a group (0 to who
 * is in danger); every other key means something for the row
 * that has the focus alone, so that a stray letter settles nothing (WCAG 2.1.4). A letter that is typed somewhere is a letter.
 * A row that leaves while it has the focus leaves it with the list, and j goes on where the row stood.
 */
export function useQueueKeys(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  press: (key: RowKey, rowKey: string) => boolean,
  /** Whether a row that left was settled with nothing more to type: then the next has the focus. */
  isGoingOn: (rowKey: string) => boolean,
) {
  const { move, last, onFocus } = useRowKeys(list)
  usePageKeys(key => {
    const kind = key === '0' ? 'danger' : queueKinds[Number(key) - 1]
    const first = placeOfRows(list.current)?.querySelector<HTMLElement>(
      `[data-row^="${kind}:"] [data-row-open]`,
    )
    first?.focus()
    return first !== null
  })

  // Whoever had the focus in a row that left goes on from the list: on another row, what is still being typed would act.
  const rowsNow = keys.join()
  const goesOn = useRef(isGoingOn)
  goesOn.current = isGoingOn
  const go = useRef(move)
  go.current = move
  useEffect(() => {
    const left = last.current
    if (!left || rowsNow.split(',').includes(left.key)) return
    if (document.activeElement !== document.body) return
    if (goesOn.current(left.key)) go.current(1)
    else list.current?.focus({ preventScroll: true })
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
