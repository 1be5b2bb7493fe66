import { z } from 'zod'
import type { Notices } from '#features/notifications/notifications-mail.contract.ts'
import { sqlFor } from '#platform/db.server.ts'
import type { Job, JobTools } from '#platform/jobs.server.ts'
import { composeCompletedOnboarding } from './onboarding.email.ts'

const ids = z.object({ patientId: z.uuid() })

/** `onboarding.mail-completed`: tells the patient what happens next. */
export async function mailCompletedOnboarding(job: Job, { door }: JobTools, notices: Notices): Promise<void> {
  const { patientId } = ids.parse(job.payload)
  const patient = await door.one(
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
