import { sql } from 'kysely'
import { z } from 'zod'
import { sqlFor } from '#platform/database/database.server.ts'
import type { Job, JobTools } from '#platform/jobs/jobs.server.ts'
import { type LikenessReason, likenessOf } from './likeness.rules.ts'

const ids = z.object({ patientIds: z.array(z.uuid()) })

const facts = sqlFor
  .selectFrom('patients as p')
  .select(['p.id', 'p.name', 'p.preferredName', 'p.birthDate', 'p.email', 'p.phone'])
  .where('p.mergedInto', 'is', null)

/** `likeness.compare`: compares records with those that might be alike, and keeps for administrators which are. */
export async function compareRecords(job: Job, { session }: JobTools): Promise<void> {
  const { patientIds } = ids.parse(job.payload)
  for (const id of patientIds) {
    const record = await session.one(facts.where('p.id', '=', id))
    if (!record) continue
    const candidates = sql<{ id: string }>`(select distinct m as id
      from app.might_be_alike(${record.name}, ${record.birthDate}::date, ${record.email}, ${record.phone}) m)`
    const others = await session.all(
      facts.innerJoin(candidates.as('m'), 'm.id', 'p.id').where('p.id', '<>', id),
    )
    const alike: Record<string, LikenessReason[]> = {}
    for (const other of others) {
      const reasons = likenessOf(record, other)
      if (reasons.length > 0) alike[other.id] = reasons
    }
    await session.one(
      sqlFor.selectNoFrom(sql`app.keep_alike(${id}, ${JSON.stringify(alike)}::jsonb)`.as('kept')),
    )
  }
  session.notify({ topic: 'likeness' })
}
