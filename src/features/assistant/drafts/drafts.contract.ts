/** What the assistant writes about a patient for staff: drafts, until a person accepts one into a case note (decision 30). */
import { z } from 'zod'
import { premiumProcedure, procedure } from '#platform/api/api.contract.ts'
import { draftKinds, sourceKinds } from '../draft-sources/draft-sources.rules.ts'

const source = z.object({
  /** Stands beside the source while a model works with it. */
  key: z.string(),
  what: z.enum(sourceKinds),
  words: z.string(),
  /** The day it is from or for, YYYY-MM-DD; null where the record has none. */
  on: z.string().nullable(),
})

const draft = z.object({
  id: z.uuid(),
  patientId: z.uuid(),
  kind: z.enum(draftKinds),
  text: z.string(),
  /** The records that it was drawn from. */
  sources: z.array(source),
  /** Its lines, each with the keys of its sources and what it says that they don't: that is changed or removed first. */
  lines: z.array(z.object({ words: z.string(), from: z.array(z.string()), missing: z.array(z.string()) })),
  engine: z.enum(['guide', 'model']),
  /** The name of the model that wrote it. */
  model: z.string().nullable(),
  /** Why the guide wrote it although the organization has a model. */
  trouble: z.enum(['busy', 'unpaid', 'failed', 'withheld']).nullable(),
  /** A model is at work on it: what stands there is the guide’s, and it may be replaced any moment. */
  isBeingWritten: z.boolean(),
  createdAt: z.string(),
  /** It is deleted at this moment, whatever became of it. */
  expiresAt: z.string(),
})
export type AssistantDraft = z.infer<typeof draft>

const ids = z.object({ id: z.uuid() })
const tags = ['Assistant']

export const draftsContract = {
  /** The drafts that whoever asks was given about a patient and has neither accepted nor discarded, newest first. */
  list: procedure
    .route({
      method: 'GET',
      path: '/patients/{patientId}/assistant-drafts',
      tags,
      summary: 'One’s own drafts of the assistant about a patient',
    })
    .input(z.object({ patientId: z.uuid() }))
    .output(
      z.object({
        /** False where the organization turned its engines off: nothing new can be asked for. */
        areEnginesOn: z.boolean(),
        drafts: z.array(draft),
      }),
    ),
  /** Premium. With PAYMENT_REQUIRED where it is not open, CONFLICT where engines are off, TOO_MANY_REQUESTS after ten in a minute. */
  ask: premiumProcedure
    .route({
      method: 'POST',
      path: '/patients/{patientId}/assistant-drafts',
      tags,
      summary: 'Ask the assistant for suggestions or a draft',
    })
    .input(
      z.object({
        /** Chosen by the browser, so that asking again is harmless. */
        id: z.uuid(),
        patientId: z.uuid(),
        kind: z.enum(draftKinds),
      }),
    )
    .output(draft),
  /** Discards a draft, or takes that back. */
  discard: procedure
    .route({
      method: 'POST',
      path: '/assistant-drafts/{id}/discard',
      tags,
      summary: 'Discard a draft, or take that back',
    })
    .input(ids.extend({ isDiscarded: z.boolean() }))
    .output(ids),
}
