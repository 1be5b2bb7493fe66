/** Subscribing and cancelling in a copy without a payment provider, from the press to what is open afterwards. */
import { beforeEach, expect, it } from 'vitest'
import type { Notices } from '#features/notifications/notices/notices.rules.ts'
import { jobHandlers } from '#jobs.server.ts'
import type { DatabaseSession } from '#platform/database/database.server.ts'
import { LaterError } from '#platform/jobs/job-errors.server.ts'
import type { JobTools } from '#platform/jobs/jobs.server.ts'
import { withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { followSubscription } from './billing.jobs.server.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
  await db.rows("update organizations set trial_ends_at = now() - interval '1 second'")
})

const toolsOf = (session: DatabaseSession) => ({ session, services: {} }) as JobTools

/** Does what waits in the outbox and is due. */
async function work(): Promise<void> {
  const due = await db.rows<{ organization_id: string; payload: Record<string, unknown> }>(
    "delete from outbox where job = 'billing.follow' and start_after <= now() returning organization_id, payload",
  )
  for (const { organization_id, payload } of due) {
    const session = db.databasePool.asJob(organization_id)
    await jobHandlers['billing.follow']?.({ organization: organization_id, payload }, toolsOf(session))
  }
}

const premiumOf = async (asker: 'dana' | 'marcus', hat = 'staff') =>
  (await ask(asker, hat, 'GET', '/billing/premium')).body

async function choose(change: 'subscribe' | 'cancel'): Promise<void> {
  expect((await ask('dana', 'staff', 'POST', '/billing/test', { change })).status).toBe(200)
  await work()
}

it('opens Premium for whoever subscribed, and for no colleague', async () => {
  expect((await premiumOf('dana')).isOpen).toBe(false)
  expect((await ask('dana', 'staff', 'POST', '/billing/checkout', {})).body.url).toBe(
    '/subscription/test-checkout',
  )
  await work()
  expect((await premiumOf('dana')).isOpen, 'a checkout alone opens nothing').toBe(false)
  await choose('subscribe')
  expect(await premiumOf('dana')).toMatchObject({ reason: 'subscription', renews: true, isTest: true })
  expect((await premiumOf('marcus')).isOpen).toBe(false)
  expect((await ask('dana', 'staff', 'POST', '/billing/checkout', {})).status).toBe(409)
})

it('is the same however often it is pressed', async () => {
  await choose('subscribe')
  const first = await premiumOf('dana')
  await choose('subscribe')
  expect((await premiumOf('dana')).subscriptionEndsAt).toBe(first.subscriptionEndsAt)
  await choose('cancel')
  await choose('cancel')
  expect(await premiumOf('dana')).toMatchObject({
    reason: 'subscription',
    renews: false,
    subscriptionEndsAt: first.subscriptionEndsAt,
  })
})

it('stays open until its end once cancelled, and can be renewed again until then', async () => {
  await choose('subscribe')
  await choose('cancel')
  await db.rows("update subscriptions set subscription_end = now() + interval '1 hour'")
  expect((await premiumOf('dana')).isOpen).toBe(true)
  await db.rows("update subscriptions set subscription_end = now() - interval '1 second'")
  expect((await premiumOf('dana')).isOpen).toBe(false)
  await work()
  expect(await db.rows('select subscribed from subscriptions')).toEqual([{ subscribed: false }])
  await choose('subscribe')
  expect((await premiumOf('dana')).isOpen).toBe(true)
})

it('asks again at the end of each period, and renews there', async () => {
  await choose('subscribe')
  const waiting = await db.rows(
    "select 1 from outbox o join subscriptions s on o.start_after = s.subscription_end where o.job = 'billing.follow'",
  )
  expect(waiting).toHaveLength(1)
  await db.rows("update subscriptions set subscription_end = now() - interval '1 second'")
  expect((await premiumOf('dana')).isOpen, 'the news of a renewal takes its time').toBe(true)
  await work()
  const [row] = await db.rows<{ is_later: boolean }>(
    "select subscription_end > now() + interval '27 days' as is_later from subscriptions",
  )
  expect(row?.is_later).toBe(true)
})

it('loses no choice to a look that began after it, read before it was written down, and ends last', async () => {
  await choose('subscribe')
  const { organizationId: organization, userId } = people.dana
  const look = { organization, payload: { userId } }
  const plain = db.databasePool.asJob(organization)
  let isCancelled = false
  const session = {
    notify: plain.notify.bind(plain),
    one: async (query: Parameters<typeof plain.one>[0]) => {
      const row = await plain.one(query)
      if (!isCancelled) {
        isCancelled = true
        await choose('cancel')
        await db.rows("update subscriptions set asked_at = asked_at - interval '1 minute'")
      }
      return row
    },
  } as DatabaseSession
  await expect(followSubscription(look, toolsOf(session), {} as Notices)).rejects.toThrow(LaterError)
  expect((await premiumOf('dana')).renews).toBe(false)
  await jobHandlers['billing.follow']?.(look, toolsOf(plain))
  expect((await premiumOf('dana')).renews).toBe(false)
})

it('sells nothing to whoever has it anyway', async () => {
  const checkout = async () => (await ask('dana', 'staff', 'POST', '/billing/checkout', {})).status
  await db.rows("update organizations set plan = 'growth'")
  expect((await premiumOf('dana')).mayBuy).toBe(false)
  expect(await checkout()).toBe(409)
  expect(await db.rows('select 1 from subscriptions')).toEqual([])
  await db.rows("update organizations set plan = 'starter'")
  expect([(await premiumOf('dana')).mayBuy, await checkout()]).toEqual([true, 200])
})

it('is ended by who became an administrator since, and is begun by none', async () => {
  await choose('subscribe')
  await db.rows("insert into user_roles (organization_id, user_id, role) values ($1, $2, 'admin')", [
    people.dana.organizationId,
    people.dana.userId,
  ])
  const change = async (what: string) =>
    (await ask('dana', 'administrator', 'POST', '/billing/test', { change: what })).status
  expect(await change('subscribe')).toBe(403)
  expect(await change('cancel')).toBe(200)
  await work()
  expect(await premiumOf('dana', 'administrator')).toMatchObject({ isSubscribed: true, renews: false })
})

it('opens nothing for a patient, an administrator’s screen, or somebody who left', async () => {
  for (const [asker, hat] of [
    ['maria', 'patient'],
    ['ruth', 'administrator'],
    ['leo', 'staff'],
    ['nobody', 'staff'],
  ] as const)
    for (const path of ['checkout', 'portal', 'check', 'test']) {
      // An administrator looks after what they bought before: here there is nothing, and nothing comes of it.
      if (asker === 'ruth' && path === 'check') continue
      const { status } = await ask(asker, hat, 'POST', `/billing/${path}`, { change: 'subscribe' })
      expect([401, 403, 404, 409], `${asker} as ${hat} at ${path}: ${status}`).toContain(status)
    }
  await db.rows('update case_managers set removed_at = now(), is_default = false where user_id = $1', [
    people.dana.userId,
  ])
  expect((await ask('dana', 'staff', 'POST', '/billing/test', { change: 'subscribe' })).status).not.toBe(200)
  expect(await db.rows('select 1 from subscriptions')).toEqual([])
})
