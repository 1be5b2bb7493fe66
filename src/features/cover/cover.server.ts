import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { coverContract } from './cover.contract.ts'

const api = implement(coverContract).$context<Context>()

/** More than an organization has at a time; the list has no pages. */
const MOST_LISTED = 500

const names = sql<{ id: string; name: string; isHere: boolean }>`app.case_manager_names()`

/** Covers as the contract has them; whoever asks sees those that their policies let through. */
const covers = sqlFor
  .selectFrom('covers as v')
  .innerJoin(names.as('m'), 'm.id', 'v.caseManagerId')
  .innerJoin(names.as('c'), 'c.id', 'v.colleagueId')
  .leftJoin('patients as p', join =>
    join.onRef('p.organizationId', '=', 'v.organizationId').onRef('p.id', '=', 'v.patientId'),
  )
  .select([
    'v.id',
    'v.caseManagerId',
    'm.name as caseManagerName',
    'v.colleagueId',
    'c.name as colleagueName',
  ])
  .select(['v.patientId', 'v.reason', 'v.startsAt', 'v.endsAt'])
  .select([
    // Of a patient whom the one who covers can't see yet, not even the name.
    sql<string | null>`app.shown_name(p.name, p.preferred_name)`.as('patientName'),
    sql<boolean>`(v.ended_at is null and v.starts_at <= now() and v.ends_at > now())`.as('isRunning'),
    sql<boolean>`coalesce(v.colleague_id = app.case_manager(), false)`.as('isHeld'),
  ])

const setEnded = (id: string, isEnded: boolean) =>
  sqlFor
    .updateTable('covers')
    .set({ endedAt: isEnded ? sql<string>`now()` : null })
    .where('id', '=', id)
    .where('endedAt', isEnded ? 'is' : 'is not', null)
    .returning('id')

export const coverProcedures = {
  list: api.list.handler(({ context: { session }, input }) =>
    session.all(
      covers
        .where('v.endedAt', 'is', null)
        .where('v.endsAt', '>', sql<string>`now()`)
        .$if(input.patientId !== undefined, query =>
          query.where('v.patientId', '=', input.patientId as string),
        )
        .orderBy('v.startsAt')
        .orderBy('v.id')
        .limit(MOST_LISTED),
    ),
  ),

  colleagues: api.colleagues.handler(({ context: { session } }) =>
    session.all(
      sqlFor
        .selectFrom(names.as('c'))
        .select(['c.id', 'c.name'])
        .where('c.isHere', '=', true)
        .where(sql<boolean>`c.id is distinct from app.case_manager()`)
        .orderBy(sql`app.fold_name(c.name)`)
        .orderBy('c.id'),
    ),
  ),

  // Who hears of it, the trigger says: access begins and ends in the same moment as the row.
  give: api.give.handler(async ({ context: { session }, input }) => {
    const [, rows] = await session.batch(
      sqlFor
        .insertInto('covers')
        .values(input)
        .onConflict(conflict => conflict.columns(['organizationId', 'id']).doNothing()),
      covers.where('v.id', '=', input.id),
    )
    return found(rows[0])
  }),

  end: api.end.handler(async ({ context: { session }, input: { id } }) => {
    // Ended twice is ended; who only covers may read the row and changes nothing in it.
    const [, rows] = await session.batch(
      setEnded(id, true),
      covers.where('v.id', '=', id).where('v.endedAt', 'is not', null),
    )
    return found(rows[0])
  }),

  resume: api.resume.handler(async ({ context: { session }, input: { id } }) => {
    const [, rows] = await session.batch(
      setEnded(id, false),
      covers.where('v.id', '=', id).where('v.endedAt', 'is', null),
    )
    return found(rows[0])
  }),
}
