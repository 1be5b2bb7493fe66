import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { day, readPatientPage } from '../patient-list/patient-list.server.ts'
import { type PatientRecord, patientRecordsContract } from './patient-records.contract.ts'

const api = implement(patientRecordsContract).$context<Context>()

function openRecord(id: string) {
  return sqlFor
    .selectFrom('patients as p')
    .leftJoin('nextSteps as n', join =>
      join.onRef('n.organizationId', '=', 'p.organizationId').onRef('n.patientId', '=', 'p.id'),
    )
    .select([
      'p.id',
      'p.name',
      'p.givenName',
      'p.familyName',
      'p.preferredName',
      'p.birthDate',
      'p.caseNumber',
      'p.pronouns',
      'p.interpreterLanguage',
      'p.email',
      'p.phone',
    ])
    .select(['p.language', 'p.status', 'p.closedOn', 'p.closedReason', 'p.createdAt'])
    .select(['p.caseManagerId', 'n.step as nextStep', 'n.dueOn as nextStepDueOn'])
    .select([
      sql<boolean>`p.user_id is not null`.as('hasAccount'),
      sql<PatientRecord['invitation']>`case when p.user_id is null and app.may_change_team(p.id)
        then app.latest_invitation(p.id) end`.as('invitation'),
      sql<boolean>`coalesce(app.may_change_team(p.id), false)`.as('mayClose'),
      sql<boolean>`(app.hat() = 'administrator' or exists (select from care_team t
        where t.organization_id = p.organization_id and t.patient_id = p.id and t.member_id = app.member()
          and t.keeps_record and t.ended_at is null and t.starts_at <= now() and t.ends_at > now()))`.as(
        'mayKeep',
      ),
      sql<
        PatientRecord['formerContacts']
      >`array(select json_build_object('value', f.value, 'endedAt', f.ended_at)
        from former_contacts f where f.organization_id = p.organization_id and f.patient_id = p.id
          and f.value is distinct from p.email and f.value is distinct from p.phone
        order by f.ended_at desc limit 20)`.as('formerContacts'),
      sql<PatientRecord['cover']>`app.cover_of(p.id)`.as('cover'),
      sql<string | null>`(select c.name from staff c
        where c.organization_id = p.organization_id and c.id = p.case_manager_id)`.as('caseManagerName'),
      sql<string | null>`(select s.name from specialists s
        where s.organization_id = p.organization_id and s.id = p.specialist_id)`.as('specialistName'),
      sql<PatientRecord['onboarding']>`(select json_build_object('isCompleted', o.is_completed,
        'percentage', coalesce((o.progress ->> 'percentage')::int, 0), 'createdAt', o.created_at)
        from onboarding_conversations o
        where o.organization_id = p.organization_id and o.patient_id = p.id)`.as('onboarding'),
      sql<PatientRecord['lastContact']>`app.last_contact(p.id)`.as('lastContact'),
      sql<PatientRecord['contact']>`(select json_build_object('mayEmail', k.may_email, 'mayCall', k.may_call,
        'mayText', k.may_text, 'mayLeaveMessage', k.may_leave_message, 'fromHour', k.from_hour,
        'untilHour', k.until_hour, 'words', k.words)
        from contact_preferences k where k.organization_id = p.organization_id and k.patient_id = p.id)`.as(
        'contact',
      ),
    ])
    .where('p.id', '=', id)
}

/** Keeps who opened the record; who may not see it leaves nothing here either. */
const recordReading = (id: string) =>
  sqlFor
    .selectFrom('patients')
    .select(sql`app.record('read', 'patients', id, id)`.as('recorded'))
    .where('id', '=', id)

/** An administrator takes so many lists of patients along in an hour. */
const LISTS_AN_HOUR = 20

/** Keeps that an administrator took a list of patients along. Nobody else may. */
export async function recordListExport(
  session: Context['session'],
): Promise<'recorded' | 'too often' | 'refused'> {
  const asked = await session.one(
    sqlFor.selectNoFrom([
      sql<boolean>`app.hat() is not distinct from 'administrator'`.as('isAdministrator'),
      sql<boolean>`app.within_limit(concat('patients-export:', app.user_id()), ${LISTS_AN_HOUR}, 3600)`.as(
        'isWithin',
      ),
    ]),
  )
  if (!asked?.isAdministrator) return 'refused'
  if (!asked.isWithin) return 'too often'
  await session.all(sqlFor.selectNoFrom(sql`app.record('export', 'patients', null, null)`.as('recorded')))
  return 'recorded'
}

export const patientRecordsProcedures = {
  open: api.open.handler(async ({ context: { session }, input }) => {
    const [rows] = await session.batch(openRecord(input.id), recordReading(input.id))
    return found(rows[0])
  }),

  create: api.create.handler(async ({ context: { session }, input }) => {
    const { besides, checkId } = input
    const saysApart = besides.length > 0 || checkId !== null
    const [, rows] = await session.batch(
      sqlFor.selectNoFrom(
        sql`app.enter_patient(${input.id}, ${input.name}, ${input.email}, phone => ${input.phone || null},
          birth_date => ${input.birthDate || null}::date)`.as('entered'),
      ),
      sqlFor
        .selectFrom('patients')
        .select(['id', 'name'])
        .select([
          sql<boolean>`user_id is null and app.latest_invitation(id) is not null`.as('isInvited'),
          sql<boolean>`user_id is null and email is not null and app.latest_invitation(id) is null`.as(
            'waitsForInvitation',
          ),
        ])
        .where('id', '=', input.id),
      ...(saysApart
        ? [
            sqlFor.selectNoFrom(
              sql`app.keep_apart(${input.id}, ${besides}::uuid[], ${checkId}::uuid)`.as('kept'),
            ),
          ]
        : []),
    )
    const made = found(rows[0])
    session.notify({ topic: 'patients', patient: made.id })
    return made
  }),

  list: api.list.handler(async ({ context: { session }, input }) => ({
    ...found(await session.one(day)),
    ...(await readPatientPage(session, input)),
  })),

  assign: api.assign.handler(async ({ context: { session }, input }) => {
    const [, rows] = await session.batch(
      sqlFor.selectNoFrom(sql`app.move_patient(${input.id}, ${input.caseManagerId})`.as('moved')),
      sqlFor
        .selectFrom('patients as p')
        .leftJoin('caseManagers as c', join =>
          join.onRef('c.organizationId', '=', 'p.organizationId').onRef('c.id', '=', 'p.caseManagerId'),
        )
        .select(['p.id', sql<string>`app.shown_name(p.name, p.preferred_name)`.as('name')])
        .select('c.name as caseManagerName')
        .where('p.id', '=', input.id),
    )
    const moved = found(rows[0])
    session.notify({ topic: 'patients', patient: moved.id })
    return moved
  }),
}
