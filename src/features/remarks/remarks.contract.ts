/** Remarks: words about a patient that they and staff both read, each piece with its author (decision 48). */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'
import { MOST_LETTERS } from './remarks.rules.ts'

const remark = z.object({
  id: z.uuid(),
  /** The item of the checklist that it is about; null for the additional notes of the record. */
  checklistItemId: z.uuid().nullable(),
  words: z.string(),
  /** Null where nobody kept who wrote it. */
  authorHat: z.enum(['patient', 'case_manager', 'administrator']).nullable(),
  authorName: z.string().nullable(),
  isMine: z.boolean(),
  revision: z.number(),
  writtenAt: z.string(),
  /** When its words were last changed; null where they never were. */
  changedAt: z.string().nullable(),
})
export type Remark = z.infer<typeof remark>

/** The messages are keys of `remarksText.problems`. */
export const newRemark = z.object({
  /** Chosen by the browser. */
  id: z.uuid(),
  patientId: z.uuid().optional(),
  checklistItemId: z.uuid().nullable().default(null),
  words: z.string().min(1, 'wordsMissing').max(MOST_LETTERS, 'wordsLong'),
  known: z.array(z.string().max(12)).max(400).default([]),
})

const version = z.object({ revision: z.number(), words: z.string(), writtenAt: z.string() })

export const remarksContract = {
  /** A patient asks without naming themselves; staff name one patient. What was taken back is left out. */
  list: procedure
    .route({
      method: 'GET',
      path: '/remarks',
      tags: ['Remarks'],
      summary: 'What was written about a patient, oldest first',
    })
    .input(z.object({ patientId: z.uuid().optional() }))
    .output(z.array(remark)),
  /**
   * Writes a remark, or changes one's own; empty words take it back. `known` are signs of what the device knows to be there
   * (`fingerprint`): where something else stands, both versions are kept, and `met` is what stood there. Sending again is
   * harmless.
   */
  write: procedure
    .route({ method: 'PUT', path: '/remarks/{id}', tags: ['Remarks'], summary: 'Write a remark' })
    .input(newRemark.extend({ words: z.string().max(MOST_LETTERS, 'wordsLong') }))
    .output(
      z.object({
        id: z.uuid(),
        words: z.string(),
        revision: z.number(),
        met: z.string().nullable(),
        safety: z.array(z.enum(['self_harm', 'harm_to_others', 'abuse', 'emergency'])),
        isCaseManagerTold: z.boolean(),
      }),
    ),
  /** For the author alone; for anybody else there is none. */
  history: procedure
    .route({
      method: 'GET',
      path: '/remarks/{id}/history',
      tags: ['Remarks'],
      summary: 'What a remark of one’s own said before, newest first',
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.array(version)),
}
