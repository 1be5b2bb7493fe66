import { type RefObject, useEffect } from 'react'

/** How a row of tabs looks, and one tab in it. */
export const list = 'relative flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none]'
export const tab =
  'inline-flex min-h-12 shrink-0 items-center gap-2 border-b-3 px-3 py-2 font-semibold ' +
  'whitespace-nowrap transition-colors -outline-offset-3 sm:px-4'

/** Brings the chosen tab into the middle of a row that is wider than the screen. `chosen` changes with the choice. */
export function useScrollToChosen(row: RefObject<HTMLElement | null>, chosen: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice shows in the row itself
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[data-state=active], [aria-current=page]')
    if (row.current && current)
      row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.clientWidth) / 2
  }, [row, chosen])
}
