import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, changesTo, found } from '#platform/api/api.server.ts'
import { spend } from '#platform/api/budgets.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { setRemoval } from '#platform/database/removal.server.ts'
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
  'asksForFile',
] as const

const taskOf = (id: string) => sqlFor.selectFrom('tasks').select(taskColumns).where('id', '=', id)

/** Takes a task off with a reason, or puts it back (`null`). */
async function keepOrRemove(session: Context['session'], id: string, reason: string | null) {
  const [, rows] = await session.batch(setRemoval('tasks', id, reason), taskOf(id))
  const task = found(rows[0])
  session.notify({ topic: 'tasks', patient: task.patientId })
  return task
}

export const tasksProcedures = {
  list: api.list.handler(({ context: { session }, input }) =>
    session.all(
      sqlFor
        .selectFrom('tasks')
        .select(taskColumns)
        .where('removedAt', 'is', null)
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
      taskOf(input.id),
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
        .where('removedAt', 'is', null)
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
        .where('tasks.id', '=', input.id)
        .where('tasks.removedAt', 'is', null),
    )
    const { caseManagerId, ...done } = found(rows[0])
    session.notify(
      { topic: 'tasks', patient: done.patientId },
      { topic: 'activities', patient: done.patientId },
    )
    return { ...done, alertsCaseManager: caseManagerId !== null }
  }),

  change: api.change.handler(async ({ context: { session }, input: { id, seen, ...words } }) => {
    const changed = await session.transaction(async step => {
      // What was taken off is answered like what never was.
      const current = found(await step.one(taskOf(id).where('removedAt', 'is', null).forUpdate()))
      const changes = changesTo(current, seen, words)
      if (Object.keys(changes).length > 0)
        await step.one(sqlFor.updateTable('tasks').set(changes).where('id', '=', id))
      return { ...current, ...changes }
    })
    session.notify({ topic: 'tasks', patient: changed.patientId })
    return changed
  }),

  move: api.move.handler(async ({ context: { session }, input: { id, status } }) => {
    const [former, , rows] = await session.batch(
      sqlFor.selectFrom('tasks').select('status').where('id', '=', id),
      sqlFor
        .updateTable('tasks')
        .set({ status, completedAt: status === 'completed' ? new Date().toISOString() : null })
        .where('id', '=', id)
        .where('removedAt', 'is', null)
        .where('status', '<>', status),
      taskOf(id).where('removedAt', 'is', null),
    )
    const moved = found(rows[0])
    session.notify(
      { topic: 'tasks', patient: moved.patientId },
      { topic: 'activities', patient: moved.patientId },
    )
    return { ...moved, formerStatus: former[0]?.status ?? moved.status }
  }),

  takeOff: api.takeOff.handler(({ context: { session }, input: { id, reason } }) =>
    keepOrRemove(session, id, reason),
  ),

  putBack: api.putBack.handler(({ context: { session }, input: { id } }) => keepOrRemove(session, id, null)),
}
