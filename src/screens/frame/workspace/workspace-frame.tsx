import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { caseloadOverview } from '#features/caseload/caseload.queries.ts'
import { useNeeds } from '#features/queue/needs/needs.store.ts'
import { queryClient } from '#platform/api/query-client.ts'
import { useIsOnline } from '#platform/offline-cache/offline.client.ts'
import { deskLayoutText } from '#screens/desk/desk-layout.text.ts'
import { keepDoubleClicksTogether } from '#ui/double-click.ts'
import { HandrailMark } from '#ui/handrail-mark.tsx'
import CommandPalette from '../command-palette/command-palette.tsx'
import { frameText } from '../frame.text.ts'
import { type FrameSession, useFrameSession } from '../frame-session.ts'
import { PremiumBadge } from '../premium-badge.tsx'
import { AccountMenu } from './account-menu.tsx'
import { useAdministrationPlaces } from './administration-places.ts'
import { BACK_PLACE } from './back-place.ts'
import { deskSections, isInSection } from './desk-sections.ts'
import type { Section } from './section.ts'
import { BottomBar, Rail } from './section-links.tsx'
import { Shortcuts, ShortcutsEntry } from './shortcuts.tsx'
import { workspaceText as text } from './workspace.text.ts'

const FrameAlerts = lazy(() => import('#features/safety/parts/frame-alerts.tsx'))
// Only who belongs to several organizations needs the menu, and its code.
const OrganizationSwitch = lazy(() => import('../organization-switch.tsx'))

/** What stands in the rail: a name for the whole of it, and its places. */
interface Sections {
  label: string
  sections: readonly Section[]
}

/** The sections of the workspace that an address belongs to, for somebody who may open it. */
function useSections(session: FrameSession): Sections {
  const { pathname, search } = useLocation()
  // The desk asks for it; the frame only looks at what was answered.
  const { data: desk } = useQuery({ ...caseloadOverview, enabled: false }, queryClient)
  const needs = useNeeds()
  const isAtDesk = pathname.startsWith('/case-manager')
  const isAdministration = session.isAdministrator && !isAtDesk
  const administration = useAdministrationPlaces(isAdministration, pathname, search)
  if (isAdministration) return { label: text.sections, sections: administration }
  return {
    label: deskLayoutText.tabs,
    sections: !(session.isStaff || desk)
      ? []
      : deskSections.map(section => ({
          ...section,
          isCurrent: isInSection(pathname, section.to),
          ...waitingIn(section.to, { ...needs, conversations: desk?.waitingConversations }),
        })),
  }
}

/**
 * What waits at a place of the desk: everything that needs one; who waits for an answer, read or not (what is unread is a figure
 * of the desk); times to answer.
 */
function waitingIn(
  to: string,
  { rows = 0, requests = 0, conversations = 0 }: { rows?: number; requests?: number; conversations?: number },
): Pick<Section, 'count' | 'waiting'> {
  if (to === '/case-manager') return { count: rows, waiting: deskLayoutText.rowsNeedYou(rows) }
  if (to === '/case-manager/messages')
    return { count: conversations, waiting: deskLayoutText.conversationsWait(conversations) }
  if (to === '/case-manager/appointments')
    return { count: requests, waiting: deskLayoutText.requestsWait(requests) }
  return {}
}

/**
 * The frame around a workspace of staff (decision 50): from 1024 px a rail with the sections at the left and a slim bar above
 * the work; below that a bar at the bottom, with what does not fit under More. No menus of the site: they are one link away.
 */
export default function WorkspaceFrame() {
  const session = useFrameSession()
  const { pathname } = useLocation()
  const { label, sections } = useSections(session)
  const isOnline = useIsOnline()
  const [areKeysShown, showKeys] = useState(false)
  useEffect(keepDoubleClicksTogether, [])
  return (
    <>
      <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-line border-b bg-paper px-4 lg:h-12 lg:px-8 print:hidden">
        <div id={BACK_PLACE} className="min-w-0 empty:hidden lg:hidden" />
        <div className="flex min-w-0 items-center gap-2 max-lg:in-[:has([data-page-back])]:hidden lg:fixed lg:top-0 lg:left-0 lg:h-12 lg:w-52 lg:bg-sunken lg:px-3">
          <Link to="/" aria-label={frameText.home} className="shrink-0 rounded-card p-2 text-rail lg:p-1">
            <HandrailMark size={24} />
          </Link>
          <OrganizationName session={session} pathname={pathname} />
        </div>
        {session.isStaff && <CommandPalette />}
        {session.isStaff && <Shortcuts isOpen={areKeysShown} onOpenChange={showKeys} />}
        <div className="ml-auto flex shrink-0 items-center gap-2">
          {session.isStaff && (
            <Suspense fallback={null}>
              <FrameAlerts hat={alertHat(session, pathname)} />
            </Suspense>
          )}
          <div className="flex items-center gap-2 max-sm:hidden">
            <PremiumBadge session={session} />
          </div>
          {session.status === 'signed-in' && <AccountMenu session={session} />}
        </div>
      </header>
      {!isOnline && (
        <p role="status" className="border-line border-b bg-sunken px-4 py-2 text-sm lg:px-8">
          {text.offline}
        </p>
      )}
      {sections.length > 0 && (
        <>
          <Rail
            label={label}
            sections={sections}
            foot={session.isStaff && <ShortcutsEntry onPress={() => showKeys(true)} />}
          />
          <BottomBar label={label} sections={sections} />
        </>
      )}
    </>
  )
}

/** In which hat alerts are asked for here: at the desk as who works there, elsewhere as administrator where somebody is one. */
const alertHat = ({ isAdministrator }: FrameSession, pathname: string) =>
  isAdministrator && !pathname.startsWith('/case-manager') ? 'administrator' : 'staff'

/** Where one works: a menu for who belongs to several organizations. */
function OrganizationName({ session, pathname }: { session: FrameSession; pathname: string }): ReactNode {
  const organizations = session.organizationsAt(pathname)
  if (organizations.length < 2)
    return <span className="truncate font-semibold max-[18rem]:sr-only">{organizations[0]?.name}</span>
  return (
    <Suspense fallback={null}>
      <OrganizationSwitch
        organizations={organizations}
        onChoose={id => void session.chooseOrganization(id)}
      />
    </Suspense>
  )
}
