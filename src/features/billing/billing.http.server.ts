/** `POST /webhooks/stripe`: the payment provider's signed events. Each is taken once, and says only that something changed. */
import { bodyLimit } from 'hono/body-limit'
import { sql } from 'kysely'
import type { HttpApp } from '#platform/api/http.server.ts'
import { problem } from '#platform/api/problem.server.ts'
import { type DatabasePool, sqlFor } from '#platform/database/database.server.ts'
import type { Payments } from '#platform/payments/payments.server.ts'

const MOST_BYTES = 1_000_000

/** Adds it, where there is a payment provider. A provider that is not answered 200 sends the event again. */
export function addBillingEvents(
  app: HttpApp,
  { databasePool, payments }: { databasePool: DatabasePool; payments?: Payments | undefined },
): void {
  if (!payments) return
  const onError = () => problem(413, 'PAYLOAD_TOO_LARGE', 'This is more than an event can be.')
  app.post('/webhooks/stripe', bodyLimit({ maxSize: MOST_BYTES, onError }), async c => {
    const event = await payments.readEvent(await c.req.text(), c.req.header('stripe-signature') ?? '')
    if (!event)
      return problem(400, 'BAD_REQUEST', 'This was not signed by the payment provider, or long ago.')
    const { id, customer } = event
    if (customer !== null)
      await databasePool
        .asJob(null)
        .one(sqlFor.selectNoFrom(sql<boolean>`app.take_billing_event(${id}, ${customer})`.as('isKnown')))
    return c.json({ received: true })
  })
}
