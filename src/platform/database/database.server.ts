/**
 * The one way to the data. Whoever asks takes on their hat for one transaction: `app.begin_request` checks the session
 * and the hat, and the person's own statements follow in the same batch (decisions 71 and 73).
 */
import {
  CamelCasePlugin,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import pg from 'pg'
import { Askers } from './askers.server.ts'
import { createPool, isConnectionLost, limitsFor } from './connections.server.ts'
import type { Database } from './database.gen.ts'
import { FairShare } from './fair-share.server.ts'
import { type Lent, lend, type RequestBounds } from './lending.server.ts'
import { type Change, Notifier } from './notifier.server.ts'
import { begin, isSessionOver, isStale, type Opening, readOnly } from './opening.server.ts'
import { PipelinedBatch, type Row, type Statement, sendBatch } from './pipelined-batch.server.ts'

/** Builds typed SQL; it has no connection of its own, so nothing can be asked past the database session. */
export const sqlFor = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: kysely => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [new CamelCasePlugin()],
})

export type Hat = 'visitor' | 'patient' | 'staff' | 'administrator'

/** Who asks: the session's token (already checked against its signature), the hat of the screen, the organization. */
export interface Actor {
  token: string | undefined
  hat: Hat
  organization: string | undefined
  /** For whom their device kept what it sends: nobody else's session does. */
  person?: string | undefined
}

/** A query built with `sqlFor`, or anything else that compiles. */
export interface Query<T> {
  compile(): CompiledQuery<T>
  /** Its text is one of few: it is planned once and for all values (`fixedQuery`). */
  readonly isFixed?: boolean
  /** It counts against a budget of its own (`spend`): a request that begins with it is not counted among all changes as well. */
  readonly isCounted?: boolean
}

export interface DatabaseSession {
  /** The rows of one statement, as the person asking. */
  all<T>(query: Query<T>): Promise<T[]>
  /** The first row, or undefined. */
  one<T>(query: Query<T>): Promise<T | undefined>
  /** Several statements as one transaction in one batch; each sees what the former wrote. */
  batch<T extends readonly Query<unknown>[]>(...queries: T): Promise<Rows<T>>
  /** Work whose later steps depend on earlier ones: an ordinary transaction. Nothing outside may be waited for in it. */
  transaction<T>(work: (step: Pick<DatabaseSession, 'all' | 'one'>) => Promise<T>): Promise<T>
  /** Notifies after the commit. Never fails: who misses a notification asks again by themselves. */
  notify(...changes: Change[]): void
}

export type Rows<T extends readonly Query<unknown>[]> = {
  [K in keyof T]: T[K] extends Query<infer R> ? R[] : never
}

/** A pool of a few connections of the server's login, and the databasePool through it. */
export class DatabasePool {
  readonly #pool: pg.Pool
  readonly #notifier: Notifier
  readonly #shares: FairShare
  readonly #askers = new Askers()

  /** @param url postgres:// address of the server's login; 4 to 8 connections serve best (decision 73) */
  constructor(url: string, size = 8, limits = limitsFor()) {
    this.#pool = createPool(url, { max: size, limits })
    this.#notifier = new Notifier(this.#pool)
    // Half of them: whoever asks for everything at once leaves the other half to everybody else.
    const most = Math.max(1, Math.floor(size / 2))
    this.#shares = new FairShare({ most, waitMs: limits.connectMs, restMs: limits.restMs })
  }

