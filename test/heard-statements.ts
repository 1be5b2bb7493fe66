/** What PostgreSQL says that it runs for a request: every statement, those of functions, triggers and foreign keys too. */
import pg from 'pg'
import { tokenOf } from '../sample/insert-people.ts'
import type { PersonKey } from '../sample/people.ts'
import type { DatabaseSession, Hat, Query } from '../src/platform/database/database.server.ts'
import { type Change, notificationOf } from '../src/platform/database/notifier.server.ts'
import { PipelinedBatch, type Row, type Statement } from '../src/platform/database/pipelined-batch.server.ts'
import type { InsertedPeople, TestDatabase } from './database.ts'

/** The statements of each trip to the database, in the order in which they ended. */
export type Trips = string[][]

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

/** A connection that PostgreSQL tells what it runs. */
export class HeardConnection {
  readonly client: pg.Client
  readonly #seen: string[] = []
  /** Everything stands in one transaction that is taken back at the end. */
  #isTrying = false
  /** What goes out after a commit and was not waited for. */
  #telling = Promise.resolve<unknown>(undefined)

  private constructor(client: pg.Client) {
    this.client = client
    client.on('notice', ({ message = '' }) => this.#seen.push(message))
  }

  static async open({ superuserUrl }: TestDatabase): Promise<HeardConnection> {
    const client = new pg.Client({ connectionString: superuserUrl })
    await client.connect()
    // What is swept only now and then, by chance, is swept in none of its statements.
    await client.query(`load 'auto_explain'; set auto_explain.log_min_duration = 0;
      set auto_explain.log_nested_statements = on; select setseed(0.5); set client_min_messages = log`)
    return new HeardConnection(client)
  }

  async #trip(trips: Trips, statements: Statement[]): Promise<Row[][]> {
    this.#seen.length = 0
    const batch = new PipelinedBatch(statements)
    this.client.query(batch as unknown as pg.Submittable)
    try {
      const rows = await batch.finished
      // Within a transaction the last statement ends, and is told of, when the next one comes.
      await this.client.query('show timezone')
      return rows
    } finally {
      const heard = this.#seen.flatMap(
        line => /Query Text: ([\s\S]*?)\n(?:\S| *->).*cost=/.exec(line)?.[1] ?? [],
      )
      if (heard.length > 0) trips.push(heard.map(shortOf))
    }
  }

  /** A transaction of its own; where everything is taken back in the end, a part of that one. */
  async #inTransaction<T>(work: () => Promise<T>): Promise<T> {
    await this.client.query(this.#isTrying ? 'savepoint work' : 'begin')
    try {
      const result = await work()
      await this.client.query(this.#isTrying ? 'reset role' : 'commit')
      return result
    } catch (error) {
      await this.client.query(this.#isTrying ? 'rollback to savepoint work' : 'rollback')
      throw error
    }
  }

  /** A session that sends through this connection and notes each trip. Without a person nobody is signed in. */
  session(people: InsertedPeople, person: PersonKey | null, hat: Hat, trips: Trips): DatabaseSession {
    const begin = {
      text: "select set_config('role', app.begin_request($1, $2, null), true)",
      values: [person && tokenOf(person), hat],
    }
    const send = (statements: Statement[]) =>
      this.#isTrying
        ? this.#inTransaction(() => this.#trip(trips, statements))
        : this.#trip(trips, statements)
    const batch = async (...queries: Query<unknown>[]) =>
      (await send([begin, ...queries.map(statementOf)])).slice(1)
    const all = async (query: Query<unknown>) => (await this.#trip(trips, [statementOf(query)]))[0] ?? []
    const told: Change[] = []
    return {
      batch,
      all: async (query: Query<unknown>) => (await batch(query))[0],
      one: async (query: Query<unknown>) => (await batch(query))[0]?.[0],
      transaction: (work: (step: unknown) => Promise<unknown>) =>
        this.#inTransaction(async () => {
          await this.#trip(trips, [begin])
          return work({ all, one: async (query: Query<unknown>) => (await all(query))[0] })
        }),
      notify: (...changes: Change[]) => {
        told.push(...changes)
        if (told.length === changes.length)
          setImmediate(() => {
            this.#telling = this.#trip(trips, [
              notificationOf(
                told.map(change => ({ ...change, organization: people.organizations.riverbend })),
              ),
            ])
          })
      },
    } as unknown as DatabaseSession
  }

  /** From here on everything is taken back by `takeBack`, and chance falls the same way each time. */
  async begin(): Promise<void> {
    await this.client.query('begin; select setseed(0)')
    this.#isTrying = true
  }

  async takeBack(): Promise<void> {
    this.#isTrying = false
    await this.client.query('rollback')
  }

  /** Resolves when what was notified has gone out too. */
  async settled(): Promise<void> {
    await new Promise(resolve => setImmediate(resolve))
    await this.#telling
  }

  async close(): Promise<void> {
    await this.client.end()
  }
}
