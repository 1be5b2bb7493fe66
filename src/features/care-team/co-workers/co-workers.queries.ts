import { mutationOptions } from '@tanstack/react-query'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import type { careTeamContract, TeamMember } from '../care-team.contract.ts'
import { coWorkersText as text } from './co-workers.text.ts'

const api = apiFor<typeof careTeamContract>('care-team', apiRoutes.careTeamContract)

/** Everybody who works here but the one who asks. */
export const coWorkerColleagues = (hat: StaffHat) => api[hat].colleagues.queryOptions({})

const askAgain = (hat: StaffHat) => () => queryClient.invalidateQueries({ queryKey: api[hat].key() })

const addFailure = (error: unknown) => {
  const code = problemCode(error)
  if (code === 'CONFLICT') return text.failures.already
  return code === 'FORBIDDEN' || code === 'NOT_FOUND' ? text.failures.notYours : text.failures.add
}

/** Adds a co-worker, from now on. */
export const addCoWorker = (hat: StaffHat) =>
  mutationOptions({
    ...api[hat].addCoWorker.mutationOptions(),
    onSuccess: askAgain(hat),
    meta: { toast: { success: (added: TeamMember) => text.added(added.name), failure: addFailure } },
  })

/** Ends the membership of a co-worker at this moment. */
export const endCoWorker = (hat: StaffHat, name: string) =>
  mutationOptions({
    ...api[hat].endCoWorker.mutationOptions(),
    onSuccess: askAgain(hat),
    meta: { toast: { success: () => text.ended(name), failure: () => text.failures.end } },
  })
