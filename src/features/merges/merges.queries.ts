import { mutationOptions } from '@tanstack/react-query'
import { fieldProblems } from '#lib/form-reading.ts'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import type { mergesContract } from './merges.contract.ts'
import { mergesStaffText as text } from './merges.staff.text.ts'

const api = apiFor<typeof mergesContract>('merges', apiRoutes.mergesContract)

/** Two records side by side, and what merging them would do. */
export const mergePreview = (id: string, otherId: string) =>
  api.administrator.preview.queryOptions({ input: { id, otherId }, staleTime: 0, retry: false })

/** The merges of a record. */
export const mergesOf = (id: string) => api.administrator.ofPatient.queryOptions({ input: { id } })

/** What came to a record since a merge. */
export const sinceMerge = (id: string) =>
  api.administrator.since.queryOptions({ input: { id }, staleTime: 0 })

/** Where a record went. */
export const mergedInto = (hat: StaffHat, id: string) =>
  api[hat].whither.queryOptions({ input: { id }, retry: false })

// Lists of every feature name the two records.
const askAgain = () => queryClient.invalidateQueries({ queryKey: [['administrator']] })

function failure(error: unknown) {
  const reason = fieldProblems(error)[0]?.message ?? ''
  const known: Record<string, { title: string; body: string }> = text.failures
  if (reason in known) return known[reason] ?? text.failures.other
  return problemCode(error) === 'NOT_FOUND' ? text.failures.gone : text.failures.other
}

export const mergeRecords = mutationOptions({
  ...api.administrator.merge.mutationOptions(),
  onSuccess: askAgain,
  meta: {
    toast: { success: (made: { isMerged: boolean }) => (made.isMerged ? text.merged : text.asked), failure },
  },
})

export const undoMerge = mutationOptions({
  ...api.administrator.undo.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { success: (undone: { goneName: string }) => text.undone(undone.goneName), failure } },
})

export const refuseMerge = mutationOptions({
  ...api.administrator.refuse.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { success: () => text.refused, failure } },
})
