/** Whether a conversation waits for the care team: until it is answered, or somebody says that it needs no answer. */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'

const tags = ['Messages']
const waitingState = z.object({ conversationId: z.uuid(), isWaiting: z.boolean() })

export const settlementContract = {
  /** What the patient wrote after the message that was last seen goes on waiting. */
  settle: procedure
    .route({
      method: 'POST',
      path: '/conversations/{conversationId}/settlement',
      tags,
      summary: 'Say that a conversation needs no answer',
    })
    .input(z.object({ conversationId: z.uuid(), until: z.uuid() }))
    .output(waitingState),
  reopen: procedure
    .route({
      method: 'DELETE',
      path: '/conversations/{conversationId}/settlement',
      tags,
      summary: 'Let a conversation wait again, as if nobody had answered or said that it needs no answer',
    })
    .input(z.object({ conversationId: z.uuid() }))
    .output(waitingState),
}
