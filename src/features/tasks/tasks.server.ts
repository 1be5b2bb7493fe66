import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, found } from '#platform/api/api.server.ts'
import { spend } from '#platform/api/budgets.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { tasksContract } from './tasks.contract.ts'

const api = implement(tasksContract).$context<Context>()

/** A person may give so many tasks in a minute. */
const TASKS_A_MINUTE = 30

const taskColumns = [
  'id',
  'patientId',
  'title',
  'description',
  'priority',
  'status',
  'dueOn',
  'completedAt',
  'createdAt',
] as const

export const tasksProcedures = {
  list: api.list.handler(({ context: { session }, input }) =>
    session.all(
      sqlFor
        .selectFrom('tasks')
        .select(taskColumns)
        .$if(input.patientId !== undefined, query => query.where('patientId', '=', input.patientId as string))
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(200),
    ),
  ),

  create: api.create.handler(async ({ context: { session }, input }) => {
    const isMade = sql<boolean>`exists (select from tasks where id = ${input.id})`
    const [, , rows] = await session.batch(
      spend('tasks:', TASKS_A_MINUTE, 60, isMade),
      sqlFor
        .insertInto('tasks')
        .values(input)
        .onConflict(conflict => conflict.columns(['organizationId', 'id']).doNothing()),
      sqlFor.selectFrom('tasks').select(taskColumns).where('id', '=', input.id),
    )
    const made = found(rows[0])
    session.notify({ topic: 'tasks', patient: made.patientId })
    return made
  }),

  complete: api.complete.handler(async ({ context: { session }, input }) => {
    // Completing twice is harmless: the second time finds nothing to change and answers with the task as it is.
    const [, rows] = await session.batch(
      sqlFor
        .updateTable('tasks')
        .set({ status: 'completed', completedAt: new Date().toISOString() })
        .where('id', '=', input.id)
        .where('status', '<>', 'completed'),
      sqlFor
        .selectFrom('tasks')
        .innerJoin('patients', join =>
          join
            .onRef('patients.organizationId', '=', 'tasks.organizationId')
            .onRef('patients.id', '=', 'tasks.patientId'),
        )
        .select(taskColumns.map(column => `tasks.${column}` as const))
        .select('patients.caseManagerId')
        .where('tasks.id', '=', input.id),
    )
    const { caseManagerId, ...done } = found(rows[0])
    session.notify(
      { topic: 'tasks', patient: done.patientId },
      { topic: 'activities', patient: done.patientId },
    )
    return { ...done, alertsCaseManager: caseManagerId !== null }
  }),
}
