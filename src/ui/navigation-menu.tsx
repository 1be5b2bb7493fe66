import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { NavLink, useLocation } from 'react-router'
import { joinClasses } from './class-names.ts'
import { ChevronDownIcon } from './icons.ts'

export interface NavigationEntry {
  to: string
  label: string
  description?: string
  badge?: ReactNode
}

export type NavigationGroup = NavigationEntry | { label: string; entries: readonly NavigationEntry[] }

/** Milliseconds a pointer rests on a group before it opens, so that passing over opens nothing … */
const openDelay = 200
/** … but at once if another was open until just now … */
const skipWindow = 300
/** … and how long an open one outlives the pointer, so that a crooked path to it does not close it. */
const closeDelay = 150

const top =
  'group/top flex min-h-11 items-center gap-1 rounded-card px-3 font-semibold transition-colors hover:bg-sunken'

/**
 * The row of links at the top of a page. Groups open a panel on hover, press, Enter or arrow down, and on hover
 * and focus also where scripts do not run. Written here and not taken from Radix: every public page carries it,
 * and this way it weighs a tenth.
 */
export function NavigationMenu({ label, groups }: { label: string; groups: readonly NavigationGroup[] }) {
  const menu = useHoverMenu()
  return (
    <nav aria-label={label} onKeyDown={menu.followKeys} onBlur={menu.closeOnLeave}>
      <ul className="flex items-center gap-1">
        {groups.map(group =>
          'to' in group ? (
            <li key={group.label}>
              <NavLink
                to={group.to}
                end
                data-top={group.label}
                className={({ isActive }) => joinClasses(top, isActive && 'text-rail')}
              >
                {group.label}
              </NavLink>
            </li>
          ) : (
            <li
              key={group.label}
              className="group/item relative"
              onPointerEnter={event => menu.enter(group.label, event)}
              onPointerLeave={menu.leave}
            >
              <NavigationPanel
                {...group}
                isOpen={menu.open === group.label}
                onPress={() => menu.toggle(group.label)}
              />
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

function NavigationPanel({
  label,
  entries,
  isOpen,
  onPress,
}: {
  label: string
  entries: readonly NavigationEntry[]
  isOpen: boolean
  onPress: () => void
}) {
  const panel = useId()
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        data-top={label}
        onClick={onPress}
        className={top}
      >
        {label}
        <ChevronDownIcon
          size={18}
          aria-hidden="true"
          className="text-muted transition-transform duration-150 group-aria-expanded/top:rotate-180"
        />
      </button>
      {/* The room above the panel is part of it, so that the pointer never falls between. */}
      <div
        id={panel}
        className={joinClasses(
          'absolute top-full left-0 z-30 w-96 animate-appear pt-2 noscript:group-focus-within/item:block noscript:group-hover/item:block',
          !isOpen && 'hidden',
        )}
      >
        <ul className="grid rounded-card border border-line bg-surface p-2 shadow-float">
          {entries.map(entry => (
            <li key={entry.to}>
              <NavLink to={entry.to} className="grid gap-0.5 rounded-card px-3 py-2.5 hover:bg-rail-soft">
                <span className="flex items-center justify-between gap-3 font-semibold">
                  {entry.label}
                  {entry.badge}
                </span>
                {entry.description && <span className="text-muted text-sm">{entry.description}</span>}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

/** Along the row, or down into a panel and through it: what an arrow leads to, and under which word of the row that stands. */
function arrowTarget(nav: HTMLElement, from: Node, key: string) {
  const row = [...nav.querySelectorAll<HTMLElement>('[data-top]')]
  const at = row.findIndex(top => top.parentElement?.contains(from))
  const under = row[at]
  if (!under) return undefined
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[key]
  if (step === undefined) return undefined
  if (key === 'ArrowRight' || key === 'ArrowLeft') return { to: row.at((at + step) % row.length) }
  const links = under.parentElement?.querySelectorAll<HTMLElement>('a:not([data-top])') ?? []
  const column = [under, ...links]
  const to = column[column.findIndex(entry => entry.contains(from)) + step]
  return to && { to, group: to === under ? undefined : under.dataset.top }
}

/** Which group is open, opened and closed by pointer with the delays above, and by keys. */
function useHoverMenu() {
  const [open, setOpen] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const closedAt = useRef(Number.NEGATIVE_INFINITY)
  const openedAt = useRef(Number.NEGATIVE_INFINITY)
  const { key } = useLocation()

  function show(group: string | undefined) {
    clearTimeout(timer.current)
    if (group === undefined) closedAt.current = performance.now()
    else openedAt.current = performance.now()
    setOpen(group)
  }

  // A link was followed: the panel closes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address closes it
  useEffect(() => {
    setOpen(undefined)
    return () => clearTimeout(timer.current)
  }, [key])

  return {
    open,
    enter(group: string, event: PointerEvent) {
      if (event.pointerType === 'touch') return
      clearTimeout(timer.current)
      if (open === group) return
      const isQuick = open !== undefined || performance.now() - closedAt.current < skipWindow
      if (isQuick) show(group)
      else timer.current = setTimeout(() => show(group), openDelay)
    },
    leave(event: PointerEvent) {
      if (event.pointerType === 'touch') return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => show(undefined), closeDelay)
    },
    toggle(group: string) {
      // A press that follows the hover which just opened the panel means the same, not its opposite.
      if (open === group && performance.now() - openedAt.current > skipWindow) show(undefined)
      else show(group)
    },
    followKeys(event: KeyboardEvent<HTMLElement>) {
      const { key, target, currentTarget: nav } = event
      if (key === 'Escape' && open !== undefined) {
        nav.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
        return show(undefined)
      }
      const found = arrowTarget(nav, target as Node, key)
      if (!found) return
      event.preventDefault()
      // What is hidden takes no focus: the panel opens first.
      flushSync(() => show(found.group))
      found.to?.focus()
    },
    closeOnLeave(event: FocusEvent<HTMLElement>) {
      if (open !== undefined && !event.currentTarget.contains(event.relatedTarget)) show(undefined)
    },
  }
}
