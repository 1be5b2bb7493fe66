import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { joinClasses } from './class-names.ts'
import { uiText } from './ui.text.ts'

export interface LightTab {
  value: string
  label: string
  count?: number
  content: ReactNode
}

/** Where an arrow key leads from a tab, or undefined for any other key. */
function whereTo(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (from + 1) % count
  if (key === 'ArrowLeft') return (from + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/**
 * Tabs for public pages, where radix would weigh too much: one stop of the Tab key, arrows between tabs. Without scripts
 * there is nothing to press, and all panels are shown one under another, each with its heading.
 */
export function LightTabs({ label, tabs }: { label: string; tabs: readonly LightTab[] }) {
  const [chosen, setChosen] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const move = (event: KeyboardEvent) => {
    const next = whereTo(event.key, chosen, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] noscript:gap-12">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex noscript:hidden gap-0 sm:gap-1 overflow-x-auto border-line border-b [scrollbar-width:none]"
      >
        {tabs.map(({ value, label: name, count }, position) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-tab-${value}`}
            aria-controls={`${id}-panel-${value}`}
            aria-selected={position === chosen}
            tabIndex={position === chosen ? 0 : -1}
            onClick={() => setChosen(position)}
            className={joinClasses(
              'inline-flex min-h-12 shrink-0 items-center gap-2 whitespace-nowrap border-b-3 px-1.5 py-2 font-semibold -outline-offset-3 transition-colors sm:px-4',
              position === chosen ? 'border-rail text-rail' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {name}
            {count !== undefined && <Count count={count} />}
          </button>
        ))}
      </div>
      {tabs.map(({ value, label: name, content }, position) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-panel-${value}`}
          aria-labelledby={`${id}-tab-${value}`}
          className={joinClasses('noscript:block pt-6 noscript:pt-0', position !== chosen && 'hidden')}
        >
          <h2 className="noscript:not-sr-only sr-only noscript:mb-4 noscript:font-display noscript:text-3xl">
            {name}
          </h2>
          {content}
        </div>
      ))}
    </div>
  )
}

function Count({ count }: { count: number }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="min-w-6 rounded-full bg-marigold px-1.5 text-center text-on-marigold text-sm tabular-nums"
      >
        {count}
      </span>
      <span className="sr-only">{uiText.count(count)}</span>
    </>
  )
}
