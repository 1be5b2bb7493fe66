/** Stripe through its own library, against a stand-in that speaks its wire format. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jobHandlers } from '#jobs.server.ts'
import type { JobTools } from '#platform/jobs/jobs.server.ts'
import type { Payments } from '#platform/payments/payments.server.ts'
import { createStripe } from '#platform/payments/stripe.server.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { StripeServer, type StripeSubscription, stripeSecrets } from '../../../test/fakes/stripe-server.ts'
import { type WholeServer, wholeServer } from '../../../test/whole-server.ts'

const db = withTestDatabase()
const stripe = new StripeServer()
const origin = 'https://care.example.org'
let people: InsertedPeople
let payments: Payments
let server: WholeServer

beforeAll(async () => {
  payments = createStripe({ ...stripeSecrets, apiUrl: await stripe.start() }, origin)
  server = await wholeServer(db, { payments })
})
afterAll(async () => {
  await server?.stop()
  await stripe.stop()
})
beforeEach(async () => {
  people = await onlyPeople(db)
  await db.rows("update organizations set trial_ends_at = now() - interval '1 second'")
  stripe.subscriptions.clear()
  stripe.checkouts.length = 0
  stripe.isDown = false
})

async function ask(method: string, path: string) {
  const headers = server.headersOf('dana', 'staff')
  const answer = await server.request(`/api/billing/${path}`, {
    method,
    headers,
    ...(method === 'POST' ? { body: '{}' } : {}),
  })
  return { status: answer.status, body: await answer.json() }
}

const deliver = ({ body, signature }: { body: string; signature: string }) =>
  server.request('/webhooks/stripe', { method: 'POST', body, headers: { 'stripe-signature': signature } })

/** Does what waits and is due; the same key is one piece of work, as in the queue. Answers with how many there were. */
async function work(taken = new Set<string>()): Promise<number> {
  const due = await db.rows<{ organization_id: string; payload: Record<string, unknown>; job_key: string }>(
    "delete from outbox where job = 'billing.follow' and start_after <= now() returning organization_id, payload, job_key",
  )
  const fresh = [...new Map(due.map(each => [each.job_key, each])).values()].filter(
    ({ job_key }) => !taken.has(job_key),
  )
  for (const { organization_id, payload, job_key } of fresh) {
    taken.add(job_key)
    const session = db.databasePool.asJob(organization_id)
    const tools = { session, services: { payments } } as JobTools
    await jobHandlers['billing.follow']?.({ organization: organization_id, payload }, tools)
  }
  return fresh.length
}

const customerOf = async () => {
  const [row] = await db.rows<{ customer: string }>('select customer_ref as customer from subscriptions')
  return row?.customer ?? ''
}

const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * 86_400

function subscribe(customer: string, part: Partial<StripeSubscription> = {}): void {
  stripe.subscriptions.set('sub_1', {
    id: 'sub_1',
    customer,
    status: 'active',
    cancel_at: null,
    cancel_at_period_end: false,
    current_period_end: inDays(30),
    ...part,
  })
}

describe('the checkout', () => {
  it('is one customer and one page however often, and at once, it is pressed', async () => {
    const before = stripe.customers.length
    const answers = await Promise.all([
      ask('POST', 'checkout'),
      ask('POST', 'checkout'),
      ask('POST', 'checkout'),
    ])
    expect(answers).toEqual(answers.map(() => expect.objectContaining({ status: 200 })))
    const urls = new Set(answers.map(({ body }) => body.url))
    expect([...urls]).toEqual([expect.stringMatching(/^https:\/\/checkout\.example\/cs_/)])
    expect((await ask('POST', 'checkout')).body.url).toBe([...urls][0])
    expect(stripe.customers).toHaveLength(before + 1)
    expect(stripe.customers.at(-1)?.email).toBe('dana.whitfield@riverbend.example')
    expect((await ask('GET', 'premium')).body).toMatchObject({ isOpen: false, isTest: false })
  })

  it('leads who has paid already to the page where it is managed', async () => {
    await ask('POST', 'checkout')
    subscribe(await customerOf())
    expect((await ask('POST', 'checkout')).body.url).toMatch(/^https:\/\/portal\.example\/cus_/)
    expect((await ask('POST', 'portal')).body.url).toMatch(/^https:\/\/portal\.example\/cus_/)
  })

  it('says so when Stripe is away, and the test checkout opens nothing beside it', async () => {
    stripe.isDown = true
    expect((await ask('POST', 'checkout')).status).toBe(500)
    const headers = server.headersOf('dana', 'staff')
    const body = JSON.stringify({ change: 'subscribe' })
    expect((await server.request('/api/billing/test', { method: 'POST', headers, body })).status).toBe(409)
    expect((await ask('GET', 'premium')).body.isOpen).toBe(false)
  }, 20_000)
})

