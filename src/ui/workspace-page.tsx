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
        {figures.length > 0 && <FigureStrip figures={figures} />}
      </div>
      {children}
    </div>
  )
}

/** On a phone the strip is one line that scrolls. */
function FigureStrip({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="flex max-w-full gap-x-6 overflow-x-auto">
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
  )
}
