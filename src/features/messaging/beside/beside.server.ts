import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { type BesideConversation, besideContract } from './beside.contract.ts'

const api = implement(besideContract).$context<Context>()

/** One row, read by index: what is known of the patient with whom a conversation is, as far as whoever asks may know it. */
const selectBeside = (conversationId: string) =>
  sqlFor
    .selectFrom('conversations as c')
    .innerJoin('patients as p', join =>
      join.onRef('p.organizationId', '=', 'c.organizationId').onRef('p.id', '=', 'c.patientId'),
    )
    .leftJoin('patientSummaries as s', join =>
      join.onRef('s.organizationId', '=', 'c.organizationId').onRef('s.patientId', '=', 'c.patientId'),
    )
    .leftJoinLateral(
      query =>
        query
          .selectFrom('appointments as a')
          .select(['a.startsAt as comingAt', 'a.notes as comingNotes'])
          .whereRef('a.organizationId', '=', 'c.organizationId')
          .whereRef('a.patientId', '=', 'c.patientId')
          .where('a.status', '=', 'confirmed')
          .where('a.endsAt', '>', sql<string>`now()`)
          .orderBy('a.startsAt')
          .limit(1)
          .as('coming'),
      join => join.onTrue(),
    )
    .select(['p.id as patientId', 'p.status', 'p.language', 'p.interpreterLanguage'])
    .select(['s.nextStep', 's.nextStepDueOn', 'coming.comingAt', 'coming.comingNotes'])
    .select(sql<BesideConversation['lastContact']>`app.last_contact(p.id)`.as('lastContact'))
    .select(
      sql<
        BesideConversation['contact']
      >`(select json_build_object('mayEmail', k.may_email, 'mayCall', k.may_call,
        'mayText', k.may_text, 'mayLeaveMessage', k.may_leave_message, 'fromHour', k.from_hour,
        'untilHour', k.until_hour, 'words', k.words)
        from contact_preferences k where k.organization_id = p.organization_id and k.patient_id = p.id)`.as(
        'contact',
      ),
    )
    .where('c.id', '=', conversationId)

export const besideProcedures = {
  open: api.open.handler(async ({ context: { session }, input: { conversationId } }) =>
    found(await session.one(selectBeside(conversationId))),
  ),
}
