import { sql } from 'kysely'
import { z } from 'zod'
import type { Notices } from '#features/notifications/notices/notices.rules.ts'
import { type DatabaseSession, sqlFor } from '#platform/database/database.server.ts'
import { LaterError } from '#platform/jobs/job-errors.server.ts'
import type { Job, JobTools } from '#platform/jobs/jobs.server.ts'
import { composeUnread, composeUnreadForStaff } from './messaging.mail.ts'

const ids = z.object({ conversationId: z.uuid(), messageId: z.uuid() })
type Ids = z.infer<typeof ids>

/** A message that waits, and whom it waits for today. */
interface Waiting extends Ids {
  patientId: string
  reader: 'patient' | 'case_manager' | 'specialist'
  personId: string
}

const anHour = sql`interval '1 hour'`
/** A mail takes seconds: a claim older than this was left behind by a server that stopped. */
const tooLong = sql`interval '5 minutes'`

/**
 * `messaging.mail-unread`: ten minutes after a message, tells whoever has not read it. One mail speaks for everything that
 * waits in the conversation; what comes within an hour of it is looked at again when the hour is over.
 */
export async function mailUnread(job: Job, tools: JobTools, notices: Notices): Promise<void> {
  const { session } = tools
  const waiting = await findWaiting(session, ids.parse(job.payload))
  if (!waiting) return
  const [claims, notes] = await session.batch(claim(waiting), lookAgain(waiting))
  const held = claims[0]
  const note = notes[0]
  if (!held) {
    if (!note || note.isTold) return
    throw new LaterError(new Date(note.againAt))
  }
  try {
    await tell(waiting, held.toldTimes + 1, notices)
  } catch (error) {
    await session.all(settle(waiting, held.toldTimes, 'not told'))
    throw error
  }
  await session.all(settle(waiting, held.toldTimes, 'told'))
  // Taken over from a server that stopped, the mail may have spoken for older messages only.
  if (!held.isCovered) await mailUnread(job, tools, notices)
}

/** The accounts of those who cover for the case manager of the conversation `c` now: what they read does not wait. */
const whoCovers = sql`select k.user_id from covers v
  join case_managers k on k.organization_id = v.organization_id and k.id = v.colleague_id
  where v.organization_id = c.organization_id and v.case_manager_id = c.case_manager_id and m.sender_type = 'patient'
    and (v.patient_id is null or v.patient_id = c.patient_id) and v.ended_at is null
    and v.starts_at <= now() and v.ends_at > now()`

/** The message, unless it was read, or nobody with an account stands there to read it. A notebook is never found. */
async function findWaiting(
  session: DatabaseSession,
  { conversationId, messageId }: Ids,
): Promise<Waiting | undefined> {
  const isFromPatient = sql<boolean>`m.sender_type = 'patient'`
  const userId = sql<string>`case when ${isFromPatient} then coalesce(cm.user_id, s.user_id) else p.user_id end`
  const row = await session.one(
    sqlFor
      .selectFrom('messages as m')
      .innerJoin('conversations as c', join =>
        join.onRef('c.organizationId', '=', 'm.organizationId').onRef('c.id', '=', 'm.conversationId'),
      )
      .innerJoin('patients as p', join =>
        join.onRef('p.organizationId', '=', 'c.organizationId').onRef('p.id', '=', 'c.patientId'),
      )
      .leftJoin('caseManagers as cm', join =>
        join
          .onRef('cm.organizationId', '=', 'c.organizationId')
          .onRef('cm.id', '=', 'c.caseManagerId')
          .on('cm.removedAt', 'is', null),
      )
      .leftJoin('specialists as s', join =>
        join
          .onRef('s.organizationId', '=', 'c.organizationId')
          .onRef('s.id', '=', 'c.specialistId')
          .on('s.removedAt', 'is', null),
      )
      .select('c.patientId')
      .select([
        sql<Waiting['reader']>`case when ${isFromPatient} then c.participant_type else 'patient' end`.as(
          'reader',
        ),
        sql<string>`case when ${isFromPatient} then coalesce(cm.id, s.id) else p.id end`.as('personId'),
      ])
      .where('m.conversationId', '=', conversationId)
      .where('m.id', '=', messageId)
      .where('c.participantType', '<>', 'private')
      .where(userId, 'is not', null)
      .where(
        sql<boolean>`not exists (select from message_reads r where r.organization_id = c.organization_id
          and r.conversation_id = c.id and (r.user_id = ${userId} or r.user_id in (${whoCovers}))
          and r.read_until >= m.created_at)`,
      ),
  )
  return row && { ...row, conversationId, messageId }
}

