import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { readPageEnd, writePageEnd } from '#lib/page-end.ts'
import { type Context, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { hasAll } from '#platform/database/patient-filters.server.ts'
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
      'p.preferredName',
      'p.pronouns',
      'p.interpreterLanguage',
      'p.email',
      'p.phone',
    ])
    .select(['p.language', 'p.status', 'p.closedOn', 'p.closedReason', 'p.notes', 'p.createdAt'])
    .select(['p.caseManagerId', 'n.step as nextStep', 'n.dueOn as nextStepDueOn'])
    .select([
      sql<boolean>`p.user_id is not null`.as('hasAccount'),
      sql<boolean>`coalesce(app.may_change_team(p.id), false)`.as('mayClose'),
      sql<PatientRecord['cover']>`app.cover_of(p.id)`.as('cover'),
      sql<string | null>`(select c.name from staff c
        where c.organization_id = p.organization_id and c.id = p.case_manager_id)`.as('caseManagerName'),
      sql<string | null>`(select s.name from specialists s
        where s.organization_id = p.organization_id and s.id = p.specialist_id)`.as('specialistName'),
      sql<PatientRecord['onboarding']>`(select json_build_object('isCompleted', o.is_completed,
        'percentage', coalesce((o.progress ->> 'percentage')::int, 0), 'createdAt', o.created_at)
        from onboarding_conversations o
        where o.organization_id = p.organization_id and o.patient_id = p.id)`.as('onboarding'),
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

const containing = (words: string) => `%${words.toLowerCase().replace(/[\\%_]/g, sign => `\\${sign}`)}%`

function listPatients({
  search,
  filters,
  after,
  limit,
}: {
  search: string
  filters: readonly string[]
  after?: string | undefined
  limit: number
}) {
  const end = readPageEnd(after)
  return sqlFor
    .selectFrom('patients as p')
    .leftJoin('caseManagers as c', join =>
      join.onRef('c.organizationId', '=', 'p.organizationId').onRef('c.id', '=', 'p.caseManagerId'),
    )
    .leftJoin('specialists as s', join =>
      join.onRef('s.organizationId', '=', 'p.organizationId').onRef('s.id', '=', 'p.specialistId'),
    )
    .select(['p.id', 'p.name', 'p.email', 'p.phone', 'p.status', 'p.closedOn', 'p.notes', 'p.caseManagerId'])
    .select(['p.createdAt', 'c.name as caseManagerName', 's.name as specialistName'])
    .$if(search !== '', query =>
      query.where(
        sql<boolean>`(lower(p.name) like ${containing(search)} or p.email_norm like ${containing(search)}
          or lower(coalesce(p.preferred_name, '')) like ${containing(search)})`,
      ),
    )
    .$if(filters.length > 0, query => query.where(hasAll(filters)))
    .$if(end !== undefined, query =>
      query.where(
        sql<boolean>`(p.created_at, p.id) < (${end?.key ?? ''}::timestamptz, ${end?.id ?? ''}::uuid)`,
      ),
    )
    .orderBy('p.createdAt', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit + 1)
}

export const patientRecordsProcedures = {
  open: api.open.handler(async ({ context: { session }, input }) => {
    const [rows] = await session.batch(openRecord(input.id), recordReading(input.id))
    return found(rows[0])
  }),

  create: api.create.handler(async ({ context: { session }, input }) => {
    const [, rows] = await session.batch(
      sqlFor.selectNoFrom(
        sql`app.enter_patient(${input.id}, ${input.name}, ${input.email}, phone => ${input.phone || null})`.as(
          'entered',
        ),
      ),
      sqlFor
        .selectFrom('patients')
        .select(['id', 'name'])
        .select(sql<boolean>`(email is not null and user_id is null)`.as('isInvited'))
        .where('id', '=', input.id),
    )
    const made = found(rows[0])
    session.notify({ topic: 'patients', patient: made.id })
    return made
  }),

  list: api.list.handler(async ({ context: { session }, input }) => {
    const rows = await session.all(listPatients(input))
    const patients = rows.slice(0, input.limit)
    const last = patients.at(-1)
    const next = rows.length > input.limit && last ? writePageEnd({ key: last.createdAt, id: last.id }) : null
    return { patients, next }
  }),

  change: api.change.handler(async ({ context: { session }, input: { id, ...details } }) => {
    const [, rows] = await session.batch(
      sqlFor
        .updateTable('patients')
        .set({ ...details, phone: details.phone || null })
        .where('id', '=', id),
      sqlFor.selectFrom('patients').select(['id', 'name']).where('id', '=', id),
    )
    const changed = found(rows[0])
    session.notify({ topic: 'patients', patient: changed.id })
    return changed
  }),

  assign: api.assign.handler(async ({ context: { session }, input }) => {
    const [, rows] = await session.batch(
      sqlFor.selectNoFrom(sql`app.move_patient(${input.id}, ${input.caseManagerId})`.as('moved')),
      sqlFor
        .selectFrom('patients as p')
        .leftJoin('caseManagers as c', join =>
          join.onRef('c.organizationId', '=', 'p.organizationId').onRef('c.id', '=', 'p.caseManagerId'),
        )
        .select(['p.id', 'p.name', 'c.name as caseManagerName'])
        .where('p.id', '=', input.id),
    )
    const moved = found(rows[0])
    session.notify({ topic: 'patients', patient: moved.id })
    return moved
  }),
}
