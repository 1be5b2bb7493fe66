import { implement } from '@orpc/server'
import { sql } from 'kysely'
import type { Context } from '#platform/api.server.ts'
import { sqlFor } from '#platform/db.server.ts'
import { goalsContract } from './goals.contract.ts'

const api = implement(goalsContract).$context<Context>()

export const goalsProcedures = {
  list: api.list.handler(({ context: { door }, input }) =>
    door.all(
      sqlFor
        .selectFrom('goals')
        .select([
          'id',
          'patientId',
          'title',
          'description',
          'category',
          'targetOn',
          'isCompleted',
          'completedAt',
        ])
        .select(['notes', 'createdBy', 'createdAt'])
        .where('patientId', '=', sql<string>`coalesce(${input.patientId ?? null}::uuid, app.patient())`)
        .orderBy('isCompleted')
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(200),
    ),
  ),
}
