import { mutationOptions } from '@tanstack/react-query'
import { fieldProblems } from '#lib/form-reading.ts'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { erasuresContract } from './erasures.contract.ts'
import { erasuresStaffText as text } from './erasures.staff.text.ts'

const api = apiFor<typeof erasuresContract>('erasures', apiRoutes.erasuresContract).administrator

/** What erasing a person would take away. */
export const erasurePreview = (id: string) =>
  api.look.queryOptions({ input: { id }, staleTime: 0, retry: false })

/** Whether it is asked that a person is erased. */
export const erasureRequest = (id: string) => api.standing.queryOptions({ input: { id } })

/** Everybody who waits to be erased. */
export const waitingErasures = api.waiting.queryOptions()

const askAgain = () => queryClient.invalidateQueries({ queryKey: api.key() })

function failure(error: unknown) {
  if (fieldProblems(error)[0]?.message === 'another_name') return text.failures.another_name
  return ['NOT_FOUND', 'CONFLICT'].includes(problemCode(error) ?? '')
    ? text.failures.gone
    : text.failures.other
}

/** The dialog itself says that it is noted: a toast would lie over it on a phone. */
export const askToErase = mutationOptions({
  ...api.ask.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { failure } },
})

export const takeErasureBack = mutationOptions({
  ...api.takeBack.mutationOptions(),
  onSettled: askAgain,
  meta: { toast: { success: () => text.takenBack, failure } },
})

/** `called` is how the person is called in what is said afterwards. */
export const confirmErasure = (called: string) =>
  mutationOptions({
    ...api.confirm.mutationOptions(),
    onSettled: askAgain,
    meta: { toast: { success: () => text.confirmed(called), failure } },
  })
