/** Files that staff asked for in a conversation: the message that asks and the task that waits for the file bear one id. */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'

const askedFile = z.object({
  /** Of the message, and of the task. */
  id: z.uuid(),
  isDone: z.boolean(),
  /** What came for it and whoever asks may read, the oldest first. */
  files: z.array(z.object({ id: z.uuid(), name: z.string() })),
})
export type AskedFile = z.infer<typeof askedFile>

export const askedFilesContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/conversations/{conversationId}/asked-files',
      tags: ['Messages'],
      summary: 'Which messages of a conversation ask for a file, and what came for them',
    })
    .input(z.object({ conversationId: z.uuid() }))
    .output(z.array(askedFile)),
}
