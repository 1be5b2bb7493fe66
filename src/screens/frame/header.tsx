import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { brand } from '#lib/brand.ts'
import { joinClasses } from '#ui/class-names.ts'
import { HandrailMark } from '#ui/handrail-mark.tsx'
import { NavigationMenu } from '#ui/navigation-menu.tsx'
import { frameText } from './frame.text.ts'
import { productLinks, solutionLinks } from './frame-links.tsx'
import { useFrameSession } from './frame-session.ts'
import { HeaderAccount } from './header-account.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MobileMenu } from './mobile-menu.tsx'

// Only staff at their screens need it, and its code.
const Jump = lazy(() => import('./jump.tsx'))
const staffScreens = /^\/(admin|account|case-manager)(\/|$)/

const groups = [
  { label: frameText.solutions, entries: solutionLinks },
  { label: frameText.product, entries: productLinks },
  { to: '/patient-portal', label: frameText.patientPortal },
  { to: '/pricing', label: frameText.pricing },
]

/** The top of every page: where one is, where one can go, who one is. */
export function Header() {
  const session = useFrameSession()
  const { pathname } = useLocation()
  const mayJump = session.isStaff && staffScreens.test(pathname)
  return (
    <header className="relative z-30 border-line border-b bg-paper print:hidden">
      <div className="mx-auto flex min-h-18 w-full max-w-(--frame-width) items-center gap-2 px-4 sm:gap-4 sm:px-6">
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
        <div className="hidden flex-1 lg:block">
          <NavigationMenu label={frameText.mainMenu} groups={groups} />
        </div>
        {mayJump && (
          <div className="max-lg:ml-auto">
            <Suspense fallback={<div className="size-11 xl:w-40" />}>
              <Jump />
            </Suspense>
          </div>
        )}
        <div className="hidden items-center gap-1 lg:flex">
          <LanguageSwitch
            isTight
            className="flex min-h-11 items-center gap-2 rounded-card px-3 text-muted hover:bg-sunken hover:text-ink"
          />
          <HeaderAccount session={session} />
        </div>
        <div className={joinClasses('lg:hidden', !mayJump && 'ml-auto')}>
          <MobileMenu session={session} />
        </div>
      </div>
    </header>
  )
}
