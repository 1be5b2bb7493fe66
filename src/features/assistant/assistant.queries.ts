import { mutationOptions } from '@tanstack/react-query'
import { pageLanguage } from '#lib/language.ts'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import type { assistantContract } from './assistant.contract.ts'
import { assistantPatientText as text } from './assistant.patient.text.ts'

const api = apiFor<typeof assistantContract>('assistant', apiRoutes.assistantContract)

/** The affirmation of the day. Where it cannot be had, the card stays away and nothing is said. */
export const affirmation = api.patient.affirmation.queryOptions({ input: { language: pageLanguage } })

/** Says what somebody needs. */
export const sayNeeds = mutationOptions({
  ...api.patient.needs.mutationOptions(),
  meta: {
    toast: { failure: () => ({ title: text.needsBox.failure, body: text.needsBox.failureHint }) },
  },
})
