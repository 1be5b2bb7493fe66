import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { CloseIcon, MenuIcon } from '#ui/icons.ts'
import type { NavigationEntry } from '#ui/navigation-menu.tsx'
import { DetailsMenu } from './details-menu.tsx'
import { frameText } from './frame.text.ts'
import { entryLinks, productLinks, solutionLinks } from './frame-links.tsx'
import type { FrameSession } from './frame-session.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Organizations } from './organizations.tsx'
import { PremiumBadge } from './premium-badge.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const row = 'flex min-h-12 items-center justify-between gap-3 rounded-card px-3 hover:bg-rail-soft'

const plainLinks: readonly NavigationEntry[] = [
  { to: '/patient-portal', label: frameText.patientPortal },
  { to: '/pricing', label: frameText.pricing },
]

/** The menu of a narrow screen. A `details` element: it opens before, and without, any script. */
export function MobileMenu({ session }: { session: FrameSession }) {
  return (
    <DetailsMenu
      className="group"
      summaryClassName="flex min-h-11 list-none items-center gap-2 rounded-card border border-edge px-3 font-semibold [&::-webkit-details-marker]:hidden"
      summary={
        <>
          <MenuIcon size={20} aria-hidden="true" className="group-open:hidden" />
          <CloseIcon size={20} aria-hidden="true" className="hidden group-open:block" />
          {frameText.menu}
        </>
      }
    >
      <nav
        aria-label={frameText.mainMenu}
        className="absolute inset-x-0 top-full grid max-h-[calc(100dvh-4.5rem)] gap-4 overflow-y-auto border-line border-b bg-paper px-4 py-5 shadow-float sm:px-6"
      >
        <AccountLinks session={session} />
        <Organizations session={session} className="md:hidden" />
        <LinkGroup links={plainLinks} />
        <LinkGroup title={frameText.solutions} links={solutionLinks} />
        <LinkGroup title={frameText.product} links={productLinks} />
        <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
          <LanguageSwitch className="flex min-h-11 items-center gap-2 rounded-card px-3 font-semibold" />
          <ThemeSwitch />
        </div>
      </nav>
    </DetailsMenu>
  )
}

function LinkGroup({ title, links }: { title?: string; links: readonly NavigationEntry[] }) {
  return (
    <div className="border-line border-t pt-3">
      {title && <p className="px-3 pb-1 text-muted text-sm">{title}</p>}
      <ul>
        {links.map(link => (
          <li key={link.to}>
            <Link to={link.to} className={row}>
              {link.label}
              {link.badge}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function AccountLinks({ session }: { session: FrameSession }) {
  if (session.status !== 'signed-in') {
    return (
      <ul className="font-semibold">
        {entryLinks.slice(0, 3).map(link => (
          <li key={link.to}>
            <Link to={link.to} className={row}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <div className="grid gap-1 font-semibold">
      <p className="flex items-center justify-between gap-3 px-3">
        {session.name}
        <span className="flex flex-wrap items-center justify-end gap-2">
          <PremiumBadge session={session} />
        </span>
      </p>
      {session.isAdministrator && (
        <Link to="/admin" className={row}>
          {frameText.admin}
        </Link>
      )}
      <Link to="/case-manager" className={row}>
        {frameText.caseManager}
      </Link>
      <Link to="/account" className={row}>
        {frameText.signInAndSessions}
      </Link>
      <Button look="secondary" onClick={() => void session.signOut()}>
        {frameText.signOut}
      </Button>
    </div>
  )
}
