import { mutationOptions } from '@tanstack/react-query'
import { fieldProblems } from '#lib/form-reading.ts'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { invitationsContract } from './invitations.contract.ts'
import { invitationsText as text } from './invitations.text.ts'

const api = apiFor<typeof invitationsContract>('invitations', apiRoutes.invitationsContract)

type Inviting = 'staff' | 'administrator'

/** Whether the database refused because every seat is taken. */
export const isFull = (error: unknown) => fieldProblems(error)[0]?.message === 'noSeatFree'

const changing = (hat: Inviting, success: typeof text.sent) => ({
  onSuccess: () => queryClient.invalidateQueries({ queryKey: [[hat]] }),
  meta: { toast: { success, failure: text.failed } },
})

/** Invites the person of a record. */
export const inviteRecord = (hat: Inviting) =>
  mutationOptions({ ...api[hat].invite.mutationOptions(), ...changing(hat, text.sent) })

export const sendInvitation = (hat: Inviting) =>
  mutationOptions({ ...api[hat].send.mutationOptions(), ...changing(hat, text.sent) })

export const takeBackInvitation = (hat: Inviting) =>
  mutationOptions({ ...api[hat].takeBack.mutationOptions(), ...changing(hat, text.takenBack) })

/** Who administers the organization, and who is invited to. */
export const administrators = api.administrator.administrators.queryOptions()

const askAgain = () => queryClient.invalidateQueries({ queryKey: api.administrator.key() })

export const inviteAdministrator = mutationOptions({
  ...api.administrator.inviteAdministrator.mutationOptions(),
  onSuccess: askAgain,
  meta: {
    toast: {
      success: text.sent,
      failure: error =>
        isFull(error)
          ? text.noSeatFree
          : problemCode(error) === 'CONFLICT'
            ? text.administrators.known
            : text.failed,
    },
  },
})

export const removeAdministrator = mutationOptions({
  ...api.administrator.removeAdministrator.mutationOptions(),
  onSettled: askAgain,
  meta: {
    toast: {
      success: text.administrators.removed,
      failure: error => (problemCode(error) === 'CONFLICT' ? text.administrators.last : text.failed),
    },
  },
})
