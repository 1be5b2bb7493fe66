/** However many tasks there are, a page costs as much as its rows: at most 20 are read for each that is shown. */
import { beforeAll, describe, expect, it } from 'vitest'
import { type InsertedPeople, insertPeople, withOwnDatabase } from '../../../test/database.ts'
import { rowsReadBy } from '../../../test/rows-read.ts'
import type { ManagedTask } from './task-management.contract.ts'
import { taskManagementProcedures } from './task-management.server.ts'

const db = withOwnDatabase()
let people: InsertedPeople

const MOST_FOR_EACH_SHOWN = 20
const TASKS = 20_000

beforeAll(async () => {
  people = await insertPeople(db)
  // Nearly everything is done; what waits is old and rare, as it is after years.
  const fill = (table: string, columns: string, values: string) =>
    db.rows(
      `insert into ${table} (organization_id, title, ${columns}, status, completed_at, due_on, created_at)
      select $1, 'Task ' || n, ${values}, case when n % 200 = 0 then 'pending' when n % 333 = 0 then 'in_progress' else 'completed' end,
        case when n % 200 = 0 or n % 333 = 0 then null else now() end,
        case when n % 3 > 0 then current_date - 300 + n % 320 end, now() - n * interval '1 hour'
      from generate_series(1, ${TASKS}) n`,
      [people.organizations.riverbend],
    )
  for (const table of ['tasks', 'staff_tasks']) await db.rows(`alter table ${table} disable trigger user`)
  await fill('tasks', 'patient_id', `'${people.maria.recordId}'`)
  await fill(
    'staff_tasks',
    'assignee_type, case_manager_id, specialist_id',
    `case n % 4 when 0 then 'specialist' when 3 then null else 'case_manager' end,
      case when n % 4 in (1, 2) then '${people.dana.recordId}'::uuid end,
      case when n % 4 = 0 then '${people.priya.recordId}'::uuid end`,
  )
  for (const table of ['tasks', 'staff_tasks']) await db.rows(`alter table ${table} enable trigger user`)
  await db.rows('analyze')
})

const read = (question: object) =>
  rowsReadBy<{ tasks: ManagedTask[]; next: string | null }>(
    db,
    taskManagementProcedures.list,
    question,
    'ruth',
    'administrator',
  )

describe(`over ${2 * TASKS} tasks`, () => {
  const questions: [string, object][] = [
    ['everything', {}],
    ['by the day', { sort: 'due' }],
    ...['open', 'pending', 'in_progress', 'completed'].map((status): [string, object] => [
      status,
      { status },
    ]),
    ...['overdue', 'week', 'none'].map((due): [string, object] => [due, { due }]),
    ...['patient', 'case_manager', 'specialist', 'none'].map((assignee): [string, object] => [
      `of ${assignee}`,
      { assignee },
    ]),
    ['open, of nobody', { assignee: 'none', status: 'open' }],
    ['open, of case managers', { assignee: 'case_manager', status: 'open' }],
  ]
  it.each(questions)('%s, and the page after', async (_, question) => {
    const first = await read(question)
    expect(first.answer.tasks.length).toBeGreaterThan(10)
    expect(first.read / first.answer.tasks.length).toBeLessThanOrEqual(MOST_FOR_EACH_SHOWN)
    if (!first.answer.next) return
    const second = await read({ ...question, after: first.answer.next })
    expect(second.read / second.answer.tasks.length).toBeLessThanOrEqual(MOST_FOR_EACH_SHOWN)
  })

  it('those of one member of staff', async () => {
    const { answer, read: rows } = await read({
      assignee: `case_manager:${people.dana.recordId}`,
      status: 'open',
    })
    expect(rows / answer.tasks.length).toBeLessThanOrEqual(MOST_FOR_EACH_SHOWN)
  })
})
