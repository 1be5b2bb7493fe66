import { implement } from '@orpc/server'
import { sql } from 'kysely'
import type { Context } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { auditContract, type Opening } from './audit.contract.ts'

const api = implement(auditContract).$context<Context>()

const OPENINGS_AT_A_TIME = 20

export const auditProcedures = {
  openings: api.openings.handler(async ({ context: { session }, input }) => {
    const most = OPENINGS_AT_A_TIME
    const rows = await session.all(
      sqlFor
        .selectFrom(sql<Opening>`app.who_opened_my_record(${input.before ?? null}, ${most + 1})`.as('o'))
        .selectAll(),
    )
    const openings = rows.slice(0, most)
    return { openings, next: rows.length > most ? (openings.at(-1)?.id ?? null) : null }
  }),
}
