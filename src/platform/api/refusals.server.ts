/** What somebody was refused is written down (decision 37): by whom, what, and about whom; never a value. */
import type { ORPCError } from '@orpc/server'
import { sql } from 'kysely'
import { type DatabaseSession, sqlFor } from '../database/database.server.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What was asked for by its id: the patient where one is named, else the first thing that is. */
function idIn(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  const { patientId, ...rest } = input as Record<string, unknown>
  return [patientId, ...Object.values(rest)].find(
    (value): value is string => typeof value === 'string' && uuid.test(value),
  )
}

/** Whether an answer refuses: it says so, or that there is nothing, where an id was named. Both are one to whoever asks. */
function isRefusal({ code }: ORPCError<string, unknown>, id: string | undefined): boolean {
  return code === 'FORBIDDEN' || (code === 'NOT_FOUND' && id !== undefined)
}

/**
 * Writes down that a procedure refused the person of this database session. Nothing is written of answers that are no refusal.
 */
export async function recordRefusal(
  session: DatabaseSession,
  error: ORPCError<string, unknown>,
  procedure: string,
  input: unknown,
): Promise<void> {
  const id = idIn(input)
  if (!isRefusal(error, id)) return
  await session.one(
    sqlFor.selectNoFrom(sql`app.record_refusal(${procedure}, ${id ?? null}::uuid)`.as('recorded')),
  )
}
