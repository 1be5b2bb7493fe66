import { expect, test } from 'vitest'
import { type PremiumFacts, premiumReason } from './billing.rules.ts'

const now = new Date('2026-03-15T12:00:00Z')
const closed: PremiumFacts = {
  plan: 'trial',
  trialEndsAt: '2026-03-15T11:59:59Z',
  isSubscribed: false,
  subscriptionEndsAt: null,
  renews: false,
  askedAt: null,
  isAdministrator: false,
}

test.each<[string, Partial<PremiumFacts>, string | null]>([
  ['a trial that ended a second ago', {}, null],
  ['a trial that still runs', { trialEndsAt: '2026-03-15T12:00:01Z' }, 'trial'],
  ['an administrator, whatever the plan', { isAdministrator: true }, 'administrator'],
  ['a subscription', { isSubscribed: true }, 'subscription'],
  ['one that is paid until later', { isSubscribed: true, subscriptionEndsAt: '2026-04-01' }, 'subscription'],
  ['one that ended', { isSubscribed: true, subscriptionEndsAt: '2026-03-01' }, null],
  ['an end date without a subscription', { subscriptionEndsAt: '2026-04-01' }, null],
  ['the plan Growth', { plan: 'growth' }, 'plan'],
  ['the plan Enterprise', { plan: 'enterprise' }, 'plan'],
  ['the plan Starter, whatever its trial was', { plan: 'starter', trialEndsAt: '2027-01-01' }, null],
])('%s', (_, facts, reason) => {
  expect(premiumReason({ ...closed, ...facts }, { isBillingOff: false, now })).toBe(reason)
})

test('with billing off, everything is open', () => {
  expect(premiumReason(closed, { isBillingOff: true, now })).toBe('billing-off')
})
