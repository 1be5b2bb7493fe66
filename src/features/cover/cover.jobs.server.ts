import { sql } from 'kysely'
import { z } from 'zod'
import type { Notices } from '#features/notifications/notices/notices.rules.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import type { Job, JobTools } from '#platform/jobs/jobs.server.ts'
import { composeGivenCover } from './cover.mail.ts'

const ids = z.object({ coverId: z.uuid() })

/** `cover.begin`: the first moment of a cover that was given ahead. Access itself needs no job: it begins by the clock. */
export async function beginCover(job: Job, { session }: JobTools): Promise<void> {
  const { coverId } = ids.parse(job.payload)
  await session.one(sqlFor.selectNoFrom(sql`app.read_on_with_cover(${coverId})`.as('readOn')))
}

/** `cover.tell-colleague`: lets whoever is to cover know. A cover that was taken back at once tells nobody. */
export async function tellColleague(job: Job, { session }: JobTools, notices: Notices): Promise<void> {
  const { coverId } = ids.parse(job.payload)
  const cover = await session.one(
    sqlFor
      .selectFrom('covers as v')
      .innerJoin('organizations as o', 'o.id', 'v.organizationId')
      .innerJoin('caseManagers as m', join =>
        join.onRef('m.organizationId', '=', 'v.organizationId').onRef('m.id', '=', 'v.caseManagerId'),
      )
      .select(['v.patientId', 'v.startsAt', 'v.endsAt', 'm.name as caseManager', 'o.timeZone'])
      .where('v.id', '=', coverId)
      .where('v.endedAt', 'is', null)
      .where('v.endsAt', '>', sql<string>`now()`),
  )
  if (!cover) return
  await notices.toColleague({
    coverId,
    kind: 'cover given',
    dedupeKey: `cover:${coverId}`,
    words: composeGivenCover(cover),
    screen: '/case-manager',
  })
}
