import { mutationOptions } from '@tanstack/react-query'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import type { safetyContract } from './safety.contract.ts'
import { safetyStaffText as text } from './safety.staff.text.ts'

const api = apiFor<typeof safetyContract>('safety', apiRoutes.safetyContract)

/** The people about whom alerts are open. */
export const openSafetyAlerts = (hat: StaffHat) => api[hat].openAlerts.queryOptions({})

/** The words that raised a person's open alerts, and how to reach them. Asking is a read that is recorded. */
export const safetyAlertsRead = (hat: StaffHat, patientId: string) =>
  api[hat].readAlerts.queryOptions({ input: { patientId }, gcTime: 0, retry: false })

/** What was done about a patient's earlier alerts. */
export const settledSafetyAlerts = (hat: StaffHat, patientId: string) =>
  api[hat].settledAlerts.queryOptions({ input: { patientId } })

/** Settles what was read, with a sentence. That a colleague was first stands in the form. */
export const settleSafetyAlerts = (hat: StaffHat) =>
  mutationOptions({
    ...api[hat].settleAlerts.mutationOptions(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api[hat].key() }),
    meta: {
      toast: {
        success: () => text.settled,
        failure: (error: unknown) => (problemCode(error) === 'CONFLICT' ? undefined : text.settleFailed),
      },
    },
  })
