import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { countToDo } from '#features/caseload/next-step/next-step.rules.ts'
import { ownForms } from '#features/forms/forms.queries.ts'
import { ownFigures } from '#features/patients/patients.queries.ts'
import { showsGettingStarted } from '#features/patients/patients.rules.ts'
import { myTasks } from '#features/tasks/tasks.queries.ts'
import { brand } from '#lib/brand.ts'
import { pageLanguage } from '#lib/language.ts'
import { queryClient } from '#platform/api/query-client.ts'
import { portalLayoutText } from '#screens/patient-portal/portal-layout.text.ts'
import { joinClasses } from '#ui/class-names.ts'
import { Count } from '#ui/count.tsx'
import { HandrailMark } from '#ui/handrail-mark.tsx'
import { frameText } from '../frame.text.ts'
import { type FrameSession, useFrameSession } from '../frame-session.ts'
import { LanguageSwitch } from '../language-switch.tsx'
import { PortalMenu } from './portal-menu.tsx'
import { GETTING_STARTED, portalSections } from './portal-sections.ts'
import type { Section } from './section.ts'
import { BottomBar } from './section-links.tsx'

/** As wide as Quick exit is in each language: it is fixed above this bar, as the last thing in it. */
const quickExitRoom = { en: 'w-31 min-[22.5rem]:w-33 sm:w-36', es: 'w-32 min-[22.5rem]:w-39 sm:w-42' }

/** The sections of the portal for whoever has one; Getting Started until it is done. */
function usePortalSections(session: FrameSession): Section[] {
  const { pathname } = useLocation()
  // The portal asks for them; the frame only looks at what was answered.
  const { data: figures } = useQuery({ ...ownFigures, enabled: false }, queryClient)
  const { data: forms } = useQuery({ ...ownForms, enabled: false }, queryClient)
  const { data: tasks } = useQuery({ ...myTasks, enabled: false }, queryClient)
  if (!(session.isPatient || figures)) return []
  const toDo = countToDo(forms, tasks)
  const waiting: Record<string, Pick<Section, 'count' | 'waiting'>> = {
    '/patient-portal/forms-and-tasks': { count: toDo, waiting: portalLayoutText.toDo(toDo) },
    '/patient-portal/messages': { count: figures?.unreadMessages },
  }
  return portalSections
    .filter(({ to }) => to !== GETTING_STARTED || (figures && showsGettingStarted(figures)))
    .map(section => ({
      ...section,
      isCurrent: pathname === section.to || pathname.startsWith(`${section.to}/`),
      ...waiting[section.to],
    }))
}

/**
 * The frame around the portal (decision 50): one bar above everything, whose right end is kept free for Quick exit, with the
 * sections in it from 1024 px; below that they stand at the bottom.
 */
export default function PortalFrame() {
  const session = useFrameSession()
  const sections = usePortalSections(session)
  return (
    <>
      <header className="sticky top-0 z-30 border-line border-b bg-paper print:hidden">
        <div className="mx-auto flex min-h-15 w-full max-w-7xl items-center gap-1 px-4 max-[17rem]:flex-wrap max-[17rem]:py-2 sm:gap-2 sm:px-6 lg:h-16">
          <Link
            to="/"
            aria-label={frameText.home}
            className="flex min-h-11 shrink-0 items-center gap-2.5 rounded-card font-display font-semibold text-xl max-[17rem]:-order-1"
          >
            <span className="text-rail">
              <HandrailMark size={28} />
            </span>
            <span className="max-lg:hidden">{brand.name}</span>
          </Link>
          <TopLinks sections={sections} />
          {/* With letters of twice the size a phone has no room for all: the rest stands below Quick exit. */}
          <div className="ml-auto flex items-center gap-1 max-[17rem]:contents">
            {/* A dialog takes every press but these on it, on Quick exit, and here. */}
            <LanguageSwitch
              className="pointer-events-auto flex min-h-11 items-center gap-2 rounded-card px-1.5 hover:bg-sunken [&>svg]:hidden"
              words="always"
            />
            {session.status === 'signed-in' && <PortalMenu session={session} />}
            <span
              className={joinClasses(
                'shrink-0 max-[17rem]:-order-1 max-[17rem]:ml-auto',
                quickExitRoom[pageLanguage],
              )}
            />
          </div>
        </div>
      </header>
      {sections.length > 0 && <BottomBar label={portalLayoutText.tabs} sections={sections} />}
    </>
  )
}

/** The sections where there is room for them above the page. */
function TopLinks({ sections }: { sections: readonly Section[] }) {
  return (
    <nav aria-label={portalLayoutText.tabs} className="flex h-full gap-1 pl-3 max-lg:hidden">
      {sections.map(({ to, label, isCurrent, count, waiting }) => (
        <Link
          key={to}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          className={joinClasses(
            'flex items-center gap-2 whitespace-nowrap border-b-3 px-2.5 pt-0.75 -outline-offset-3',
            isCurrent
              ? 'border-rail font-semibold text-rail'
              : 'border-transparent text-muted hover:text-ink',
          )}
        >
          <span>{label}</span>
          <Count count={count} words={waiting} />
        </Link>
      ))}
    </nav>
  )
}
