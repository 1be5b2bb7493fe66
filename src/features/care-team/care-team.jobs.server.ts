import { sql } from 'kysely'
import { sqlFor } from '#platform/database/database.server.ts'
import type { Job, JobTools } from '#platform/jobs/jobs.server.ts'

/** `care-team.mark-ended`: marks what ended by the clock. Access itself needs no job: it ends at that moment. */
export async function markEndedMemberships(_: Job, { session }: JobTools): Promise<void> {
  await session.one(sqlFor.selectNoFrom(sql`app.mark_ended_memberships()`.as('marked')))
}
