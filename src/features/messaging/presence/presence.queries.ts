import { queryOptions } from '@tanstack/react-query'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { presenceContract } from './presence.contract.ts'
import { RENEWED_EVERY_MS } from './presence.rules.ts'

const api = apiFor<typeof presenceContract>('presence', apiRoutes.presenceContract).staff

/** One key whether one reads or writes: what is shown stays while it is asked for again. */
const keyOf = (conversationId: string) => [...api.keep.key(), conversationId]

/**
 * The colleagues at a conversation. Asking is what says that one is there, so it is asked again for as long as the page is looked at,
 * and whenever somebody comes or goes; it happens by itself, so a failure stays silent.
 */
export const colleaguesAt = (conversationId: string, isWriting: () => boolean) =>
  queryOptions({
    queryKey: keyOf(conversationId),
    queryFn: ({ signal }) => api.keep.call({ conversationId, isWriting: isWriting() }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: RENEWED_EVERY_MS,
    retry: false,
  })

export const sayAgain = (conversationId: string) =>
  queryClient.invalidateQueries({ queryKey: keyOf(conversationId) })

/** One has left; said also by a page that goes away. Where it does not arrive, it is over within a minute or two all the same. */
export function leaveConversation(conversationId: string): void {
  void queryClient.cancelQueries({ queryKey: keyOf(conversationId) })
  api.leave.call({ conversationId }, { context: { outlivesPage: true } }).catch(() => {})
}
