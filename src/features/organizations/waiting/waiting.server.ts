import { implement } from '@orpc/server'
import { type RawBuilder, sql } from 'kysely'
import { type Context, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { waitingContract } from './waiting.contract.ts'

const api = implement(waitingContract).$context<Context>()

/** Nobody reads a count beyond this, and no more rows are read for it. */
const MOST_COUNTED = 100

const counted = (rows: RawBuilder<unknown>) =>
  sql<number>`(select count(*) from (${rows} limit ${sql.lit(MOST_COUNTED)}) waiting)`

const counts = sqlFor.selectNoFrom([
  counted(
    sql`select from patients p where p.organization_id = (select app.org()) and p.case_manager_id is null and p.status = 'active'`,
  ).as('unassigned'),
  counted(sql`select from erasure_requests e where e.confirmed_at is null`).as('erasures'),
  counted(sql`(select from likeness_pairs l where l.state = 'open' and not exists (select from patient_merges m
        where m.organization_id = l.organization_id and m.state = 'waiting' and m.patient_id in (l.patient_id, l.other_id)
          and m.gone_id in (l.patient_id, l.other_id)) limit ${sql.lit(MOST_COUNTED)})
      union all (select from patient_merges m where m.state = 'waiting')`).as('alike'),
  counted(sql`select from likeness_checks c where c.requested_at is not null and c.decision is null`).as(
    'requests',
  ),
])

export const waitingProcedures = {
  counts: api.counts.handler(async ({ context: { session } }) => found(await session.one(counts))),
}
