import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import type { reportsContract } from './reports.contract.ts'
import { reportsText } from './reports.text.ts'

const api = apiFor<typeof reportsContract>('reports', apiRoutes.reportsContract)
const text = reportsText.toasts

/** Changes are heard of; what was missed of a report at work is asked for now and then. */
const ASKED_AGAIN_MS = 3_000

export const latestReports = (hat: StaffHat) =>
  queryOptions({
    ...api[hat].latest.queryOptions(),
    refetchInterval: ({ state }) =>
      state.data?.some(report => report.state === 'making') ? ASKED_AGAIN_MS : false,
  })

export const openReport = (hat: StaffHat, id: string) =>
  queryOptions({
    ...api[hat].open.queryOptions({ input: { id }, retry: false }),
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? ASKED_AGAIN_MS : false),
  })

function failure(error: unknown) {
  const code = problemCode(error)
  if (code === 'TOO_MANY_REQUESTS') return text.tooMany
  return code === 'PAYMENT_REQUIRED' ? text.premium : text.failed
}

export const makeReport = (hat: StaffHat) =>
  mutationOptions({
    ...api[hat].make.mutationOptions(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api[hat].latest.key() }),
    meta: { toast: { failure } },
  })

/** Where a report is downloaded. */
export const reportFile = (hat: StaffHat, id: string, ending: 'json' | 'csv') =>
  `/reports/${id}.${ending}?as=${hat}`
