import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { CheckIcon, CloseIcon, MenuIcon } from '#ui/icons.ts'
import type { NavigationEntry } from '#ui/navigation-menu.tsx'
import { frameText } from './frame.text.ts'
import { entryLinks, productLinks, solutionLinks } from './frame-links.tsx'
import type { FrameSession } from './frame-session.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const row = 'flex min-h-12 items-center justify-between gap-3 rounded-card px-3 hover:bg-rail-soft'

const plainLinks: readonly NavigationEntry[] = [
  { to: '/patient-portal', label: frameText.patientPortal },
  { to: '/pricing', label: frameText.pricing },
]

/** The menu of a narrow screen. A `details` element: it opens before, and without, any script. */
export function MobileMenu({ session }: { session: FrameSession }) {
  const details = useRef<HTMLDetailsElement>(null)
  const { key, pathname } = useLocation()
  const organizations = session.organizationsAt(pathname)
  useCloseOnEscape(details)

  // A link was followed: the menu closes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address closes it
  useEffect(() => details.current?.removeAttribute('open'), [key])

  return (
    <details ref={details} className="group">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-card border border-edge px-3 font-semibold [&::-webkit-details-marker]:hidden">
        <MenuIcon size={20} aria-hidden="true" className="group-open:hidden" />
        <CloseIcon size={20} aria-hidden="true" className="hidden group-open:block" />
        {frameText.menu}
      </summary>
      <nav
        aria-label={frameText.mainMenu}
        className="absolute inset-x-0 top-full grid max-h-[calc(100dvh-4.5rem)] gap-4 overflow-y-auto border-line border-b bg-paper px-4 py-5 shadow-float sm:px-6"
      >
        <AccountLinks session={session} />
        {organizations.length > 1 && (
          <Organizations organizations={organizations} onChoose={session.chooseOrganization} />
        )}
        <LinkGroup links={plainLinks} />
        <LinkGroup title={frameText.solutions} links={solutionLinks} />
        <LinkGroup title={frameText.product} links={productLinks} />
        <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
          <LanguageSwitch className="flex min-h-11 items-center gap-2 rounded-card px-3 font-semibold" />
          <ThemeSwitch />
        </div>
      </nav>
    </details>
  )
}

function useCloseOnEscape(details: React.RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    function close(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !details.current?.open) return
      details.current.open = false
      details.current.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [details])
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

/** Which organization one acts in, where the header has no room for it. */
function Organizations({
  organizations,
  onChoose,
}: {
  organizations: ReturnType<FrameSession['organizationsAt']>
  onChoose: FrameSession['chooseOrganization']
}) {
  return (
    <fieldset className="border-line border-t pt-3 md:hidden">
      <legend className="sr-only">{frameText.organization}</legend>
      <p aria-hidden="true" className="px-3 pb-1 text-muted text-sm">
        {frameText.organization}
      </p>
      {organizations.map(({ id, name }, index) => (
        <button
          key={id}
          type="button"
          // The first is the one they act in.
          aria-pressed={index === 0}
          onClick={() => void onChoose(id)}
          className={joinClasses(row, 'w-full text-left')}
        >
          {name}
          {index === 0 && <CheckIcon size={18} aria-hidden="true" className="shrink-0 text-rail" />}
        </button>
      ))}
    </fieldset>
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
        {session.isPremium && <Badge tone="marigold">{frameText.premium}</Badge>}
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
