import { mutationOptions } from '@tanstack/react-query'
import { isFull } from '#features/organizations/invitations/invitations.queries.ts'
import { invitationsText } from '#features/organizations/invitations/invitations.text.ts'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { staffContract } from './staff.contract.ts'
import { staffText as text } from './staff.text.ts'

const api = apiFor<typeof staffContract>('staff', apiRoutes.staffContract)

const first = undefined as string | undefined

/** Case managers, page after page, by name. */
export const caseManagerPages = api.administrator.listCaseManagers.infiniteOptions({
  input: (after: string | undefined) => ({ after }),
  initialPageParam: first,
  getNextPageParam: last => last.next ?? undefined,
})

/** Specialists, page after page, by name. */
export const specialistPages = api.administrator.listSpecialists.infiniteOptions({
  input: (after: string | undefined) => ({ after }),
  initialPageParam: first,
  getNextPageParam: last => last.next ?? undefined,
})

/** Names for choosing somebody. */
export const staffNames = api.administrator.names.queryOptions({})

// A person added or moved changes counts and tables of other features too, and an administrator's screen is small.
const askAgain = () => queryClient.invalidateQueries({ queryKey: [['administrator']] })
const failure = (error: unknown) => {
  if (isFull(error)) return invitationsText.noSeatFree
  return problemCode(error) === 'CONFLICT' ? text.known : text.failed
}

export const addCaseManager = mutationOptions({
  ...api.administrator.addCaseManager.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { success: () => text.caseManagerAdded, failure } },
})

export const changeCaseManager = mutationOptions({
  ...api.administrator.changeCaseManager.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { success: () => text.caseManagerChanged, failure } },
})

export const makeDefault = mutationOptions({
  ...api.administrator.setDefault.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { success: (done: { name: string }) => text.defaultSet(done.name), failure } },
})

export const assignSpecialist = mutationOptions({
  ...api.administrator.assignSpecialist.mutationOptions(),
  onSuccess: askAgain,
  meta: {
    toast: { success: (done: { patients: number }) => text.specialistAssigned(done.patients), failure },
  },
})

export const addSpecialist = mutationOptions({
  ...api.administrator.addSpecialist.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { success: () => text.specialistAdded, failure } },
})

export const changeSpecialist = mutationOptions({
  ...api.administrator.changeSpecialist.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { success: () => text.specialistChanged, failure } },
})
