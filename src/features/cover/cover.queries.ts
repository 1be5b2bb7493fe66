import { MutationObserver, mutationOptions } from '@tanstack/react-query'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { Cover, coverContract } from './cover.contract.ts'
import { coverText as text } from './cover.text.ts'

const api = apiFor<typeof coverContract>('cover', apiRoutes.coverContract)

/** Case managers give cover for their own caseload, administrators for anybody's. */
export type CoverHat = 'staff' | 'administrator'

/** The covers that run or are to come: one's own, or all of the organization. */
export const coversOf = (hat: CoverHat) => api[hat].list.queryOptions({ input: {} })

/** Who could be asked to cover. */
export const coverColleagues = (hat: CoverHat) => api[hat].colleagues.queryOptions({})

// Lists, figures and pages of every feature change with who may see whom.
const askAgain = (hat: CoverHat) => () => queryClient.invalidateQueries({ queryKey: [[hat]] })

const giveFailure = (error: unknown) => {
  const code = problemCode(error)
  if (code === 'CONFLICT') return text.failures.taken
  return code === 'FORBIDDEN' || code === 'NOT_FOUND' ? text.failures.notYours : text.failures.give
}

/** Gives a colleague access for a while. */
export const giveCover = (hat: CoverHat) =>
  mutationOptions({
    ...api[hat].give.mutationOptions(),
    onSuccess: askAgain(hat),
    meta: { toast: { success: (given: Cover) => text.given(given), failure: giveFailure } },
  })

/** Ends a cover before its time; the toast offers the way back. */
export const endCover = (hat: CoverHat) =>
  mutationOptions({
    ...api[hat].end.mutationOptions(),
    onSuccess: askAgain(hat),
    meta: {
      toast: {
        success: (ended: Cover) => ({
          ...text.ended(ended),
          action: { label: text.undo, onPress: () => resume(hat, ended.id) },
        }),
        failure: () => text.failures.end,
      },
    },
  })

const resumeCover = (hat: CoverHat) =>
  mutationOptions({
    ...api[hat].resume.mutationOptions(),
    onSuccess: askAgain(hat),
    meta: { toast: { success: (back: Cover) => text.resumed(back), failure: () => text.failures.resume } },
  })

function resume(hat: CoverHat, id: string): void {
  new MutationObserver(queryClient, resumeCover(hat)).mutate({ id }).catch(() => {})
}
