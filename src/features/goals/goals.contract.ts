/** Goals of patients: their own, and those that their case manager set. */
import { z } from 'zod'
import { procedure } from '#platform/api.contract.ts'

const goal = z.object({
  id: z.uuid(),
  patientId: z.uuid(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  /** A date without a zone, YYYY-MM-DD. */
  targetOn: z.string().nullable(),
  isCompleted: z.boolean(),
  completedAt: z.string().nullable(),
  notes: z.string(),
  createdBy: z.enum(['patient', 'case_manager']),
  createdAt: z.string(),
})

export const goalsContract = {
  /** A patient asks without naming themselves; staff name one patient. */
  list: procedure
    .route({
      method: 'GET',
      path: '/goals',
      tags: ['Goals'],
      summary: 'The goals of a patient, open ones first',
    })
    .input(z.object({ patientId: z.uuid().optional() }))
    .output(z.array(goal)),
}
