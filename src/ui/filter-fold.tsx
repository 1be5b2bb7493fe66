import { type ReactNode, useId, useState } from 'react'
import { Button } from './button.tsx'
import { joinClasses } from './class-names.ts'
import { wide } from './fold-card.tsx'
import { FilterIcon } from './icons.ts'
import { useScreenIsAtRest } from './screen-width.ts'
import { uiText } from './ui.text.ts'

/**
 * What narrows a list, beside its search where it has one. From 1024 px all of it stands there (`className` says in which columns);
 * below, one button says how much is set, and what it unfolds has two columns.
 */
export function FilterFold({
  set,
  search,
  className,
  children,
}: {
  /** How many of them narrow it. */
  set: number
  search?: ReactNode
  className: string
  children: ReactNode
}) {
  const isWide = useScreenIsAtRest(wide)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={`grid items-end gap-3 ${className}`}>
      <div className={joinClasses('flex gap-2 lg:contents', search !== undefined && '*:first:flex-1')}>
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
            {uiText.filters(set)}
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
