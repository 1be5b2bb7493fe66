import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { QUICK_EXIT_ADDRESS } from '#lib/quick-exit.ts'
import { CloseIcon } from '#ui/icons.ts'
import { useFrameSession } from './frame-session.ts'
import { quickExitText as text } from './quick-exit.text.ts'
import { patientPages, QUICK_EXIT_MARK } from './quick-exit-script.ts'

/** Whether somebody may have to leave this page in a hurry: every page of patients, and how they sign in. */
function useIsPatientPage(): boolean {
  const { pathname } = useLocation()
  const { isPatient } = useFrameSession()
  return new RegExp(patientPages).test(pathname) || (isPatient && pathname === '/account')
}

/**
 * Leaves at once. A plain link, so that it works without a script as well; with one, `quick-exit-script.ts` handles the press
 * before anything else does, and shows the link already in the shell that waits for its screen. It stays in sight while
 * the page scrolls, and above every dialog.
 */
export function QuickExit() {
  const isHere = useIsPatientPage()
  useEffect(() => {
    document.documentElement.toggleAttribute(QUICK_EXIT_MARK, isHere)
  }, [isHere])
  return (
    <div
      suppressHydrationWarning
      data-here={isHere}
      className="pointer-events-none sticky top-0 z-60 mx-auto hidden w-full max-w-(--frame-width) justify-end px-4 py-2 sm:px-6 data-[here=true]:flex lg:h-0 print:hidden in-data-quick-exit-here:flex in-data-workspace:fixed in-data-workspace:inset-x-0 in-data-workspace:max-w-7xl lg:in-data-workspace:py-2.5"
    >
      <a
        href={QUICK_EXIT_ADDRESS}
        data-quick-exit=""
        rel="nofollow noreferrer"
        title={text.title}
        className="pointer-events-auto inline-flex h-11 shrink-0 items-center gap-2 rounded-card bg-ink px-3 font-semibold text-paper shadow-float sm:px-4 max-[22.5rem]:[&>svg]:hidden hover:bg-brick hover:text-on-brick"
      >
        <CloseIcon size={20} aria-hidden="true" />
        {text.label}
      </a>
    </div>
  )
}
