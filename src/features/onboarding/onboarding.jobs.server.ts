import { z } from 'zod'
import type { Notices } from '#features/notifications/notices/notices.rules.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import type { Job, JobTools } from '#platform/jobs/jobs.server.ts'
import { composeCompletedOnboarding } from './onboarding.mail.ts'

const ids = z.object({ patientId: z.uuid() })

/** `onboarding.mail-completed`: tells the patient what happens next. */
export async function mailCompletedOnboarding(
  job: Job,
  { session }: JobTools,
  notices: Notices,
): Promise<void> {
  const { patientId } = ids.parse(job.payload)
  const patient = await session.one(
    sqlFor.selectFrom('patients').select('preferredName').where('id', '=', patientId),
  )
  if (!patient) return
  await notices.toPatient({
    patientId,
    kind: 'onboarding completed',
    dedupeKey: `onboarding-completed:${patientId}`,
    words: language => composeCompletedOnboarding(patient.preferredName, language),
    screen: '/patient-portal/dashboard',
  })
}
