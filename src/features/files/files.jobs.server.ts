import { sql } from 'kysely'
import { z } from 'zod'
import type { Notices } from '#features/notifications/notices/notices.rules.ts'
import { type DatabasePool, sqlFor } from '#platform/database/database.server.ts'
import type { Job, JobTools } from '#platform/jobs/jobs.server.ts'
import { composeExpiry } from './files.mail.ts'
import { fileKinds, KEPT_DAYS } from './files.rules.ts'
import { removeObject } from './uploads/uploads.server.ts'

const longAgo = sql<string>`now() - make_interval(days => ${KEPT_DAYS})`
/** Nobody is still sending what was begun before. */
const aDayAgo = sql<string>`now() - interval '1 day'`

/**
 * `files.sweep`: what was put away long ago goes, and whatever lies in storage and is no file. First it is marked, so that no file
 * comes of it any more; then the object goes, and last what led to it: cut off anywhere, the next sweep goes on.
 */
export async function sweepFiles(_: Job, { session, services }: JobTools): Promise<void> {
  const { storage } = services
  if (!storage) return
  const [gone, loose] = await session.batch(
    sqlFor.deleteFrom('caseFiles').where('removedAt', '<', longAgo).returning('patientId'),
    sqlFor
      .updateTable('looseObjects')
      .set({ sweepingAt: sql`now()` })
      .where('createdAt', '<', aDayAgo)
      .returning(['id', 'storageKey']),
  )
  for (const { id, storageKey } of loose) {
    await removeObject(storage, storageKey)
    await session.all(sqlFor.deleteFrom('looseObjects').where('id', '=', id))
  }
  session.notify(...gone.map(({ patientId }) => ({ topic: 'files' as const, patient: patientId })))
}

/** Asks for what is to be swept; whichever server is first in an hour is heard. */
export const askForFileSweeps = (databasePool: DatabasePool) =>
  databasePool.asJob(null).one(sqlFor.selectNoFrom(sql`app.ask_for_file_sweeps()`.as('asked')))

const expiring = z.object({ fileId: z.uuid(), patientId: z.uuid(), expiresOn: z.iso.date() })

/**
 * `files.remind-of-expiry`: tells the case manager that a file expires. One that is gone, that has another day now, or whose case
 * is closed, is not pointed out; of a confidential one nothing is said but that it is a file.
 */
export async function remindOfExpiry(job: Job, { session }: JobTools, notices: Notices): Promise<void> {
  const { fileId, patientId, expiresOn } = expiring.parse(job.payload)
  const file = await session.one(
    sqlFor
      .selectFrom('caseFiles as f')
      .innerJoin('patients as p', join =>
        join.onRef('p.organizationId', '=', 'f.organizationId').onRef('p.id', '=', 'f.patientId'),
      )
      .select(sql<string>`case when f.readers is null then f.kind else 'other' end`.as('kind'))
      .where('f.id', '=', fileId)
      .where('f.patientId', '=', patientId)
      .where('f.expiresOn', '=', expiresOn)
      .where('f.removedAt', 'is', null)
      .where('p.status', '=', 'active'),
  )
  if (!file) return
  await notices.toCaseManager({
    patientId,
    kind: 'file expires',
    dedupeKey: `file-expires:${fileId}:${expiresOn}`,
    words: composeExpiry(z.enum(fileKinds).parse(file.kind), expiresOn),
    screen: `/case-manager/patients/${patientId}?section=files`,
  })
}
