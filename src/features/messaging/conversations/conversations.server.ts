/** Conversations as they are begun and listed, whoever asks. */
import { type AliasedExpression, type InferResult, sql } from 'kysely'
import { type Hat, sqlFor } from '#platform/database/database.server.ts'
import type { Conversation, Message } from '../messaging.contract.ts'

/** What a member of staff is in a conversation, as the database session settled it. */
export const staffType = sql<
  'case_manager' | 'specialist'
>`case when app.case_manager() is not null then 'case_manager' else 'specialist' end`

/** Messages from the other side since this person last read, counted up to 100. */
function countUnread(hat: Hat) {
  const other = hat === 'patient' ? sql`n.sender_type <> 'patient'` : sql`n.sender_type = 'patient'`
  return sql<number>`case when c.updated_at > coalesce(r.read_until, '-infinity') then (select count(*) from (
    select 1 from messages n where n.organization_id = c.organization_id and n.conversation_id = c.id and ${other}
      and n.created_at > coalesce(r.read_until, '-infinity') limit 100) unread) else 0 end`
}

/** Whether a patient's words wait for an answer in a conversation: then it stands before the others. For patients none does. */
export function isWaiting(hat: Hat, conversation: 'c' | 'b') {
  if (hat === 'patient') return sql<boolean>`false`
  return sql<boolean>`(${sql.ref(`${conversation}.waiting_since`)} is not null)`
}

/** Within those that wait, and within the rest: the longest wait first, and the newest first. */
export function rankOf(hat: Hat, conversation: 'c' | 'b') {
  const updatedAt = sql.ref(`${conversation}.updated_at`)
  if (hat === 'patient') return sql<unknown>`${updatedAt}`
  const since = sql.ref(`${conversation}.waiting_since`)
  return sql<unknown>`coalesce(-extract(epoch from ${since}), extract(epoch from ${updatedAt}))`
}

/** Only what stands after a conversation in the list. */
function standsAfter(hat: Hat, id: string) {
  return sql<boolean>`(${isWaiting(hat, 'c')}, ${rankOf(hat, 'c')}, c.id) < (
    select ${isWaiting(hat, 'b')}, ${rankOf(hat, 'b')}, b.id from conversations b where b.id = ${id})`
}

const everyConversation = sqlFor.selectFrom('conversations').selectAll()
type ConversationRow = InferResult<typeof everyConversation>[number]

/** Those of staff are looked for from their caseload, or else through the whole organization. */
function conversationsOf(hat: Hat): AliasedExpression<ConversationRow, 'c'> {
  if (hat !== 'staff') return everyConversation.as('c')
  return sqlFor
    .selectFrom('myCaseload as own')
    .innerJoin('conversations as v', join =>
      join
        .onRef('v.organizationId', '=', 'own.organizationId')
        .onRef('v.patientId', '=', 'own.patientId')
        .on('v.participantType', '=', staffType),
    )
    .selectAll('v')
    .as('c')
}

/** Conversations as they are listed, for whoever asks: policies decide which. */
function selectConversations(hat: Hat) {
  return sqlFor
    .selectFrom(conversationsOf(hat))
    .innerJoin('patients as p', join =>
      join.onRef('p.organizationId', '=', 'c.organizationId').onRef('p.id', '=', 'c.patientId'),
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
    .select([
      'c.id',
      'c.patientId',
      sql<string>`app.shown_name(p.name, p.preferred_name)`.as('patientName'),
      'p.preferredName',
      'p.language',
      'c.participantType',
      sql<string | null>`coalesce(
        (select s.name from staff s where s.organization_id = c.organization_id and s.id = c.case_manager_id),
        (select s.name from staff s where s.organization_id = c.organization_id and s.id = c.specialist_id))`.as(
        'participantName',
      ),
      'c.updatedAt',
      'newest.preview',
      'newest.previewSender',
      countUnread(hat).as('unreadCount'),
      (hat === 'staff' ? sql<string | null>`c.waiting_since` : sql<string | null>`null::timestamptz`).as(
        'waitingSince',
      ),
      (hat === 'staff'
        ? sql<Conversation['settledDanger']>`case when c.waiting_since is not null
            then app.settled_danger(c.patient_id, c.id, c.waiting_since) end`
        : sql<Conversation['settledDanger']>`null::jsonb`
      ).as('settledDanger'),
      (hat === 'staff'
        ? sql<
            string | null
          >`(select z.until_on from my_snoozes z where z.kind = 'message' and z.subject_id = c.id
            and z.seen >= c.updated_at and c.waiting_since is not null)`
        : sql<string | null>`null::date`
      ).as('snoozedUntilOn'),
      hat === 'staff'
        ? sql<Conversation['cover']>`app.cover_of(c.patient_id)`.as('cover')
        : sql<Conversation['cover']>`null::json`.as('cover'),
    ])
}

/** Those that are asked for: about one patient, one by its id, or a list after one that is known. */
export function selectListed(
  hat: Hat,
  {
    patientId,
    conversationId,
    after,
  }: Partial<Record<'patientId' | 'conversationId' | 'after', string | undefined>>,
) {
  return (
    selectConversations(hat)
      .$if(patientId !== undefined, query => query.where('c.patientId', '=', patientId as string))
      .$if(conversationId !== undefined, query => query.where('c.id', '=', conversationId as string))
      // Who only chose whom to write to has said nothing yet: the others hear of it with the first words.
      .$if(hat !== 'patient' && conversationId === undefined, query =>
        query.where(sql<boolean>`c.updated_at <> c.created_at`),
      )
      .$if(after !== undefined, query => query.where(standsAfter(hat, after as string)))
  )
}

/** A patient says of which kind; staff with whom. */
type Begun = { participantType: Conversation['participantType'] } | { patientId: string }

const typeOf = (begun: Begun) => ('patientId' in begun ? staffType : begun.participantType)

/** Begins a conversation, unless there is one. */
export const beginConversation = (begun: Begun) =>
  sqlFor
    .insertInto('conversations')
    .values({ ...begun, participantType: typeOf(begun) })
    .onConflict(conflict => conflict.columns(['organizationId', 'patientId', 'participantType']).doNothing())

/** The one that has begun. */
export const selectBegun = (hat: Hat, begun: Begun) =>
  selectConversations(hat)
    .where('c.participantType', '=', typeOf(begun))
    .where('c.patientId', '=', 'patientId' in begun ? begun.patientId : sql<string>`app.patient()`)

/** Writes the first words of staff into the conversation that began with them; nothing where they had been written before. */
export const writeFirst = (patientId: string, { id, content }: Pick<Message, 'id' | 'content'>) =>
  sqlFor
    .insertInto('messages')
    .columns(['id', 'conversationId', 'content', 'senderType'])
    .expression(
      sqlFor
        .selectFrom('conversations as c')
        .select([sql<string>`${id}::uuid`.as('id'), 'c.id as conversationId'])
        .select([sql<string>`${content}`.as('content'), staffType.as('senderType')])
        .where('c.patientId', '=', patientId)
        .where('c.participantType', '=', staffType),
    )
    .onConflict(conflict => conflict.columns(['organizationId', 'id']).doNothing())
