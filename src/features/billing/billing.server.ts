import { randomUUID } from 'node:crypto'
import { implement, ORPCError } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { billingContract, type Premium } from './billing.contract.ts'
import {
  isSubscriptionOpen,
  mayBuy,
  type PremiumFacts,
  premiumReason,
  type TestChange,
} from './billing.rules.ts'

const api = implement(billingContract).$context<Context>()

/** The page of the built-in test checkout, which is its customer portal too. */
const TEST_CHECKOUT = '/subscription/test-checkout'

const readFacts = sqlFor.selectNoFrom(sql<PremiumFacts | null>`app.premium_facts()`.as('facts'))

interface Customer {
  email: string
  organizationId: string
  userId: string
  provider: 'stripe' | 'test' | null
  customer: string | null
  subscription: string | null
}
const readCustomer = sqlFor.selectNoFrom(sql<Customer | null>`app.my_customer()`.as('customer'))

const keepCustomer = (provider: 'stripe' | 'test', customer: string) =>
  sqlFor.selectNoFrom(sql<string>`app.keep_customer(${provider}, ${customer})`.as('customer'))

const follow = (change: TestChange | null) =>
  sqlFor.selectNoFrom(sql`app.follow_subscription(${change})`.as('following'))

function premiumOf(
  row: { facts: PremiumFacts | null } | undefined,
  { isBillingOff, payments }: Context,
): Premium {
  const facts = found(found(row).facts ?? undefined)
  const at = { isBillingOff, now: new Date() }
  const reason = premiumReason(facts, at)
  const { plan, trialEndsAt, subscriptionEndsAt, renews, askedAt } = facts
  return {
    isOpen: reason !== null,
    reason,
    plan,
    mayBuy: mayBuy(facts, at),
    trialEndsAt: plan === 'trial' && !isBillingOff ? trialEndsAt : null,
    isSubscribed: isSubscriptionOpen(facts, at.now),
    subscriptionEndsAt,
    renews,
    askedAt,
    isTest: payments === undefined,
  }
}

export const billingProcedures = {
  premium: api.premium.handler(async ({ context }) =>
    premiumOf(await context.session.one(readFacts), context),
  ),

  // What it finds out is notified; whoever asked sees from `askedAt` that it was.
  check: api.check.handler(async ({ context }) => {
    const [, rows] = await context.session.batch(follow(null), readFacts)
    return premiumOf(rows[0], context)
  }),

  checkout: api.checkout.handler(async ({ context }) => {
    const { session, payments } = context
    const [facts, customers] = await session.batch(readFacts, readCustomer)
    if (!premiumOf(facts[0], context).mayBuy)
      throw new ORPCError('CONFLICT', { message: 'You have Premium already.' })
    if (!payments) {
      await session.one(keepCustomer('test', `test_${randomUUID()}`))
      return { url: TEST_CHECKOUT }
    }
    const { email, organizationId, userId, provider, customer, subscription } = found(
      customers[0]?.customer ?? undefined,
    )
    let known = provider === 'stripe' ? customer : null
    if (known === null) {
      const made = await payments.makeCustomer({ email, organizationId, userId })
      known = found(await session.one(keepCustomer('stripe', made))).customer
    }
    return { url: await payments.startCheckout(known, subscription) }
  }),

  portal: api.portal.handler(async ({ context: { session, payments } }) => {
    const { provider, customer } = found((await session.one(readCustomer))?.customer ?? undefined)
    const known = found(provider === (payments ? 'stripe' : 'test') ? (customer ?? undefined) : undefined)
    return { url: payments ? await payments.openPortal(known) : TEST_CHECKOUT }
  }),

  changeTest: api.changeTest.handler(async ({ context, input: { change } }) => {
    if (context.payments)
      throw new ORPCError('CONFLICT', { message: 'This copy has a payment provider: nothing was changed.' })
    const { session } = context
    if (change === 'subscribe') await session.one(keepCustomer('test', `test_${randomUUID()}`))
    const [, rows] = await session.batch(follow(change), readFacts)
    return premiumOf(rows[0], context)
  }),
}
