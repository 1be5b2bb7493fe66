import { implement, ORPCError } from '@orpc/server'
import { sql } from 'kysely'
import type { Context } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { idleContract } from './idle.contract.ts'

const api = implement(idleContract).$context<Context>()

export const idleProcedures = {
  note: api.note.handler(async ({ context: { session, signIn, headers } }) => {
    const token = signIn.tokenOf(headers)
    if (!token) throw new ORPCError('UNAUTHORIZED', { message: 'Sign in and try again.' })
    const row = await session.one(
      sqlFor.selectNoFrom(sql<number | null>`app.note_activity(${token})`.as('idleEndsIn')),
    )
    return { idleEndsIn: row?.idleEndsIn ?? null }
  }),
}