describe('an event', () => {
  it('is asked about, each once', async () => {
    await ask('POST', 'checkout')
    const customer = await customerOf()
    subscribe(customer)
    const taken = new Set<string>()
    for (let times = 0; times < 3; times++)
      expect((await deliver(stripe.event('evt_1', customer))).status).toBe(200)
    expect(await work(taken)).toBe(1)
    expect((await ask('GET', 'premium')).body).toMatchObject({ reason: 'subscription', renews: true })
    await deliver(stripe.event('evt_1', customer))
    expect(await work(taken)).toBe(0)
  })

  it('that is answered late never replaces a newer answer', async () => {
    await ask('POST', 'checkout')
    const customer = await customerOf()
    subscribe(customer)
    await db.rows("update subscriptions set asked_at = now() + interval '1 hour'")
    await deliver(stripe.event('evt_1', customer))
    await work()
    expect((await ask('GET', 'premium')).body.isOpen).toBe(false)
  })

  it('that is not signed, is signed by somebody else, or is old is refused', async () => {
    await ask('POST', 'checkout')
    const customer = await customerOf()
    const { body, signature } = stripe.event('evt_1', customer)
    expect((await deliver({ body, signature: '' })).status).toBe(400)
    expect(
      (await deliver({ body, signature: signature.replace(/.$/, end => (end === '0' ? '1' : '0')) })).status,
    ).toBe(400)
    expect((await deliver({ body: body.replace('evt_1', 'evt_2'), signature })).status).toBe(400)
    expect((await deliver(stripe.event('evt_1', customer, 'x', 301))).status).toBe(400)
    expect(await work()).toBe(0)
  })

  it('about a customer of nobody here is taken and leads to nothing', async () => {
    expect((await deliver(stripe.event('evt_1', 'cus_stranger'))).status).toBe(200)
    expect(await work()).toBe(0)
  })
})

it('closes at the second of its end once cancelled', async () => {
  await ask('POST', 'checkout')
  const customer = await customerOf()
  subscribe(customer, { cancel_at_period_end: true, cancel_at: inDays(3) })
  await deliver(stripe.event('evt_1', customer))
  await work()
  expect((await ask('GET', 'premium')).body).toMatchObject({ isOpen: true, renews: false })
  await db.rows("update subscriptions set subscription_end = now() - interval '1 second'")
  expect((await ask('GET', 'premium')).body.isOpen).toBe(false)
})

it('says when it ended, and nothing of one that was never paid', async () => {
  await ask('POST', 'checkout')
  const customer = await customerOf()
  const ended_at = inDays(-2)
  for (const [status, says] of [
    ['incomplete_expired', null],
    ['canceled', new Date(ended_at * 1000).toISOString()],
  ] as const) {
    subscribe(customer, { status, ended_at })
    await ask('POST', 'check')
    await work()
    const { body } = await ask('GET', 'premium')
    expect(body.isSubscribed).toBe(false)
    expect(body.subscriptionEndsAt && new Date(body.subscriptionEndsAt).toISOString()).toBe(says)
  }
})

/** The same order each time: a failure can be looked at again. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

it('ends in the same state whatever order a life’s events come in, with repeats and gaps', async () => {
  await ask('POST', 'checkout')
  const customer = await customerOf()
  const end = inDays(60)
  const cancelled = { current_period_end: end, cancel_at_period_end: true, cancel_at: end }
  const life: [type: string, stands: Partial<StripeSubscription>][] = [
    ['checkout.session.completed', { status: 'incomplete' }],
    ['customer.subscription.created', { status: 'incomplete' }],
    ['invoice.paid', { status: 'active' }],
    ['invoice.payment_failed', { status: 'past_due' }],
    ['customer.subscription.updated', { status: 'active', current_period_end: end }],
    ['customer.subscription.updated', cancelled],
    ['customer.subscription.deleted', { ...cancelled, status: 'canceled' }],
  ]
  const open = { reason: 'subscription', endsAt: end * 1000 }
  /** How far a life has come when its last news arrive, and what everybody sees then. */
  const outcomes = [
    { at: 4, seen: { ...open, renews: true } },
    { at: 5, seen: { ...open, renews: false } },
    { at: 6, seen: { isOpen: false, isSubscribed: false, endsAt: 0, renews: false } },
  ]
  const orders = process.env.HANDRAIL_TEST_LENGTH === 'long' ? 200 : 42
  for (let order = 1; order <= orders; order++) {
    const roll = dice(order)
    const outcome = outcomes[order % outcomes.length] ?? { at: 0, seen: {} }
    await db.rows(
      'update subscriptions set subscribed = false, subscription_end = null, renews = true, asked_at = null',
    )
    await db.rows('delete from outbox')
    const taken = new Set<string>()
    const lived = life.slice(0, outcome.at + 1).map(([type], at) => ({ type, at }))
    const deliveries = [...lived, ...lived]
      .filter(() => roll() > 0.3)
      .map(each => ({ ...each, key: roll() }))
      .toSorted((a, b) => a.key - b.key)
    // The life goes on while its events are under way.
    let reached = 0
    for (const { type, at } of deliveries) {
      if (roll() > 0.5) reached = Math.min(reached + 1, outcome.at)
      subscribe(customer, life[reached]?.[1])
      await deliver(stripe.event(`evt_${order}_${at}`, customer, type))
      if (roll() > 0.5) await work(taken)
    }
    subscribe(customer, life[outcome.at]?.[1])
    // The last event of all may be lost too: the page that looks again asks by itself.
    if (roll() > 0.5) await deliver(stripe.event(`evt_${order}_last`, customer))
    else await ask('POST', 'check')
    await work(taken)
    const { body } = await ask('GET', 'premium')
    const endsAt = new Date(body.subscriptionEndsAt ?? 0).getTime()
    expect({ ...body, endsAt }, `order ${order}`).toMatchObject(outcome.seen)
  }
}, 120_000)

it('is read by whoever pays, and not by a colleague', async () => {
  await ask('POST', 'checkout')
  subscribe(await customerOf())
  await ask('POST', 'check')
  await work()
  const colleague = await server.request('/api/billing/premium', {
    headers: server.headersOf('marcus', 'staff'),
  })
  expect((await colleague.json()).isOpen).toBe(false)
  expect(await db.rows('select user_id from subscriptions')).toEqual([{ user_id: people.dana.userId }])
})
