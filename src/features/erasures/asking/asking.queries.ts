import { mutationOptions } from '@tanstack/react-query'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { erasuresContract } from '../erasures.contract.ts'
import { erasuresPatientText as text } from '../erasures.patient.text.ts'

const api = apiFor<typeof erasuresContract>('erasures', apiRoutes.erasuresContract).patient

/** The wish of the patient who is signed in that everything is erased. */
export const ownErasure = api.own.queryOptions()

const askAgain = () => queryClient.invalidateQueries({ queryKey: api.key() })
const failure = () => text.failed

export const askToBeErased = mutationOptions({
  ...api.askOwn.mutationOptions(),
  onSettled: askAgain,
  meta: { toast: { success: () => text.asked, failure } },
})

export const takeOwnErasureBack = mutationOptions({
  ...api.takeBackOwn.mutationOptions(),
  onSettled: askAgain,
  meta: { toast: { success: () => text.takenBack, failure } },
})
