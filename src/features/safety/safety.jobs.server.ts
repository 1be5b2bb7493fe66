import { z } from 'zod'
import type { Notices } from '#features/notifications/notifications-mail.contract.ts'
import { sqlFor } from '#platform/db.server.ts'
import type { Job, JobTools } from '#platform/jobs.server.ts'
import { composeAlert } from './safety.email.ts'

const ids = z.object({ alertId: z.uuid(), patientId: z.uuid() })

/** `safety.mail-alert`: tells the case manager and whoever covers for them; where there is none, every administrator. */
export async function mailSafetyAlert(job: Job, { door }: JobTools, notices: Notices): Promise<void> {
  const { alertId, patientId } = ids.parse(job.payload)
  const alert = await door.one(
    sqlFor
      .selectFrom('safetyAlerts')
      .select('id')
      .where('id', '=', alertId)
      .where('acknowledgedAt', 'is', null),
  )
  if (!alert) return
  const notice = { patientId, kind: 'safety alert', dedupeKey: `safety-alert:${alertId}` }
  const isTold = await notices.toCaseManager({
    ...notice,
    words: composeAlert('caseManager'),
    screen: `/case-manager/patients/${patientId}`,
  })
  if (isTold) return
  await notices.toAdministrators({ ...notice, words: composeAlert('administrator'), screen: '/admin' })
}
