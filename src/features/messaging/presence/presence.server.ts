import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { fixedQuery } from '#platform/database/fixed-query.server.ts'
import { presenceContract } from './presence.contract.ts'
import { LASTS_SECONDS, MOST_SHOWN } from './presence.rules.ts'

const api = implement(presenceContract).$context<Context>()

const isMine = sql<boolean>`member_id = (select app.member())`

/** Comes to a conversation, or stays there; says whether that is news to anybody. Nothing where it may not be read. */
const keepPresence = fixedQuery(
  ({ conversationId, isWriting }: { conversationId: string; isWriting: boolean }) =>
    sqlFor
      .insertInto('conversationPresences')
      .columns(['conversationId', 'memberId', 'isWriting', 'until'])
      .expression(
        sqlFor
          .selectFrom('conversations')
          .select([
            'id',
            sql<string>`(select app.member())`.as('memberId'),
            sql<boolean>`${isWriting}::boolean`.as('isWriting'),
            sql<string>`now() + make_interval(secs => ${sql.lit(LASTS_SECONDS)})`.as('until'),
          ])
          .where('id', '=', conversationId),
      )
      .onConflict(conflict =>
        conflict
          .columns(['organizationId', 'conversationId', 'memberId'])
          .doUpdateSet({ isWriting: sql`excluded.is_writing`, until: sql`excluded.until` }),
      )
      .returning(
        sql<boolean>`old.until is null or old.until <= now() or old.is_writing <> new.is_writing`.as(
          'isNews',
        ),
      ),
)

/** Those who write stand first. */
const selectColleagues = fixedQuery(({ conversationId }: { conversationId: string }) =>
  sqlFor
    .selectFrom('conversationPresences as p')
    .innerJoin('staff as s', join =>
      join.onRef('s.organizationId', '=', 'p.organizationId').onRef('s.id', '=', 'p.memberId'),
    )
    .select(['p.memberId', 's.name', 'p.isWriting'])
    .where('p.conversationId', '=', conversationId)
    .where('p.until', '>', sql<string>`now()`)
    .where(sql<boolean>`not ${isMine}`)
    .orderBy('p.isWriting', 'desc')
    .orderBy('s.name')
    .limit(MOST_SHOWN),
)

export const presenceProcedures = {
  keep: api.keep.handler(async ({ context: { session }, input: { conversationId, isWriting } }) => {
    const [kept, colleagues] = await session.batch(
      keepPresence({ conversationId, isWriting }),
      selectColleagues({ conversationId }),
    )
    if (found(kept[0]).isNews) session.notify({ topic: 'presence', subject: conversationId })
    return colleagues
  }),

  leave: api.leave.handler(async ({ context: { session }, input: { conversationId } }) => {
    const left = await session.one(
      sqlFor
        .deleteFrom('conversationPresences')
        .where('conversationId', '=', conversationId)
        .where(isMine)
        .returning('conversationId'),
    )
    if (left) session.notify({ topic: 'presence', subject: conversationId })
    return { conversationId }
  }),
}
