import { implement, ORPCError } from '@orpc/server'
import { type QueryCreator, type RawBuilder, sql } from 'kysely'
import { type HeardConcern, hearDanger } from '#features/safety/detection/detection.rules.ts'
import type { SafetyKind } from '#features/safety/safety.rules.ts'
import { type Context, found } from '#platform/api/api.server.ts'
import { spend } from '#platform/api/budgets.server.ts'
import { jsonAnswer, jsonList, readJson } from '#platform/api/json-text.server.ts'
import type { Database } from '#platform/database/database.gen.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { fixedQuery } from '#platform/database/fixed-query.server.ts'
import { asJson } from '#platform/database/json-rows.server.ts'
import { inTimeSlices } from '#platform/time-slices/time-slices.ts'
import {
  beginConversation,
  isWaiting,
  rankOf,
  selectBegun,
  selectListed,
  staffType,
  writeFirst,
} from './conversations/conversations.server.ts'
import { type Message, type MessagePage, messagingContract } from './messaging.contract.ts'
import { CONVERSATIONS_AT_A_TIME, MESSAGES_A_MINUTE, MESSAGES_AT_A_TIME } from './messaging.rules.ts'

const api = implement(messagingContract).$context<Context>()

/** Asked in a subquery, who asks is read once and not for each row. */
const isMine = sql<boolean>`coalesce(m.sender_id = (select app.user_id()), false)`

/** Whether it is the one who asks who wrote, in the conversation that is theirs as a case manager. */
const isTheirOwn = (senderId: RawBuilder<unknown>, caseManagerId: RawBuilder<unknown>) =>
  sql`(${senderId} = (select app.user_id()) and ${caseManagerId} = (select app.case_manager()))`

/** Who wrote in place of the case manager whose conversation it is: a colleague who covers, or a former one. */
const senderName = sql<string | null>`case when m.sender_type = 'case_manager'
  and ${isTheirOwn(sql`m.sender_id`, sql`c.case_manager_id`)} is not true
  then app.stand_in_name(m.sender_id, c.case_manager_id) end`

/** Whether anybody is told of danger in what the patient wrote. */
const hasCaseManager = sql<boolean>`(select p.case_manager_id is not null from patients p
  where p.organization_id = c.organization_id and p.id = c.patient_id)`

/** A message, with what decides whether the care team is told of danger in it. */
const describeMessage = (messages: QueryCreator<Database>, isPatient: boolean) =>
  messages
    .selectFrom('messages as m')
    .innerJoin('conversations as c', join =>
      join.onRef('c.organizationId', '=', 'm.organizationId').onRef('c.id', '=', 'm.conversationId'),
    )
    .select(['m.id', 'm.conversationId', 'm.senderType', 'm.content', 'm.createdAt'])
    .select([isMine.as('isMine'), senderName.as('senderName')])
    .select(['c.patientId', 'c.participantType'])
    .select((isPatient ? hasCaseManager : sql<boolean>`false`).as('hasCaseManager'))

const selectMessage = (conversationId: string, id: string, isPatient: boolean) =>
  describeMessage(sqlFor, isPatient).where('m.conversationId', '=', conversationId).where('m.id', '=', id)

/** Writes a message and answers with it; with nothing where it had been written before. */
const writeMessage = fixedQuery(
  (
    { id, conversationId, content }: Pick<Message, 'id' | 'conversationId' | 'content'>,
    { isPatient }: { isPatient: boolean },
  ) =>
    describeMessage(
      // What was written goes by the name of its table, and is described as any other message.
      sqlFor.with('messages', db =>
        db
          .insertInto('messages')
          .values({ id, conversationId, content, senderType: isPatient ? 'patient' : staffType })
          .onConflict(conflict => conflict.columns(['organizationId', 'id']).doNothing())
          .returningAll(),
      ) as unknown as QueryCreator<Database>,
      isPatient,
    ),
)

/** Counts a message; one that was written before is none. */
const countMessage = fixedQuery(({ id }: { id: string }) =>
  spend('messages:', MESSAGES_A_MINUTE, 60, sql<boolean>`exists (select from messages where id = ${id})`),
)

/** Raises alerts about what the patient wrote there. In the notebook only when they ask for it (decision 27). */
function raiseAlerts(conversation: string, id: string, heard: HeardConcern[], place: 'message' | 'notebook') {
  return sqlFor
    .selectFrom('messages as m')
    .innerJoin('conversations as c', join =>
      join.onRef('c.organizationId', '=', 'm.organizationId').onRef('c.id', '=', 'm.conversationId'),
    )
    .select(sql`app.raise_safety_alert(m.id, ${JSON.stringify(heard)}::jsonb, ${place})`.as('isRaised'))
    .where('m.conversationId', '=', conversation)
    .where('m.id', '=', id)
    .where('m.senderType', '=', 'patient')
    .where('c.participantType', place === 'notebook' ? '=' : '<>', 'private')
}

