/** Erasing a person, and whatever of it lies outside of the database (decision 85). */
import { sql } from 'kysely'
import { z } from 'zod'
import { type DatabasePool, type DatabaseSession, sqlFor } from '#platform/database/database.server.ts'
import type { ErasureLine, ErasureList } from '#platform/erasure-list/erasure-list.server.ts'
import type { Job, JobTools } from '#platform/jobs/jobs.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'

const ids = z.object({ requestId: z.uuid() })

interface Erasure {
  organizationId: string
  id: string
  patientId: string
  recordIds: string[]
  accountIds: string[]
  erasedBy: string | null
  erasedAt: string
  storageKeys: string[]
}

const known = (onlyUnsettled: boolean) =>
  sqlFor.selectFrom(sql<Erasure>`app.known_erasures(${onlyUnsettled})`.as('e')).selectAll()

const lineOf = (erasure: Erasure): ErasureLine => ({
  organization: erasure.organizationId,
  id: erasure.id,
  patient: erasure.patientId,
  records: erasure.recordIds,
  accounts: erasure.accountIds,
  by: erasure.erasedBy,
  at: erasure.erasedAt,
})

/** Where things lie besides the database. */
interface Outside {
  erasureList?: ErasureList | undefined
  storage?: Storage | undefined
}

/** Removes the files of who was erased, and writes them on the list. What fails on the way is done again the next time. */
async function settle(session: DatabaseSession, { erasureList, storage }: Outside): Promise<void> {
  for (const erasure of await session.all(known(true))) {
    for (const key of erasure.storageKeys) await storage?.delete(key)
    await erasureList?.add([lineOf(erasure)])
    await session.one(sqlFor.selectNoFrom(sql`app.settle_erasure(${erasure.id})`.as('settled')))
  }
}

/** `erasures.erase`: erases the person of a confirmed request, everything of the database at once. */
export async function erasePerson(job: Job, { session, services }: JobTools): Promise<void> {
  const { requestId } = ids.parse(job.payload)
  await session.one(sqlFor.selectNoFrom(sql`app.erase_person(${requestId})`.as('erased')))
  await settle(session, services)
  session.notify({ topic: 'patients' })
}

/**
 * Erases again who came back with an older copy of the database, and writes on the list who is missing there. Nobody is served
 * before.
 */
export async function eraseAgain(databasePool: DatabasePool, outside: Required<Outside>): Promise<void> {
  for (const {
    organization,
    id,
    patient,
    records,
    accounts,
    by,
    at,
  } of (await outside.erasureList?.read()) ?? []) {
    const session = databasePool.asJob(organization)
    const erased = await session.one(
      sqlFor.selectNoFrom(
        sql<boolean>`app.erase_again(${id}, ${patient}, ${records}::uuid[], ${accounts}::uuid[], ${by}, ${at})`.as(
          'isThere',
        ),
      ),
    )
    if (erased?.isThere) await settle(session, outside)
  }
  await completeErasureList(databasePool, outside)
}

/** Who was erased through another server, or before the list was kept here. */
export async function completeErasureList(
  databasePool: DatabasePool,
  { erasureList }: Outside,
): Promise<void> {
  await erasureList?.add((await databasePool.asJob(null).all(known(false))).map(lineOf))
}
