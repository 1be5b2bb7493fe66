/** What a language model was sent about patients, and what came back: for administrators (decision 31). */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'
import { draftKinds } from '../draft-sources/draft-sources.rules.ts'

const modelCall = z.object({
  id: z.uuid(),
  at: z.string(),
  kind: z.enum(draftKinds),
  model: z.string(),
  patientId: z.uuid(),
  patientName: z.string(),
  /** The name of whoever asked for the draft; null of somebody who is gone. */
  askedBy: z.string().nullable(),
  /** Null while it is under way, and where the server went away meanwhile. */
  outcome: z.enum(['answered', 'busy', 'unpaid', 'failed']).nullable(),
  /** As the model counts; null where it did not say. */
  tokensSent: z.number().nullable(),
  tokensReceived: z.number().nullable(),
  durationMs: z.number().nullable(),
})
export type ModelCall = z.infer<typeof modelCall>

const modelCallWords = z.object({
  /** As it left: without names and numbers. */
  sent: z.string(),
  received: z.string().nullable(),
})

export const modelCallsContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/model-calls',
      tags: ['Assistant'],
      summary: 'When a language model was asked about whom, the newest first',
    })
    .input(
      z.object({
        /** Older than this one. */
        before: z.uuid().optional(),
      }),
    )
    .output(
      z.object({
        calls: z.array(modelCall),
        /** From where to read on; null where there is nothing older. */
        next: z.uuid().nullable(),
        /** How often a model was asked this month, by the clock of the organization. */
        thisMonth: z.number(),
      }),
    ),
  /** Leaves a mark in the log: who reads it reads of a patient. */
  read: procedure
    .route({
      method: 'GET',
      path: '/model-calls/{id}',
      tags: ['Assistant'],
      summary: 'One time that a language model was asked, word for word',
    })
    .input(z.object({ id: z.uuid() }))
    .output(modelCallWords),
}
