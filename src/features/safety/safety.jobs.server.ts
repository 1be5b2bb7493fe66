import { z } from 'zod'
import type { Notices } from '#features/notifications/notices/notices.rules.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import type { Job, JobTools } from '#platform/jobs/jobs.server.ts'
import { composeAlert } from './safety.mail.ts'

const ids = z.object({ alertId: z.uuid(), patientId: z.uuid() })

/**
 * `safety.mail-alert`: tells the case manager and whoever covers for them; where there is none, every administrator;
 * outside of the organization's hours whom it named as well (decision 53).
 */
export async function mailSafetyAlert(job: Job, { session }: JobTools, notices: Notices): Promise<void> {
  const { alertId, patientId } = ids.parse(job.payload)
  const alert = await session.one(
    sqlFor
      .selectFrom('safetyAlerts')
      .select('id')
      .where('id', '=', alertId)
      .where('acknowledgedAt', 'is', null),
  )
  if (!alert) return
  const notice = { patientId, kind: 'safety alert', dedupeKey: `safety-alert:${alertId}` }
  await notices.toOutOfHours({
    ...notice,
    dedupeKey: `${notice.dedupeKey}:out-of-hours`,
    words: composeAlert('outOfHours'),
    screen: '/case-manager',
  })
  const isTold = await notices.toCaseManager({
    ...notice,
    words: composeAlert('caseManager'),
    screen: `/case-manager/patients/${patientId}`,
  })
  if (isTold) return
  await notices.toAdministrators({ ...notice, words: composeAlert('administrator'), screen: '/admin' })
}
