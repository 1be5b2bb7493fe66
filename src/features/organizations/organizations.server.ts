import { implement, ORPCError } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, found } from '#platform/api.server.ts'
import { sqlFor } from '#platform/db.server.ts'
import { type EngineRule, organizationsContract } from './organizations.contract.ts'

const api = implement(organizationsContract).$context<Context>()

const engineRule = sql<EngineRule>`case when not engines_enabled then 'none'
  when models_enabled then 'models' else 'guide' end`.as('engines')

const overview = sqlFor
  .selectFrom('organizations as o')
  .select(['o.id', 'o.name', 'o.slug', 'o.plan', 'o.trialEndsAt', 'o.requiresSecondFactor'])
  .select([
    engineRule,
    sql<number>`(select count(*) from patients)`.as('patients'),
    sql<number>`(select count(*) from case_managers c where c.removed_at is null)`.as('caseManagers'),
    sql<number>`(select count(*) from specialists s where s.removed_at is null)`.as('specialists'),
    sql<number>`app.staff_without_second_factor()`.as('staffWithoutSecondFactor'),
  ])

export const organizationsProcedures = {
  overview: api.overview.handler(async ({ context: { door, signIn, headers, hasModel } }) => {
    // Who is signed out is sent to sign in; who is signed in and no administrator is told that this is not for them.
    if (!signIn.tokenOf(headers)) throw new ORPCError('UNAUTHORIZED', { message: 'Sign in and try again.' })
    return { ...found(await door.one(overview)), hasModel }
  }),

  rename: api.rename.handler(async ({ context: { door }, input }) =>
    found(
      await door.one(
        sqlFor
          .updateTable('organizations')
          .set({ name: input.name })
          .where('id', '=', sql<string>`app.org()`)
          .returning('name'),
      ),
    ),
  ),

  requireSecondFactor: api.requireSecondFactor.handler(async ({ context: { door }, input }) =>
    found(
      await door.one(
        sqlFor
          .updateTable('organizations')
          .set({ requiresSecondFactor: input.isRequired })
          .where('id', '=', sql<string>`app.org()`)
          .returning('requiresSecondFactor as isRequired'),
      ),
    ),
  ),

  chooseEngines: api.chooseEngines.handler(async ({ context: { door }, input: { engines } }) =>
    found(
      await door.one(
        sqlFor
          .updateTable('organizations')
          .set({ enginesEnabled: engines !== 'none', modelsEnabled: engines === 'models' })
          .where('id', '=', sql<string>`app.org()`)
          .returning(engineRule),
      ),
    ),
  ),
}
