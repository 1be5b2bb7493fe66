/** What one has to know beside a conversation before one answers: how to reach the person safely, and what comes next for them. */
import { z } from 'zod'
import { lastContact, safeContact } from '#features/patients/patient-records/patient-records.contract.ts'
import { procedure } from '#platform/api/api.contract.ts'

export const besideConversation = z.object({
  patientId: z.uuid(),
  status: z.enum(['active', 'inactive']),
  /** What they read, and the language of an interpreter, where they want one. */
  language: z.enum(['en', 'es']),
  interpreterLanguage: z.string().nullable(),
  contact: safeContact.nullable(),
  nextStep: z.string().nullable(),
  /** A day without a zone, YYYY-MM-DD. */
  nextStepDueOn: z.string().nullable(),
  lastContact: lastContact.nullable(),
  /** The next confirmed appointment, whoever of the team it is with. */
  comingAt: z.string().nullable(),
  comingNotes: z.string().nullable(),
})
export type BesideConversation = z.infer<typeof besideConversation>

export const besideContract = {
  open: procedure
    .route({
      method: 'GET',
      path: '/conversations/{conversationId}/beside',
      tags: ['Messages'],
      summary: 'What to know beside a conversation before answering',
    })
    .input(z.object({ conversationId: z.uuid() }))
    .output(besideConversation),
}
