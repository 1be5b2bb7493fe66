import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import type { billingContract } from './billing.contract.ts'

const api = apiFor<typeof billingContract>('billing', apiRoutes.billingContract)

/** Whether Premium is open for the member of staff who looks. */
export const premiumState = api.staff.premium.queryOptions({})
