import { type RefObject, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { joinClasses } from './class-names.ts'
import { uiText } from './ui.text.ts'

/** How a row of tabs looks, and one tab in it. */
export const list = 'relative flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none]'
export const tab =
  'inline-flex min-h-12 shrink-0 items-center gap-2 border-b-3 px-3 py-2 font-semibold ' +
  'whitespace-nowrap transition-colors -outline-offset-3 sm:px-4'
const chosen = 'border-rail text-rail'
const other = 'border-transparent text-muted hover:text-ink'

/** Brings the chosen tab into the middle of a row that is wider than the screen. `chosen` changes with the choice. */
export function useScrollToChosen(row: RefObject<HTMLElement | null>, chosen: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice shows in the row itself
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[data-state=active], [aria-current=page]')
    if (row.current && current)
      row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.clientWidth) / 2
  }, [row, chosen])
}

/** How many things wait behind a tab; nothing where none do. */
export function Count({ count, label }: { count: number | undefined; label: string }) {
  if (!count) return null
  return (
    <>
      <span
        aria-hidden="true"
        className="min-w-6 rounded-full bg-marigold px-1.5 text-center text-on-marigold text-sm tabular-nums"
      >
        {count > 99 ? '99+' : count}
      </span>
      <span className="sr-only">{uiText.counted(label, count)}</span>
    </>
  )
}

export interface LinkTab {
  to: string
  label: string
  count?: number
  /** True where only the address itself, and none below it, makes the tab the current one. */
  isExact?: boolean
}

/** Tabs that are addresses of their own: each is a link, and Back goes through them. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  const row = useRef<HTMLElement>(null)
  useScrollToChosen(row, useLocation().pathname)
  return (
    <nav ref={row} aria-label={label} className={list}>
      {tabs.map(each => (
        <NavLink
          key={each.to}
          to={each.to}
          end={each.isExact ?? false}
          className={({ isActive }) => joinClasses(tab, isActive ? chosen : other)}
        >
          <span>{each.label}</span>
          <Count count={each.count} label={each.label} />
        </NavLink>
      ))}
    </nav>
  )
}
