import { useQuery } from '@tanstack/react-query'
import { waitingCounts } from '#features/organizations/waiting/waiting.queries.ts'
import { queryClient } from '#platform/api/query-client.ts'
import { refreshesOf, useChanges } from '#platform/live/live.client.ts'
import { administratorRefreshes } from '#platform/live/live.gen.ts'
import { administrationText } from '#screens/administration/administration.text.ts'
import {
  type AdministrationTab,
  administrationAddress,
  administrationSections,
  administrationTabAt,
} from './administration-sections.ts'
import type { Section } from './section.ts'

const text = administrationText.waiting

/** The frame hears of what waits by itself: not every screen of an administrator has a stream of its own. */
const refreshes = refreshesOf('waiting', administratorRefreshes)

/** The sections of administration with what waits in each, for an administrator at this address. */
export function useAdministrationPlaces(isHere: boolean, pathname: string, search: string): Section[] {
  const { data: counts } = useQuery({ ...waitingCounts, enabled: isHere }, queryClient)
  useChanges('administrator', refreshes, isHere && counts !== undefined)
  if (!isHere) return []
  const current = pathname.startsWith('/admin') ? administrationTabAt(pathname, search) : undefined
  const { unassigned = 0, erasures = 0, alike = 0, requests = 0 } = counts ?? {}
  const waiting: Partial<Record<AdministrationTab, [number, string][]>> = {
    patients: [
      [unassigned, text.unassigned(unassigned)],
      [erasures, text.erasures(erasures)],
    ],
    'may-be-the-same': [
      [alike, text.alike(alike)],
      [requests, text.requests(requests)],
    ],
  }
  return administrationSections.map(({ tab, ...section }) => {
    const here = (waiting[tab] ?? []).filter(([count]) => count > 0)
    return {
      ...section,
      to: administrationAddress(tab),
      isCurrent: tab === current,
      count: here.reduce((sum, [count]) => sum + count, 0),
      waiting: here.map(([, words]) => words).join(', '),
    }
  })
}
