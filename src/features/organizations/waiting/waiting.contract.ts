/** How much waits for an administrator, by what it is: the counts beside the sections of administration. */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'

/** None is counted beyond a hundred. */
const waiting = z.object({
  /** Active patients without a case manager (decision 43). */
  unassigned: z.number(),
  /** People who are asked to be erased, and nobody confirmed it yet. */
  erasures: z.number(),
  /** Pairs of records that may be one person's, and merges that a colleague asked for. */
  alike: z.number(),
  /** Colleagues who ask to be added to a care team. */
  requests: z.number(),
})

export const waitingContract = {
  counts: procedure
    .route({
      method: 'GET',
      path: '/organization/waiting',
      tags: ['Organization'],
      summary: 'How much waits for an administrator',
    })
    .output(waiting),
}
