import { mutationOptions } from '@tanstack/react-query'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import type { FoundBy, LikePatient, likenessContract, TypedFacts } from './likeness.contract.ts'
import { likenessText } from './likeness.text.ts'

const api = apiFor<typeof likenessContract>('likeness', apiRoutes.likenessContract)
const text = likenessText.toasts

/** Who is there already and like somebody who is about to be created. */
export interface FoundAlike {
  /** Of those whom one may see. */
  own: LikePatient[]
  /** By which facts others are. */
  others: FoundBy[]
  /** Whether others could not be asked about any more in this hour. */
  isUnasked: boolean
  /** Under which id others were asked about. */
  checkId: string
}

/** Asks before a patient is created. What can't be asked keeps nobody from creating: administrators are shown who is alike. */
export async function findAlike(hat: StaffHat, typed: TypedFacts): Promise<FoundAlike> {
  const checkId = crypto.randomUUID()
  const isAdministrator = hat === 'administrator'
  const asked = isAdministrator
    ? api.administrator.alikeInOrganization.call(typed)
    : api.staff.alike.call(typed)
  const [own, others] = await Promise.allSettled([
    asked,
    isAdministrator ? { foundBy: [] } : api.staff.ask.call({ ...typed, id: checkId }),
  ])
  return {
    own: own.status === 'fulfilled' ? own.value : [],
    others: others.status === 'fulfilled' ? others.value.foundBy : [],
    isUnasked: others.status === 'rejected' && problemCode(others.reason) === 'TOO_MANY_REQUESTS',
    checkId,
  }
}

const askAgain = () =>
  Promise.all(
    (['staff', 'administrator'] as const).map(hat =>
      queryClient.invalidateQueries({ queryKey: api[hat].key() }),
    ),
  )

/** Asks administrators to be added to the care team. */
export const requestAddition = mutationOptions({
  ...api.staff.request.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { success: text.asked, failure: text.failed } },
})

/** What one asked for, until its answer is put away. */
export const ownRequests = api.staff.ownRequests.queryOptions({ retry: false })

export const putAway = mutationOptions({
  ...api.staff.putAway.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { failure: text.failed } },
})

export const additionRequests = api.administrator.requests.queryOptions({})

export const answerRequest = mutationOptions({
  ...api.administrator.answer.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { failure: error => (problemCode(error) === 'FORBIDDEN' ? text.closed : text.failed) } },
})

export const alikePairs = api.administrator.pairs.queryOptions({ input: {} })

export const keepPairApart = mutationOptions({
  ...api.administrator.dismiss.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { success: text.apart, failure: text.failed } },
})
