import { Link } from 'react-router'
import { productLinks } from '#screens/frame/frame-links.tsx'
import { ForwardIcon } from '#ui/icons.ts'

export interface ProductReason {
  /** The address of a product page. */
  to: string
  /** Why it matters in this field. */
  why: string
}

/** The parts of the product that matter to a field, each with what it costs and a reason to go and look. */
export function ProductLinks({ reasons }: { reasons: readonly ProductReason[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {reasons.map(({ to, why }) => {
        const page = productLinks.find(link => link.to === to)
        return (
          <li
            key={to}
            className="relative grid content-start gap-2 rounded-card border border-line bg-surface p-5"
          >
            {page?.badge && <span className="justify-self-start">{page.badge}</span>}
            <h3 className="font-semibold text-lg">
              <Link
                to={to}
                className="inline-flex min-h-11 items-center gap-2 text-rail underline underline-offset-4 after:absolute after:inset-0 after:rounded-card"
              >
                {page?.label}
                <ForwardIcon size={18} aria-hidden="true" />
              </Link>
            </h3>
            <p className="text-muted">{why}</p>
          </li>
        )
      })}
    </ul>
  )
}