const writtenAt = ({ conversationId, messageId }: Ids) =>
  sql<string>`(select m.created_at from messages m where m.conversation_id = ${conversationId} and m.id = ${messageId})`

/** Takes the right to write the next mail; no row where it may not go yet, where another job writes it, or none is needed. */
function claim(waiting: Waiting) {
  const { conversationId, messageId, personId } = waiting
  return sqlFor
    .insertInto('messageNotices')
    .columns(['conversationId', 'personId', 'claimedAt', 'claimedUntil'])
    .expression(
      sqlFor
        .selectFrom('messages as m')
        .select(['m.conversationId', sql<string>`${personId}::uuid`.as('personId')])
        .select(sql<string>`now()`.as('claimedAt'))
        .select(
          sql<string>`(select max(n.created_at) from messages n where n.organization_id = m.organization_id
            and n.conversation_id = m.conversation_id
            and (n.sender_type = 'patient') = (m.sender_type = 'patient'))`.as('claimedUntil'),
        )
        .where('m.conversationId', '=', conversationId)
        .where('m.id', '=', messageId),
    )
    .onConflict(conflict =>
      conflict
        .columns(['organizationId', 'conversationId', 'personId'])
        .doUpdateSet({
          claimedAt: sql`excluded.claimed_at`,
          // The mail that was begun may have gone out: what was written since is another mail's.
          claimedUntil: sql`case when message_notices.claimed_at is null then excluded.claimed_until
            else message_notices.claimed_until end`,
        })
        .where(
          sql<boolean>`coalesce(message_notices.told_until < ${writtenAt(waiting)}, true)
            and coalesce(message_notices.told_at <= now() - ${anHour}, true)
            and coalesce(message_notices.claimed_at < now() - ${tooLong}, true)`,
        ),
    )
    .returning(['toldTimes', sql<boolean>`claimed_until >= ${writtenAt(waiting)}`.as('isCovered')])
}

/** Whether the message was told of, or when to look again: after the hour, or soon where a mail is being written. */
function lookAgain(waiting: Waiting) {
  return sqlFor
    .selectFrom('messageNotices')
    .select([
      sql<boolean>`coalesce(told_until >= ${writtenAt(waiting)}, false)`.as('isTold'),
      sql<string>`greatest(told_at + ${anHour}, now() + interval '1 minute')`.as('againAt'),
    ])
    .where('conversationId', '=', waiting.conversationId)
    .where('personId', '=', waiting.personId)
}

function tell(waiting: Waiting, times: number, notices: Notices): Promise<unknown> {
  const { conversationId, patientId, personId, reader } = waiting
  const notice = {
    patientId,
    kind: 'unread message',
    dedupeKey: `unread-message:${conversationId}:${personId}:${times}`,
  }
  if (reader === 'patient')
    return notices.toPatient({
      ...notice,
      words: composeUnread,
      screen: `/patient-portal/messages?conversation=${conversationId}`,
      // Who writes to their team after their case was closed hears of the answer.
      alsoWhenClosed: true,
    })
  const toStaff = { ...notice, words: composeUnreadForStaff(), screen: '/case-manager/messages' }
  return reader === 'specialist' ? notices.toSpecialist(toStaff) : notices.toCaseManager(toStaff)
}

/** Ends the claim: the mail is done with, or it did not go and may be tried again. */
function settle({ conversationId, personId }: Waiting, toldTimes: number, outcome: 'told' | 'not told') {
  const told = { toldTimes: toldTimes + 1, toldAt: sql<string>`now()`, toldUntil: sql<string>`claimed_until` }
  return sqlFor
    .updateTable('messageNotices')
    .set({ claimedAt: null, ...(outcome === 'told' ? told : {}) })
    .where('conversationId', '=', conversationId)
    .where('personId', '=', personId)
    .where('toldTimes', '=', toldTimes)
    .where('claimedAt', 'is not', null)
}
