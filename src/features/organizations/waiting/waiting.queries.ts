import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import type { waitingContract } from './waiting.contract.ts'

const api = apiFor<typeof waitingContract>('waiting', apiRoutes.waitingContract)

/** How much waits for an administrator. A failure leaves the counts away, and nothing else. */
export const waitingCounts = api.administrator.counts.queryOptions({ retry: false })
