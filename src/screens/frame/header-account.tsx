import { NavLink } from 'react-router'
import { Button, ButtonLink } from '#ui/button.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { PersonIcon } from '#ui/icons.ts'
import { frameText } from './frame.text.ts'
import type { FrameSession } from './frame-session.ts'
import { PremiumBadge } from './premium-badge.tsx'

const link = ({ isActive }: { isActive: boolean }) =>
  joinClasses(
    'flex min-h-11 items-center rounded-card px-2 font-semibold hover:bg-sunken xl:px-3',
    isActive && 'text-rail',
  )

/** The right end of the header: signing in for a visitor; for somebody signed in, their screens and signing out. */
export function HeaderAccount({ session }: { session: FrameSession }) {
  if (session.status !== 'signed-in') {
    return (
      <>
        <NavLink to="/auth" className={link}>
          {frameText.adminLogin}
        </NavLink>
        <ButtonLink to="/patient-login" look="secondary" className="ml-2">
          {frameText.patientLogin}
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <PremiumBadge session={session} />
      {session.isAdministrator && (
        <NavLink to="/admin" className={link}>
          {frameText.admin}
        </NavLink>
      )}
      <NavLink to="/case-manager" className={link}>
        {frameText.caseManager}
      </NavLink>
      <NavLink
        to="/account"
        aria-label={frameText.accountOf(session.name ?? '')}
        title={frameText.accountOf(session.name ?? '')}
        className={state => joinClasses(link(state), 'min-w-11 justify-center')}
      >
        <PersonIcon size={20} aria-hidden="true" className="shrink-0" />
      </NavLink>
      <Button look="secondary" className="ml-2" onClick={() => void session.signOut()}>
        {frameText.signOut}
      </Button>
    </>
  )
}
