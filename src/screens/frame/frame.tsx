import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { joinClasses } from '#ui/class-names.ts'
import { Footer } from './footer.tsx'
import { frameText } from './frame.text.ts'
import { useFrameSession } from './frame-session.ts'
import { Header } from './header.tsx'
import { QuickExit } from './quick-exit.tsx'
import { isInPortal, markOf, WORKSPACE_MARK } from './workspace/workspace-address.ts'

// Public pages do without it, and its code.
const WorkspaceFrame = lazy(() => import('./workspace/workspace-frame.tsx'))
const PortalFrame = lazy(() => import('./workspace/portal-frame.tsx'))
const WorkspaceFooter = lazy(() => import('./workspace/workspace-footer.tsx'))

// Only where an organization ends the sessions of those who do nothing.
const IdleWatch = lazy(() => import('#features/auth/idle/parts/idle-watch.tsx'))

/**
 * Whether this page stands in the workspace frame. The document that waits for a screen is the same for every address, so
 * that the first drawing is the site's; the mark at the root, set before the first paint, hides its header and footer.
 */
function useIsWorkspace(): boolean {
  const { pathname } = useLocation()
  const isLive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const mark = markOf(pathname)
  useEffect(() => {
    if (mark === undefined) document.documentElement.removeAttribute(WORKSPACE_MARK)
    else document.documentElement.setAttribute(WORKSPACE_MARK, mark)
  }, [mark])
  return isLive && mark !== undefined
}

/** The room of the bar of either workspace, to the pixel: what stands below it stays where it is when the bar arrives. */
const emptyBar = (
  <div className="hidden h-14 border-line border-b lg:h-12 in-data-workspace:block in-data-[workspace=portal]:h-[3.8125rem] lg:in-data-[workspace=portal]:h-[4.0625rem]" />
)

/** What stands around every page: the site's header and footer, or the frame of a workspace. */
export function Frame({ children }: { children: ReactNode }) {
  const isInWorkspace = useIsWorkspace()
  const isPortal = isInPortal(useLocation().pathname, useFrameSession())
  const hasRail = isInWorkspace && isPortal === false
  return (
    <div
      className={joinClasses(
        'flex min-h-dvh flex-col lg:in-data-[workspace=desk]:pl-52 print:pl-0!',
        hasRail && 'lg:pl-52',
      )}
    >
      <a
        href="#content"
        className="sr-only z-50 rounded-card bg-rail px-4 py-3 font-semibold text-on-rail focus:not-sr-only focus:absolute focus:top-3 focus:left-3"
      >
        {frameText.skip}
      </a>
      {isInWorkspace ? (
        <Suspense fallback={emptyBar}>
          {isPortal === undefined ? emptyBar : isPortal ? <PortalFrame /> : <WorkspaceFrame />}
        </Suspense>
      ) : (
        <>
          <Header />
          {emptyBar}
        </>
      )}
      <Idle />
      <QuickExit />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      {isInWorkspace ? (
        <Suspense fallback={null}>
          <WorkspaceFooter isPortal={isPortal === true} />
        </Suspense>
      ) : (
        <Footer />
      )}
    </div>
  )
}

function Idle() {
  const { pathname, search, hash } = useLocation()
  const { isIdleLimited, isStaff } = useFrameSession()
  if (!isIdleLimited) return null
  return (
    <Suspense fallback={null}>
      <IdleWatch address={pathname + search + hash} isStaff={isStaff} />
    </Suspense>
  )
}
