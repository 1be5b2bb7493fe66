import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import type { queueContract } from './queue.contract.ts'

const api = apiFor<typeof queueContract>('queue', apiRoutes.queueContract).staff

/** What needs the person who asks, page after page. */
export const ownQueue = api.list.infiniteOptions({
  input: (after: string | undefined) => ({ after }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: last => last.next ?? undefined,
})
