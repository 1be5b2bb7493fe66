import { sql } from 'kysely'
import { type DatabasePool, sqlFor } from '#platform/database/database.server.ts'
import type { Job, JobTools } from '#platform/jobs/jobs.server.ts'
import { digestOf, sealOf } from './seals.server.ts'

const ENTRIES_A_SEAL = 5_000

interface ToSeal {
  id: number
  entry: string
  sealedThrough: string
}

/** `audit.seal`: seals what came into an organization's log since the last time, as many seals as it takes. */
export async function sealLog(job: Job, { session, services }: JobTools): Promise<void> {
  const organization = job.organization ?? ''
  const key = services.sealKey(organization)
  for (let isMore = true; isMore; ) {
    const [[last], entries] = await session.batch(
      sqlFor
        .selectFrom(sql<{ number: number; seal: string }>`app.last_seal()`.as('s'))
        .select(['s.number', 's.seal']),
      sqlFor
        .selectFrom(sql<ToSeal>`app.entries_to_seal(${ENTRIES_A_SEAL})`.as('e'))
        .select(['e.id', 'e.entry'])
        .select(
          sql<string>`to_char(e.sealed_through at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`.as(
            'sealedThrough',
          ),
        ),
    )
    const [first] = entries
    if (!first) return
    const sealed = {
      organization,
      number: (last?.number ?? 0) + 1,
      before: last?.seal ?? '',
      sealedThrough: first.sealedThrough,
      entryIds: entries.map(({ id }) => Number(id)),
      digests: entries.map(({ entry }) => digestOf(key, entry)).join(''),
    }
    const kept = await session.one(
      sqlFor.selectNoFrom(
        sql<boolean>`app.keep_seal(${sealed.number}, ${`${sealed.sealedThrough}Z`}, ${sealed.entryIds}::bigint[],
          ${sealed.digests}, ${sealOf(key, sealed)})`.as('isKept'),
      ),
    )
    isMore = kept?.isKept === true && entries.length === ENTRIES_A_SEAL
  }
}

/** Asks for what is to be sealed; whichever server is first in an hour is heard. */
export const askForSeals = (databasePool: DatabasePool) =>
  databasePool.asJob(null).one(sqlFor.selectNoFrom(sql`app.ask_for_seals()`.as('asked')))
