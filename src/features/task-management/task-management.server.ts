import { implement } from '@orpc/server'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { readPageEnd, writePageEnd } from '#lib/page-end.ts'
import { type Context, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import type { ManagedTask, tasksQuestion } from './task-management.contract.ts'
import { taskManagementContract } from './task-management.contract.ts'
import { assigneeAsked, sortOf, statesAsked } from './task-management.rules.ts'

const api = implement(taskManagementContract).$context<Context>()

type Question = z.output<typeof tasksQuestion>
type Kind = 'tasks' | 'staffTasks'

const kinds = {
  tasks: { table: sql`tasks`, type: sql`'patient'::text`, id: sql`t.patient_id` },
  staffTasks: {
    table: sql`staff_tasks`,
    type: sql`t.assignee_type`,
    id: sql`coalesce(t.case_manager_id, t.specialist_id)`,
  },
} as const

const sorts = {
  newest: { key: sql`t.created_at`, direction: sql`desc`, than: sql`<`, type: sql`timestamptz` },
  due: { key: sql`t.due_order`, direction: sql`asc`, than: sql`>`, type: sql`date` },
} as const

const today = sql`(select (now() at time zone o.time_zone)::date from organizations o where o.id = (select app.org()))`

const dues: Record<Question['due'], RawBuilder<SqlBool>> = {
  any: sql`true`,
  overdue: sql`t.due_order < ${today}`,
  today: sql`t.due_order = ${today}`,
  week: sql`t.due_order >= ${today} and t.due_order < ${today} + 7`,
  none: sql`t.due_order = 'infinity'`,
}

/** Whose tasks of a kind are asked for; undefined where this kind has none of theirs. */
function whose(kind: Kind, assignee: string): RawBuilder<SqlBool> | undefined {
  const { type, id } = assigneeAsked(assignee)
  if (type === 'all') return sql`true`
  if (kind === 'tasks') {
    if (type !== 'patient') return undefined
    return id ? sql`t.patient_id = ${id}::uuid` : sql`true`
  }
  if (type === 'patient') return undefined
  if (type === 'none') return sql`t.assignee_type is null`
  if (!id) return sql`t.assignee_type = ${sql.lit(type)}`
  return type === 'case_manager' ? sql`t.case_manager_id = ${id}::uuid` : sql`t.specialist_id = ${id}::uuid`
}

/**
 * A page of both tables. Each state of each is read from its index in the order of the list, and no further than a page: however
 * many tasks there are, a page costs as much as its rows.
 */
function page(question: Question) {
  const { key, direction, than, type } = sorts[sortOf(question)]
  const end = readPageEnd(question.after)
  const isLater = end
    ? sql<SqlBool>`(${key}, t.id) ${than} (cast(${end.key} as ${type}), ${end.id}::uuid)`
    : sql<SqlBool>`true`
  const most = question.limit + 1
  const branches = (Object.keys(kinds) as Kind[]).flatMap(kind => {
    const theirs = whose(kind, question.assignee)
    if (!theirs) return []
    return statesAsked(question).map(
      state => sql`(select t.organization_id, t.id, t.title, t.description, t.priority, t.status, t.due_on,
          t.completed_at, t.created_at, t.removed_at, t.removed_reason, ${kinds[kind].type} as assignee_type,
          ${kinds[kind].id} as assignee_id, ${key} as sort_key
        from ${kinds[kind].table} t
        where t.organization_id = (select app.org()) and t.list_state = ${sql.lit(state)}
          and ${theirs} and ${dues[question.due]} and ${isLater}
        order by ${key} ${direction}, t.id ${direction} limit ${most})`,
    )
  })
  if (branches.length === 0) return undefined
  const rows = sql<Row & { organizationId: string; assigneeType: string | null; assigneeId: string | null }>`(
    select * from (${sql.join(branches, sql` union all `)}) t
    order by sort_key ${direction}, id ${direction} limit ${most})`
  return sqlFor
    .selectFrom(rows.as('t'))
    .select(['t.id', 't.title', 't.description', 't.priority', 't.status', 't.dueOn', 't.completedAt'])
    .select(['t.createdAt', 't.removedAt', 't.removedReason', sql<string>`t.sort_key::text`.as('sortKey')])
    .select(
      sql<
        ManagedTask['assignee']
      >`case when t.assignee_type is not null then json_build_object('type', t.assignee_type,
        'id', t.assignee_id, 'name', coalesce(
          (select app.shown_name(p.name, p.preferred_name) from patients p where t.assignee_type = 'patient'
            and p.organization_id = t.organization_id and p.id = t.assignee_id),
          (select s.name from staff s where s.organization_id = t.organization_id and s.id = t.assignee_id), '')) end`.as(
        'assignee',
      ),
    )
    .orderBy(sql`t.sort_key ${direction}, t.id ${direction}`)
}

type Row = Omit<ManagedTask, 'assignee'>

const day = sqlFor.selectNoFrom(sql<string>`${today}::text`.as('today'))

export const taskManagementProcedures = {
  list: api.list.handler(async ({ context: { session }, input }) => {
    const asked = page(input)
    const [days, rows = []] = asked ? await session.batch(day, asked) : await session.batch(day)
    const tasks = rows.slice(0, input.limit)
    const last = tasks.at(-1)
    return {
      ...found(days[0]),
      tasks: tasks.map(({ sortKey: _, ...task }) => task),
      next: rows.length > input.limit && last ? writePageEnd({ key: last.sortKey, id: last.id }) : null,
    }
  }),
}
