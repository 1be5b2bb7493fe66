import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { problemCode } from '#platform/api/api.client.ts'
import { queryClient } from '#platform/api/query-client.ts'
import { type StaffHat, StaffHatContext } from '#platform/api/staff-hat.client.ts'
import { refreshesOf, useChanges } from '#platform/live/live.client.ts'
import { administratorRefreshes, staffRefreshes } from '#platform/live/live.gen.ts'
import { joinClasses } from '#ui/class-names.ts'
import { AlertIcon } from '#ui/icons.ts'
import { lazyDialog } from '#ui/lazy-part.tsx'
import { useOpenedByAddress } from '#ui/opened-by-address.ts'
import { soundAlert } from '../alerts/alerts.store.ts'
import type { PersonInDanger } from '../safety.contract.ts'
import { openSafetyAlerts } from '../safety.queries.ts'
import { safetyStaffText as text } from '../safety.staff.text.ts'

// Alerts are rare: the list and the reading are not part of every page.
const OpenAlerts = lazyDialog(async () => (await import('./open-alerts.tsx')).OpenAlerts)

/** The frame hears of alerts by itself: not every screen of staff has a stream of its own. */
const refreshes = {
  staff: refreshesOf('safety', staffRefreshes),
  administrator: refreshesOf('safety', administratorRefreshes),
}

/** How many people need somebody now, always in sight for staff: in the frame, in the tab's title, and by a sound where chosen. */
export default function FrameAlerts({ hat }: { hat: StaffHat }) {
  return (
    <QueryClientProvider client={queryClient}>
      <StaffHatContext value={hat}>
        <AlertCount hat={hat} />
      </StaffHatContext>
    </QueryClientProvider>
  )
}

function AlertCount({ hat }: { hat: StaffHat }) {
  const { data: people, error } = useQuery(openSafetyAlerts(hat))
  const [isOpen, changeOpen] = useOpenedByAddress('alerts')
  const isRefused = problemCode(error) === 'FORBIDDEN' || problemCode(error) === 'UNAUTHORIZED'
  useChanges(hat, refreshes[hat], people !== undefined && !isRefused)
  const mine = people?.filter(({ isMine }) => isMine)
  const count = mine?.length ?? 0
  useTabTitle(isRefused ? 0 : count)
  useSound(mine)
  if (isRefused || (!people && !error)) return null
  const label = people ? text.frame(count) : text.failedToLoad.title
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => changeOpen(true)}
        className={joinClasses(
          'inline-flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-card px-2.5 font-semibold lg:h-9',
          count > 0
            ? 'bg-brick text-on-brick hover:bg-brick-strong'
            : 'text-muted hover:bg-sunken hover:text-ink',
        )}
      >
        <AlertIcon size={20} aria-hidden="true" className="shrink-0" />
        {count > 0 && <span className="tabular-nums">{count}</span>}
      </button>
      <span role="status" className="sr-only">
        {count > 0 && label}
      </span>
      {isOpen && (
        <Suspense>
          <OpenAlerts people={people} onClose={() => changeOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const COUNT = /^\(\d+\)\s*/

/** The count before the title of the tab, whatever page is opened meanwhile. It says of whom or of what to nobody. */
function useTabTitle(count: number): void {
  useEffect(() => {
    if (count === 0) return
    const bare = () => document.title.replace(COUNT, '')
    const show = () => {
      // A page without a title: the browser drops the space at the end, and would be told again without end.
      const counted = `(${count}) ${bare()}`.trim()
      if (document.title !== counted) document.title = counted
    }
    show()
    const watch = new MutationObserver(show)
    watch.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      watch.disconnect()
      document.title = bare()
    }
  }, [count])
}

/** Sounds when somebody new needs somebody, or wrote again; not for what stood there when the page was opened. */
function useSound(mine: readonly PersonInDanger[] | undefined): void {
  const heard = useRef<string>(undefined)
  const latest = mine
    ?.map(({ latestAt }) => latestAt)
    .toSorted()
    .at(-1)
  const isKnown = mine !== undefined
  useEffect(() => {
    if (!isKnown) return
    if (heard.current !== undefined && latest && latest > heard.current) soundAlert()
    heard.current = [heard.current ?? '', latest ?? ''].toSorted().at(-1)
  }, [isKnown, latest])
}
