import { implement } from '@orpc/server'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/api/api.server.ts'
import { spend } from '#platform/api/budgets.server.ts'
import { type DatabaseSession, sqlFor } from '#platform/database/database.server.ts'
import { auditLogContract, type LogEntry, type LogQuestion } from './audit-log.contract.ts'
import { rareVerbs } from './audit-log.rules.ts'

const api = implement(auditLogContract).$context<Context>()

const ENTRIES_A_PAGE = 50
const EXPORTED_AT_A_TIME = 1_000
const EXPORTS_AN_HOUR = 20
const HOUR = 3_600
/** What one question looks through at most. Whoever asks for something rare is told how far back that was, and looks on. */
const LOOKED_THROUGH = 20_000
/** Ids are given as entries are written, moments as they are made: between two in a different order lie a few at most. */
const OUT_OF_ORDER = 1_000

interface Looked {
  entries: LogEntry[]
  /** The earliest entry that was looked at, where there may be earlier ones. */
  lastId: number | null
  lastAt: string | null
}

const allOf = (conditions: readonly (RawBuilder<unknown> | undefined | false)[]) => {
  const standing = conditions.filter(condition => condition !== undefined && condition !== false)
  return standing.length > 0 ? sql`where ${sql.join(standing, sql` and `)}` : sql``
}

/**
 * Entries before one that is known, the newest first, one more than a page holds unless told. An index leads to a patient's, to those of a
 * day and to those that are rare; among what it leads to the rest is looked for, within the limit.
 */
function lookThrough(
  { before, patientId, userId, verb, entity, from, until }: LogQuestion,
  most = ENTRIES_A_PAGE + 1,
) {
  const led = allOf([
    patientId !== undefined && sql`a.patient_id = ${patientId}`,
    verb !== undefined && rareVerbs.has(verb) && sql`a.verb = ${verb}`,
    before !== undefined && sql`a.id < ${before}`,
    until !== undefined &&
      sql`a.id < coalesce((select u.id from audit_log u where u.at < ${until} order by u.at desc limit 1), 0) + ${OUT_OF_ORDER}`,
    from !== undefined &&
      sql`a.id > (select f.id from audit_log f where f.at >= ${from} order by f.at limit 1) - ${OUT_OF_ORDER}`,
  ])
  const asked = allOf([
    userId !== undefined && sql`l.user_id = ${userId}`,
    verb !== undefined && sql`l.verb = ${verb}`,
    entity !== undefined && sql`l.entity = ${entity}`,
    until !== undefined && sql`l.at < ${until}`,
    from !== undefined && sql`l.at >= ${from}`,
  ])
  return sql<Looked>`(
    with looked as materialized (select * from audit_log a ${led} order by a.id desc limit ${LOOKED_THROUGH})
    select
      (select coalesce(json_agg(f), '[]') from (
        select l.id, l.at, l.user_id as "userId", app.name_in_log(l.user_id) as "userName", l.hat, l.verb, l.entity,
          l.entity_id as "entityId", l.fields, l.patient_id as "patientId",
          app.shown_name(p.name, p.preferred_name) as "patientName", c.name as "coveredFor"
        from looked l
          left join patients p on p.organization_id = l.organization_id and p.id = l.patient_id
          left join case_managers c on c.organization_id = l.organization_id and c.id = l.covered_for
        ${asked} order by l.id desc limit ${most}) f) as entries,
      case when count(*) = ${LOOKED_THROUGH} then min(w.id) end as last_id,
      case when count(*) = ${LOOKED_THROUGH} then min(w.at) end as last_at
    from looked w)`
}

/** Counts an export of the log and records it. Fails where whoever asks may not, or asked too often. */
export async function recordLogExport(session: DatabaseSession): Promise<void> {
  await session.batch(
    spend('log-exports:', EXPORTS_AN_HOUR, HOUR),
    sqlFor.selectNoFrom(sql`app.record('export', 'audit_log', null, null)`.as('recorded')),
  )
}

/** All entries that are asked for, the newest first, many at a time. */
export async function* readLog(
  session: DatabaseSession,
  asked: Omit<LogQuestion, 'before'>,
): AsyncGenerator<LogEntry[]> {
  for (let before: number | undefined; ; ) {
    const looked = await session.one(
      sqlFor.selectFrom(lookThrough({ ...asked, before }, EXPORTED_AT_A_TIME).as('l')).selectAll(),
    )
    if (!looked) return
    yield looked.entries
    const isFull = looked.entries.length === EXPORTED_AT_A_TIME
    const last = isFull ? looked.entries.at(-1)?.id : looked.lastId
    if (!last) return
    before = last
  }
}

export const auditLogProcedures = {
  entries: api.entries.handler(async ({ context: { session }, input }) => {
    const looked = await session.one(sqlFor.selectFrom(lookThrough(input).as('l')).selectAll())
    const entries = looked?.entries.slice(0, ENTRIES_A_PAGE) ?? []
    if (looked && looked.entries.length > ENTRIES_A_PAGE)
      return { entries, next: entries.at(-1)?.id ?? null, lookedBackTo: null }
    return { entries, next: looked?.lastId ?? null, lookedBackTo: looked?.lastAt ?? null }
  }),

  people: api.people.handler(({ context: { session } }) =>
    session.all(
      sqlFor
        .selectFrom(sql<{ id: string; name: string }>`app.people_in_log()`.as('p'))
        .selectAll()
        .orderBy(sql`app.fold_name(p.name)`)
        .orderBy('p.id'),
    ),
  ),
}
