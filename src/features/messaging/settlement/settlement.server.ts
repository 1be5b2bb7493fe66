import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, found } from '#platform/api/api.server.ts'
import { type Query, sqlFor } from '#platform/database/database.server.ts'
import { settlementContract } from './settlement.contract.ts'

const api = implement(settlementContract).$context<Context>()

const selectState = (id: string) =>
  sqlFor
    .selectFrom('conversations')
    .select(['id as conversationId', sql<boolean>`waiting_since is not null`.as('isWaiting')])
    .where('id', '=', id)

/** Changes whether a conversation waits, and answers how it stands, whether or not there was anything to change. */
async function change(session: Context['session'], id: string, write: Query<unknown>) {
  const [, rows] = await session.batch(write, selectState(id))
  const state = found(rows[0])
  session.notify({ topic: 'messages', subject: id })
  return state
}

export const settlementProcedures = {
  settle: api.settle.handler(({ context: { session }, input: { conversationId, until } }) =>
    change(
      session,
      conversationId,
      sqlFor
        .updateTable('conversations as c')
        .set({ waitingSince: null })
        .where('c.id', '=', conversationId)
        .where('c.waitingSince', 'is not', null)
        .where(
          sql<boolean>`exists (select from messages seen
            where seen.organization_id = c.organization_id and seen.conversation_id = c.id and seen.id = ${until}
              and not exists (select from messages n where n.organization_id = c.organization_id
                and n.conversation_id = c.id and n.sender_type = 'patient'
                and (n.created_at, n.id) > (seen.created_at, seen.id)))`,
        ),
    ),
  ),

  // From the first of the patient's words that nobody answered, as it is counted when they write; where they were answered, and
  // somebody says that the answer was none, from their latest.
  reopen: api.reopen.handler(({ context: { session }, input: { conversationId } }) =>
    change(
      session,
      conversationId,
      sqlFor
        .updateTable('conversations as c')
        .set({
          waitingSince: sql<string>`(select coalesce(min(w.created_at) filter (where w.created_at > coalesce(
                (select max(a.created_at) from messages a where a.organization_id = c.organization_id
                  and a.conversation_id = c.id and a.sender_type <> 'patient'), '-infinity')), max(w.created_at))
            from messages w
            where w.organization_id = c.organization_id and w.conversation_id = c.id and w.sender_type = 'patient')`,
        })
        .where('c.id', '=', conversationId)
        .where('c.waitingSince', 'is', null),
    ),
  ),
}
