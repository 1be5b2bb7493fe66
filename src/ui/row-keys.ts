import { type FocusEvent, type RefObject, useRef } from 'react'
import { usePageKeys } from './page-keys.ts'

const openers = ['[data-row-open]', 'th :is(a, button)', 'td:last-child :is(a, button)']

/** What takes the focus in a row. */
function whatOpens(row: HTMLElement): HTMLElement | undefined {
  for (const opener of openers) {
    const found = row.querySelector<HTMLElement>(opener)
    if (found) return found
  }
}

/** Lists that are gone through as one stand in a place of this mark. */
export const asOneList = { 'data-rows': '' }

/** Where the rows are that a list is gone through with. */
export const placeOfRows = (list: HTMLElement | null) => list?.closest<HTMLElement>('[data-rows]') ?? list

/**
 * j and k move among the rows of a list from anywhere on the page. A row is marked by `data-row` with its key, and what takes the
 * focus in it by `data-row-open`; in a table without such marks it is what its heading leads to, else what its last column does.
 * Where a row left, j goes on where it stood.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>) {
  const last = useRef<{ key: string; at: number; after: (string | undefined)[] }>(undefined)
  const rows = () =>
    [...(placeOfRows(list.current)?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].filter(whatOpens)

  /** Where a row stood that left: before what followed it, also where others came or went above. */
  function placeLeft(all: HTMLElement[]): number {
    const { at = 0, after = [] } = last.current ?? {}
    const following = after.map(key => all.findIndex(row => row.dataset.row === key))
    return following.find(place => place >= 0) ?? at
  }

  function move(step: 1 | -1): void {
    const all = rows()
    const at = all.findIndex(row => row.contains(document.activeElement))
    const left = step === 1 ? placeLeft(all) : placeLeft(all) - 1
    const next = at >= 0 ? at + step : left
    const row = all[Math.min(Math.max(next, 0), all.length - 1)]
    if (row) whatOpens(row)?.focus()
    row?.scrollIntoView?.({ block: 'nearest' })
  }

  usePageKeys(key => {
    if ((key !== 'j' && key !== 'k') || rows().length === 0) return false
    move(key === 'j' ? 1 : -1)
    return true
  })

  return {
    move,
    last,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const row = event.target.closest<HTMLElement>('[data-row]')
      if (!row) return
      const all = rows()
      const at = all.indexOf(row)
      const after = at < 0 ? [] : all.slice(at + 1).map(each => each.dataset.row)
      last.current = { key: row.dataset.row ?? '', at, after }
    },
  }
}
