import { Link } from 'react-router'
import { brandText } from '#lib/brand.text.ts'
import { brand, repository } from '#lib/brand.ts'
import { HandrailMark } from '#ui/handrail-mark.tsx'
import type { NavigationEntry } from '#ui/navigation-menu.tsx'
import { frameText } from './frame.text.ts'
import { companyLinks, entryLinks, productLinks, solutionLinks } from './frame-links.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const quiet =
  'inline-flex min-h-11 items-center rounded-card text-muted hover:text-ink hover:underline sm:min-h-9'

/** The foot of every page: every address, who we are, and what we do not do. */
export function Footer() {
  return (
    <footer className="mt-auto in-data-workspace:hidden border-line border-t bg-sunken print:hidden">
      <div className="mx-auto grid w-full max-w-(--frame-width) gap-10 px-4 py-12 sm:px-6 lg:grid-cols-[minmax(max-content,1.4fr)_3fr]">
        <div className="grid content-start gap-4">
          <p className="flex items-center gap-2.5 font-display font-semibold text-xl">
            <span className="text-rail">
              <HandrailMark size={28} />
            </span>
            {brand.name}
          </p>
          <p className="max-w-xs text-muted">{brandText.tagLine}.</p>
          <ThemeSwitch />
        </div>
        <nav
          aria-label={frameText.company}
          className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-6 gap-y-8"
        >
          <FooterGroup title={frameText.solutions} links={solutionLinks} />
          <FooterGroup title={frameText.product} links={productLinks} />
          <FooterGroup title={frameText.company} links={companyLinks} />
          <FooterGroup title={frameText.gettingIn} links={entryLinks} />
        </nav>
      </div>
      <div className="border-line border-t">
        <div className="mx-auto flex w-full max-w-(--frame-width) flex-wrap items-start justify-between gap-x-10 gap-y-4 px-4 py-6 sm:px-6">
          <div className="grid max-w-prose gap-1 text-muted text-sm">
            <p>{frameText.disclaimer}</p>
            <p>{frameText.emergency}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-6 text-sm">
            <Link to="/privacy" className={quiet}>
              {frameText.privacy}
            </Link>
            <Link to="/terms" className={quiet}>
              {frameText.terms}
            </Link>
            {repository && (
              <a href={repository} className={quiet}>
                {repository.replace('https://', '')}
              </a>
            )}
            <LanguageSwitch className={`${quiet} gap-2`} />
          </div>
        </div>
      </div>
    </footer>
  )
}

function FooterGroup({ title, links }: { title: string; links: readonly NavigationEntry[] }) {
  return (
    <div>
      <p className="mb-1 font-semibold">{title}</p>
      <ul>
        {links.map(link => (
          <li key={link.to}>
            <Link to={link.to} className={quiet}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
