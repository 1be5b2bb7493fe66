import type { ReactNode } from 'react'
import { joinClasses } from './class-names.ts'

/** A surface that holds one thing. With a `title` it is a section with a heading; `isPlain` stands on the page itself. */
export function Card({
  title,
  description,
  action,
  level = 2,
  isPlain = false,
  className,
  children,
}: {
  title?: ReactNode
  description?: ReactNode
  /** A button or a link at the right of the title. */
  action?: ReactNode
  level?: 2 | 3
  isPlain?: boolean
  className?: string
  children?: ReactNode
}) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const Box = title ? 'section' : 'div'
  return (
    <Box
      className={joinClasses(!isPlain && 'rounded-card border border-line bg-surface p-5 sm:p-6', className)}
    >
      {title && (
        <div
          className={joinClasses(
            'flex flex-wrap items-start justify-between gap-x-4 gap-y-2',
            Boolean(children) && 'mb-4',
          )}
        >
          <div className="grid gap-1">
            <Heading className="font-semibold text-lg">{title}</Heading>
            {description && <p className="text-muted">{description}</p>}
          </div>
          {action}
        </div>
      )}
      {children}
    </Box>
  )
}
