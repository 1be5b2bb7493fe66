import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import type { auditLogContract, LogQuestion } from './audit-log.contract.ts'

const api = apiFor<typeof auditLogContract>('audit-log', apiRoutes.auditLogContract)

/** The audit log of the organization, page after page, the newest first. Reading it again shows what came since. */
export const logPages = (question: Omit<LogQuestion, 'before'>) =>
  api.administrator.entries.infiniteOptions({
    input: (before: number | undefined) => ({ ...question, before }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: last => last.next ?? undefined,
    staleTime: 0,
  })

/** Staff and administrators of the organization, former ones too. */
export const peopleInLog = api.administrator.people.queryOptions({})

/** Where the same entries can be had as a file. */
export function logAddress(question: Omit<LogQuestion, 'before'>): string {
  const address = new URLSearchParams(Object.entries(question) as [string, string][])
  return `/audit-log.csv?${address}`
}
