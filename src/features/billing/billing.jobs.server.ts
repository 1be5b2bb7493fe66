import { sql } from 'kysely'
import { z } from 'zod'
import { sqlFor } from '#platform/database/database.server.ts'
import { LaterError } from '#platform/jobs/job-errors.server.ts'
import type { Job, JobTools } from '#platform/jobs/jobs.server.ts'
import { isSubscriptionOpen, nextOfTest, type Subscription, testChanges } from './billing.rules.ts'

const asked = z.object({ userId: z.uuid(), change: z.enum(testChanges).nullable().default(null) })

/** A period that is over and said to renew is asked about again after so long. */
const ASK_AGAIN_MS = 10 * 60 * 1000

const subscriptionOf = (userId: string) =>
  sqlFor
    .selectFrom('subscriptions')
    .select(['provider', 'customerRef', 'subscriptionRef', 'renews'])
    .select(['subscribed as isSubscribed', 'subscriptionEnd as subscriptionEndsAt'])
    .select(sql<string>`clock_timestamp()`.as('now'))
    .where('userId', '=', userId)

/**
 * `billing.follow`: asks the payment provider how somebody's subscription stands, and writes it down. Whatever made it ask (an
 * event, a page that looks again, the end of a period), the answer is the same; an older answer never replaces a newer one.
 */
export async function followSubscription(
  { payload }: Job,
  { session, services: { payments } }: JobTools,
): Promise<void> {
  const { userId, change } = asked.parse(payload)
  const known = await session.one(subscriptionOf(userId))
  if (!known?.customerRef) return
  const now = new Date(known.now)
  let stands: Subscription & { subscriptionRef?: string | null }
  if (known.provider === 'stripe') {
    // Without the provider nobody can say: what was paid stays open until its end.
    if (!payments) return
    stands = await payments.readSubscription(known.customerRef)
  } else {
    // A test opens nothing for good where cards are charged.
    stands = nextOfTest(payments ? { ...known, renews: false } : known, payments ? null : change, now)
  }
  const { isSubscribed, subscriptionEndsAt, renews, subscriptionRef = known.subscriptionRef } = stands
  await session.one(
    sqlFor
      .updateTable('subscriptions')
      .set({
        subscriptionRef,
        subscribed: isSubscribed,
        subscriptionEnd: subscriptionEndsAt,
        renews,
        askedAt: known.now,
        updatedAt: sql<string>`now()`,
      })
      .where('userId', '=', userId)
      .where(sql<boolean>`(asked_at is null or asked_at <= ${known.now})`),
  )
  session.notify({ topic: 'billing' })
  const isOverdue = subscriptionEndsAt !== null && new Date(subscriptionEndsAt) <= now
  if (isOverdue && isSubscriptionOpen(stands, now))
    throw new LaterError(new Date(now.getTime() + ASK_AGAIN_MS))
}
