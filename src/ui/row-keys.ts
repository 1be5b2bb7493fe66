import { type FocusEvent, type RefObject, useRef } from 'react'
import { usePageKeys } from './page-keys.ts'

/**
 * j and k move among the rows of a list from anywhere on the page. A row is marked by `data-row` with its key, and what takes the
 * focus in it by `data-row-open`. Where a row left, j goes on where it stood.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>) {
  const last = useRef<{ key: string; at: number }>(undefined)
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]

  function move(step: 1 | -1): void {
    const all = rows()
    const at = all.findIndex(row => row.contains(document.activeElement))
    const left = step === 1 ? (last.current?.at ?? 0) : (last.current?.at ?? 0) - 1
    const next = at >= 0 ? at + step : left
    const row = all[Math.min(Math.max(next, 0), all.length - 1)]
    row?.querySelector<HTMLElement>('[data-row-open]')?.focus()
    row?.scrollIntoView?.({ block: 'nearest' })
  }

  usePageKeys(key => {
    if (key !== 'j' && key !== 'k') return false
    move(key === 'j' ? 1 : -1)
    return true
  })

  return {
    move,
    last,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const row = event.target.closest<HTMLElement>('[data-row]')
      if (row) last.current = { key: row.dataset.row ?? '', at: rows().indexOf(row) }
    },
  }
}