  /** The database session for one request of one person, within its bounds. */
  as(actor: Actor, { signal, address, isChange = false }: RequestBounds = {}): DatabaseSession {
    const { token, hat, organization, person } = actor
    const values = [token ?? null, hat, organization ?? null]
    const lendOne = () => lend(this.#pool, this.#shares, { signal, asker: this.askerOf(token, address) })
    const onPerson = (known: string | undefined) => token && this.#askers.learn(token, known)
    if (isChange && person) {
      const beginning = { text: begin.changeOf, values: [...values, person] }
      return new PooledSession(this.#notifier, beginning, lendOne, { onPerson })
    }
    const opening = isChange ? begin.change : begin.request
    return new PooledSession(this.#notifier, { text: begin.request, values }, lendOne, { opening, onPerson })
  }

  /** Whom the shares of one server are counted by, of a request with this session from this network address. */
  askerOf(token: string | undefined, address: string | undefined): string | undefined {
    return this.#askers.of(token, address)
  }

  /** The database session for one job in one organization (or in none). */
  asJob(organization: string | null): DatabaseSession {
    const beginning = { text: begin.job, values: [organization] }
    return new PooledSession(this.#notifier, beginning, () => lend(this.#pool, this.#shares, {}))
  }

  /** The names of the migrations that this database has had: whether it serves, and whom. Fails while it does not. */
  async appliedMigrations(): Promise<string[]> {
    const { rows } = await this.#pool.query<{ name: string }>('select name from schema_migrations')
    return rows.map(({ name }) => name)
  }

  async close(): Promise<void> {
    await this.#notifier.idle()
    await this.#pool.end()
  }
}

class PooledSession implements DatabaseSession {
  readonly #notifier: Notifier
  readonly #begin: Statement
  readonly #lend: () => Promise<Lent>
  #opening: string
  #organization: string | null = null
  readonly #onPerson: (person: string | undefined) => void

  constructor(
    notifier: Notifier,
    begin: Statement,
    lendOne: () => Promise<Lent>,
    { opening = begin.text, onPerson = () => {} }: Opening = {},
  ) {
    this.#notifier = notifier
    this.#begin = begin
    this.#opening = opening
    this.#lend = lendOne
    this.#onPerson = onPerson
  }

  /** What the first statement settled. */
  #note(begun: Row | undefined): void {
    this.#organization = (begun?.organization as string) || null
    this.#onPerson((begun?.person as string) || undefined)
  }

  /**
   * What every transaction begins with. PostgreSQL would plan a prepared statement anew for its values as long as it takes
   * that for cheaper; for queries whose plan is known to be right for all values, that is a third of their cost.
   */
  #beginFor(queries: readonly Query<unknown>[]): Statement {
    const isFixed = queries.length > 0 && queries.every(query => query.isFixed)
    const { text: later, values } = this.#begin
    const text = queries.some(query => query.isCounted) ? later : this.#opening
    this.#opening = later
    return { text, values: [isFixed ? 'force_generic_plan' : 'auto', ...values] }
  }

  async all<T>(query: Query<T>): Promise<T[]> {
    const [rows] = await this.batch(query)
    return rows as T[]
  }

  async one<T>(query: Query<T>): Promise<T | undefined> {
    return (await this.all(query))[0]
  }

  async batch<T extends readonly Query<unknown>[]>(...queries: T): Promise<Rows<T>> {
    const begin = this.#beginFor(queries)
    const statements = queries.map(query => toStatement(query))
    const lent = await this.#lend()
    const batch = new PipelinedBatch([begin, ...statements])
    try {
      return (await this.#send(lent, batch)) as Rows<T>
    } catch (error) {
      if (isStale(error)) return (await this.#sendAgain([begin, ...statements])) as Rows<T>
      if (!isConnectionLost(error)) throw error
      return (await this.#repeatHarmlessly(begin, statements, batch.isSent, error)) as Rows<T>
    }
  }

  /**
   * Once more, after the connection was lost on the way. What had been sent may have been done although its answer never
   * came: it is repeated as reading alone, and the database refuses if there is anything to write.
   */
  async #repeatHarmlessly(
    begin: Statement,
    statements: Statement[],
    wasSent: boolean,
    lost: unknown,
  ): Promise<Row[][]> {
    try {
      if (!wasSent) return await this.#sendAgain([begin, ...statements])
      return (await this.#sendAgain([begin, readOnly, ...statements])).slice(1)
    } catch {
      throw lost
    }
  }

  async #sendAgain(statements: Statement[]): Promise<Row[][]> {
    return this.#send(await this.#lend(), new PipelinedBatch(statements))
  }

  /** Sends a batch that begins as every transaction does, and gives the connection back. Answers with the rows of what follows. */
  async #send({ client, giveBack }: Lent, batch: PipelinedBatch): Promise<Row[][]> {
    let broken: Error | undefined
    try {
      client.query(batch as unknown as pg.Submittable)
      const [begun, ...results] = await batch.finished
      this.#note(begun?.[0])
      return results
    } catch (error) {
      if (isSessionOver(error)) this.#onPerson(undefined)
      if (!(error instanceof pg.DatabaseError) || isStale(error) || isConnectionLost(error))
        broken = error as Error
      throw error
    } finally {
      await giveBack(broken)
    }
  }

  async transaction<T>(work: (step: Pick<DatabaseSession, 'all' | 'one'>) => Promise<T>): Promise<T> {
    const { client, giveBack } = await this.#lend()
    const all = async <R>(query: Query<R>) =>
      ((await sendBatch(client, [toStatement(query)]))[0] ?? []) as R[]
    let broken: Error | undefined
    try {
      const [, begun] = await sendBatch(client, [{ text: 'begin', values: [] }, this.#beginFor([])])
      this.#note(begun?.[0])
      const result = await work({ all, one: async query => (await all(query))[0] })
      await sendBatch(client, [{ text: 'commit', values: [] }])
      return result
    } catch (error) {
      if (isSessionOver(error)) this.#onPerson(undefined)
      await sendBatch(client, [{ text: 'rollback', values: [] }]).catch((failure: Error) => {
        broken = failure
      })
      throw error
    } finally {
      await giveBack(broken)
    }
  }

  notify(...changes: Change[]): void {
    if (this.#organization) this.#notifier.tell(this.#organization, changes)
  }
}

function toStatement(query: Query<unknown>): Statement {
  const { sql, parameters } = query.compile()
  return { text: sql, values: parameters }
}