type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessage>['executeTakeFirstOrThrow']>>

/** Notifies everybody concerned, and answers the sender. Of a notebook its patient alone is notified. */
function tellOfMessage(
  session: Context['session'],
  row: MessageRow,
  safety: SafetyKind[],
  isRaised: boolean,
) {
  const { patientId, participantType, hasCaseManager, ...message } = row
  session.notify({ topic: 'messages', subject: message.conversationId })
  if (participantType !== 'private') session.notify({ topic: 'activities', patient: patientId })
  if (isRaised) session.notify({ topic: 'safety', patient: patientId })
  return { message, safety, isCaseManagerTold: isRaised && hasCaseManager }
}

/** The newest page, behind one question whether the conversation may be read. */
const newestOf = (conversationId: string) =>
  sqlFor
    .selectFrom('newestMessages as m')
    .select(['m.id', 'm.senderType', 'm.senderId', 'm.content', 'm.createdAt', 'm.caseManagerId'])
    .where('m.conversationId', '=', conversationId)

/** Those before one that is known. */
const earlierOf = (conversationId: string, before: string) =>
  sqlFor
    .selectFrom('messages as m')
    .select(['m.id', 'm.senderType', 'm.senderId', 'm.content', 'm.createdAt'])
    .select(
      sql<string | null>`(select c.case_manager_id from conversations c where c.id = ${conversationId})`.as(
        'caseManagerId',
      ),
    )
    .where('m.conversationId', '=', conversationId)
    .where(
      sql<boolean>`(m.created_at, m.id) < (select b.created_at, b.id from messages b
        where b.id = ${before} and b.conversation_id = ${conversationId})`,
    )

/** A page of a conversation, the newest first, and one more where there are earlier ones. */
const selectPage = fixedQuery(
  (
    { conversationId, before }: { conversationId: string; before: string },
    { isContinued }: { isContinued: boolean },
  ) => {
    const page = (isContinued ? earlierOf(conversationId, before) : newestOf(conversationId))
      .orderBy('m.createdAt', 'desc')
      .orderBy('m.id', 'desc')
      .limit(MESSAGES_AT_A_TIME + 1)
    const isOther = sql<boolean>`m.sender_type = 'case_manager'
      and ${isTheirOwn(sql`m.sender_id`, sql`m.case_manager_id`)} is not true`
    // Names are asked for once a sender, and not once a message; where nobody else wrote, not at all.
    const named = sqlFor
      .with('page', () => page)
      .with('senders', db =>
        db
          .selectFrom(
            db
              .selectFrom('page as m')
              .select(['m.senderId', 'm.caseManagerId'])
              .distinct()
              .where(isOther)
              .as('d'),
          )
          .select([
            'd.senderId',
            sql<string | null>`app.stand_in_name(d.sender_id, d.case_manager_id)`.as('name'),
          ]),
      )
      .selectFrom('page as m')
      .select([
        'm.id',
        sql<string>`${conversationId}::uuid`.as('conversationId'),
        'm.senderType',
        'm.content',
        'm.createdAt',
      ])
      .select([
        isMine.as('isMine'),
        sql<string | null>`case when ${isOther} then
          (select s.name from senders s where s.sender_id = m.sender_id) end`.as('senderName'),
      ])
      .orderBy('m.createdAt', 'desc')
      .orderBy('m.id', 'desc')
    return asJson(named)
  },
)

const recordReading = fixedQuery(({ conversationId }: { conversationId: string }) =>
  sqlFor
    .selectFrom('conversations')
    .select(sql`app.record('read', 'conversations', id, patient_id)`.as('recorded'))
    .where('id', '=', conversationId),
)

