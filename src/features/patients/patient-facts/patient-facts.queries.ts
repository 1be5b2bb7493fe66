import { mutationOptions } from '@tanstack/react-query'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import type { patientFactsContract } from './patient-facts.contract.ts'
import { patientFactsText as text } from './patient-facts.text.ts'

const api = apiFor<typeof patientFactsContract>('patient-facts', apiRoutes.patientFactsContract)

/** Changes facts of a record; where somebody else did so meanwhile, nothing is changed. */
export const changeFacts = (hat: StaffHat) =>
  mutationOptions({
    ...api[hat].change.mutationOptions(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [[hat]] }),
    meta: { toast: { success: () => text.changed, failure: () => text.failed } },
  })
