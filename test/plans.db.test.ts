/**
 * Reads the plans of the hot queries, as the real procedures send them, on a middling dataset. A sequential scan of a big
 * table, or two bitmaps joined, is what a missing `organization_id` or a condition that no index serves looks like.
 */
import type { AnyProcedure } from '@orpc/server'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../sample/insert-people.ts'
import type { PersonKey } from '../sample/people.ts'
import { activitiesProcedures } from '../src/features/activities/activities.server.ts'
import { appointmentsProcedures } from '../src/features/appointments/appointments.server.ts'
import { caseloadProcedures } from '../src/features/caseload/caseload.server.ts'
import { checklistProcedures } from '../src/features/checklist/checklist.server.ts'
import { messagingProcedures } from '../src/features/messaging/messaging.server.ts'
import { notesProcedures } from '../src/features/notes/notes.server.ts'
import { tasksProcedures } from '../src/features/tasks/tasks.server.ts'
import type { Hat, Query } from '../src/platform/database/database.server.ts'
import { call } from './answers.ts'
import { type InsertedPeople, insertPeople, withOwnDatabase } from './database.ts'
import { fillManyPatients, size } from './many-patients.ts'
import { watchedSession } from './watched-session.ts'

const db = withOwnDatabase()
let people: InsertedPeople
let server: pg.Client
let conversationId: string

/** Tables that grow with the work done; a look through one of them from end to end is a mistake. */
const big = new Set([
  'patients',
  'activities',
  'messages',
  'conversations',
  'tasks',
  'checklist_progress',
  'message_reads',
  'appointments',
  'case_notes',
])

const aWeek = {
  from: new Date().toISOString(),
  until: new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString(),
}

beforeAll(async () => {
  people = await insertPeople(db)
  await fillManyPatients(db.owner, people)
  const [row] = await db.rows<{ id: string }>(
    "select id from conversations where patient_id = $1 and participant_type = 'case_manager'",
    [people.maria.recordId],
  )
  conversationId = row?.id ?? ''
  // Marcus covers for Dana with one patient, and another caseload whole.
  const { riverbend } = people.organizations
  await db.rows(
    `insert into covers (organization_id, case_manager_id, patient_id, colleague_id, reason, ends_at)
      select organization_id, id, case when id = $2 then $3::uuid end, $4, 'Away', now() + interval '7 days'
      from case_managers where organization_id = $1 and (id = $2 or name = 'Manager 2')`,
    [riverbend, people.dana.recordId, people.maria.recordId, people.marcus.recordId],
  )
  server = new pg.Client({ connectionString: db.serverUrl })
  await server.connect()
})
afterAll(() => server?.end())

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  /** On the average of the loops. */
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  'Actual Loops': number
  Plans?: Plan[]
}

/** The plan of one query in the person's hat: exactly what the database session would send, with EXPLAIN before it. */
async function explain(query: Query<unknown>, person: PersonKey, hat: Hat): Promise<Plan[]> {
  const { sql, parameters } = query.compile()
  await server.query('begin')
  try {
    // Pages of a database that fits into memory cost the same wherever they lie.
    await server.query('set local random_page_cost = 1.1')
    await server.query("select set_config('role', app.begin_request($1, $2, null), true)", [
      tokenOf(person),
      hat,
    ])
    if (!query.isFixed) {
      const { rows } = await server.query(`explain (analyze, timing off, format json) ${sql}`, [
        ...parameters,
      ])
      return nodesOf(rows[0]['QUERY PLAN'][0].Plan)
    }
    // A fixed query is planned once for all values.
    await server.query('set local plan_cache_mode = force_generic_plan')
    await server.query(`prepare asked as ${sql}`)
    const values = parameters.map(value => server.escapeLiteral(String(value)))
    const asked = values.length > 0 ? `asked(${values})` : 'asked'
    const { rows } = await server.query(`explain (analyze, timing off, format json) execute ${asked}`)
    await server.query('deallocate asked')
    return nodesOf(rows[0]['QUERY PLAN'][0].Plan)
  } finally {
    await server.query('rollback')
  }
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

/** Rows of a big table that a hot query may touch: a big caseload's worth, and far less than an organization's. */
const touchedAtMost = 5 * size.patients

function touchedBy(node: Plan): number {
  return node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0))
}

/** What is wrong with a plan. An index read from end to end is a scan of the whole table by another name. */
function slowIn(nodes: Plan[]): string[] {
  return nodes
    .filter(node => {
      const isBig = big.has(node['Relation Name'] ?? '')
      const isScan = node['Node Type'] === 'Seq Scan' || touchedBy(node) > touchedAtMost
      return node['Node Type'] === 'BitmapAnd' || (isBig && isScan)
    })
    .map(node => `${node['Node Type']} ${node['Relation Name'] ?? ''}: ${touchedBy(node)} rows`)
}

/** Calls a procedure as a person through a database session that reads the plan of every query before sending it. */
async function plansOf(
  procedure: AnyProcedure,
  input: unknown,
  person: PersonKey,
  hat: Hat,
): Promise<string[]> {
  const real = db.as(person, hat)
  const slow: string[] = []
  let queries = 0
  const look = async (query: Query<unknown>) => {
    queries++
    slow.push(...slowIn(await explain(query, person, hat)))
  }
  const session = watchedSession(real, look)
  await call(procedure, input, { context: { session, hat, organization: undefined } })
  expect(queries).toBeGreaterThan(0)
  return slow
}

