import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { billingContract } from './billing.contract.ts'
import { type PremiumFacts, premiumReason } from './billing.rules.ts'

const api = implement(billingContract).$context<Context>()

export const billingProcedures = {
  premium: api.premium.handler(async ({ context: { session, isBillingOff } }) => {
    const row = await session.one(
      sqlFor.selectNoFrom(sql<PremiumFacts | null>`app.premium_facts()`.as('facts')),
    )
    const facts = found(found(row).facts ?? undefined)
    const reason = premiumReason(facts, { isBillingOff, now: new Date() })
    return { isOpen: reason !== null, reason, trialEndsAt: facts.plan === 'trial' ? facts.trialEndsAt : null }
  }),
}
