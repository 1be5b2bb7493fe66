import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { readPageEnd, writePageEnd } from '#lib/page-end.ts'
import { type Context, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import type { Change } from '#platform/database/notifier.server.ts'
import { leavingContract } from './leaving.contract.ts'

const api = implement(leavingContract).$context<Context>()

const named = (id: string) => sqlFor.selectFrom('staff').select(['id', 'name']).where('id', '=', id)

const staffChanged: Change = { topic: 'patients' }

/** What lies ahead for the patient `p`. */
const ahead = sql`from appointments a where a.organization_id = p.organization_id and a.patient_id = p.id
  and a.ends_at > now() and a.status in ('requested', 'offered', 'moved', 'confirmed')`

function patientsOf(caseManagerId: string, after: string | undefined, limit: number) {
  const end = readPageEnd(after)
  return sqlFor
    .selectFrom('patients as p')
    .leftJoin('nextSteps as n', join =>
      join.onRef('n.organizationId', '=', 'p.organizationId').onRef('n.patientId', '=', 'p.id'),
    )
    .select(['p.id', 'p.name', 'p.preferredName', 'p.status', 'p.nameOrder'])
    .select(['n.step as nextStep', 'n.dueOn as nextStepDueOn'])
    .select([
      sql<number>`(select count(*) from tasks t where t.organization_id = p.organization_id and t.patient_id = p.id
        and t.list_state in ('pending', 'in_progress'))`.as('openTasks'),
      sql<number>`(select count(*) ${ahead})`.as('appointments'),
      sql<string | null>`(select min(a.starts_at) ${ahead})`.as('nextAppointmentAt'),
      sql<
        string | null
      >`(select min(c.waiting_since) from conversations c where c.organization_id = p.organization_id
        and c.patient_id = p.id and c.participant_type = 'case_manager')`.as('waitingSince'),
    ])
    .where('p.caseManagerId', '=', caseManagerId)
    .$if(end !== undefined, query =>
      query.where(sql<boolean>`(p.name_order, p.id) > (${end?.key ?? ''}, ${end?.id ?? ''}::uuid)`),
    )
    .orderBy('p.nameOrder')
    .orderBy('p.id')
    .limit(limit + 1)
}

const receiversBeside = (caseManagerId: string) =>
  sqlFor
    .selectFrom('caseManagers')
    .select(['id', 'name'])
    .where('id', '<>', caseManagerId)
    .where('removedAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .limit(1000)

export const leavingProcedures = {
  setAccess: api.setAccess.handler(async ({ context: { session }, input: { id, hasAccess } }) => {
    const [, rows] = await session.batch(
      sqlFor.selectNoFrom(sql`app.set_staff_access(${id}, ${hasAccess})`.as('set')),
      named(id),
    )
    session.notify(staffChanged)
    return { ...found(rows[0]), hasAccess }
  }),

  remove: api.remove.handler(async ({ context: { session }, input: { id, successorId } }) => {
    const [, rows] = await session.batch(
      sqlFor.selectNoFrom(sql`app.remove_staff(${id}, ${successorId}::uuid)`.as('removed')),
      named(id),
    )
    session.notify(staffChanged)
    return found(rows[0])
  }),

  caseload: api.caseload.handler(async ({ context: { session }, input: { id, after, limit } }) => {
    const [rows, counted, receivers] = await session.batch(
      patientsOf(id, after, limit),
      sqlFor.selectFrom('patients').select(sql<number>`count(*)`.as('total')).where('caseManagerId', '=', id),
      receiversBeside(id),
    )
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    return {
      patients: page.map(({ nameOrder: _, ...patient }) => patient),
      ...found(counted[0]),
      receivers,
      next: rows.length > limit && last ? writePageEnd({ key: last.nameOrder, id: last.id }) : null,
    }
  }),

  handOver: api.handOver.handler(async ({ context: { session }, input: { id, receiverId, others } }) => {
    const byPatient = JSON.stringify(
      Object.fromEntries(others.map(({ patientId, caseManagerId }) => [patientId, caseManagerId])),
    )
    const given = await session.all(
      sqlFor
        .selectFrom(
          sql<{ id: string; name: string; patients: number }>`app.hand_over_caseload(${id}, ${receiverId},
            ${byPatient}::jsonb)`.as('h'),
        )
        .selectAll(),
    )
    session.notify(staffChanged)
    return { given }
  }),
}
