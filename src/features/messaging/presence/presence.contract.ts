/** Who of the staff is at a conversation at this moment, so that two do not answer at once. Patients hear nothing of it. */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'

const tags = ['Messages']

const colleagueHere = z.object({ memberId: z.uuid(), name: z.string(), isWriting: z.boolean() })
export type ColleagueHere = z.infer<typeof colleagueHere>

export const presenceContract = {
  /** Said again every half minute for as long as it is so; what nobody renews is over within a minute. */
  keep: procedure
    .route({
      method: 'PUT',
      path: '/conversations/{conversationId}/presence',
      tags,
      summary: 'Say that one has a conversation before one’s eyes, and hear which colleagues do',
    })
    .input(z.object({ conversationId: z.uuid(), isWriting: z.boolean() }))
    .output(z.array(colleagueHere)),
  leave: procedure
    .route({
      method: 'DELETE',
      path: '/conversations/{conversationId}/presence',
      tags,
      summary: 'Say that one has left a conversation',
    })
    .input(z.object({ conversationId: z.uuid() }))
    .output(z.object({ conversationId: z.uuid() })),
}
