/** What requests have to tell goes to the database one statement at a time, and with each whatever came meanwhile. */
import type pg from 'pg'
import { staffTopics, type Topic } from '../live/live.gen.ts'
import { isConnectionLost } from './connections.server.ts'
import { type Statement, sendBatch } from './pipelined-batch.server.ts'

/** What is notified after a commit. `patient` or `subject` (a conversation) decide who hears it. */
export interface Change {
  topic: Topic
  patient?: string
  subject?: string
}

interface Told extends Change {
  organization: string
}

/** So many in one statement: their notifications reach every server at once. */
const MOST_AT_ONCE = 200

/** Notifies through a pool. Under load a statement of its own for each request would cost as much as the write itself. */
export class Notifier {
  readonly #pool: pg.Pool
  readonly #waiting: Told[] = []
  #sending: Promise<void> | undefined

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /** Notifies soon. Never fails: who misses a notification asks again by themselves. */
  tell(organization: string, changes: readonly Change[]): void {
    this.#waiting.push(...changes.map(change => ({ ...change, organization })))
    // What one handler has to tell goes out together, once it is through.
    this.#sending ??= Promise.resolve().then(() => this.#sendAll())
  }

  /** Resolves when everything was told. */
  async idle(): Promise<void> {
    await this.#sending
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const statement = notificationOf(this.#waiting.splice(0, MOST_AT_ONCE))
      // Heard twice is harmless; not heard at all would keep a screen as it was.
      await this.#send(statement)
        .catch(error => (isConnectionLost(error) ? this.#send(statement) : undefined))
        .catch(() => {})
    }
    this.#sending = undefined
  }

  async #send(statement: Statement): Promise<void> {
    const client = await this.#pool.connect()
    let broken: Error | undefined
    try {
      await sendBatch(client, [statement])
    } catch (error) {
      broken = error as Error
      throw error
    } finally {
      client.release(broken)
    }
  }
}

/** Notifies of all of them in one statement, of the same once. */
export function notificationOf(told: readonly Told[]): Statement {
  const rows = told.map(
    ({ organization, topic, patient = null, subject = null }) =>
      [organization, topic, patient, subject, staffTopics.includes(topic)] as const,
  )
  const different = [...new Map(rows.map(row => [row.join(), row])).values()]
  const column = (at: number) => different.map(row => row[at])
  return {
    text: `select app.notify(organization, topic, patient, subject, for_staff)
      from unnest($1::uuid[], $2::text[], $3::uuid[], $4::uuid[], $5::boolean[])
        as told (organization, topic, patient, subject, for_staff)`,
    values: [0, 1, 2, 3, 4].map(column),
  }
}
