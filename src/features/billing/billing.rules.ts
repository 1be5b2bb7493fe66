// Premium opens by any of four ways: being an administrator; a subscription of one's own that has not ended; the organization's
// trial, while it runs, or a plan that holds Premium; or a copy that somebody runs for themselves with billing off. Patients
// never pay and never meet this. What is closed stays readable: only making something new needs Premium.

import { brand } from '#lib/brand.ts'

export const plans = ['trial', 'starter', 'growth', 'enterprise'] as const
export type Plan = (typeof plans)[number]

/** How a subscription stands, as its provider says. */
export interface Subscription {
  isSubscribed: boolean
  /** Until when it is paid. */
  subscriptionEndsAt: string | null
  /** False once it was cancelled: then it ends there. */
  renews: boolean
}

/** What the record says about an organization and whoever asks (`app.premium_facts`). */
export interface PremiumFacts extends Subscription {
  plan: Plan
  trialEndsAt: string
  /** When the provider was last asked. */
  askedAt: string | null
  isAdministrator: boolean
}

export type PremiumReason = 'billing-off' | 'administrator' | 'subscription' | 'plan' | 'trial'

const DAY_MS = 24 * 60 * 60 * 1000

/** One that renews stays open so much longer than it is paid: the news that it was renewed takes its time. */
const RENEWAL_MS = DAY_MS

/** Whether a subscription opens anything at this moment. A cancelled one ends to the second. */
export function isSubscriptionOpen(
  { isSubscribed, subscriptionEndsAt, renews }: Subscription,
  now: Date,
): boolean {
  if (!isSubscribed || subscriptionEndsAt === null) return isSubscribed
  return new Date(subscriptionEndsAt).getTime() + (renews ? RENEWAL_MS : 0) > now.getTime()
}

/** Why Premium is open for whoever asks, or null where it is not. */
export function premiumReason(
  facts: PremiumFacts,
  { isBillingOff, now }: { isBillingOff: boolean; now: Date },
): PremiumReason | null {
  if (isBillingOff) return 'billing-off'
  if (facts.isAdministrator) return 'administrator'
  if (isSubscriptionOpen(facts, now)) return 'subscription'
  const holdsPremium = brand.plansWithPremium.some(plan => plan === facts.plan)
  if (facts.plan !== 'trial') return holdsPremium ? 'plan' : null
  return holdsPremium && new Date(facts.trialEndsAt) > now ? 'trial' : null
}

/** How many days of a trial are left, the one under way included; 0 when it is over. */
export function trialDaysLeft(trialEndsAt: string, now: Date): number {
  return Math.max(0, Math.ceil((new Date(trialEndsAt).getTime() - now.getTime()) / DAY_MS))
}

/** Why somebody has Premium for as long as they are here without buying it, where they do. */
export const heldReason = (reason: PremiumReason | null) =>
  reason === 'subscription' || reason === 'trial' ? null : reason

/** Whether somebody has something to buy. Nobody pays for what they have anyway; a trial ends, and so does what was cancelled. */
export function mayBuy(facts: PremiumFacts, at: { isBillingOff: boolean; now: Date }): boolean {
  if (facts.renews && isSubscriptionOpen(facts, at.now)) return false
  return heldReason(premiumReason({ ...facts, isSubscribed: false }, at)) === null
}

/** The next moment, in milliseconds, at which the clock alone changes what is said: a day of the trial is over, or a subscription. */
export function nextChange(
  {
    trialEndsAt,
    subscriptionEndsAt,
    renews,
  }: Pick<Subscription, 'subscriptionEndsAt' | 'renews'> & { trialEndsAt: string | null },
  now: Date,
): number | undefined {
  const moments: number[] = []
  const days = trialEndsAt === null ? 0 : trialDaysLeft(trialEndsAt, now)
  if (trialEndsAt !== null && days > 0) moments.push(new Date(trialEndsAt).getTime() - (days - 1) * DAY_MS)
  if (subscriptionEndsAt !== null)
    moments.push(new Date(subscriptionEndsAt).getTime() + (renews ? RENEWAL_MS : 0))
  const ahead = moments.filter(moment => moment > now.getTime())
  return ahead.length > 0 ? Math.min(...ahead) : undefined
}

/** The same day of the next month, or its last where it has none. */
function monthAfter(moment: Date): Date {
  const next = new Date(moment)
  next.setUTCMonth(next.getUTCMonth() + 1)
  if (next.getUTCDate() !== moment.getUTCDate()) next.setUTCDate(0)
  return next
}

/** What somebody can do in the built-in test checkout. */
export const testChanges = ['subscribe', 'cancel'] as const
export type TestChange = (typeof testChanges)[number]

/**
 * How a subscription of the built-in test checkout stands now, which is its own provider (decision 34): a month at a time,
 * renewed by itself until it is cancelled.
 */
export function nextOfTest(known: Subscription, change: TestChange | null, now: Date): Subscription {
  const isOpen =
    known.isSubscribed &&
    known.subscriptionEndsAt !== null &&
    (known.renews || new Date(known.subscriptionEndsAt) > now)
  if (!isOpen && change !== 'subscribe') return { ...known, isSubscribed: false, renews: false }
  let endsAt = isOpen ? new Date(known.subscriptionEndsAt ?? now) : monthAfter(now)
  while (endsAt <= now) endsAt = monthAfter(endsAt)
  const renews = change === 'subscribe' || (change !== 'cancel' && known.renews)
  return { isSubscribed: true, subscriptionEndsAt: endsAt.toISOString(), renews }
}
