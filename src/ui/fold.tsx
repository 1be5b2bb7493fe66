import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { joinClasses } from './class-names.ts'
import { ChevronDownIcon } from './icons.ts'

/** Whether the address ends in `#` and this name; the place that has it is then gone to, as soon as it is there. */
export function useNamedPlace<Place extends HTMLElement>(
  name: string | undefined,
): [boolean, RefObject<Place | null>] {
  const { hash, key } = useLocation()
  const place = useRef<Place>(null)
  const isNamed = hash === `#${name}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: who follows the same link again is led there again
  useEffect(() => {
    if (isNamed) place.current?.scrollIntoView()
  }, [isNamed, key])
  return [isNamed, place]
}

/**
 * Something that stands folded in one line until somebody asks for it: its name, and in a word what it holds. What is folded is
 * not made before, so that it costs nothing. `isAskedFor` opens it, and so does an address that ends in `#` and its `id`.
 */
export function Fold({
  id,
  title,
  note,
  icon,
  isAskedFor = false,
  onNear,
  onToggle,
  isRow = false,
  children,
}: {
  id?: string
  title: string
  note?: ReactNode
  icon?: ReactNode
  isAskedFor?: boolean
  /** The pointer or the focus is on it: what it holds may be asked for ahead. */
  onNear?: () => void
  onToggle?: (isOpen: boolean) => void
  /** Among the rows of a queue: what it holds stands where their words begin. */
  isRow?: boolean
  children: ReactNode
}) {
  const [isNamed, place] = useNamedPlace<HTMLDetailsElement>(id)
  const isWanted = isAskedFor || isNamed
  const [isOpen, setOpen] = useState(isWanted)
  useEffect(() => {
    if (isWanted) setOpen(true)
  }, [isWanted])
  return (
    <details
      ref={place}
      id={id}
      open={isOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open)
        onToggle?.(open)
      }}
      className={joinClasses('group scroll-mt-24', !isRow && 'border-line border-t last:border-b')}
    >
      <summary
        className={joinClasses(
          'flex cursor-pointer list-none items-center gap-3 hover:text-rail [&::-webkit-details-marker]:hidden',
          isRow
            ? 'min-h-11 px-2 max-lg:grid max-lg:grid-cols-[auto_minmax(0,1fr)] max-lg:gap-y-0 max-lg:py-1.5 lg:min-h-9'
            : 'min-h-12 py-2',
        )}
      >
        {icon}
        {isRow && (
          <ChevronDownIcon
            size={18}
            aria-hidden="true"
            className="-rotate-90 text-muted group-open:rotate-0"
          />
        )}
        <h2 className={joinClasses('font-semibold', isRow ? 'shrink-0 lg:w-56' : 'min-w-2/5 flex-1')}>
          {title}
        </h2>
        {note && (
          <span
            className={joinClasses('min-w-0 text-muted', isRow ? 'text-sm max-lg:col-start-2' : 'text-right')}
          >
            {note}
          </span>
        )}
        {!isRow && (
          <ChevronDownIcon
            size={20}
            aria-hidden="true"
            className="shrink-0 transition-transform group-open:rotate-180"
          />
        )}
      </summary>
      {isOpen && <div className="pb-5">{children}</div>}
    </details>
  )
}