describe('on many patients', () => {
  it('there are as many rows as a busy copy has', async () => {
    const [count] = await db.rows<{ patients: number; activities: number; messages: number }>(
      `select (select count(*)::int from patients) as patients, (select count(*)::int from activities) as activities,
        (select count(*)::int from messages) as messages`,
    )
    expect(count?.patients).toBeGreaterThanOrEqual(2 * size.patients)
    expect(count?.activities).toBeGreaterThanOrEqual(size.activities)
    expect(count?.messages).toBeGreaterThanOrEqual(size.messages)
  })

  it('a scan of a whole table would be noticed', async () => {
    const everything = {
      compile: () => ({ sql: "select count(*) from messages where content like '%x%'", parameters: [] }),
    }
    expect(
      slowIn(await explain(everything as unknown as Query<unknown>, 'ruth', 'administrator')),
    ).not.toEqual([])
  })

  const { list: newest } = activitiesProcedures
  const { list: conversations, messages } = messagingProcedures
  const hot: [string, AnyProcedure, () => unknown, PersonKey, Hat][] = [
    ['a case manager opens their caseload', caseloadProcedures.patients, () => ({}), 'dana', 'staff'],
    [
      'a case manager asks who needs attention',
      caseloadProcedures.patients,
      () => ({ sort: 'attention', only: 'attention' }),
      'dana',
      'staff',
    ],
    ['a specialist opens their caseload', caseloadProcedures.patients, () => ({}), 'priya', 'staff'],
    ['a case manager looks at the day', caseloadProcedures.overview, () => ({}), 'dana', 'staff'],
    ...[
      ['opens their caseload', caseloadProcedures.patients, () => ({})] as const,
      [
        'asks who needs attention',
        caseloadProcedures.patients,
        () => ({ sort: 'attention', only: 'attention' }),
      ] as const,
      ['looks at the day', caseloadProcedures.overview, () => ({})] as const,
      ['reads the feed', newest, () => ({})] as const,
      ['lists the conversations', conversations, () => ({})] as const,
      ['opens a conversation', messages, () => ({ conversationId })] as const,
      ['opens a week', appointmentsProcedures.agenda, () => aWeek] as const,
      [
        'reads the notes about a patient',
        notesProcedures.list,
        () => ({ patientId: people.maria.recordId }),
      ] as const,
    ].map(([does, procedure, input]): [string, AnyProcedure, () => unknown, PersonKey, Hat] => [
      `whoever covers a caseload and a patient ${does}`,
      procedure,
      input,
      'marcus',
      'staff',
    ]),
    ['a patient reads their feed', newest, () => ({}), 'maria', 'patient'],
    ['a case manager reads the feed of their caseload', newest, () => ({}), 'dana', 'staff'],
    [
      'a case manager reads the feed of one patient',
      newest,
      () => ({ patientId: people.maria.recordId }),
      'dana',
      'staff',
    ],
    ['an administrator reads the newest of the organization', newest, () => ({}), 'ruth', 'administrator'],
    [
      'a patient lists their conversations with what is unread',
      conversations,
      () => ({}),
      'maria',
      'patient',
    ],
    ['a case manager lists theirs with what is unread', conversations, () => ({}), 'dana', 'staff'],
    ['a patient opens a conversation', messages, () => ({ conversationId }), 'maria', 'patient'],
    ['a case manager opens a conversation', messages, () => ({ conversationId }), 'dana', 'staff'],
    ['a patient lists what lies ahead', appointmentsProcedures.list, () => ({}), 'maria', 'patient'],
    [
      'a case manager reads the past appointments of a patient',
      appointmentsProcedures.list,
      () => ({ patientId: people.maria.recordId, show: 'past' }),
      'dana',
      'staff',
    ],
    ['a case manager sees what waits', appointmentsProcedures.waiting, () => undefined, 'dana', 'staff'],
    ['a case manager opens a week', appointmentsProcedures.agenda, () => aWeek, 'dana', 'staff'],
    ['a specialist opens a week', appointmentsProcedures.agenda, () => aWeek, 'priya', 'staff'],
    [
      'a patient looks for free times',
      appointmentsProcedures.freeTimes,
      () => ({ from: aWeek.from, until: aWeek.until }),
      'maria',
      'patient',
    ],
    ['a patient lists their tasks', tasksProcedures.list, () => ({}), 'maria', 'patient'],
    [
      'a case manager lists the tasks of a patient',
      tasksProcedures.list,
      () => ({ patientId: people.maria.recordId }),
      'dana',
      'staff',
    ],
    ...(['dana', 'priya', 'ruth'] as const).flatMap((person): typeof hot => {
      const hat: Hat = person === 'ruth' ? 'administrator' : 'staff'
      const patientId = () => people.maria.recordId
      return [
        [
          `${person} reads the notes about a patient`,
          notesProcedures.list,
          () => ({ patientId: patientId() }),
          person,
          hat,
        ],
        [
          `${person} searches the notes about a patient`,
          notesProcedures.list,
          () => ({ patientId: patientId(), search: 'rent call 7' }),
          person,
          hat,
        ],
        [
          `${person} looks at their drafts`,
          notesProcedures.drafts,
          () => ({ patientId: patientId() }),
          person,
          hat,
        ],
      ]
    }),
    [
      'a patient reads their checklist',
      checklistProcedures.read,
      () => ({ language: 'en' }),
      'maria',
      'patient',
    ],
    [
      'a case manager reads the checklist of a patient',
      checklistProcedures.read,
      () => ({ language: 'en', patientId: people.maria.recordId }),
      'dana',
      'staff',
    ],
  ]
  it.each(hot)('%s', async (_, procedure, input, person, hat) => {
    expect(await plansOf(procedure, input(), person, hat)).toEqual([])
  })
})
