import { type ReactNode, useId, useState } from 'react'
import { Button } from './button.tsx'
import { wide } from './fold-card.tsx'
import { FilterIcon } from './icons.ts'
import { useScreenIs } from './screen-width.ts'

/**
 * A search, and what else narrows a list. From 1024 px all of it stands there (`className` says in which columns); below, the
 * search stands beside one button that says how much is set, and what it unfolds has two columns.
 */
export function FilterFold({
  label,
  search,
  className,
  children,
}: {
  /** Of the button, with how many are set. */
  label: string
  search: ReactNode
  className: string
  children: ReactNode
}) {
  const isWide = useScreenIs(wide)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={`grid items-end gap-3 ${className}`}>
      <div className="flex gap-2 *:first:flex-1 lg:contents">
        {search}
        {!isWide && (
          <Button
            look="secondary"
            icon={<FilterIcon size={18} aria-hidden="true" />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            className="max-sm:px-3"
            onClick={() => setOpen(!isOpen)}
          >
            {label}
          </Button>
        )}
      </div>
      {(isWide || isOpen) && (
        <div id={id} className="grid grid-cols-2 items-end gap-3 lg:contents">
          {children}
        </div>
      )}
    </div>
  )
}
