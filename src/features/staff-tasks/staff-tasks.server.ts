import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, changesTo, found } from '#platform/api/api.server.ts'
import { spend } from '#platform/api/budgets.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { setRemoval } from '#platform/database/removal.server.ts'
import type { StaffTask, StaffTaskEdit } from './staff-tasks.contract.ts'
import { staffTasksContract } from './staff-tasks.contract.ts'

const api = implement(staffTasksContract).$context<Context>()

/** A person may plan so many for themselves in a minute. */
const OWN_TASKS_A_MINUTE = 20
/** More than anybody can do; whoever has more sees the most pressing. */
const MOST_LISTED = 100

const isTaken = sql<boolean>`taken_at is not null`.as('isTaken')
const columns = [
  'id',
  'title',
  'description',
  'priority',
  'status',
  'dueOn',
  'completedAt',
  'createdAt',
] as const

const selectTask = (id: string) =>
  sqlFor
    .selectFrom('staffTasks')
    .select([...columns, isTaken])
    .where('id', '=', id)

const isMine = sql<boolean>`(case_manager_id = app.case_manager() or specialist_id = app.specialist())`

/** Whoever has a task works on it, and so does whoever runs the organization. */
const mayWork = sql<boolean>`(${isMine} or app.hat() = 'administrator')`

/** Whose a task is, as its columns hold it. */
const assignedTo = (assignee: StaffTaskEdit['assignee']) => ({
  assigneeType: assignee?.type ?? null,
  caseManagerId: assignee?.type === 'case_manager' ? assignee.id : null,
  specialistId: assignee?.type === 'specialist' ? assignee.id : null,
})

/** Takes a task off with a reason, or puts it back (`null`). */
async function keepOrRemove(session: Context['session'], id: string, reason: string | null) {
  const [, rows] = await session.batch(setRemoval('staffTasks', id, reason), selectTask(id))
  const task = found(rows[0])
  session.notify({ topic: 'staff-tasks' })
  return task
}

/** What is due first, then what matters most, then what has waited longest; without a date it stands last. */
const mostPressing = sqlFor
  .selectFrom('staffTasks')
  .select([...columns, isTaken])
  .where('listState', 'in', ['pending', 'in_progress'])
  .orderBy(sql`due_on asc nulls last`)
  .orderBy(sql`array_position(array['urgent', 'high', 'medium', 'low'], priority)`)
  .orderBy('createdAt')
  .orderBy('id')
  .limit(MOST_LISTED)

const today = sqlFor
  .selectFrom('organizations')
  .select(sql<string>`(now() at time zone time_zone)::date::text`.as('today'))
  .where('id', '=', sql<string>`app.org()`)

export const staffTasksProcedures = {
  list: api.list.handler(async ({ context: { session } }) => {
    const [mine, openToAll, days] = await session.batch(
      mostPressing.where(isMine),
      mostPressing.where('assigneeType', 'is', null),
      today,
    )
    return { mine, openToAll, ...found(days[0]) }
  }),

  create: api.create.handler(async ({ context: { session }, input: { assignee, ...task } }) => {
    const [, rows] = await session.batch(
      sqlFor
        .insertInto('staffTasks')
        .values({ ...task, ...assignedTo(assignee) })
        .onConflict(conflict => conflict.columns(['organizationId', 'id']).doNothing()),
      selectTask(task.id),
    )
    const made = found(rows[0])
    session.notify({ topic: 'staff-tasks' })
    return made
  }),

  plan: api.plan.handler(async ({ context: { session }, input }) => {
    const [, , rows] = await session.batch(
      spend(
        'own-tasks:',
        OWN_TASKS_A_MINUTE,
        60,
        sql<boolean>`exists (select from staff_tasks where id = ${input.id})`,
      ),
      sqlFor
        .insertInto('staffTasks')
        .values({
          ...input,
          assigneeType: sql<'case_manager' | 'specialist'>`app.hat()`,
          caseManagerId: sql<string>`app.case_manager()`,
          specialistId: sql<string>`app.specialist()`,
        })
        .onConflict(conflict => conflict.columns(['organizationId', 'id']).doNothing()),
      selectTask(input.id).where(isMine),
    )
    const planned = found(rows[0])
    session.notify({ topic: 'staff-tasks' })
    return planned
  }),

  take: api.take.handler(async ({ context: { session }, input: { id } }) => {
    const [answers, rows] = await session.batch(
      sqlFor.selectNoFrom(sql<string | null>`app.take_staff_task(${id})`.as('takenBy')),
      selectTask(id).where(isMine),
    )
    const takenBy = answers[0]?.takenBy ?? null
    if (takenBy !== null) return { task: null, takenBy }
    const task: StaffTask = found(rows[0])
    session.notify({ topic: 'staff-tasks' })
    return { task, takenBy }
  }),

  giveBack: api.giveBack.handler(async ({ context: { session }, input: { id } }) => {
    const [, rows] = await session.batch(
      sqlFor.selectNoFrom(sql<null>`app.give_back_staff_task(${id})`.as('done')),
      selectTask(id).where('assigneeType', 'is', null),
    )
    const task = found(rows[0])
    session.notify({ topic: 'staff-tasks' })
    return task
  }),

  move: api.move.handler(async ({ context: { session }, input: { id, status } }) => {
    const [former, , rows] = await session.batch(
      sqlFor.selectFrom('staffTasks').select('status').where('id', '=', id).where(mayWork),
      sqlFor
        .updateTable('staffTasks')
        .set({ status, completedAt: status === 'completed' ? new Date().toISOString() : null })
        .where('id', '=', id)
        .where('removedAt', 'is', null)
        .where('status', '<>', status)
        .where(mayWork),
      selectTask(id).where('removedAt', 'is', null).where(mayWork),
    )
    const task = found(rows[0])
    session.notify({ topic: 'staff-tasks' })
    return { ...task, formerStatus: former[0]?.status ?? task.status }
  }),

  change: api.change.handler(async ({ context: { session }, input }) => {
    const { id, assignee, seen, seenAssigneeId, ...words } = input
    const isGiven = seenAssigneeId === undefined || seenAssigneeId !== (assignee?.id ?? null)
    const task = await session.transaction(async step => {
      // What was taken off is answered like what never was.
      const standing = sqlFor.selectFrom('staffTasks').where('id', '=', id).where('removedAt', 'is', null)
      const current = found(
        await step.one(standing.select(['title', 'description', 'priority', 'dueOn']).forUpdate()),
      )
      const changes = { ...changesTo(current, seen, words), ...(isGiven && assignedTo(assignee)) }
      if (Object.keys(changes).length > 0)
        await step.one(sqlFor.updateTable('staffTasks').set(changes).where('id', '=', id))
      return found(await step.one(selectTask(id)))
    })
    session.notify({ topic: 'staff-tasks' })
    return task
  }),

  takeOff: api.takeOff.handler(({ context: { session }, input: { id, reason } }) =>
    keepOrRemove(session, id, reason),
  ),

  putBack: api.putBack.handler(({ context: { session }, input: { id } }) => keepOrRemove(session, id, null)),
}
