import { sql } from 'kysely'
import { sqlFor } from '#platform/database/database.server.ts'

export const NEWEST = 100

export const kept = sqlFor
  .selectFrom('caseFiles as f')
  .select([
    'f.id',
    'f.patientId',
    'f.name',
    'f.kind',
    'f.labels',
    'f.mediaType',
    'f.sizeBytes',
    'f.createdAt',
  ])
  .select(['f.expiresOn', 'f.readers', sql<boolean>`f.shown_at is not null`.as('isShown')])
  .select(sql<boolean>`f.task_id is not null`.as('isFromPatient'))
  .select(['f.withheldKind', 'f.withheldFor', 'f.withheldAt'])
  .where('f.removedAt', 'is', null)

/** Each patient of the caseload, with their newest files: its cost follows the caseload, not the organization. */
export const ofCaseload = sqlFor
  .selectFrom(sql<{ organizationId: string; patientId: string }>`my_caseload`.as('m'))
  .innerJoinLateral(
    kept
      .whereRef('f.organizationId', '=', 'm.organizationId' as never)
      .whereRef('f.patientId', '=', 'm.patientId' as never)
      .orderBy('f.createdAt', 'desc')
      .orderBy('f.id', 'desc')
      .limit(NEWEST)
      .as('f'),
    join => join.onTrue(),
  )
  .innerJoin('patients as p', join =>
    join.onRef('p.organizationId', '=', 'm.organizationId').onRef('p.id', '=', 'm.patientId'),
  )
  .selectAll('f')
  .select(sql<string>`app.shown_name(p.name, p.preferred_name)`.as('patientName'))
  .orderBy('f.createdAt', 'desc')
  .orderBy('f.id', 'desc')
  .limit(NEWEST)
