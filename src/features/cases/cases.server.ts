import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, found } from '#platform/api/api.server.ts'
import { type DatabaseSession, sqlFor } from '#platform/database/database.server.ts'
import { type CaseChange, casesContract, type OpenInCase } from './cases.contract.ts'

const api = implement(casesContract).$context<Context>()

const MOST_CHANGES = 100

const readChanges = sqlFor
  .selectFrom('caseStatusChanges as c')
  .select(['c.id', 'c.patientId', 'c.status', 'c.changedOn', 'c.words', 'c.openTasks', 'c.createdAt'])
  .select([
    sql<CaseChange['reason']>`c.reason`.as('reason'),
    sql<Partial<OpenInCase>>`c.settled`.as('settled'),
    sql<string | null>`app.staff_name(c.made_by)`.as('madeBy'),
    'c.nextStep',
    'c.nextStepDueOn',
  ])

/** What is open, counted by the same function that writes it down at the moment of closing; only for who may see it. */
const readOpen = (patientId: string) =>
  sqlFor
    .selectFrom('patients as p')
    .select([
      sql<Omit<OpenInCase, 'today' | 'notBefore'>>`app.open_in_case(p.organization_id, p.id)`.as('open'),
      sql<string>`app.day_here()`.as('today'),
      sql<string | null>`(select max(c.changed_on) from case_status_changes c
        where c.organization_id = p.organization_id and c.patient_id = p.id)`.as('notBefore'),
    ])
    .where('p.id', '=', patientId)

/** Keeps one change; everything else follows from it in the database. Sent again, it finds its own work. */
async function change(
  session: DatabaseSession,
  row: {
    id: string
    patientId: string
    status: 'active' | 'inactive'
    changedOn: string
    reason: string
    words: string
    openTasks?: 'keep' | 'remove'
    nextStep?: string
    nextStepDueOn?: string
  },
) {
  const [, rows] = await session.batch(
    sqlFor
      .insertInto('caseStatusChanges')
      // What is settled, the database writes down by itself.
      .values(row as typeof row & { settled: never })
      .onConflict(conflict => conflict.columns(['organizationId', 'id']).doNothing()),
    readChanges.where('c.id', '=', row.id).where('c.patientId', '=', row.patientId),
  )
  const made = found(rows[0])
  const patient = made.patientId
  session.notify(
    { topic: 'patients', patient },
    { topic: 'appointments', patient },
    { topic: 'tasks', patient },
    { topic: 'forms', patient },
  )
  return made
}

export const casesProcedures = {
  open: api.open.handler(async ({ context: { session }, input }) => {
    const { open, ...days } = found(await session.one(readOpen(input.patientId)))
    return { ...open, ...days }
  }),

  close: api.close.handler(({ context: { session }, input }) =>
    change(session, { ...input, status: 'inactive' }),
  ),

  closeMany: api.closeMany.handler(async ({ context: { session }, input: { patientIds, ...closing } }) => {
    const closed = await session.all(
      sqlFor
        .insertInto('caseStatusChanges')
        .columns(['patientId', 'status', 'changedOn', 'reason', 'words', 'openTasks'])
        .expression(
          sqlFor
            .selectFrom('patients as p')
            .select([
              'p.id',
              sql<string>`'inactive'`.as('status'),
              sql<string>`${closing.changedOn}::date`.as('changedOn'),
              sql<string>`${closing.reason}`.as('reason'),
              sql<string>`${closing.words}`.as('words'),
              sql<string>`${closing.openTasks}`.as('openTasks'),
            ])
            .where(sql<boolean>`p.id = any (string_to_array(${patientIds.join(' ')}, ' ')::uuid[])`)
            .where('p.status', '=', 'active')
            .where(sql<boolean>`not exists (select from case_status_changes c where c.organization_id = p.organization_id
              and c.patient_id = p.id and c.changed_on > ${closing.changedOn}::date)`)
            .orderBy('p.id'),
        )
        .returning('patientId'),
    )
    session.notify({ topic: 'patients' }, { topic: 'appointments' }, { topic: 'tasks' }, { topic: 'forms' })
    return { patientIds: closed.map(({ patientId }) => patientId) }
  }),

  reopen: api.reopen.handler(({ context: { session }, input: { nextStep, ...input } }) =>
    change(session, {
      ...input,
      status: 'active',
      ...(nextStep ? { nextStep: nextStep.step, nextStepDueOn: nextStep.dueOn } : {}),
    }),
  ),

  history: api.history.handler(({ context: { session }, input }) =>
    session.all(
      readChanges
        .where('c.patientId', '=', input.patientId)
        .orderBy('c.createdAt', 'desc')
        .orderBy('c.id', 'desc')
        .limit(MOST_CHANGES),
    ),
  ),
}
