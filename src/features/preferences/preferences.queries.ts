import { mutationOptions } from '@tanstack/react-query'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { checkInsKeys } from '#features/check-ins/check-ins.queries.ts'
import { ownRecordKeys } from '#features/patients/patients.queries.ts'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { preferencesContract } from './preferences.contract.ts'
import { preferencesText as text } from './preferences.text.ts'

const api = apiFor<typeof preferencesContract>('preferences', apiRoutes.preferencesContract).patient

/** What the patient who is signed in decided about themselves. */
export const ownChoices = api.ownChoices.queryOptions()

/** What a choice changes: asked again once it is made. */
const ownChoicesKeys = [api.key()]

async function askAgain(): Promise<void> {
  const keys = [...ownChoicesKeys, ...ownRecordKeys, ...checkInsKeys]
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
  // By the session the screens know on which clock they say days and hours.
  onSuccess: async () => {
    await Promise.all([askAgain(), queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })])
  },
  meta: { toast: { success: () => text.clock.saved, failure } },
})

export const changeCheckIns = mutationOptions({
  ...api.changeCheckIns.mutationOptions(),
  onSuccess: askAgain,
  meta: {
    toast: {
      success: (now: { wantsCheckIns: boolean }) =>
        now.wantsCheckIns ? text.checkIns.on : text.checkIns.off,
      failure,
    },
  },
})
