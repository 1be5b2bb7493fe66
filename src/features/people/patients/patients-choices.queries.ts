import { mutationOptions } from '@tanstack/react-query'
import { momentumKeys } from '#features/momentum/momentum.queries.ts'
import { apiFor } from '#platform/api.client.ts'
import { apiRoutes } from '#platform/api-routes.gen.ts'
import { queryClient } from '#platform/query-client.ts'
import { ownRecordKeys } from './patients.queries.ts'
import type { patientsChoicesContract } from './patients-choices.contract.ts'
import { patientsChoicesText as text } from './patients-choices.text.ts'

const api = apiFor<typeof patientsChoicesContract>(
  'patients-choices',
  apiRoutes.patientsChoicesContract,
).patient

/** What the patient who is signed in decided about themselves. */
export const ownChoices = api.ownChoices.queryOptions()

/** Own choices, for the bell. */
export const ownChoicesKeys = [api.key()]

async function askAgain(): Promise<void> {
  const keys = [...ownChoicesKeys, ...ownRecordKeys, ...momentumKeys]
  await Promise.all(keys.map(queryKey => queryClient.invalidateQueries({ queryKey })))
}

const failure = () => text.failed

export const changeContact = mutationOptions({
  ...api.changeContact.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { success: () => text.contact.saved, failure } },
})

export const changeModelChoice = mutationOptions({
  ...api.changeModelChoice.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { success: () => text.model.saved, failure } },
})

export const changeClock = mutationOptions({
  ...api.changeClock.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { success: () => text.clock.saved, failure } },
})

export const changeMomentum = mutationOptions({
  ...api.changeMomentum.mutationOptions(),
  onSuccess: askAgain,
  meta: {
    toast: {
      success: (now: { wantsMomentum: boolean }) =>
        now.wantsMomentum ? text.momentum.on : text.momentum.off,
      failure,
    },
  },
})
