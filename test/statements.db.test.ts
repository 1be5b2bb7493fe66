/**
 * What the database does for a request, statement by statement, triggers, audit, outbox and checks of foreign keys included.
 * docs/statements.md is written from it (`npx vitest run --project db test/statements -u` writes it anew): one more shows there.
 */
import type { AnyProcedure } from '@orpc/server'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tokenOf } from '../sample/insert-people.ts'
import type { PersonKey } from '../sample/people.ts'
import { activitiesProcedures } from '../src/features/activities/activities.server.ts'
import { caseloadProcedures } from '../src/features/caseload/caseload.server.ts'
import { messagingProcedures } from '../src/features/messaging/messaging.server.ts'
import { tasksProcedures } from '../src/features/tasks/tasks.server.ts'
import {
  type Change,
  type DatabaseSession,
  type Hat,
  notifyOf,
  type Query,
} from '../src/platform/database/database.server.ts'
import { PipelinedBatch, type Row, type Statement } from '../src/platform/database/pipelined-batch.server.ts'
import { call } from './answers.ts'
import { type InsertedPeople, insertPeople, withTestDatabase } from './database.ts'

const db = withTestDatabase()
let people: InsertedPeople
let client: pg.Client
let conversationId: string
const seen: string[] = []

beforeAll(async () => {
  people = await insertPeople(db)
  client = new pg.Client({ connectionString: db.superuserUrl })
  await client.connect()
  // PostgreSQL itself says what it runs, within functions and triggers too.
  await client.query(`load 'auto_explain'; set auto_explain.log_min_duration = 0;
    set auto_explain.log_nested_statements = on; set client_min_messages = log`)
  client.on('notice', ({ message = '' }) => seen.push(message))
  const opened = await call(
    messagingProcedures.open,
    { patientId: people.maria.recordId },
    { context: { session: db.as('dana'), hat: 'staff', organization: undefined } as never },
  )
  conversationId = opened.id
})
afterAll(() => client?.end())

const send = (statements: Statement[]): Promise<Row[][]> => {
  const batch = new PipelinedBatch(statements)
  client.query(batch as unknown as pg.Submittable)
  return batch.finished
}

const statementOf = (query: Query<unknown>): Statement => {
  const { sql, parameters } = query.compile()
  return { text: sql, values: parameters }
}

/** The first words of a statement: what it does, and to what. */
function shortOf(text: string): string {
  const plain = text
    .replace(/\nQuery Parameters:[\s\S]*/, '')
    .replace(/"|public\./g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const key = /^SELECT 1 FROM ONLY ([\w.]+) x .*FOR KEY SHARE/.exec(plain)
  if (key) return `the foreign key to ${key[1]} is checked`
  return plain.length > 100 ? `${plain.slice(0, 100)} …` : plain
}

/** A session that sends through the listening connection, and notes each trip. */
function listening(person: PersonKey, hat: Hat, trips: string[][]): DatabaseSession {
  const begin = {
    text: "select set_config('role', app.begin_request($1, $2, null), true)",
    values: [tokenOf(person), hat],
  }
  const trip = async (statements: Statement[]): Promise<Row[][]> => {
    seen.length = 0
    const rows = await send(statements)
    trips.push(
      seen.flatMap(line => /Query Text: ([\s\S]*?)\n(?:\S| *->).*cost=/.exec(line)?.[1] ?? []).map(shortOf),
    )
    return rows
  }
  const batch = async (...queries: Query<unknown>[]) =>
    (await trip([begin, ...queries.map(statementOf)])).slice(1)
  const told: Change[] = []
  return {
    batch,
    all: async (query: Query<unknown>) => (await batch(query))[0],
    one: async (query: Query<unknown>) => (await batch(query))[0]?.[0],
    transaction: () => Promise.reject(new Error('not one of these')),
    notify: (...changes: Change[]) => {
      told.push(...changes)
      if (told.length === changes.length)
        setImmediate(() => {
          void trip([notifyOf(people.organizations.riverbend, told)])
        })
    },
  } as unknown as DatabaseSession
}

const list = (trips: string[][]) =>
  trips
    .map((statements, at) => {
      const own = statements.findIndex(statement => statement.startsWith("select set_config('role'")) + 1
      const rows = statements.slice(own).map(statement => `   - \`${statement}\``)
      if (own > 0) rows.unshift(`   - who asks is settled: ${own} statements`)
      return [`${at + 1}. one trip, ${statements.length} statements`, ...rows].join('\n')
    })
    .join('\n')

it('are those of the page', async () => {
  const id = '0199b0b0-0000-7000-8000-000000000001'
  const patientId = people.maria.recordId
  const works: [string, PersonKey, Hat, AnyProcedure, unknown][] = [
    ['The caseload is opened', 'dana', 'staff', caseloadProcedures.patients, {}],
    ['The figures of the desk', 'dana', 'staff', caseloadProcedures.overview, undefined],
    ['A conversation is opened', 'dana', 'staff', messagingProcedures.messages, { conversationId }],
    [
      'A case manager writes a message',
      'dana',
      'staff',
      messagingProcedures.send,
      { conversationId, id, content: 'Hello' },
    ],
    ['A message is read', 'maria', 'patient', messagingProcedures.read, { conversationId, until: id }],
    ['The feed of a caseload', 'dana', 'staff', activitiesProcedures.list, { limit: 100 }],
    ['A task is given', 'dana', 'staff', tasksProcedures.create, { id, patientId, title: 'Call the clinic' }],
    [
      'A next step is set',
      'dana',
      'staff',
      caseloadProcedures.setNextStep,
      { patientId, step: 'Call', dueOn: '2030-01-01' },
    ],
  ]
  const parts: string[] = []
  for (const [title, person, hat, procedure, input] of works) {
    const trips: string[][] = []
    const session = listening(person, hat, trips)
    await call(procedure, input, { context: { session, hat, organization: undefined } as never })
    await new Promise(resolve => setImmediate(resolve))
    await client.query('select 1')
    const total = trips.reduce((sum, statements) => sum + statements.length, 0)
    parts.push(`## ${title}: ${total} statements\n\n${list(trips)}\n`)
  }
  const head = `# What the database does for a request

Written by \`test/statements.db.test.ts\`, which fails when it is no longer so. What functions and triggers run is listed where
it happens, before the statement that caused it; the checks of foreign keys are statements too. What is notified goes out
after the commit, in a trip of its own.
`
  await expect([head, ...parts].join('\n')).toMatchFileSnapshot('../docs/statements.md')
})
