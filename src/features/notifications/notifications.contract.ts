/** Mails as an evaluation copy shows them. */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'

export const mail = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  /** Plain text. */
  body: z.string(),
  status: z.enum(['waiting', 'sent', 'withheld']),
  createdAt: z.string(),
})
export type Mail = z.infer<typeof mail>

export const notificationsContract = {
  /** The newest mails, newest first. NOT_FOUND where mails leave, FORBIDDEN for whoever may not read them (decision 57). */
  mailbox: procedure
    .route({
      method: 'GET',
      path: '/mailbox',
      tags: ['Notifications'],
      summary: 'The mails of an evaluation copy',
    })
    .output(z.array(mail)),
}
