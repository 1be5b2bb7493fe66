// Premium opens by any of four ways: being an administrator; a subscription that has not ended; the organization's trial,
// while it runs, or a plan that holds Premium; or a copy that somebody runs for themselves with billing off. Patients never
// pay and never meet this. What is closed stays readable: only making something new needs Premium.

/** What the record says about an organization and whoever asks (`app.premium_facts`). */
export interface PremiumFacts {
  plan: 'trial' | 'starter' | 'growth' | 'enterprise'
  trialEndsAt: string
  isSubscribed: boolean
  subscriptionEndsAt: string | null
  isAdministrator: boolean
}

export type PremiumReason = 'billing-off' | 'administrator' | 'subscription' | 'plan' | 'trial'

/** Why Premium is open for whoever asks, or null where it is not. */
export function premiumReason(
  facts: PremiumFacts,
  { isBillingOff, now }: { isBillingOff: boolean; now: Date },
): PremiumReason | null {
  if (isBillingOff) return 'billing-off'
  if (facts.isAdministrator) return 'administrator'
  const isPaidUntilNow = facts.subscriptionEndsAt === null || new Date(facts.subscriptionEndsAt) > now
  if (facts.isSubscribed && isPaidUntilNow) return 'subscription'
  if (facts.plan === 'growth' || facts.plan === 'enterprise') return 'plan'
  return facts.plan === 'trial' && new Date(facts.trialEndsAt) > now ? 'trial' : null
}
