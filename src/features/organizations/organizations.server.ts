import { implement, ORPCError } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, changesTo, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { type EngineRule, organizationsContract } from './organizations.contract.ts'

const api = implement(organizationsContract).$context<Context>()

const engineColumns = [
  'engines',
  'enginesForPatients as patients',
  'enginesForCaseManagers as caseManagers',
  'enginesForAdministrators as administrators',
] as const

const settingColumns = [
  'name',
  'slug',
  'timeZone',
  'idleMinutes',
  'silenceDays',
  'caseNumberPrefix',
  'openDays',
  'openFromHour',
  'openUntilHour',
  'outOfHoursPersonId',
  'outOfHoursEmail',
  'modelTextToPatients',
  'textApproverId',
  'modelCallLimit',
] as const

/** Who needs somebody is counted no further than this: beyond it nobody reads the figure. */
const NEEDING_COUNTED = 10_000

const overview = sqlFor
  .selectFrom('organizations as o')
  .select(settingColumns.map(column => `o.${column}` as const))
  .select(['o.id', 'o.plan', 'o.trialEndsAt', 'o.requiresSecondFactor'])
  .select(['o.seats', sql<number>`app.seats_taken()`.as('seatsTaken')])
  .select([
    sql<EngineRule>`app.engines_of_server()`.as('serverEngines'),
    sql<string | null>`(select c.id from case_managers c where c.is_default and c.removed_at is null)`.as(
      'defaultCaseManagerId',
    ),
    sql<number>`(select coalesce(sum(n.patients), 0)::integer from patient_counts n)`.as('patients'),
    // Counted no further than anybody reads.
    sql<number>`(select count(*) from (select from patient_summaries s
      where s.organization_id = (select app.org())
        and s.attention_on < (now() at time zone o.time_zone)::date limit ${sql.lit(NEEDING_COUNTED)}) needing)`.as(
      'patientsNeeding',
    ),
    sql<number>`(select count(*) from (select from patients p where p.case_manager_id is null and p.status = 'active'
      limit ${sql.lit(NEEDING_COUNTED)}) unassigned)`.as('patientsUnassigned'),
    sql<number>`(select count(*) from case_managers c where c.removed_at is null)`.as('caseManagers'),
    sql<number>`(select count(*) from specialists s where s.removed_at is null)`.as('specialists'),
    sql<number>`app.staff_without_second_factor()`.as('staffWithoutSecondFactor'),
  ])

const selectEngines = sqlFor.selectFrom('organizations').select(engineColumns)

const ownOrganization = sqlFor.selectFrom('organizations').where('id', '=', sql<string>`app.org()`)

export const organizationsProcedures = {
  overview: api.overview.handler(async ({ context: { session, signIn, headers, hasModel } }) => {
    // Who is signed out is sent to sign in; who is signed in and no administrator is told that this is not for them.
    if (!signIn.tokenOf(headers)) throw new ORPCError('UNAUTHORIZED', { message: 'Sign in and try again.' })
    const [figures, choices] = await session.batch(overview, selectEngines)
    return { ...found(figures[0]), engineChoice: found(choices[0]), hasModel }
  }),

  rename: api.rename.handler(({ context: { session }, input: { seen, ...wanted } }) =>
    session.transaction(async step => {
      const current = found(await step.one(ownOrganization.select('name').forUpdate()))
      const changes = changesTo(current, seen, wanted)
      if (Object.keys(changes).length > 0)
        await step.one(
          sqlFor.updateTable('organizations').set(changes).where('id', '=', sql<string>`app.org()`),
        )
      return { ...current, ...changes }
    }),
  ),

  settle: api.settle.handler(async ({ context: { session }, input: { seen, ...wanted } }) => {
    const settled = await session.transaction(async step => {
      const settings = ownOrganization.select(settingColumns)
      const current = found(await step.one(settings.forUpdate()))
      const changes = changesTo(current, seen, wanted)
      if (Object.keys(changes).length > 0)
        await step.one(
          sqlFor.updateTable('organizations').set(changes).where('id', '=', sql<string>`app.org()`),
        )
      return { ...current, ...changes }
    })
    session.notify({ topic: 'patients' })
    return settled
  }),

  people: api.people.handler(({ context: { session } }) =>
    session.all(
      sqlFor.selectFrom(sql<{ userId: string; name: string }>`app.people_to_name()`.as('p')).selectAll(),
    ),
  ),

  requireSecondFactor: api.requireSecondFactor.handler(async ({ context: { session }, input }) =>
    found(
      await session.one(
        sqlFor
          .updateTable('organizations')
          .set({ requiresSecondFactor: input.isRequired })
          .where('id', '=', sql<string>`app.org()`)
          .returning('requiresSecondFactor as isRequired'),
      ),
    ),
  ),

  chooseEngines: api.chooseEngines.handler(async ({ context: { session }, input }) =>
    found(
      await session.one(
        sqlFor
          .updateTable('organizations')
          .set({
            engines: input.engines,
            enginesForPatients: input.patients,
            enginesForCaseManagers: input.caseManagers,
            enginesForAdministrators: input.administrators,
          })
          .where('id', '=', sql<string>`app.org()`)
          .returning(engineColumns),
      ),
    ),
  ),
}
