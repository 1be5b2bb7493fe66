import { sql } from 'kysely'
import { z } from 'zod'
import { sqlFor } from '#platform/db.server.ts'
import type { Job, JobTools } from '#platform/jobs.server.ts'

const ids = z.object({ coverId: z.uuid() })

/** `cover.begin`: the first moment of a cover that was given ahead. Access itself needs no job: it begins by the clock. */
export async function beginCover(job: Job, { door }: JobTools): Promise<void> {
  const { coverId } = ids.parse(job.payload)
  await door.one(sqlFor.selectNoFrom(sql`app.read_on_with_cover(${coverId})`.as('readOn')))
}
