/** Making a progress report, and letting go of it. */
import { sql } from 'kysely'
import { z } from 'zod'
import { isUnavailable } from '#platform/database/connections.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { HopelessError } from '#platform/jobs/job-errors.server.ts'
import type { Job, JobTools } from '#platform/jobs/jobs.server.ts'

const ids = z.object({ reportId: z.uuid() })

/** So many patients are counted in one statement. */
const AT_A_TIME = 1_000

/**
 * `reports.make`: counts so many patients at a time, each time in a transaction of its own. What was cut off goes on behind the
 * last one who was counted.
 */
export async function makeReport(job: Job, { session }: JobTools): Promise<void> {
  const { reportId } = ids.parse(job.payload)
  const step = sql<boolean>`app.make_report_lines(${reportId}, ${AT_A_TIME})`
  try {
    for (let isMore = true; isMore; ) {
      isMore = (await session.one(sqlFor.selectNoFrom(step.as('isMore'))))?.isMore ?? false
      session.notify({ topic: 'reports' })
    }
  } catch (error) {
    if (isUnavailable(error)) throw error
    await session.one(sqlFor.selectNoFrom(sql`app.fail_report(${reportId})`.as('failed')))
    session.notify({ topic: 'reports' })
    throw Object.assign(new HopelessError('a report could not be made'), { cause: error })
  }
}

/** `reports.forget`: after a week nothing of a report is left. */
export async function forgetReport(job: Job, { session }: JobTools): Promise<void> {
  const { reportId } = ids.parse(job.payload)
  await session.one(sqlFor.selectNoFrom(sql`app.forget_report(${reportId})`.as('forgotten')))
  session.notify({ topic: 'reports' })
}
