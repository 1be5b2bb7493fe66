import { Tabs as RadixTabs } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { joinClasses } from './class-names.ts'
import { Count } from './count.tsx'
import { list, tab, useScrollToChosen } from './tab-row.ts'

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
  const row = useRef<HTMLDivElement>(null)
  useScrollToChosen(row, value)
  return (
    <RadixTabs.Root value={value} defaultValue={defaultValue} onValueChange={onValueChange}>
      <RadixTabs.List ref={row} aria-label={label} className={list}>
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
            <Count count={each.count} />
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
