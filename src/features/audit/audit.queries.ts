import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import type { auditContract } from './audit.contract.ts'

const api = apiFor<typeof auditContract>('audit', apiRoutes.auditContract)

/** Who opened the record of the patient who is signed in, page after page, the newest first. */
export const ownOpenings = api.patient.openings.infiniteOptions({
  input: (before: number | undefined) => ({ before }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: last => last.next ?? undefined,
})
