import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import type { MessagingHat } from '../messaging.queries.ts'
import type { askedFilesContract } from './asked-files.contract.ts'

const api = apiFor<typeof askedFilesContract>('askedFiles', apiRoutes.askedFilesContract)

/** Which messages of a conversation ask for a file, and how that stands. */
export const askedFilesIn = (hat: MessagingHat, conversationId: string) =>
  api[hat].list.queryOptions({ input: { conversationId } })
