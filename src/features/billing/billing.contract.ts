/** Whether Premium is open for the member of staff who asks, and why; buying it for oneself. */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'
import { plans, testChanges } from './billing.rules.ts'

const tags = ['Billing']

const premium = z.object({
  isOpen: z.boolean(),
  reason: z.enum(['billing-off', 'administrator', 'subscription', 'plan', 'trial']).nullable(),
  plan: z.enum(plans),
  /** Whether a subscription would open what is not open anyway. */
  mayBuy: z.boolean(),
  /** When the trial ends or ended, where the organization is on one and anything ends with it: not with billing off. */
  trialEndsAt: z.string().nullable(),
  /** Whether a subscription of one's own runs, whatever else opens Premium. */
  isSubscribed: z.boolean(),
  /** The own subscription, where there is or was one. */
  subscriptionEndsAt: z.string().nullable(),
  renews: z.boolean(),
  /** When the payment provider was last asked about it. */
  askedAt: z.string().nullable(),
  /** No card is charged: this copy has no payment provider, and its own checkout is for trying things out (decision 34). */
  isTest: z.boolean(),
})
export type Premium = z.infer<typeof premium>

/** Where to go on, in a new tab. */
const place = z.object({ url: z.string() })

export const billingContract = {
  premium: procedure
    .route({ method: 'GET', path: '/billing/premium', tags, summary: 'Whether Premium is open' })
    .output(premium),
  check: procedure
    .route({ method: 'POST', path: '/billing/check', tags, summary: 'Have the payment provider asked' })
    .output(premium),
  checkout: procedure
    .route({ method: 'POST', path: '/billing/checkout', tags, summary: 'Buy Premium for oneself' })
    .output(place),
  portal: procedure
    .route({ method: 'POST', path: '/billing/portal', tags, summary: 'Manage the own subscription' })
    .output(place),
  changeTest: procedure
    .route({ method: 'POST', path: '/billing/test', tags, summary: 'Choose in the built-in test checkout' })
    .input(z.object({ change: z.enum(testChanges) }))
    .output(premium),
}
