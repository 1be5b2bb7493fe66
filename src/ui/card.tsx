import { createContext, type ReactNode, useContext } from 'react'
import { joinClasses } from './class-names.ts'

const GutterContext = createContext(false)

/** Cards in here are groups of a workspace: no boxes, a line between them, and each name once in the gutter. */
export function Gutter({ children }: { children: ReactNode }) {
  return (
    <GutterContext value={true}>
      <div className="-mt-4 grid min-w-0 grid-cols-1 [&>:first-child]:border-t-0 [&>div>:first-child]:border-t-0">
        {children}
      </div>
    </GutterContext>
  )
}

interface CardParts {
  title?: ReactNode
  description?: ReactNode
  /** A button or a link at the right of the title. */
  action?: ReactNode
  level?: 2 | 3
  isPlain?: boolean
  className?: string
  children?: ReactNode
}

/** A surface that holds one thing. With a `title` it is a section with a heading; `isPlain` stands on the page itself. */
export function Card(parts: CardParts) {
  const isInGutter = useContext(GutterContext)
  const { title, description, action, level = 2, isPlain = false, className, children } = parts
  if (isInGutter && title && level === 2) return <GutterCard {...parts} />
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

/** The same without a box: its name stands at the left of what it holds, on a narrow screen above it. */
function GutterCard({ title, description, action, className, children }: CardParts) {
  const hasHead = Boolean(description || action)
  return (
    <section
      className={joinClasses(
        'grid grid-cols-1 gap-x-6 gap-y-2 border-line border-t py-4 sm:grid-cols-[8.5rem_minmax(0,1fr)]',
        className,
      )}
    >
      <h2 className="font-semibold sm:font-normal sm:text-muted sm:text-sm">{title}</h2>
      <GutterContext value={false}>
        <div className="grid min-w-0 grid-cols-1 content-start gap-3">
          {hasHead && (
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <p className="min-w-0 max-w-prose flex-1 basis-48 text-muted text-sm empty:hidden">
                {description}
              </p>
              {action}
            </div>
          )}
          {children}
        </div>
      </GutterContext>
    </section>
  )
}
