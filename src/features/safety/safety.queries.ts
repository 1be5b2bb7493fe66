import { mutationOptions } from '@tanstack/react-query'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import type { safetyContract } from './safety.contract.ts'
import { safetyStaffText as text } from './safety.staff.text.ts'

const api = apiFor<typeof safetyContract>('safety', apiRoutes.safetyContract)

/** The alerts that nobody has answered yet, about the patients of whoever asks. */
export const openSafetyAlerts = (hat: StaffHat) => api[hat].openAlerts.queryOptions({})

/** Says that a person saw the alert. */
export const acknowledgeAlert = (hat: StaffHat) =>
  mutationOptions({
    ...api[hat].acknowledge.mutationOptions(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api[hat].key() }),
    meta: { toast: { success: () => text.acknowledged, failure: () => text.failed } },
  })
