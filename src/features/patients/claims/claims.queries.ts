import { mutationOptions } from '@tanstack/react-query'
import { meetWhoIsHere } from '#features/auth/auth.queries.ts'
import { switchOrganization } from '#features/auth/sign-out/sign-out.queries.ts'
import { fieldProblems } from '#lib/form-reading.ts'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import type { patientsContract } from '../patients.contract.ts'
import { claimsText as text } from './claims.text.ts'

const { visitor } = apiFor<typeof patientsContract>('patients', apiRoutes.patientsContract)

/** Answers what the portal asked. From then on this person acts there, and whatever they see is asked anew. */
export const answerPortal = mutationOptions({
  ...visitor.openPortal.mutationOptions(),
  onSuccess: async ({ organizationId }) => {
    await switchOrganization(organizationId)
    await meetWhoIsHere()
  },
  meta: {
    toast: {
      failure: error => (fieldProblems(error)[0]?.message === 'bothHold' ? text.bothHold : text.failed),
    },
  },
})
