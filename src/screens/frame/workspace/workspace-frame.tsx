import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { DropdownMenu } from '#ui/dropdown-menu.tsx'
import { HandrailMark } from '#ui/handrail-mark.tsx'
import { MoreIcon } from '#ui/icons.ts'
import CommandPalette from '../command-palette/command-palette.tsx'
import { frameText } from '../frame.text.ts'
import { type FrameSession, useFrameSession } from '../frame-session.ts'
import { AccountMenu } from './account-menu.tsx'
import {
  administrationAddress,
  administrationSections,
  administrationTabOf,
} from './administration-sections.ts'
import { workspaceText as text } from './workspace.text.ts'

// Only who belongs to several organizations needs the menu, and its code.
const OrganizationSwitch = lazy(() => import('../organization-switch.tsx'))

/** One place of a workspace. */
interface Section {
  to: string
  label: string
  /** The label where there is little room; a part of it. */
  short: string
  icon: ComponentType<{ size: number; 'aria-hidden': 'true'; className?: string }>
  isCurrent: boolean
}

/** A phone's bottom bar holds this many; the rest is under More. */
const IN_THE_BOTTOM_BAR = 5

/** The sections of the workspace that an address belongs to, for somebody who may open it. */
function sectionsFor(session: FrameSession, search: string): Section[] {
  if (!session.isAdministrator) return []
  const current = administrationTabOf(search)
  return administrationSections.map(({ tab, label, icon, ...section }) => ({
    to: administrationAddress(tab),
    label,
    short: 'short' in section ? section.short : label,
    icon,
    isCurrent: tab === current,
  }))
}

/**
 * The frame around a workspace (decision 50): from 1024 px a rail with the sections at the left and a slim bar above the
 * work; below that a bar at the bottom, with what does not fit under More. No menus of the site: they are one link away.
 */
export default function WorkspaceFrame() {
  const session = useFrameSession()
  const { pathname, search } = useLocation()
  const sections = sectionsFor(session, search)
  return (
    <>
      <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-line border-b bg-paper px-4 lg:h-12 lg:px-8 print:hidden">
        <div className="flex min-w-0 items-center gap-2 lg:fixed lg:top-0 lg:left-0 lg:h-12 lg:w-52 lg:bg-sunken lg:px-3">
          <Link to="/" aria-label={frameText.home} className="shrink-0 rounded-card p-2 text-rail lg:p-1">
            <HandrailMark size={24} />
          </Link>
          <OrganizationName session={session} pathname={pathname} />
        </div>
        {session.isStaff && <CommandPalette look="field" />}
        <div className="ml-auto flex shrink-0 items-center gap-2">
          {session.isPremium && (
            <span className="max-sm:hidden">
              <Badge tone="marigold">{frameText.premium}</Badge>
            </span>
          )}
          {session.status === 'signed-in' && <AccountMenu session={session} />}
        </div>
      </header>
      {sections.length > 0 && (
        <>
          <nav
            aria-label={text.sections}
            className="fixed top-12 bottom-0 left-0 z-20 grid w-52 content-start gap-0.5 overflow-y-auto bg-sunken px-2 py-3 max-lg:hidden print:hidden"
          >
            {sections.map(section => (
              <RailLink key={section.to} section={section} />
            ))}
          </nav>
          <BottomBar sections={sections} />
        </>
      )}
    </>
  )
}

/** Where one works: a menu for who belongs to several organizations. */
function OrganizationName({ session, pathname }: { session: FrameSession; pathname: string }): ReactNode {
  const organizations = session.organizationsAt(pathname)
  if (organizations.length < 2)
    return <span className="truncate font-semibold">{organizations[0]?.name}</span>
  return (
    <Suspense fallback={null}>
      <OrganizationSwitch
        organizations={organizations}
        onChoose={id => void session.chooseOrganization(id)}
      />
    </Suspense>
  )
}

function RailLink({ section: { to, label, icon: Icon, isCurrent } }: { section: Section }) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={joinClasses(
        'relative flex min-h-9 items-center gap-3 rounded-card px-2.5 -outline-offset-3',
        isCurrent
          ? 'bg-surface font-semibold before:absolute before:inset-y-2 before:left-0 before:w-0.75 before:rounded-full before:bg-rail'
          : 'text-muted hover:text-ink',
      )}
    >
      <Icon size={18} aria-hidden="true" className={joinClasses('shrink-0', isCurrent && 'text-rail')} />
      <span className="min-w-0 truncate">{label}</span>
    </Link>
  )
}

const inBar =
  'flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 px-1 text-xs -outline-offset-3'

/** The sections where there is no room for a rail. */
function BottomBar({ sections }: { sections: readonly Section[] }) {
  const fits = sections.length <= IN_THE_BOTTOM_BAR
  const shown = fits ? sections : sections.slice(0, IN_THE_BOTTOM_BAR - 1)
  const rest = sections.slice(shown.length)
  return (
    <nav
      aria-label={text.sections}
      className="fixed inset-x-0 bottom-0 z-30 flex h-16 border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      {shown.map(({ to, label, short, icon: Icon, isCurrent }) => (
        <Link
          key={to}
          to={to}
          aria-label={label}
          aria-current={isCurrent ? 'page' : undefined}
          className={joinClasses(
            inBar,
            isCurrent ? 'font-semibold text-rail shadow-[inset_0_3px_0_var(--rail)]' : 'text-muted',
          )}
        >
          <Icon size={20} aria-hidden="true" />
          <span className="max-w-full truncate">{short}</span>
        </Link>
      ))}
      {rest.length > 0 && (
        <DropdownMenu
          label={text.more}
          trigger={
            <button
              type="button"
              className={joinClasses(
                inBar,
                rest.some(({ isCurrent }) => isCurrent) ? 'font-semibold text-rail' : 'text-muted',
              )}
            >
              <MoreIcon size={20} aria-hidden="true" />
              {text.more}
            </button>
          }
          items={rest.map(({ to, label, icon: Icon, isCurrent }) => ({
            key: to,
            label,
            to,
            icon: <Icon size={18} aria-hidden="true" />,
            isChosen: isCurrent,
          }))}
        />
      )}
    </nav>
  )
}
