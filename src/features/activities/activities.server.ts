import { implement } from '@orpc/server'
import { type AliasedExpression, type InferResult, sql } from 'kysely'
import type { Context } from '#platform/api/api.server.ts'
import { type Hat, sqlFor } from '#platform/database/database.server.ts'
import { activitiesContract } from './activities.contract.ts'

const api = implement(activitiesContract).$context<Context>()

interface Asked {
  patientId?: string | undefined
  before?: string | undefined
  limit: number
}

/** From this size on, a caseload is looked for among the newest of its organization. */
const LARGE_CASELOAD = 200
/** How many of the organization's newest are looked through. */
const LOOKED_THROUGH = 2000

const columns = [
  'organizationId',
  'id',
  'patientId',
  'activityType',
  'description',
  'metadata',
  'createdAt',
] as const

/**
 * The newest of all activities that the asking person may see. The message's id is read here, before it is joined: row
 * security lets a bare comparison of two uuids reach the index, and not one that reads json.
 */
function selectNewest({ patientId, before, limit }: Asked) {
  return sqlFor
    .selectFrom('activities as a')
    .select(columns)
    .select(sql<string | null>`(a.metadata ->> 'message_id')::uuid`.as('messageId'))
    .$if(patientId !== undefined, query => query.where('a.patientId', '=', patientId as string))
    .$if(before !== undefined, query =>
      query.where(
        sql<boolean>`(a.created_at, a.id) < (select b.created_at, b.id from activities b where b.id = ${before})`,
      ),
    )
    .orderBy('a.createdAt', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
}

type Newest = InferResult<ReturnType<typeof selectNewest>>[number]

/**
 * Those of a large caseload that are among the newest of its whole organization: looking those through is quicker than
 * asking about each patient. Of a small one none, for it would look through everybody's to find its own few.
 */
function selectRecent(asked: Asked) {
  return selectNewest(asked).where(
    'a.createdAt',
    '>=',
    sql<string>`(select case when count(*) = ${LARGE_CASELOAD} then app.activity_horizon(${LOOKED_THROUGH})
      else 'infinity' end from (select from mine limit ${LARGE_CASELOAD}) c)`,
  )
}

/**
 * Those of a caseload, patient by patient. On the first page as many patients as it has rows are enough, those with the latest
 * first, and nothing on it is older than the latest of the last of them.
 */
function selectByPatient(asked: Asked) {
  const isFirstPage = asked.before === undefined
  return sqlFor
    .with('latest', db =>
      db
        .selectFrom(sql<{ organizationId: string; patientId: string }>`mine`.as('m'))
        .innerJoin('patientSummaries as s', join =>
          join.onRef('s.organizationId', '=', 'm.organizationId').onRef('s.patientId', '=', 'm.patientId'),
        )
        .select(['m.organizationId', 'm.patientId', 's.lastActivityAt'])
        .where('s.lastActivityAt', 'is not', null)
        .$if(isFirstPage, query => query.orderBy('s.lastActivityAt', 'desc').limit(asked.limit)),
    )
    .selectFrom('latest as l')
    .crossJoinLateral(
      selectNewest(asked)
        .where(sql<boolean>`a.organization_id = l.organization_id and a.patient_id = l.patient_id`)
        .$if(isFirstPage, query =>
          query.where(
            sql<boolean>`a.created_at >= (select case when count(*) = ${asked.limit} then min(last_activity_at)
              else '-infinity' end from latest)`,
          ),
        )
        .as('mine'),
    )
    .select(columns.map(column => `mine.${column}` as const))
    .select('mine.messageId')
    .orderBy('mine.createdAt', 'desc')
    .orderBy('mine.id', 'desc')
    .limit(asked.limit)
}

/** The newest of a caseload, which is read once (as `mine`): among those of the organization where they fill the page, else patient by patient. */
function selectNewestOfCaseload(asked: Asked) {
  return sqlFor
    .with('mine', db => db.selectFrom('myCaseload').selectAll())
    .with('recent', () => selectRecent(asked))
    .selectFrom('recent')
    .selectAll()
    .where(sql<boolean>`(select count(*) from recent) = ${asked.limit}`)
    .unionAll(
      sqlFor
        .selectFrom(selectByPatient(asked).as('each'))
        .selectAll()
        .where(sql<boolean>`(select count(*) from recent) < ${asked.limit}`),
    )
}

/** The activities with the names of their patients, and a preview of a patient's message to those who may read it. */
function selectActivities(hat: Hat, asked: Asked) {
  const isOfCaseload = hat === 'staff' && asked.patientId === undefined
  const newest: AliasedExpression<Newest, 'x'> = isOfCaseload
    ? selectNewestOfCaseload(asked).as('x')
    : selectNewest(asked).as('x')
  return sqlFor
    .selectFrom(newest)
    .innerJoin('patients as p', join =>
      join.onRef('p.organizationId', '=', 'x.organizationId').onRef('p.id', '=', 'x.patientId'),
    )
    .leftJoin('messages as m', join =>
      join
        .onRef('m.organizationId', '=', 'x.organizationId')
        .onRef('m.id', '=', 'x.messageId')
        .on('m.senderType', '=', 'patient'),
    )
    .select(['x.id', 'x.patientId', 'x.activityType', 'x.description', 'x.metadata', 'x.createdAt'])
    .select([
      sql<string>`coalesce(p.preferred_name, p.name)`.as('patientName'),
      sql<string | null>`left(m.content, 80)`.as('messagePreview'),
    ])
    .orderBy('x.createdAt', 'desc')
    .orderBy('x.id', 'desc')
}

export const activitiesProcedures = {
  list: api.list.handler(({ context: { session, hat }, input }) => session.all(selectActivities(hat, input))),
}
