/** Whether Premium is open for the member of staff who asks, and why. */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'

export const billingContract = {
  premium: procedure
    .route({ method: 'GET', path: '/billing/premium', tags: ['Billing'], summary: 'Whether Premium is open' })
    .output(
      z.object({
        isOpen: z.boolean(),
        reason: z.enum(['billing-off', 'administrator', 'subscription', 'plan', 'trial']).nullable(),
        /** When the trial ends or ended, where the organization is on one. */
        trialEndsAt: z.string().nullable(),
      }),
    ),
}
