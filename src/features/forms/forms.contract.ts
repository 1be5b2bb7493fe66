/** Forms that an organization asks its patients to fill in, and how far a patient is with each. */
import { z } from 'zod'
import { procedure } from '#platform/api.contract.ts'

const ownForm = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  required: z.boolean(),
  questionCount: z.number(),
  status: z.enum(['not_started', 'in_progress', 'pending', 'completed']),
  completedAt: z.string().nullable(),
})
export type OwnForm = z.infer<typeof ownForm>

export const formsContract = {
  ownForms: procedure
    .route({
      method: 'GET',
      path: '/portal/forms',
      tags: ['Forms'],
      summary: 'The forms of whoever asks, newest first',
    })
    .input(z.object({ language: z.enum(['en', 'es']).default('en') }))
    .output(z.array(ownForm)),
}
