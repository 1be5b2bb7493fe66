import type { ReactNode } from 'react'
import { joinClasses } from './class-names.ts'

/** A group of rows in a workspace, without a card: on a wide screen its name stands once in the gutter, on a narrow one above it. */
export function GutterGroup({
  label,
  heading = label,
  count,
  more,
  isHarm = false,
  children,
}: {
  label: string
  /** Stands in place of the name, such as the button that folds the group. */
  heading?: ReactNode
  count?: number
  /** A link to all of it; beside the name on a narrow screen, below it on a wide one. */
  more?: ReactNode
  /** Its name is red: somebody may come to harm. */
  isHarm?: boolean
  children: ReactNode
}) {
  return (
    <section
      aria-label={label}
      className="grid grid-cols-1 border-line border-t py-0.5 lg:py-1.5 lg:grid-cols-[8.5rem_minmax(0,1fr)]"
    >
      <div className="flex items-center justify-between gap-x-2 text-sm lg:flex-col lg:items-start lg:justify-start">
        <h3
          className={joinClasses(
            'py-1.5 lg:pt-2 lg:pb-0',
            isHarm ? 'font-semibold text-brick' : 'text-muted [&>span]:text-ink',
          )}
        >
          {heading} {count !== undefined && <span className="font-semibold tabular-nums">{count}</span>}
        </h3>
        {more}
      </div>
      <div className="grid min-w-0 grid-cols-1">{children}</div>
    </section>
  )
}
