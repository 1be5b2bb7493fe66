/** Every page says of prices what the one table in the brand file says, in both languages. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { premiumReason } from '#features/billing/billing.rules.ts'
import { brand } from '#lib/brand.ts'
import { pricingText as spanishPricing } from '#screens/public/pages/pricing/pricing.text.es.ts'
import { pricingText } from '#screens/public/pages/pricing/pricing.text.ts'
import { subscriptionText as spanishSubscription } from '#screens/public/pages/subscription/subscription.text.es.ts'
import { subscriptionText } from '#screens/public/pages/subscription/subscription.text.ts'

const texts = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(path =>
  /\.text(\.es)?\.ts$/.test(path),
)

test('no text holds a price of its own', () => {
  expect(texts.length).toBeGreaterThan(50)
  const written = texts.filter(path =>
    /\$\d/.test(readFileSync(join('src', path), 'utf8').replaceAll('$0', '')),
  )
  expect(written).toEqual([])
})

test.each([
  ['English', pricingText, subscriptionText, /for their own account/, /one member of staff/],
  ['Spanish', spanishPricing, spanishSubscription, /para su cuenta/, /una persona del personal/],
] as const)(
  'in %s Premium is bought by one member of staff for their own account',
  (_, pricing, page, own, one) => {
    const answer = pricing.questions.find(({ answer: words }) =>
      words.includes(`$${brand.prices.premium}`),
    )?.answer
    expect(answer).toMatch(own)
    expect(page.plans[1]?.unit).toMatch(one)
    expect(page.plans.map(({ price }) => price)).toEqual([
      `$${brand.prices.patient}`,
      `$${brand.prices.premium}`,
    ])
    expect(pricing.plans.slice(0, 2).map(({ price }) => price)).toEqual([
      `$${brand.prices.starter}`,
      `$${brand.prices.growth}`,
    ])
  },
)

test.each(['trial', 'starter', 'growth', 'enterprise'] as const)(
  '%s holds Premium as the table says',
  plan => {
    const facts = {
      plan,
      trialEndsAt: '2999-01-01',
      isSubscribed: false,
      subscriptionEndsAt: null,
      renews: false,
      askedAt: null,
      isAdministrator: false,
    }
    const isOpen = premiumReason(facts, { isBillingOff: false, now: new Date() }) !== null
    expect(isOpen).toBe(brand.plansWithPremium.some(known => known === plan))
  },
)
