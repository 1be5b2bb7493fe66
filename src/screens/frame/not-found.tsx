import { Link } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { BrokenRailIllustration } from './broken-rail-illustration.tsx'
import { frameText } from './frame.text.ts'
import { pageMeta } from './page-meta.ts'

export const meta = () => pageMeta({ title: frameText.notFoundMeta, isHidden: true })

/** The pages that were most likely meant. */
const suggestions = [
  { to: '/patient-portal', label: frameText.patientPortal },
  { to: '/patient-login', label: frameText.patientLogin },
  { to: '/auth', label: frameText.adminLogin },
  { to: '/contact', label: frameText.contact },
]

/** Every address that leads nowhere. */
export default function NotFound() {
  return (
    <div className="mx-auto my-auto grid w-full max-w-7xl items-center gap-x-16 gap-y-10 px-4 py-12 sm:px-6 sm:py-20 lg:grid-cols-2">
      <div className="grid justify-items-start gap-6">
        <h1 className="font-display text-4xl leading-[1.1] tracking-tight sm:text-6xl">
          {frameText.notFoundTitle}
        </h1>
        <p className="max-w-prose text-lg text-muted">{frameText.notFoundBody}</p>
        <ButtonLink to="/" size="large">
          {frameText.returnHome}
        </ButtonLink>
        <nav aria-label={frameText.notFoundWays} className="grid gap-1">
          <p className="text-muted">{frameText.notFoundWays}</p>
          <ul className="flex flex-wrap gap-x-6">
            {suggestions.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center font-semibold text-rail underline underline-offset-4"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <BrokenRailIllustration />
    </div>
  )
}
