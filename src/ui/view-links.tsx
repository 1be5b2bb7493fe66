import { Link, useSearchParams } from 'react-router'

export interface ViewLink<View extends string> {
  view: View
  name: string
  /** How many stand in it, or how many at least; undefined until that is known, null where it is not said. */
  count: number | string | undefined | null
}

/** The views of a list as links: each has its address, `?name=view`, but for the first, and says how many stand in it. */
export function ViewLinks<View extends string>({
  label,
  parameter,
  views,
  chosen,
  className,
}: {
  label: string
  parameter: string
  views: readonly ViewLink<View>[]
  chosen: View
  className: string
}) {
  const [address] = useSearchParams()
  const to = (view: View) => {
    const after = new URLSearchParams(address)
    if (view === views[0]?.view) after.delete(parameter)
    else after.set(parameter, view)
    return { search: after.toString() }
  }
  return (
    <nav aria-label={label} className={`flex gap-x-5 overflow-x-auto border-line border-b ${className}`}>
      {views.map(({ view, name, count }) => (
        <Link
          key={view}
          to={to(view)}
          replace
          preventScrollReset
          aria-current={view === chosen ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 shrink-0 items-center gap-1.5 border-transparent border-b-2 text-muted hover:text-ink aria-[current]:border-rail aria-[current]:font-semibold aria-[current]:text-ink lg:min-h-9"
        >
          {name}
          {count !== null && <span className="min-w-3 font-semibold tabular-nums">{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
