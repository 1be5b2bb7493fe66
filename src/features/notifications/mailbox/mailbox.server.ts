import { implement, ORPCError } from '@orpc/server'
import { sql } from 'kysely'
import type { Context } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { type Mail, notificationsContract } from '../notifications.contract.ts'

const api = implement(notificationsContract).$context<Context>()

export const notificationsProcedures = {
  mailbox: api.mailbox.handler(({ context }) => {
    if (!context.hasMailbox) throw new ORPCError('NOT_FOUND', { message: 'There is no mailbox here.' })
    if (!context.mayReadMailbox)
      throw new ORPCError('FORBIDDEN', { message: 'The mailbox opens with the address in the terminal.' })
    // Read as nobody: the mails are the same for everyone, signed in or not, session over or not.
    return context
      .as(undefined)
      .all(
        sqlFor
          .selectFrom(sql<Mail>`app.evaluation_mailbox()`.as('mail'))
          .select(['id', 'recipient', 'subject', 'body', 'status', 'createdAt']),
      )
  }),
}
