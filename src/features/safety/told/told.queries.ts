import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import type { safetyContract } from '../safety.contract.ts'

const api = apiFor<typeof safetyContract>('safety', apiRoutes.safetyContract)

/** Whether somebody was told of one's own words, and has seen them. Asked anew whenever a card appears. */
export const mySafetyAlerts = api.patient.myAlerts.queryOptions({ staleTime: 0 })
