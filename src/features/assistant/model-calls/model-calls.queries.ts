import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import type { modelCallsContract } from './model-calls.contract.ts'

const api = apiFor<typeof modelCallsContract>('model-calls', apiRoutes.modelCallsContract)

/** What a language model was sent, page after page, the newest first. Reading it again shows what came since. */
export const modelCallPages = api.administrator.list.infiniteOptions({
  input: (before: string | undefined) => ({ before }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: last => last.next ?? undefined,
  staleTime: 0,
})

/** One of them, word for word. It never changes once it has come back. */
export const modelCallWords = (id: string) => api.administrator.read.queryOptions({ input: { id } })
