/** The statements that the server sends for a work: its own handlers are asked, and what they send is written down. */
import { sql } from 'kysely'
import { activitiesProcedures } from '#features/activities/activities.server.ts'
import { caseloadProcedures } from '#features/caseload/caseload.server.ts'
import { messagingProcedures } from '#features/messaging/messaging.server.ts'
import type { Context } from '#platform/api/api.server.ts'
import {
  type DatabasePool,
  type DatabaseSession,
  type Query,
  type Rows,
  sqlFor,
} from '#platform/database/database.server.ts'
import type { Change } from '#platform/database/notifier.server.ts'
import { call } from '../../test/answers.ts'
import type { Conversation, Manager } from './dataset.ts'
import type { Load } from './load.ts'
import { ACTIVITIES, conversationOf, PATIENTS, WORDS } from './works.ts'

/** What one request sends: batches, each one round trip, what is notified after them, and how many rows come back. */
interface Sent {
  batches: Query<unknown>[][]
  changes: Change[]
  rows: number
}

/** A request of one manager that was written down, to be sent again in the name of any. */
interface Recorded extends Sent {
  conversation: Conversation
  message: string
}

const countRows = (results: readonly unknown[][]) => results.reduce((sum, rows) => sum + rows.length, 0)

/** The session of whoever asks: on to the database, and every statement into `sent`. */
function listenIn(session: DatabaseSession, sent: Sent): DatabaseSession {
  const batch = async <T extends readonly Query<unknown>[]>(...queries: T): Promise<Rows<T>> => {
    sent.batches.push([...queries])
    const results = await session.batch(...queries)
    sent.rows += countRows(results)
    return results
  }
  const all = async <T>(query: Query<T>): Promise<T[]> => (await batch(query))[0] as T[]
  return {
    all,
    batch,
    one: async query => (await all(query))[0],
    transaction: () => Promise.reject(new Error('the bench does not know how to repeat a transaction')),
    notify(...changes) {
      sent.changes.push(...changes)
      session.notify(...changes)
    },
  }
}

/** The session of a case manager, as the server makes it for a request. */
function sessionOf(databasePool: DatabasePool, { token }: Manager): DatabaseSession {
  return databasePool.as({ token, hat: 'staff', organization: undefined })
}

/** Does a work once as this manager, and writes down what was sent for it. */
export async function recordStatements(
  databasePool: DatabasePool,
  work: Load['work'],
  manager: Manager,
): Promise<Recorded> {
  const sent: Sent = { batches: [], changes: [], rows: 0 }
  const session = listenIn(sessionOf(databasePool, manager), sent)
  // Of all that a procedure is given, these ask for no more.
  const options = { context: { session, hat: 'staff', organization: undefined } as Context }
  const conversation = conversationOf(manager, 0)
  const conversationId = conversation.id
  const id = crypto.randomUUID()
  const ask: Record<Load['work'], () => Promise<unknown>> = {
    hat: () => session.all(sqlFor.selectNoFrom(sql`1`.as('one'))),
    a: () => call(caseloadProcedures.patients, { limit: PATIENTS }, options),
    b: () => call(messagingProcedures.messages, { conversationId }, options),
    c: () => call(messagingProcedures.send, { conversationId, id, content: WORDS }, options),
    d: () => call(activitiesProcedures.list, { limit: ACTIVITIES }, options),
    e: () => call(caseloadProcedures.overview, undefined, options),
  }
  await ask[work]()
  return { ...sent, conversation, message: id }
}

/** Sends what was recorded as this manager, in a conversation of theirs, with a message id that is new. */
export async function sendAgain(
  databasePool: DatabasePool,
  { batches, changes, rows, conversation, message }: Recorded,
  manager: Manager,
  round: number,
): Promise<void> {
  const session = sessionOf(databasePool, manager)
  const theirs = conversationOf(manager, round)
  const values = new Map<unknown, string>([
    [conversation.id, theirs.id],
    [conversation.patientId, theirs.patientId],
    [message, crypto.randomUUID()],
  ])
  const own = <T>(value: T) => (values.get(value) ?? value) as T
  let came = 0
  for (const batch of batches)
    came += countRows(
      await session.batch(
        ...batch.map(query => {
          const compiled = query.compile()
          return { ...query, compile: () => ({ ...compiled, parameters: compiled.parameters.map(own) }) }
        }),
      ),
    )
  if (came !== rows) throw new Error(`the driver got ${came} rows in place of ${rows}`)
  session.notify(
    ...changes.map(change => ({ ...change, patient: own(change.patient), subject: own(change.subject) })),
  )
}
