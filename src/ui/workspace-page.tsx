import type { ReactNode } from 'react'

/** One figure of a workspace's strip, with its unit in the label. */
export interface Figure {
  label: string
  value: ReactNode
}

/** The layout of a page in a workspace: a slim heading with its figures in one strip, and the work below it. */
export function WorkspacePage({
  title,
  lead,
  figures = [],
  children,
}: {
  title: string
  /** One line under the title. */
  lead?: ReactNode
  figures?: readonly Figure[]
  children?: ReactNode
}) {
  return (
    <div data-width="wide" className="px-4 sm:px-6 lg:px-8">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <div className="min-w-0">
          <h1 className="font-semibold text-xl">{title}</h1>
          {lead && <p className="text-muted text-sm">{lead}</p>}
        </div>
        {figures.length > 0 && <FigureStrip label={title} figures={figures} />}
      </div>
      {children}
    </div>
  )
}

/** On a phone the strip is one line that scrolls. */
function FigureStrip({ label: name, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <section
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-w-full overflow-x-auto -outline-offset-3"
    >
      <dl className="flex gap-x-6">
        {figures.map(({ label, value }) => (
          <div
            key={label}
            className="flex shrink-0 flex-row-reverse items-baseline gap-2 lg:flex-col-reverse lg:items-end lg:gap-0"
          >
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-semibold text-xl tabular-nums leading-7">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
