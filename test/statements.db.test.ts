/**
 * What the database does for a request, statement by statement, triggers, audit, outbox and checks of foreign keys included.
 * docs/statements.md is written from it (`npx vitest run --project db test/statements -u` writes it anew): one more shows there.
 */
import type { AnyProcedure } from '@orpc/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PersonKey } from '../sample/people.ts'
import { activitiesProcedures } from '../src/features/activities/activities.server.ts'
import { caseloadProcedures } from '../src/features/caseload/caseload.server.ts'
import { messagingProcedures } from '../src/features/messaging/messaging.server.ts'
import { tasksProcedures } from '../src/features/tasks/tasks.server.ts'
import type { Hat } from '../src/platform/database/database.server.ts'
import { call } from './answers.ts'
import { type InsertedPeople, insertPeople, withOwnDatabase } from './database.ts'
import { HeardConnection, type Trips } from './heard-statements.ts'

const db = withOwnDatabase()
let people: InsertedPeople
let heard: HeardConnection
let conversationId: string

beforeAll(async () => {
  people = await insertPeople(db)
  heard = await HeardConnection.open(db)
  const opened = await call(
    messagingProcedures.open,
    { patientId: people.maria.recordId },
    { context: { session: db.as('dana'), hat: 'staff', organization: undefined } as never },
  )
  conversationId = opened.id
})
afterAll(() => heard?.close())

const list = (trips: Trips) =>
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
    const trips: Trips = []
    const session = heard.session(people, person, hat, trips)
    await call(procedure, input, { context: { session, hat, organization: undefined } as never })
    await heard.settled()
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
