import { sql } from 'kysely'
import { z } from 'zod'
import type { Notices } from '#features/notifications/notices/notices.rules.ts'
import { sqlFor } from '#platform/database/database.server.ts'
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
  /** Ten minutes after it, where that is still to come. The message of the job itself is due. */
  laterAt: string | null
}

const tenMinutes = sql`interval '10 minutes'`
const anHour = sql`interval '1 hour'`
/** A mail takes seconds: a claim older than this was left behind by a server that stopped. */
const tooLong = sql`interval '5 minutes'`

/**
 * `messaging.mail-unread`: ten minutes after the first message of a burst, tells whoever has not read it, and goes on with those
 * that came from the same side after it, each ten minutes after itself: they have no job of their own
 * (app.touch_conversation). One mail speaks for everything that waits in the conversation; what comes within an hour of it is
 * looked at again when the hour is over.
 */
export async function mailUnread(job: Job, tools: JobTools, notices: Notices): Promise<void> {
  const { session } = tools
  const first = ids.parse(job.payload)
  const [[waiting], [quiet]] = await session.batch(selectWaiting(first), selectQuiet(first))
  // What comes within nine minutes of a message leaves it to this job, even after one that was read at once.
  if (!waiting && quiet?.from) throw new LaterError(new Date(quiet.from))
  if (!waiting) return
  if (waiting.laterAt) throw new LaterError(new Date(waiting.laterAt))
  const [claims, notes] = await session.batch(claim(waiting), lookAgain(waiting))
  const held = claims[0]
  if (!held) {
    if (!notes[0]) return
    throw new LaterError(new Date(notes[0].againAt))
  }
  try {
    await tell(waiting, held.toldTimes + 1, notices)
  } catch (error) {
    await session.all(settle(waiting, held.toldTimes, 'not told'))
    throw error
  }
  await session.all(settle(waiting, held.toldTimes, 'told'))
  // Taken over from a server that stopped, the mail may have spoken for older messages only; others came meanwhile.
  await mailUnread(job, tools, notices)
}

/** The accounts of those who cover for the case manager of the conversation `c` now: what they read does not wait. */
const whoCovers = sql`select k.user_id from covers v
  join case_managers k on k.organization_id = v.organization_id and k.id = v.colleague_id
  where v.organization_id = c.organization_id and v.case_manager_id = c.case_manager_id and m.sender_type = 'patient'
    and (v.patient_id is null or v.patient_id = c.patient_id) and v.ended_at is null
    and v.starts_at <= now() and v.ends_at > now()`

/** Messages from one on that are of its side. */
const fromOn = ({ conversationId, messageId }: Ids) =>
  sqlFor
    .selectFrom('messages as f')
    .innerJoin('messages as m', join =>
      join
        .onRef('m.organizationId', '=', 'f.organizationId')
        .onRef('m.conversationId', '=', 'f.conversationId')
        .on(sql<boolean>`(m.created_at, m.id) >= (f.created_at, f.id)`)
        .on(sql<boolean>`(m.sender_type = 'patient') = (f.sender_type = 'patient')`),
    )
    .where('f.conversationId', '=', conversationId)
    .where('f.id', '=', messageId)

/** Ten minutes after the newest of them, where that is still to come; the message of the job itself counts for none. */
const selectQuiet = (first: Ids) =>
  fromOn(first)
    .select(sql<string | null>`max(m.created_at) + ${tenMinutes}`.as('from'))
    .whereRef('m.id', '<>', 'f.id')
    .having(sql<boolean>`max(m.created_at) + ${tenMinutes} > now()`)

/**
 * The oldest of them that was neither read nor told of, or none where nobody with an account stands there to read it. In a notebook
 * nothing is ever found.
 */
function selectWaiting(first: Ids) {
  const isFromPatient = sql<boolean>`m.sender_type = 'patient'`
  const userId = sql<string>`case when ${isFromPatient} then coalesce(cm.user_id, s.user_id) else p.user_id end`
  const personId = sql<string>`case when ${isFromPatient} then coalesce(cm.id, s.id) else p.id end`
  return fromOn(first)
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
    .select(['m.conversationId', 'm.id as messageId', 'c.patientId', personId.as('personId')])
    .select(
      sql<Waiting['reader']>`case when ${isFromPatient} then c.participant_type else 'patient' end`.as(
        'reader',
      ),
    )
    .select(
      sql<string | null>`case when m.id <> f.id and m.created_at + ${tenMinutes} > now()
        then m.created_at + ${tenMinutes} end`.as('laterAt'),
    )
    .where('c.participantType', '<>', 'private')
    .where(userId, 'is not', null)
    .where(
      sql<boolean>`not exists (select from message_reads r where r.organization_id = c.organization_id
        and r.conversation_id = c.id and (r.user_id = ${userId} or r.user_id in (${whoCovers}))
        and r.read_until >= m.created_at)`,
    )
    .where(
      sql<boolean>`not exists (select from message_notices n where n.organization_id = c.organization_id
        and n.conversation_id = c.id and n.person_id = ${personId} and n.told_until >= m.created_at)`,
    )
    .orderBy('m.createdAt')
    .orderBy('m.id')
    .limit(1)
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
    .returning('toldTimes')
}

/** When to look again where another mail comes first: after its hour, or soon where it is being written. */
function lookAgain(waiting: Waiting) {
  return sqlFor
    .selectFrom('messageNotices')
    .select(sql<string>`greatest(told_at + ${anHour}, now() + interval '1 minute')`.as('againAt'))
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
