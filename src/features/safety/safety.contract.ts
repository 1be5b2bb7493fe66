/** Safety alerts: that words of danger were recognised, about whom and where; never which words. */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'

export const safetyAlert = z.object({
  id: z.uuid(),
  patientId: z.uuid(),
  patientName: z.string(),
  kind: z.enum(['self_harm', 'harm_to_others', 'abuse', 'emergency']),
  source: z.enum([
    'message',
    'onboarding',
    'needs',
    'notebook',
    'form',
    'goal',
    'profile',
    'check_in',
    'appointment',
    'contact',
    'record',
  ]),
  createdAt: z.string(),
})
export type SafetyAlert = z.infer<typeof safetyAlert>

export const safetyContract = {
  openAlerts: procedure
    .route({
      method: 'GET',
      path: '/safety/alerts',
      tags: ['Safety'],
      summary: 'Alerts that nobody has answered yet',
    })
    .output(z.array(safetyAlert)),
  /** Says that a person saw the alert and takes care of it. Saying so twice keeps the first. */
  acknowledge: procedure
    .route({
      method: 'POST',
      path: '/safety/alerts/{id}/acknowledge',
      tags: ['Safety'],
      summary: 'Say that you saw an alert',
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ id: z.uuid(), patientId: z.uuid() })),
}
