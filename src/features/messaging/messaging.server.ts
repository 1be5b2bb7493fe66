import { implement, ORPCError } from '@orpc/server'
import { sql } from 'kysely'
import { findSafetyConcern } from '#features/safety/safety.rules.ts'
import { type Context, found } from '#platform/api.server.ts'
import { type Hat, sqlFor } from '#platform/db.server.ts'
import { messagingContract } from './messaging.contract.ts'
import { MESSAGES_AT_A_TIME } from './messaging.rules.ts'

const api = implement(messagingContract).$context<Context>()

/** What a member of staff is in a conversation, as the door settled it. */
const staffType = sql<'case_manager' | 'specialist'>`case when app.case_manager() is not null then 'case_manager' else 'specialist' end`

/** Conversations as they are listed, for whoever asks: policies decide which. */
function selectConversations(hat: Hat) {
  return sqlFor
    .selectFrom('conversations as c')
    .innerJoin('patients as p', join =>
      join.onRef('p.organizationId', '=', 'c.organizationId').onRef('p.id', '=', 'c.patientId'),
    )
    .leftJoin('caseManagers as m', join =>
      join.onRef('m.organizationId', '=', 'c.organizationId').onRef('m.id', '=', 'c.caseManagerId'),
    )
    .leftJoin('specialists as s', join =>
      join.onRef('s.organizationId', '=', 'c.organizationId').onRef('s.id', '=', 'c.specialistId'),
    )
    .leftJoin('messageReads as r', join =>
      join
        .onRef('r.organizationId', '=', 'c.organizationId')
        .onRef('r.conversationId', '=', 'c.id')
        .on('r.userId', '=', sql<string>`app.user_id()`),
    )
    .leftJoinLateral(
      query =>
        query
          .selectFrom('messages as l')
          .select([sql<string>`left(l.content, 120)`.as('preview'), 'l.senderType as previewSender'])
          .whereRef('l.organizationId', '=', 'c.organizationId')
          .whereRef('l.conversationId', '=', 'c.id')
          .orderBy('l.createdAt', 'desc')
          .orderBy('l.id', 'desc')
          .limit(1)
          .as('newest'),
      join => join.onTrue(),
    )
    .leftJoinLateral(
      query =>
        query
          .selectFrom('messages as n')
          .select('n.id')
          .whereRef('n.organizationId', '=', 'c.organizationId')
          .whereRef('n.conversationId', '=', 'c.id')
          .where('n.senderType', hat === 'patient' ? '<>' : '=', 'patient')
          .where('n.createdAt', '>', sql<string>`coalesce(r.read_until, '-infinity')`)
          .limit(100)
          .as('unread'),
      join => join.onTrue(),
    )
    .select([
      'c.id',
      'c.patientId',
      sql<string>`coalesce(p.preferred_name, p.name)`.as('patientName'),
      'c.participantType',
      sql<string | null>`coalesce(m.name, s.name)`.as('participantName'),
      'c.updatedAt',
      'newest.preview',
      'newest.previewSender',
      sql<number>`count(unread.id)`.as('unreadCount'),
    ])
    .groupBy([
      'c.organizationId',
      'c.id',
      'p.preferredName',
      'p.name',
      'm.name',
      's.name',
      'newest.preview',
      'newest.previewSender',
    ])
}
