/** Progress reports in tests: made as the screen does it, and counted a second time from the rows themselves, without SQL's help. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { ReportFigures } from '#features/reports/reports.contract.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import type { Job, JobTools } from '#platform/jobs/jobs.server.ts'
import type { InsertedPeople } from '../sample/insert-people.ts'
import { jobHandlers } from '../src/jobs.server.ts'
import type { Asker } from './access/strangers.ts'
import { withServer } from './ask.ts'
import type { TestDatabase } from './database.ts'

const hatOf = (asker: Asker) => (asker === 'ruth' || asker === 'victor' ? 'administrator' : 'staff')

/** A server over the test's database, and what staff do with reports there. */
export function withReports(db: TestDatabase) {
  const { ask, request } = withServer(db)

  /** Does the work that waits, of one kind alone. */
  async function work(only = 'reports.make'): Promise<void> {
    const waiting = await db.rows<{ organization_id: string; payload: Job['payload'] }>(
      'delete from outbox where job = $1 returning organization_id, payload',
      [only],
    )
    for (const { organization_id, payload } of waiting) {
      const tools = { session: db.databasePool.asJob(organization_id) } as JobTools
      await jobHandlers[only]?.({ organization: organization_id, payload }, tools)
    }
  }

  async function make(asker: Asker, kind: string, subjectId: string | null = null): Promise<string> {
    const id = randomUUID()
    const asked = await ask(asker, hatOf(asker), 'POST', '/reports', { id, kind, subjectId })
    expect(asked.status, asked.text).toBe(200)
    await work()
    return id
  }

  return {
    ask,
    request,
    make,
    work,
    /** One step of the job. */
    step: (organization: string, id: string, most: number) =>
      db.databasePool
        .asJob(organization)
        .one(sqlFor.selectNoFrom(sql`app.make_report_lines(${id}, ${most})`.as('isMore'))),
    read: async (asker: Asker, id: string) => (await ask(asker, hatOf(asker), 'GET', `/reports/${id}`)).body,
    download: (asker: Asker, id: string, ending: string) =>
      request(asker, hatOf(asker), `/reports/${id}.${ending}?as=${hatOf(asker)}`),
  }
}

/** Patients of Riverbend and Dana's, alternately, with items, next steps and messages that differ from one to the next. */
export async function insertNumberedPatients(db: TestDatabase, people: InsertedPeople, count: number) {
  const { riverbend } = people.organizations
  await db.rows(
    `insert into patients (organization_id, case_number, name, status, closed_on, closed_reason, case_manager_id)
      select $1, (9000000 + n) || app.check_digit((9000000 + n)::text), 'Numbered ' || n, case when n % 7 = 0 then 'inactive' else 'active' end, case when n % 7 = 0 then current_date end,
        case when n % 7 = 0 then 'moved_away' end, case when n % 2 = 0 then $2::uuid end from generate_series(1, $3) n`,
    [riverbend, people.dana.recordId, count],
  )
  await db.rows(
    `insert into checklist_progress (organization_id, patient_id, checklist_item_id, is_completed, completed_at)
      select p.organization_id, p.id, i.id, (p.n * i.n) % 5 < 2, case when (p.n * i.n) % 5 < 2
        then now() - make_interval(days => ((p.n * 13 + i.n * 37) % 500)::int) end
      from (select *, row_number() over (order by id) as n from patients where organization_id = $1 and name like 'Numbered %') p
      join (select *, row_number() over (order by id) as n from checklist_items where organization_id = $1) i
        on i.n <= p.n % 12`,
    [riverbend],
  )
  await db.rows(
    `insert into next_steps (organization_id, patient_id, step, due_on)
      select organization_id, id, 'Call', current_date + (row_number() over (order by id) % 9)::int - 4
      from patients where organization_id = $1 and name like 'Numbered %' and status = 'active' and right(name, 1) <> '3'`,
    [riverbend],
  )
  await db.rows(
    `insert into conversations (organization_id, patient_id, participant_type, case_manager_id)
      select organization_id, id, 'case_manager', case_manager_id from patients
      where organization_id = $1 and name like 'Numbered %' and case_manager_id is not null`,
    [riverbend],
  )
  // In each: asked twice in a row, answered later and later from one to the next; asked again, and here and there not answered.
  await db.rows(
    `insert into messages (organization_id, conversation_id, sender_type, content, created_at)
      select c.organization_id, c.id, s.sender, 'x', now() - interval '40 days' + s.at + case s.sender when 'patient' then interval '0'
          else make_interval(mins => ((c.n % 40) * (c.n % 40) * 11)::int) end
      from (select v.*, row_number() over (order by v.id) as n from conversations v join patients p on p.id = v.patient_id
        where p.organization_id = $1 and p.name like 'Numbered %') c
      join (values (1, 'patient', interval '0'), (2, 'patient', interval '3 seconds'), (3, 'case_manager', interval '4 seconds'),
        (4, 'patient', interval '20 days'), (5, 'case_manager', interval '20 days')) s (k, sender, at)
        on s.k < 5 or c.n % 4 > 0
      order by 5`,
    [riverbend],
  )
}

const HOUR = 3_600_000
const WAITS = [HOUR, 4 * HOUR, 24 * HOUR, 72 * HOUR, Number.POSITIVE_INFINITY]

