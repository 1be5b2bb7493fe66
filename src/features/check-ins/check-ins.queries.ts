import { mutationOptions } from '@tanstack/react-query'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { checkInsContract } from './check-ins.contract.ts'
import { checkInsText as text } from './check-ins.text.ts'

const api = apiFor<typeof checkInsContract>('check-ins', apiRoutes.checkInsContract)

const askAgain = () => queryClient.invalidateQueries({ queryKey: api.patient.key() })

/** Today's check-in, the streak and the milestones of the patient who is signed in. */
export const ownCheckIns = api.patient.overview.queryOptions()

/** Says how today is, or changes what was said today. */
export const checkIn = mutationOptions({
  ...api.patient.checkIn.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { failure: () => text.failures.checkIn } },
})

/** Tells the case manager of the words of a private check-in. */
export const tellOfCheckIn = mutationOptions({
  ...api.patient.tell.mutationOptions(),
  meta: { toast: { failure: () => text.failures.tell } },
})

/** Takes a check-in back. */
export const forgetCheckIn = mutationOptions({
  ...api.patient.forget.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { success: () => text.forgotten, failure: () => text.failures.forget } },
})

/** What a patient shared with their case manager. */
export const sharedCheckIns = (patientId: string) => api.staff.shared.queryOptions({ input: { patientId } })

/** Everything about check-ins, for change notifications. */
export const checkInsKeys = [api.patient.key()]
