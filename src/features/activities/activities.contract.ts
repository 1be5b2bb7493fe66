/** What happened in a patient's care, as the database wrote it down. */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'
import { ACTIVITIES_AT_MOST } from './activities.rules.ts'

export const activity = z.object({
  id: z.uuid(),
  patientId: z.uuid(),
  /** The name the patient goes by. */
  patientName: z.string(),
  activityType: z.string(),
  /** In English, as it was written down: shown only where the type has no words of its own. */
  description: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  /** The beginning of the patient's message, for those who may read it. */
  messagePreview: z.string().nullable(),
  createdAt: z.string(),
})
export type Activity = z.infer<typeof activity>

export const activitiesContract = {
  /**
   * The newest activities first: a patient's own, those of a caseload, or of the organization; of one patient, or of those of
   * one case manager. `before` is the id of the
   * last one known, for the page after it.
   */
  list: procedure
    .route({
      method: 'GET',
      path: '/activities',
      tags: ['Activities'],
      summary: 'What happened, the newest first',
    })
    .input(
      z.object({
        patientId: z.uuid().optional(),
        caseManagerId: z.uuid().optional(),
        before: z.uuid().optional(),
        limit: z.coerce.number().int().min(1).max(ACTIVITIES_AT_MOST).default(50),
      }),
    )
    .output(z.array(activity)),
}
