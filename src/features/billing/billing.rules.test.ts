import { expect, test } from 'vitest'
import { mayBuy, nextChange, type PremiumFacts, premiumReason } from './billing.rules.ts'

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

test.each<[string, Partial<PremiumFacts>, boolean]>([
  ['whose trial is over', {}, true],
  ['whose trial runs: it will end', { trialEndsAt: '2026-03-20' }, true],
  ['on Starter', { plan: 'starter' }, true],
  ['whose organization pays', { plan: 'growth' }, false],
  ['an administrator', { isAdministrator: true }, false],
  ['who pays already', { isSubscribed: true, renews: true, subscriptionEndsAt: '2026-04-01' }, false],
  ['who cancelled', { isSubscribed: true, subscriptionEndsAt: '2026-04-01' }, true],
  [
    'who cancelled, and whose organization pays now',
    { isSubscribed: true, subscriptionEndsAt: '2026-04-01', plan: 'growth' },
    false,
  ],
])('what is there to buy for somebody %s', (_, facts, isThere) => {
  expect(mayBuy({ ...closed, ...facts }, { isBillingOff: false, now })).toBe(isThere)
  expect(mayBuy({ ...closed, ...facts }, { isBillingOff: true, now })).toBe(false)
})

test.each<[string, Parameters<typeof nextChange>[0], string | undefined]>([
  ['each day of a trial', { ...closed, trialEndsAt: '2026-03-20T18:00:00Z' }, '2026-03-15T18:00:00Z'],
  ['the end of a trial', { ...closed, trialEndsAt: '2026-03-15T18:00:00Z' }, '2026-03-15T18:00:00Z'],
  ['nothing after it', closed, undefined],
  ['the end of what was cancelled', { ...closed, subscriptionEndsAt: '2026-04-01' }, '2026-04-01'],
  ['a day after what renews', { ...closed, renews: true, subscriptionEndsAt: '2026-04-01' }, '2026-04-02'],
])('the clock changes by itself: %s', (_, said, moment) => {
  expect(nextChange(said, now)).toBe(moment && new Date(moment).getTime())
})
