import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { openSafetyAlerts } from '#features/safety/safety.queries.ts'
import { queryClient } from '#platform/api/query-client.ts'
import { ownQueue } from '../queue.queries.ts'
import { useStanding } from '../queue.store.ts'

/** Asks for the queue wherever at the desk one is, so that the rail counts what still waits, not what waited on the Overview. */
export const useAskedNeeds = (): void => {
  useInfiniteQuery(ownQueue())
}

/**
 * How many rows of the desk need whoever looks, those about danger among them, and how many of them are times to answer. The desk
 * asks; elsewhere this looks at what was answered, and is undefined as long as nothing was.
 */
export function useNeeds(): { rows: number; requests: number } | undefined {
  const { data: queue } = useInfiniteQuery({ ...ownQueue(), enabled: false }, queryClient)
  const { data: people = [] } = useQuery({ ...openSafetyAlerts('staff'), enabled: false }, queryClient)
  const [page] = useStanding(queue?.pages)
  return page && { rows: page.total + people.length, requests: page.counts.request ?? 0 }
}
