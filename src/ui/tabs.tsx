import { Tabs as RadixTabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { joinClasses } from './class-names.ts'
import { uiText } from './ui.text.ts'

const list = 'relative flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none]'
const tab =
  'inline-flex min-h-12 shrink-0 items-center gap-2 border-b-3 px-3 py-2 font-semibold ' +
  'whitespace-nowrap transition-colors -outline-offset-3 sm:px-4'
const chosen = 'border-rail text-rail'
const other = 'border-transparent text-muted hover:text-ink'

function Count({ count, label }: { count: number | undefined; label: string }) {
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

export interface Tab {
  value: string
  label: string
  count?: number
  content: ReactNode
}

/** Tabs within a page. Hold `value` and `onValueChange` when the address should keep the choice. */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue = tabs[0]?.value,
  onValueChange,
}: {
  label: string
  tabs: readonly Tab[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
}) {
  return (
    <RadixTabs.Root value={value} defaultValue={defaultValue} onValueChange={onValueChange}>
      <RadixTabs.List aria-label={label} className={list}>
        {tabs.map(each => (
          <RadixTabs.Trigger
            key={each.value}
            value={each.value}
            className={joinClasses(
              tab,
              'data-[state=inactive]:border-transparent data-[state=inactive]:text-muted hover:text-ink data-[state=active]:border-rail data-[state=active]:text-rail',
            )}
          >
            <span>{each.label}</span>
            <Count count={each.count} label={each.label} />
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map(each => (
        <RadixTabs.Content key={each.value} value={each.value} className="pt-6">
          {each.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
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
  return (
    <nav aria-label={label} className={list}>
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
