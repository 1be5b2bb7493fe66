/** Who opened a patient's record, for the patient (decision 37). */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'

const opening = z.object({
  id: z.number(),
  /** The last time of that day. */
  at: z.string(),
  /** The name as patients know it; null for somebody whose name is gone. */
  name: z.string().nullable(),
  hat: z.string().nullable(),
  verb: z.enum(['read', 'export']),
  /** What kind of thing: a table's name, such as `patients` or `conversations`. */
  entity: z.string(),
  /** How often on that day. */
  times: z.number(),
  /** The case manager in whose place somebody who covered opened it. */
  coveredFor: z.string().nullable(),
  /** Whether they were on the care team as a co-worker then. */
  isCoWorker: z.boolean(),
})
export type Opening = z.infer<typeof opening>

export const auditContract = {
  openings: procedure
    .route({ method: 'GET', path: '/portal/openings', tags: ['Portal'], summary: 'Who opened my record' })
    .input(z.object({ before: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional() }))
    .output(z.object({ openings: z.array(opening), next: z.number().nullable() })),
}
