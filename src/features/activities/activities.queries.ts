import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import type { activitiesContract } from './activities.contract.ts'
import { ACTIVITIES_IN_A_FEED } from './activities.rules.ts'

const api = apiFor<typeof activitiesContract>('activities', apiRoutes.activitiesContract)

/** The newest activities of oneself, of one's caseload or of the organization; or of one patient, or one case manager's. */
export const activitiesOf = (
  hat: 'patient' | 'staff' | 'administrator',
  of: { patientId?: string; caseManagerId?: string } = {},
  limit = ACTIVITIES_IN_A_FEED,
) => api[hat].list.queryOptions({ input: { ...of, limit } })
