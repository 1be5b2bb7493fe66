import { mutationOptions } from '@tanstack/react-query'
import { fieldProblems } from '#lib/form-reading.ts'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { Session } from '../auth.contract.ts'
import { sessionQuery } from '../auth.queries.ts'
import type { secondFactorContract } from './second-factor.contract.ts'
import { awaitsSecondFactor } from './second-factor.rules.ts'
import { secondFactorText as text } from './second-factor.text.ts'

// An account is the same whatever hat its person wears.
const api = apiFor<typeof secondFactorContract>('second-factor', apiRoutes.secondFactorContract).visitor

/** Whether one's second step is on, and how many recovery codes are left. */
export const secondFactor = api.show.queryOptions()

/** Other sessions may have ended, or other screens may have opened: whatever is known is asked again. */
const askAgain = () => queryClient.invalidateQueries()

/** Begins to set the second step up. What goes wrong stands in the dialog. */
export const beginSetUp = mutationOptions({ ...api.setUp.mutationOptions(), gcTime: 0 })

export const confirmSetUp = mutationOptions({
  ...api.confirm.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { success: text.turnedOn } },
})

export const turnOffSecondFactor = mutationOptions({
  ...api.turnOff.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { success: text.turnedOff } },
})

export const renewRecoveryCodes = mutationOptions({
  ...api.renewRecoveryCodes.mutationOptions(),
  gcTime: 0,
  onSuccess: askAgain,
})

/** The second step of signing in; who asks says what follows. */
export const confirmSignIn = api.confirmSignIn.mutationOptions()

/** What a refusal as a whole says, where it names no field. */
export function refusalOf(error: unknown): string | undefined {
  if (!error || fieldProblems(error).length > 0) return undefined
  const code = problemCode(error)
  if (code === undefined) return text.refusals.offline
  if (code === 'UNAUTHORIZED') return text.refusals.signedOut
  if (code === 'TOO_MANY_REQUESTS') return text.refusals.tooManyPasswords
  return code === 'CONFLICT' ? text.refusals.already : text.refusals.other
}

/**
 * Whether a screen of these hats stays closed only because the person has no second factor yet: asked anew, for whoever
 * was just refused. Where nobody can be asked, no.
 */
export async function isSecondFactorAwaited(
  hats: readonly Session['memberships'][number]['hat'][],
): Promise<boolean> {
  const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined)
  return session !== undefined && awaitsSecondFactor(session, hats)
}
