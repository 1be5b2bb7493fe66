import { sql } from 'kysely'
import { z } from 'zod'
import type { Notices } from '#features/notifications/notices/notices.rules.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { LaterError } from '#platform/jobs/job-errors.server.ts'
import type { Job, JobTools } from '#platform/jobs/jobs.server.ts'
import { composeEndedSubscription } from './billing.mail.ts'
import { isSubscriptionOpen, nextOfTest, type Subscription, testChanges } from './billing.rules.ts'

const asked = z.object({ userId: z.uuid(), change: z.enum(testChanges).nullable().default(null) })

/** A period that is over and said to renew is asked about again after so long. */
const ASK_AGAIN_MS = 10 * 60 * 1000

const subscriptionOf = (userId: string) =>
  sqlFor
    .selectFrom('subscriptions')
    .select(['provider', 'customerRef', 'subscriptionRef', 'renews', 'askedAt'])
    .select(['subscribed as isSubscribed', 'subscriptionEnd as subscriptionEndsAt'])
    .select(sql<string>`clock_timestamp()`.as('now'))
    .select(sql<boolean>`app.may_work_here(user_id)`.as('mayWork'))
    .where('userId', '=', userId)

/**
 * `billing.follow`: asks the payment provider how somebody's subscription stands, and writes it down. Whatever made it ask (an
 * event, a page that looks again, the end of a period), the answer is the same; an older answer never replaces a newer one. The
 * test checkout's own answer follows from what is written down: where that changed meanwhile, it is thought through again.
 * Who may not work here any more is not charged on: it is cancelled for the end of what is paid, and they are told.
 */
export async function followSubscription(
  { organization, payload }: Job,
  { session, services: { payments } }: JobTools,
  notices: Notices,
): Promise<void> {
  const { userId, change } = asked.parse(payload)
  const known = await session.one(subscriptionOf(userId))
  if (!known?.customerRef) return
  const now = new Date(known.now)
  let stands: Subscription & { subscriptionRef?: string | null }
  if (known.provider === 'stripe') {
    // Without the provider nobody can say: what was paid stays open until its end.
    if (!payments) return
    stands = known.mayWork
      ? await payments.readSubscription(known.customerRef)
      : await payments.cancelSubscription(known.customerRef)
  } else {
    // A test opens nothing for good where cards are charged.
    const last = payments ? { ...known, renews: false } : known
    stands = nextOfTest(last, payments ? null : change, now)
    if (!known.mayWork && stands.isSubscribed) stands = nextOfTest(stands, 'cancel', now)
  }
  const { isSubscribed, subscriptionEndsAt, renews, subscriptionRef = known.subscriptionRef } = stands
  // Before it is written down: what ends this process in between does both again, and the mail is the same one.
  if (!known.mayWork && known.renews && isSubscribed && subscriptionEndsAt)
    await notices.toSubscriber({
      userId,
      kind: 'subscription ended with access',
      dedupeKey: `ended-subscription:${organization}:${userId}:${subscriptionEndsAt}`,
      words: composeEndedSubscription(subscriptionEndsAt),
    })
  const isUnchanged = sql<boolean>`asked_at is not distinct from ${known.askedAt}`
  const isNewest = sql<boolean>`(asked_at is null or asked_at <= ${known.now})`
  const written = await session.one(
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
      .where(known.provider === 'test' ? isUnchanged : isNewest)
      .returning('userId'),
  )
  if (!written && known.provider === 'test') throw new LaterError(now)
  session.notify({ topic: 'billing' })
  const isOverdue = subscriptionEndsAt !== null && new Date(subscriptionEndsAt) <= now
  if (isOverdue && isSubscriptionOpen(stands, now))
    throw new LaterError(new Date(now.getTime() + ASK_AGAIN_MS))
}
