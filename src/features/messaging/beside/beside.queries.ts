import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import type { besideContract } from './beside.contract.ts'

const api = apiFor<typeof besideContract>('beside', apiRoutes.besideContract).staff

/** What to know beside a conversation before one answers it. */
export const besideConversationOf = (conversationId: string) =>
  api.open.queryOptions({ input: { conversationId } })
