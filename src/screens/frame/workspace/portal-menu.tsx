import { Link } from 'react-router'
import { brand } from '#lib/brand.ts'
import { Button } from '#ui/button.tsx'
import { ChevronDownIcon, PersonIcon } from '#ui/icons.ts'
import { DetailsMenu } from '../details-menu.tsx'
import { frameText } from '../frame.text.ts'
import type { FrameSession } from '../frame-session.ts'
import { Organizations } from '../organizations.tsx'
import { PremiumBadge } from '../premium-badge.tsx'
import { workspaceText as text } from './workspace.text.ts'

const row = 'flex min-h-12 items-center rounded-card px-3 hover:bg-rail-soft'

/** Who is here: how they sign in, their other workspaces, the site, and the way out. */
export function PortalMenu({ session }: { session: FrameSession }) {
  const name = session.name ?? ''
  return (
    <DetailsMenu
      className="lg:relative"
      summaryClassName="flex min-h-11 min-w-11 list-none items-center justify-center gap-1.5 rounded-card hover:bg-sunken lg:px-2 [&::-webkit-details-marker]:hidden"
      summary={
        <>
          <PersonIcon size={20} aria-hidden="true" className="lg:hidden" />
          <span className="max-w-32 truncate max-lg:sr-only">{name}</span>
          <ChevronDownIcon size={18} aria-hidden="true" className="text-muted max-lg:hidden" />
        </>
      }
    >
      <nav
        aria-label={frameText.account}
        className="absolute inset-x-0 top-full grid gap-1 border-line border-b bg-paper px-4 py-3 shadow-float sm:px-6 lg:right-0 lg:left-auto lg:w-72 lg:rounded-card lg:border lg:p-2"
      >
        <p className="flex items-center gap-3 px-3 lg:has-[>:only-child]:hidden">
          <span className="min-w-0 flex-1 truncate font-semibold lg:hidden">{name}</span>
          <PremiumBadge session={session} />
        </p>
        <Organizations session={session} />
        <Link to="/account" className={row}>
          {frameText.signInAndSessions}
        </Link>
        {session.isAdministrator && (
          <Link to="/admin" className={row}>
            {frameText.admin}
          </Link>
        )}
        <Link to="/case-manager" className={row}>
          {frameText.caseManager}
        </Link>
        <Link to="/" className={row}>
          {text.about(brand.name)}
        </Link>
        <Button look="secondary" onClick={() => void session.signOut()}>
          {frameText.signOut}
        </Button>
      </nav>
    </DetailsMenu>
  )
}
