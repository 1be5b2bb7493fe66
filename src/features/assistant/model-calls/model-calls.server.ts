import { implement } from '@orpc/server'
import { sql } from 'kysely'
import type { Asked } from '#platform/ai/ai.server.ts'
import { type Context, found } from '#platform/api/api.server.ts'
import { type DatabaseSession, type Query, sqlFor } from '#platform/database/database.server.ts'
import { modelCallsContract } from './model-calls.contract.ts'

const api = implement(modelCallsContract).$context<Context>()

const PAGE_LENGTH = 20
/** What a model writes beyond this is not kept. */
const RECEIVED_LETTERS = 200_000

/** Writes down what is about to leave. Undefined where the organization's month is used up: then nothing may leave. */
export async function beginModelCall(
  session: DatabaseSession,
  draftId: string,
  model: string,
  { system, prompt }: { system: string; prompt: string },
): Promise<string | undefined> {
  const begun = await session.one(
    sqlFor.selectNoFrom(
      sql<string | null>`app.begin_model_call(${draftId}, ${model}, ${`${system}\n\n${prompt}`})`.as(
        'callId',
      ),
    ),
  )
  return begun?.callId ?? undefined
}

/** The write that completes it with what came back. */
export function completeModelCall(
  id: string,
  { failure, received, tokensSent, tokensReceived }: Asked<unknown>,
  durationMs: number,
): Query<unknown> {
  return sqlFor
    .updateTable('modelCalls')
    .set({
      outcome: failure ?? 'answered',
      // A null byte is no text to PostgreSQL.
      received: received?.replaceAll('\0', '').slice(0, RECEIVED_LETTERS) ?? null,
      tokensSent,
      tokensReceived,
      durationMs,
    })
    .where('id', '=', id)
}

export const modelCallsProcedures = {
  list: api.list.handler(async ({ context: { session }, input: { before } }) => {
    const [calls, months] = await session.batch(
      sqlFor
        .selectFrom('modelCalls as m')
        .innerJoin('patients as p', join =>
          join.onRef('p.organizationId', '=', 'm.organizationId').onRef('p.id', '=', 'm.patientId'),
        )
        .select(['m.id', 'm.createdAt as at', 'm.kind', 'm.model', 'm.patientId'])
        .select(sql<string>`app.shown_name(p.name, p.preferred_name)`.as('patientName'))
        .select(sql<string | null>`app.staff_name(m.requested_by)`.as('askedBy'))
        .select(['m.outcome', 'm.tokensSent', 'm.tokensReceived', 'm.durationMs'])
        .$if(before !== undefined, query =>
          query.where(
            sql<boolean>`(m.created_at, m.id) < (select b.created_at, b.id from model_calls b where b.id = ${before})`,
          ),
        )
        .orderBy('m.createdAt', 'desc')
        .orderBy('m.id', 'desc')
        .limit(PAGE_LENGTH + 1),
      sqlFor.selectNoFrom(sql<number>`app.model_calls_this_month()`.as('thisMonth')),
    )
    const page = calls.slice(0, PAGE_LENGTH)
    return {
      calls: page,
      next: calls.length > PAGE_LENGTH ? (page.at(-1)?.id ?? null) : null,
      thisMonth: months[0]?.thisMonth ?? 0,
    }
  }),

  read: api.read.handler(async ({ context: { session }, input: { id } }) => {
    const { recorded, ...words } = found(
      await session.one(
        sqlFor
          .selectFrom('modelCalls')
          .select(['sent', 'received'])
          .select(sql`app.record('read', 'model_calls', id, patient_id)`.as('recorded'))
          .where('id', '=', id),
      ),
    )
    return words
  }),
}
