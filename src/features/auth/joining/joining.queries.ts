import { mutationOptions } from '@tanstack/react-query'
import { fieldProblems } from '#lib/form-reading.ts'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import { failureOf, meetWhoIsHere, reasonOf, sessionQuery } from '../auth.queries.ts'
import { authText } from '../auth.text.ts'
import type { joiningContract } from './joining.contract.ts'
import { joiningText as text } from './joining.text.ts'

const api = apiFor<typeof joiningContract>('joining', apiRoutes.joiningContract).visitor
// An open invitation stays when somebody signs in or out beside it: its key lies with those of accounts.
const account = apiFor<typeof joiningContract>('auth', apiRoutes.joiningContract).visitor

/** What the invitation of a link is for. */
export const invitation = (link: string) => account.invitation.queryOptions({ input: { link } })

/** The invitations that wait for the address of whoever is here. */
export const waitingInvitations = api.waiting.queryOptions()

/** The words for what the database refuses by name, such as an organization that is full. */
const refusalOf = (error: unknown): string | undefined =>
  (text.refusals as Record<string, string>)[fieldProblems(error)[0]?.message ?? '']

const notAccepted = (error: unknown) => {
  const refusal = refusalOf(error)
  if (refusal) return { title: text.failures.title, body: refusal }
  return failureOf(text.failures.title, { CONFLICT: authText.refusals.passwordNeeded })(error)
}

export const signUpInvited = mutationOptions({
  ...api.signUpInvited.mutationOptions(),
  onSuccess: meetWhoIsHere,
  meta: {
    toast: {
      success: text.accepted,
      failure: error => (refusalOf(error) ? notAccepted(error) : failureOf(text.failures.title)(error)),
    },
  },
})

export const acceptInvitation = mutationOptions({
  ...api.acceptInvitation.mutationOptions(),
  onSettled: meetWhoIsHere,
  meta: { toast: { success: text.accepted, failure: notAccepted } },
})

export const acceptWaiting = mutationOptions({
  ...api.acceptWaiting.mutationOptions(),
  onSettled: meetWhoIsHere,
  meta: { toast: { success: text.accepted, failure: notAccepted } },
})

const askAgain = async () => {
  await queryClient.invalidateQueries({ queryKey: api.waiting.key() })
  await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
}

export const declineInvitation = mutationOptions({
  ...api.decline.mutationOptions(),
  onSettled: askAgain,
  meta: { toast: { success: text.declined, failure: text.failures.declined } },
})

/** Leaves an organization in one hat; whatever was seen there is forgotten at once. */
export const leaveOrganization = mutationOptions({
  ...api.leave.mutationOptions(),
  onSettled: meetWhoIsHere,
  meta: {
    toast: {
      success: text.left,
      failure: error =>
        problemCode(error) === 'CONFLICT'
          ? { ...text.failures.left, body: text.mine.lastAdministrator }
          : { ...text.failures.left, body: reasonOf(error) },
    },
  },
})
