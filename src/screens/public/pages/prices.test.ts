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
import { procedureContracts } from '../../../../test/attacks/contract-inputs.ts'

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
      `$${brand.prices.basic}`,
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

test('no text counts the days of a trial or its seats by itself', () => {
  const counted = new RegExp(
    `\\b(${brand.trialDays} (days|días)|(${brand.trialSeats}|${brand.starterSeats}) (users|personas|members of))\\b`,
  )
  const selling = texts.filter(path => /^(screens\/public|features\/billing)\//.test(path))
  expect(selling.length).toBeGreaterThan(50)
  expect(selling.filter(path => counted.test(readFileSync(join('src', path), 'utf8')))).toEqual([])
})

test('the pages name as many things as ask for Premium', () => {
  const gated = procedureContracts.filter(({ errors }) => errors.includes('PAYMENT_REQUIRED'))
  expect(new Set(gated.map(({ name }) => name.split('.')[0])).size).toBe(4)
  const answers = (text: typeof pricingText) => text.questions.map(({ answer }) => answer).join('\n')
  expect(answers(pricingText)).toContain('Premium opens four things: uploading case files, AI drafts')
  expect(answers(spanishPricing)).toContain('Premium abre cuatro cosas: subir expedientes, los borradores')
})
