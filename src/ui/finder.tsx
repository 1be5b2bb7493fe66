import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { joinClasses } from './class-names.ts'
import { controlClasses } from './field.tsx'
import { SearchIcon } from './icons.ts'
import { Spinner } from './spinner.tsx'

/** One thing that can be found and chosen. */
export interface FinderOption {
  key: string
  label: string
  detail?: string
  icon?: ReactNode
  choose: () => void
}

export interface FinderGroup {
  label: string
  options: readonly FinderOption[]
}

interface Selection {
  all: readonly FinderOption[]
  active: FinderOption | undefined
  activate: (option: FinderOption | undefined) => void
  /** Enter: at once, or as soon as what is being searched for is there. */
  chooseWhenReady: () => void
}

/** Which option is the active one. It stays the same when others arrive around it; a new query begins at the top. */
function useSelection(groups: readonly FinderGroup[], query: string, isSearching: boolean): Selection {
  const all = groups.flatMap(group => group.options)
  const [chosen, setChosen] = useState<{ key: string; query: string }>()
  const [waiting, setWaiting] = useState<string>()
  const active = all.find(({ key }) => chosen?.query === query && key === chosen.key) ?? all[0]
  const isDue = waiting === query && !isSearching
  useEffect(() => {
    if (!isDue) return
    setWaiting(undefined)
    active?.choose()
  }, [isDue, active])
  return {
    all,
    active,
    activate: option => option && setChosen({ key: option.key, query }),
    chooseWhenReady: () => setWaiting(query),
  }
}

/** Where a key leads in the list; nothing for keys that belong to the text. */
function stepOf({ key, shiftKey }: KeyboardEvent, position: number, count: number): number | undefined {
  if (key === 'ArrowDown') return position + 1 < count ? position + 1 : 0
  if (key === 'ArrowUp') return position > 0 ? position - 1 : count - 1
  // With Shift they select text.
  if (key === 'Home' && !shiftKey) return 0
  if (key === 'End' && !shiftKey) return count - 1
  return undefined
}

/**
 * A field, and under it what its query finds: a combobox with a list that is always open. Arrows, Home and End
 * move through it, Enter chooses, and the focus stays in the field. Enter pressed too soon waits for the answer to the query
 * as it stands, so that nobody is ever led to an answer to an earlier one.
 */
export function Finder({
  label,
  placeholder,
  query,
  onQuery,
  onBackspace,
  groups,
  isSearching,
  empty,
  problem,
  announcement,
}: {
  label: string
  placeholder: string
  query: string
  onQuery: (query: string) => void
  /** Backspace where there is nothing left to delete. */
  onBackspace?: () => void
  groups: readonly FinderGroup[]
  isSearching: boolean
  /** In place of the list when nothing was found. */
  empty: ReactNode
  /** Above the list: what could not be searched. */
  problem?: ReactNode
  /** Read aloud when the list has changed, such as how many there are. */
  announcement: string
}) {
  const listId = useId()
  const { all, active, activate, chooseWhenReady } = useSelection(groups, query, isSearching)
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const activeKey = active?.key
  useEffect(() => {
    if (activeKey) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [activeKey])
  const idOf = (option: FinderOption) => `${listId}-${option.key}`
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Backspace' && query === '') return onBackspace?.()
    const step = stepOf(event, active ? all.indexOf(active) : -1, all.length)
    if (event.key !== 'Enter' && step === undefined) return
    event.preventDefault()
    if (step === undefined) chooseWhenReady()
    else activate(all[step])
  }
  return (
    <div className="grid gap-4">
      <div className="relative">
        <span className="absolute inset-y-0 left-3 grid place-items-center text-muted">
          {isSearching ? <Spinner size={20} /> : <SearchIcon size={20} aria-hidden="true" />}
        </span>
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={all.length > 0}
          aria-controls={all.length > 0 ? listId : undefined}
          aria-activedescendant={active && idOf(active)}
          aria-busy={isSearching}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={placeholder}
          value={query}
          onChange={event => onQuery(event.target.value)}
          onKeyDown={onKeyDown}
          className={joinClasses(controlClasses, 'pl-11')}
        />
      </div>
      {/* Its height stays, whatever is found: the field must not move away from under the fingers. */}
      <div ref={list} className="h-[min(26rem,46dvh)] overflow-y-auto">
        {problem}
        {all.length > 0 ? (
          <div id={listId} role="listbox" aria-label={label} className="grid gap-3">
            {groups.map(group => (
              <Group key={group.label} {...group} active={active} idOf={idOf} onPoint={activate} />
            ))}
          </div>
        ) : (
          !isSearching && empty
        )}
      </div>
      <p role="status" className="sr-only">
        {isSearching ? '' : announcement}
      </p>
    </div>
  )
}

function Group({
  label,
  options,
  active,
  idOf,
  onPoint,
}: FinderGroup & {
  active: FinderOption | undefined
  idOf: (option: FinderOption) => string
  onPoint: (option: FinderOption) => void
}) {
  const headingId = useId()
  if (options.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a list of choices has no element of its own
    <div role="group" aria-labelledby={headingId}>
      <p id={headingId} role="presentation" className="px-3 pb-1 text-muted text-sm">
        {label}
      </p>
      {options.map(option => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and gets the keys
        <div
          key={option.key}
          id={idOf(option)}
          role="option"
          tabIndex={-1}
          aria-selected={option === active}
          onPointerMove={() => option !== active && onPoint(option)}
          // The focus stays in the field.
          onMouseDown={event => event.preventDefault()}
          onClick={option.choose}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-card px-3 py-2 aria-selected:bg-rail-soft aria-selected:outline-2 aria-selected:outline-rail aria-selected:-outline-offset-2"
        >
          <span aria-hidden="true" className="shrink-0 text-muted">
            {option.icon}
          </span>
          <span className="min-w-0 wrap-anywhere">
            {option.label}
            {option.detail && <span className="block text-muted text-sm">{option.detail}</span>}
          </span>
        </div>
      ))}
    </div>
  )
}
