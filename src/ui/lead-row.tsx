import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router'

/** A line that leads to where the thing stands: what kind (icon), its words, what else there is to say, and what one does there. */
export function LeadRow({
  to,
  icon: Icon,
  words,
  side,
  verb,
  action,
}: {
  to: string
  icon: ComponentType<{ size: number; 'aria-hidden': 'true'; className: string }>
  words: string
  /** A day, a state: at the right, on a narrow screen below the words. */
  side?: ReactNode
  verb: string
  /** What is done about it here, in the place of the verb. */
  action?: ReactNode
}) {
  return (
    <li className="flex items-center gap-x-4" data-row={to + words}>
      <Link
        to={to}
        preventScrollReset
        data-row-open=""
        className="group flex min-h-11 min-w-0 flex-1 items-center gap-x-3 py-1 lg:min-h-8 lg:py-0.5"
      >
        <Icon
          size={16}
          aria-hidden="true"
          className="shrink-0 self-start text-muted max-sm:mt-1 sm:self-center"
        />
        <span className="flex min-w-0 flex-1 flex-col gap-x-4 sm:flex-row sm:items-center">
          <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere group-hover:underline sm:line-clamp-1">
            {words}
          </span>
          {side && <span className="shrink-0 text-muted text-sm">{side}</span>}
        </span>
        {!action && (
          <span className="w-16 shrink-0 text-right font-semibold text-rail text-sm group-hover:underline">
            {verb}
          </span>
        )}
      </Link>
      {action}
    </li>
  )
}
