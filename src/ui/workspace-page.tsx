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
  actions,
  children,
}: {
  title: string
  /** One line under the title. */
  lead?: ReactNode
  figures?: readonly Figure[]
  /** What is done on the page as a whole. */
  actions?: ReactNode
  children?: ReactNode
}) {
  return (
    <div data-width="wide" className="px-4 sm:px-6 lg:px-8">
      <div
        data-dense
        className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4 dense:items-baseline dense:gap-y-0 dense:py-2.5"
      >
        <div className="min-w-0 dense:contents">
          <h1 className="font-semibold text-xl">{title}</h1>
          {lead && <p className="text-muted text-sm dense:order-1 dense:w-full">{lead}</p>}
        </div>
        {figures.length > 0 && <FigureStrip label={title} figures={figures} />}
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      {children}
    </div>
  )
}

/** One line; on a phone each figure stands over its words, and the strip has the page's width. */
function FigureStrip({ label: name, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <section aria-label={name} className="max-w-full max-sm:w-full">
      <dl className="flex gap-x-6 max-[17rem]:grid max-[17rem]:grid-cols-[repeat(2,minmax(0,1fr))] max-sm:gap-x-4">
        {figures.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-row-reverse items-baseline gap-2 max-sm:min-w-0 max-sm:flex-auto max-sm:flex-col-reverse max-sm:justify-end max-sm:gap-0 sm:shrink-0"
          >
            <dt className="max-w-full text-muted text-sm max-sm:wrap-anywhere max-sm:leading-tight">
              {label}
            </dt>
            <dd className="font-semibold text-xl tabular-nums leading-7">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
