import { implement } from '@orpc/server'
import { sql } from 'kysely'
import type { Context } from '#platform/api/api.server.ts'
import { type Hat, sqlFor } from '#platform/database/database.server.ts'
import { activitiesContract } from './activities.contract.ts'

const api = implement(activitiesContract).$context<Context>()

interface Asked {
  patientId?: string | undefined
  before?: string | undefined
  limit: number
}

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

/**
 * The same for staff, patient by patient: a quiet caseload in a busy organization would otherwise walk through
 * everybody's activities to find its own few.
 */
function selectNewestOfCaseload(asked: Asked) {
  return sqlFor
    .selectFrom('patients as q')
    .crossJoinLateral(
      selectNewest(asked)
        .where(sql<boolean>`a.organization_id = q.organization_id and a.patient_id = q.id`)
        .as('mine'),
    )
    .select(columns.map(column => `mine.${column}` as const))
    .select('mine.messageId')
    .$if(asked.patientId !== undefined, query => query.where('q.id', '=', asked.patientId as string))
    .orderBy('mine.createdAt', 'desc')
    .orderBy('mine.id', 'desc')
    .limit(asked.limit)
}

/** The activities with the names of their patients, and a preview of a patient's message to those who may read it. */
function selectActivities(hat: Hat, asked: Asked) {
  return sqlFor
    .selectFrom((hat === 'staff' ? selectNewestOfCaseload(asked) : selectNewest(asked)).as('x'))
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
