/** Whoever may not work here any more, for now or for good, is not charged on; with Stripe's stand-in, and without a provider. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { jobHandlers } from '#jobs.server.ts'
import { createJobServices } from '#platform/jobs/jobs.server.ts'
import type { Payments } from '#platform/payments/payments.server.ts'
import { createStripe } from '#platform/payments/stripe.server.ts'
import { withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { StripeServer, stripeSecrets } from '../../../test/fakes/stripe-server.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
const stripe = new StripeServer()
const inThirtyDays = Math.floor(Date.now() / 1000) + 30 * 86_400
let people: InsertedPeople
let payments: Payments
let mails: { to: string; text: string }[]

beforeAll(async () => {
  payments = createStripe({ ...stripeSecrets, apiUrl: await stripe.start() }, 'https://care.example.org')
})
afterAll(() => stripe.stop())
beforeEach(async () => {
  people = await onlyPeople(db)
  stripe.subscriptions.clear()
  stripe.isDown = false
  mails = []
})

/** One who pays for themselves: by card, or in the test checkout. */
async function subscribed(person: 'marcus' | 'priya', provider: 'stripe' | 'test' = 'stripe') {
  const { organizationId, userId } = people[person]
  await db.rows(
    `insert into subscriptions (organization_id, user_id, provider, customer_ref, subscribed, subscription_end, renews)
      values ($1, $2, $3, 'cus_1', true, to_timestamp($4), true)`,
    [organizationId, userId, provider, inThirtyDays],
  )
  await db.rows('delete from outbox')
  if (provider === 'stripe')
    stripe.subscriptions.set('sub_1', {
      id: 'sub_1',
      customer: 'cus_1',
      status: 'active',
      cancel_at: null,
      cancel_at_period_end: false,
      current_period_end: inThirtyDays,
    })
}

async function follow(person: 'marcus' | 'priya', provider: Payments | undefined = payments) {
  const { organizationId: organization, userId } = people[person]
  const services = createJobServices({
    mailer: { leaves: true, send: async ({ to, text }) => void mails.push({ to, text }), close: () => {} },
    originUrl: 'https://care.example.org',
    secret: 'tests',
    ...(provider ? { payments: provider } : {}),
  })
  const tools = { session: db.databasePool.asJob(organization), services }
  await jobHandlers['billing.follow']?.({ organization, payload: { userId } }, tools)
}

const asked = () => db.rows("select 1 from outbox where job = 'billing.follow' and start_after <= now()")
const suspend = async (hasAccess: boolean) => {
  const id = people.marcus.recordId
  const { status, text } = await ask('ruth', 'administrator', 'PUT', `/staff/${id}/access`, { id, hasAccess })
  expect(status, text).toBe(200)
}
const renews = async () => (await db.rows<{ renews: boolean }>('select renews from subscriptions'))[0]?.renews

it('cancels at Stripe for the end of what is paid, and tells them once, however often it is done', async () => {
  await subscribed('marcus')
  await suspend(false)
  expect(await asked()).toHaveLength(1)
  for (let times = 0; times < 3; times++) await follow('marcus')
  expect(stripe.subscriptions.get('sub_1')).toMatchObject({ status: 'active', cancel_at_period_end: true })
  expect(await renews()).toBe(false)
  expect(mails).toEqual([
    { to: 'marcus.oyelaran@riverbend.example', text: expect.stringContaining('nothing more is charged') },
  ])
})

it('is tried again while Stripe is away, and nothing is said before it is true', async () => {
  await subscribed('marcus')
  await suspend(false)
  stripe.isDown = true
  await expect(follow('marcus')).rejects.toThrow()
  expect([await renews(), mails]).toEqual([true, []])
  stripe.isDown = false
  await follow('marcus')
  expect([await renews(), mails.length]).toEqual([false, 1])
}, 20_000)

it('leaves alone who has their access back before anything was done, and who works here as something else', async () => {
  await subscribed('marcus')
  await suspend(false)
  await suspend(true)
  await follow('marcus')
  expect(await renews()).toBe(true)
  await db.rows("insert into user_roles (organization_id, user_id, role) values ($1, $2, 'admin')", [
    people.marcus.organizationId,
    people.marcus.userId,
  ])
  await suspend(false)
  await follow('marcus')
  expect([await renews(), mails]).toEqual([true, []])
  await db.rows('delete from user_roles where user_id = $1', [people.marcus.userId])
  expect((await asked()).length).toBeGreaterThan(0)
  await follow('marcus')
  expect([await renews(), mails.length]).toEqual([false, 1])
})

it('cancels what a page that was still open paid for afterwards', async () => {
  await subscribed('marcus')
  await db.rows('update subscriptions set subscribed = false, subscription_end = null')
  await suspend(false)
  await follow('marcus')
  expect(stripe.subscriptions.get('sub_1')?.cancel_at_period_end).toBe(true)
  expect(mails).toHaveLength(1)
})

it('ends a subscription of the test checkout of a specialist who left', async () => {
  await subscribed('priya', 'test')
  await db.rows('update specialists set removed_at = now() where id = $1', [people.priya.recordId])
  expect(await asked()).toHaveLength(1)
  for (let times = 0; times < 2; times++) await follow('priya', undefined)
  expect([await renews(), mails.length]).toEqual([false, 1])
})
