/** Subscribing and cancelling in a copy without a payment provider, from the press to what is open afterwards. */
import { beforeEach, expect, it } from 'vitest'
import { jobHandlers } from '#jobs.server.ts'
import type { JobTools } from '#platform/jobs/jobs.server.ts'
import { withServer } from '../../../test/ask.ts'
import { type InsertedPeople, insertPeople, withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  await db.empty()
  people = await insertPeople(db)
  await db.rows("update organizations set trial_ends_at = now() - interval '1 second'")
})

/** Does what waits in the outbox and is due. */
async function work(): Promise<void> {
  const due = await db.rows<{ organization_id: string; payload: Record<string, unknown> }>(
    "delete from outbox where job = 'billing.follow' and start_after <= now() returning organization_id, payload",
  )
  for (const { organization_id, payload } of due) {
    const session = db.databasePool.asJob(organization_id)
    await jobHandlers['billing.follow']?.({ organization: organization_id, payload }, {
      session,
      services: {},
    } as JobTools)
  }
}

const premiumOf = async (asker: 'dana' | 'marcus') =>
  (await ask(asker, 'staff', 'GET', '/billing/premium')).body

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

it('lets an older answer never replace a newer one', async () => {
  await choose('subscribe')
  await db.rows("update subscriptions set asked_at = now() + interval '1 hour'")
  await choose('cancel')
  expect((await premiumOf('dana')).renews).toBe(true)
})

it('opens nothing for a patient, an administrator’s screen, or somebody who left', async () => {
  for (const [asker, hat] of [
    ['maria', 'patient'],
    ['ruth', 'administrator'],
    ['leo', 'staff'],
    ['nobody', 'staff'],
  ] as const)
    for (const path of ['checkout', 'portal', 'check', 'test']) {
      const { status } = await ask(asker, hat, 'POST', `/billing/${path}`, { change: 'subscribe' })
      expect([401, 403, 404], `${asker} as ${hat} at ${path}: ${status}`).toContain(status)
    }
  await db.rows('update case_managers set removed_at = now(), is_default = false where user_id = $1', [
    people.dana.userId,
  ])
  expect((await ask('dana', 'staff', 'POST', '/billing/test', { change: 'subscribe' })).status).not.toBe(200)
  expect(await db.rows('select 1 from subscriptions')).toEqual([])
})
