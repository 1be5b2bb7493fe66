import { sql } from 'kysely'
import { type DatabasePool, sqlFor } from '#platform/database/database.server.ts'
import type { Job, JobTools } from '#platform/jobs/jobs.server.ts'
import { KEPT_DAYS } from './files.rules.ts'
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
