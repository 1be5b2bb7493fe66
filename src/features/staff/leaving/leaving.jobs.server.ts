import { z } from 'zod'
import type { Notices } from '#features/notifications/notices/notices.rules.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import type { Job, JobTools } from '#platform/jobs/jobs.server.ts'
import { composeNewCaseManager } from './leaving.mail.ts'

const payload = z.object({ patientId: z.uuid(), caseManagerId: z.uuid(), since: z.string() })

/** `staff.tell-patient`: lets a patient know that somebody else works with them now. Who was moved on meanwhile is told of the last one. */
export async function tellPatient(job: Job, { session }: JobTools, notices: Notices): Promise<void> {
  const { patientId, caseManagerId, since } = payload.parse(job.payload)
  const patient = await session.one(
    sqlFor
      .selectFrom('patients')
      .select('preferredName')
      .where('id', '=', patientId)
      .where('caseManagerId', '=', caseManagerId)
      .where('status', '=', 'active'),
  )
  if (!patient) return
  await notices.toPatient({
    patientId,
    kind: 'new case manager',
    dedupeKey: `new-case-manager:${patientId}:${since}`,
    words: language => composeNewCaseManager(patient.preferredName, language),
    screen: '/patient-portal/dashboard',
  })
}
