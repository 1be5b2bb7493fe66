import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { safetyContract } from './safety.contract.ts'

const api = implement(safetyContract).$context<Context>()

export const safetyProcedures = {
  openAlerts: api.openAlerts.handler(({ context: { session } }) =>
    session.all(
      sqlFor
        .selectFrom('safetyAlerts as a')
        .innerJoin('patients as p', join =>
          join.onRef('p.organizationId', '=', 'a.organizationId').onRef('p.id', '=', 'a.patientId'),
        )
        .select(['a.id', 'a.patientId', 'a.kind', 'a.source', 'a.createdAt'])
        .select(sql<string>`coalesce(p.preferred_name, p.name)`.as('patientName'))
        .where('a.acknowledgedAt', 'is', null)
        .orderBy('a.createdAt', 'desc')
        .orderBy('a.id', 'desc')
        .limit(100),
    ),
  ),

  acknowledge: api.acknowledge.handler(async ({ context: { session }, input }) => {
    const [, rows] = await session.batch(
      sqlFor
        .updateTable('safetyAlerts')
        .set({ acknowledgedBy: sql<string>`app.user_id()`, acknowledgedAt: sql<string>`now()` })
        .where('id', '=', input.id)
        .where('acknowledgedAt', 'is', null),
      sqlFor.selectFrom('safetyAlerts').select(['id', 'patientId']).where('id', '=', input.id),
    )
    const seen = found(rows[0])
    session.notify({ topic: 'safety', patient: seen.patientId })
    return seen
  }),
}