export const messagingProcedures = {
  list: api.list.handler(async ({ context: { session, hat }, input }) => {
    const [listed, teams] = await session.batch(
      selectListed(hat, input)
        .$if(hat !== 'patient', query => query.orderBy(isWaiting(hat, 'c'), 'desc'))
        .orderBy(rankOf(hat, 'c'), 'desc')
        .orderBy('c.id', 'desc')
        .limit(CONVERSATIONS_AT_A_TIME + 1),
      sqlFor
        .selectFrom('patients as p')
        .leftJoin('caseManagers as m', join =>
          join.onRef('m.organizationId', '=', 'p.organizationId').onRef('m.id', '=', 'p.caseManagerId'),
        )
        .leftJoin('specialists as s', join =>
          join.onRef('s.organizationId', '=', 'p.organizationId').onRef('s.id', '=', 'p.specialistId'),
        )
        .select(['m.name as caseManager', 's.name as specialist'])
        .where('p.id', '=', sql<string>`app.patient()`),
    )
    const conversations = listed.slice(0, CONVERSATIONS_AT_A_TIME)
    const more = listed.length > CONVERSATIONS_AT_A_TIME ? (conversations.at(-1)?.id ?? null) : null
    return { conversations, more, team: teams[0] ?? null }
  }),

  open: api.open.handler(async ({ context: { session, hat }, input }) => {
    const { participantType = 'case_manager', patientId = '', first } = input
    const isPatient = hat === 'patient'
    if (!isPatient && patientId === '')
      throw new ORPCError('BAD_REQUEST', { message: 'Say which patient this is with.' })
    // Theirs are read for danger where they are sent.
    if (isPatient && first)
      throw new ORPCError('BAD_REQUEST', { message: 'Send the words into the conversation.' })
    const begin = beginConversation(isPatient ? { participantType } : { patientId })
    const read = selectBegun(hat, isPatient ? { participantType } : { patientId })
    const rows = first
      ? (await session.batch(countMessage(first), begin, writeFirst(patientId, first), read))[3]
      : (await session.batch(begin, read))[1]
    const opened = found(rows[0])
    session.notify({ topic: 'messages', subject: opened.id })
    if (first) session.notify({ topic: 'activities', patient: patientId })
    return opened
  }),

  messages: api.messages.handler(async ({ context: { session }, input: { conversationId, before } }) => {
    const [conversations, newestFirst] = await session.batch(
      recordReading({ conversationId }),
      selectPage({ conversationId, before: before ?? '' }, { isContinued: before !== undefined }),
    )
    found(conversations[0])
    const messages = newestFirst.slice(0, MESSAGES_AT_A_TIME).reverse()
    const [oldest] = messages
    const earlier = newestFirst.length > MESSAGES_AT_A_TIME && oldest ? readJson(oldest.json).id : null
    return jsonAnswer<MessagePage>(`{"messages":${jsonList(messages)},"earlier":${JSON.stringify(earlier)}}`)
  }),

  send: api.send.handler(async ({ context: { session, hat }, input: { conversationId, id, content } }) => {
    const isPatient = hat === 'patient'
    const concerns = isPatient ? await hearDanger(content, inTimeSlices()) : []
    const safety = concerns.map(concern => concern.kind)
    const count = countMessage({ id })
    const write = writeMessage({ id, conversationId, content }, { isPatient })
    const [, written, raised] =
      safety.length === 0
        ? [...(await session.batch(count, write)), []]
        : await session.batch(count, write, raiseAlerts(conversationId, id, concerns, 'message'))
    const row = written[0] ?? (await session.one(selectMessage(conversationId, id, isPatient)))
    return tellOfMessage(session, found(row), safety, raised.length > 0)
  }),

  tell: api.tell.handler(async ({ context: { session }, input: { conversationId, id } }) => {
    const line = found(await session.one(selectMessage(conversationId, id, true)))
    const concerns = await hearDanger(line.content, inTimeSlices())
    const [raised] = await session.batch(raiseAlerts(conversationId, id, concerns, 'notebook'))
    if (raised.length > 0) session.notify({ topic: 'safety', patient: line.patientId })
    return { isCaseManagerTold: raised.length > 0 && concerns.length > 0 && line.hasCaseManager }
  }),

  read: api.read.handler(async ({ context: { session }, input: { conversationId, until } }) => {
    const [moved, rows] = await session.batch(
      sqlFor
        .insertInto('messageReads')
        .columns(['conversationId', 'readUntil'])
        .expression(
          sqlFor
            .selectFrom('messages')
            .select(['conversationId', 'createdAt'])
            .where('conversationId', '=', conversationId)
            .where('id', '=', until),
        )
        .onConflict(conflict =>
          conflict
            .columns(['organizationId', 'conversationId', 'userId'])
            .doUpdateSet({ readUntil: sql`excluded.read_until` })
            .where('messageReads.readUntil', '<', sql<string>`excluded.read_until`),
        )
        .returning('conversationId'),
      sqlFor.selectFrom('conversations').select('id as conversationId').where('id', '=', conversationId),
    )
    const conversation = found(rows[0])
    // The person's other screens count what is unread too.
    if (moved.length > 0) session.notify({ topic: 'messages', subject: conversationId })
    return conversation
  }),
}