/** The figures of a report, from rows read as they are. Without a case manager, of the whole organization. */
export async function countAgain(
  db: TestDatabase,
  organization: string,
  caseManager?: string,
): Promise<ReportFigures> {
  const all = await db.rows<{
    id: string
    status: string
    case_manager_id: string | null
    merged_into: string | null
  }>('select id, status, case_manager_id, merged_into from patients where organization_id = $1', [
    organization,
  ])
  const patients = all.filter(
    p => p.merged_into === null && (caseManager === undefined || p.case_manager_id === caseManager),
  )
  const ids = new Set(patients.map(({ id }) => id))
  const ofThem = async <Row extends { patient_id: string }>(query: string) =>
    (await db.rows<Row>(query, [organization])).filter(({ patient_id }) => ids.has(patient_id))
  const items = await ofThem<Item>(
    `select g.patient_id, g.is_completed, to_char(g.completed_at at time zone o.time_zone, 'YYYY-MM') as month, k.id, k.name,
        k.order_index
      from checklist_progress g join checklist_items i on i.id = g.checklist_item_id
      join checklist_categories k on k.id = i.category_id join organizations o on o.id = g.organization_id where o.id = $1`,
  )
  const steps = await ofThem<{ patient_id: string; is_late: boolean }>(
    `select n.patient_id, n.due_on < (now() at time zone o.time_zone)::date as is_late from next_steps n
      join organizations o on o.id = n.organization_id where o.id = $1`,
  )
  const active = patients.filter(({ status }) => status === 'active')
  const late = steps.filter(({ is_late }) => is_late).length
  const done = items.filter(({ is_completed }) => is_completed)
  return {
    patients: patients.length,
    active: active.length,
    items: items.length,
    completed: done.length,
    bands: countBands(patients, items),
    nextSteps: { in_time: steps.length - late, overdue: late, missing: active.length - steps.length },
    categories: countCategories(items),
    months: await countMonths(db, organization, done),
    waits: await countWaits(db, organization, ids, caseManager !== undefined),
  }
}

interface Item {
  patient_id: string
  is_completed: boolean
  month: string | null
  id: string
  name: string
  order_index: number
}

function countBands(patients: readonly { id: string }[], items: readonly Item[]): ReportFigures['bands'] {
  const bands = { good: 0, fair: 0, poor: 0, none: 0 }
  const of = Map.groupBy(items, ({ patient_id }) => patient_id)
  for (const { id } of patients) {
    const own = of.get(id) ?? []
    const percent = Math.round((100 * own.filter(({ is_completed }) => is_completed).length) / own.length)
    bands[own.length === 0 ? 'none' : percent >= 80 ? 'good' : percent >= 50 ? 'fair' : 'poor'] += 1
  }
  return bands
}

function countCategories(items: readonly Item[]): ReportFigures['categories'] {
  const of = Map.groupBy(items, ({ id }) => id)
  return [...of.values()]
    .toSorted(([a], [b]) => (a?.order_index ?? 0) - (b?.order_index ?? 0) || (a && b && a.id < b.id ? -1 : 1))
    .map(own => ({
      id: own[0]?.id ?? '',
      name: own[0]?.name ?? '',
      items: own.length,
      completed: own.filter(({ is_completed }) => is_completed).length,
    }))
}

async function countMonths(db: TestDatabase, organization: string, done: readonly Item[]) {
  const [now] = await db.rows<{ year: number; month: number }>(
    `select extract(year from now() at time zone time_zone)::int as year, extract(month from now() at time zone time_zone)::int as month
      from organizations where id = $1`,
    [organization],
  )
  const names = Array.from({ length: 12 }, (_, back) => {
    const at = (now?.year ?? 0) * 12 + (now?.month ?? 0) - 1 - (11 - back)
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
  const count = (month: string) => done.filter(item => item.month === month).length
  const named = names.map(month => ({ month, completed: count(month) }))
  const lately = named.reduce((sum, { completed }) => sum + completed, 0)
  return [{ month: 'before', completed: done.length - lately }, ...named]
}

/** Walks each conversation from its first message on, as somebody who reads it would. */
async function countWaits(
  db: TestDatabase,
  organization: string,
  ids: Set<string>,
  isOfCaseManager: boolean,
) {
  const said = await db.rows<{ patient_id: string; id: string; sender_type: string; created_at: string }>(
    `select c.patient_id, c.id, m.sender_type, m.created_at from conversations c join messages m on m.conversation_id = c.id
      where c.organization_id = $1 and c.participant_type = any ($2) and m.created_at > now() - interval '90 days'
      order by c.id, m.created_at, m.id`,
    [organization, isOfCaseManager ? ['case_manager'] : ['case_manager', 'specialist']],
  )
  const waits = [0, 0, 0, 0, 0, 0]
  const add = (at: number) => {
    waits[at] = (waits[at] ?? 0) + 1
  }
  for (const talk of Map.groupBy(
    said.filter(({ patient_id }) => ids.has(patient_id)),
    ({ id }) => id,
  ).values()) {
    let since: number | undefined
    for (const { sender_type, created_at } of talk) {
      const at = Date.parse(created_at)
      if (sender_type === 'patient') since ??= at
      else if (since !== undefined) {
        const wait = at - since
        add(WAITS.findIndex(most => wait < most))
        since = undefined
      }
    }
    if (since !== undefined) add(5)
  }
  return waits
}
