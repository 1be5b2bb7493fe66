import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { brand } from '#lib/brand.ts'
import { pageLanguage } from '#lib/language.ts'
import { joinClasses } from '#ui/class-names.ts'
import { HandrailMark } from '#ui/handrail-mark.tsx'
import { NavigationMenu } from '#ui/navigation-menu.tsx'
import { frameText } from './frame.text.ts'
import { productLinks, solutionLinks } from './frame-links.tsx'
import { useFrameSession } from './frame-session.ts'
import { HeaderAccount } from './header-account.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MobileMenu } from './mobile-menu.tsx'

// Only who belongs to several organizations needs the menu, and its code.
const OrganizationSwitch = lazy(() => import('./organization-switch.tsx'))

const groups = [
  { label: frameText.solutions, entries: solutionLinks },
  { label: frameText.product, entries: productLinks },
  { to: '/patient-portal', label: frameText.patientPortal },
  { to: '/pricing', label: frameText.pricing },
]

/** From which width everything is in one row; below it, all but the search is in a menu. */
const widths = [
  { row: 'hidden lg:contents', menu: 'lg:hidden' },
  { row: 'hidden xl:contents', menu: 'xl:hidden' },
  { row: 'hidden', menu: '' },
] as const

/** The top of every page: where one is, where one can go, who one is. */
export function Header() {
  const session = useFrameSession()
  const { pathname } = useLocation()
  const organizations = session.organizationsAt(pathname)
  const belongsToSeveral = organizations.length > 1
  // Spanish words take more room; staff, and who belongs to several organizations, have more of them. Two of these together
  // are wider than the page.
  const more = [pageLanguage === 'es', session.isStaff, belongsToSeveral].filter(Boolean).length
  const { row, menu } = widths[more] ?? widths[2]
  return (
    <header className="relative z-30 in-data-workspace:hidden border-line border-b bg-paper print:hidden">
      <div className="mx-auto flex min-h-18 w-full max-w-(--frame-width) flex-wrap items-center gap-2 px-4 sm:gap-4 sm:px-6">
        <Link
          to="/"
          aria-label={frameText.home}
          className="flex min-h-11 items-center gap-2.5 rounded-card font-display font-semibold text-2xl tracking-tight sm:mr-2"
        >
          <span className="text-rail">
            <HandrailMark size={34} />
          </span>
          {brand.name}
        </Link>
        <div className={row}>
          <div className="flex-1">
            <NavigationMenu label={frameText.mainMenu} groups={groups} />
          </div>
        </div>
        <div className="ml-auto flex items-center gap-2 empty:hidden sm:gap-4">
          {belongsToSeveral && (
            <div className="max-md:hidden">
              <Suspense fallback={null}>
                <OrganizationSwitch
                  organizations={organizations}
                  onChoose={id => void session.chooseOrganization(id)}
                />
              </Suspense>
            </div>
          )}
        </div>
        <div className={row}>
          <div className="flex items-center gap-1">
            <LanguageSwitch
              words={session.isStaff || belongsToSeveral ? 'never' : 'on a wide screen'}
              className="flex min-h-11 items-center gap-2 rounded-card px-3 text-muted hover:bg-sunken hover:text-ink"
            />
            <HeaderAccount session={session} />
          </div>
        </div>
        <div className={joinClasses(menu, !belongsToSeveral && 'ml-auto')}>
          <MobileMenu session={session} />
        </div>
      </div>
    </header>
  )
}
