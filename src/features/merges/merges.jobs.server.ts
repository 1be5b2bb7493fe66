import { sql } from 'kysely'
import { z } from 'zod'
import { sqlFor } from '#platform/database/database.server.ts'
import type { Job, JobHandler, JobTools } from '#platform/jobs/jobs.server.ts'

const ids = z.object({ mergeId: z.uuid() })

/** `merges.gather`: brings along what reached the record that went while it was being merged. */
export async function gatherForMerge(job: Job, { session }: JobTools): Promise<void> {
  const { mergeId } = ids.parse(job.payload)
  await session.one(sqlFor.selectNoFrom(sql`app.gather_for_merge(${mergeId})`.as('gathered')))
}

/** Work that was asked for before a merge is done about the record that stayed. */
export function followingMerges(handler: JobHandler): JobHandler {
  return async (job, tools) => {
    if (job.organization === null) return handler(job, tools)
    const payload = JSON.stringify(job.payload)
    const followed = await tools.session.one(
      sqlFor.selectNoFrom(sql<Job['payload']>`app.follow_merges(${payload}::jsonb)`.as('payload')),
    )
    return handler({ ...job, payload: followed?.payload ?? job.payload }, tools)
  }
}
