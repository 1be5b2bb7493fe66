/**
 * The one door to the data. Whoever asks takes on their hat for one transaction: `app.begin_request` checks the session
 * and the hat, and the person's own statements follow in the same flight (house.md, "Access is a fact of the database").
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
import type { Database } from './database.gen.ts'
import { Flight, type Row, type Statement } from './database-wire.server.ts'

/** Builds typed SQL; it has no connection of its own, so nothing can be asked past the door. */
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
}

/** What the bell says after a commit. `patient` or `subject` (a conversation) decide who hears it. */
export interface Bell {
  topic:
    | 'messages'
    | 'activities'
    | 'checklist'
    | 'tasks'
    | 'goals'
    | 'forms'
    | 'patients'
    | 'appointments'
    | 'safety'
    | 'notes'
  patient?: string
  subject?: string
}

/** A query built with `sqlFor`, or anything else that compiles. */
export interface Query<T> {
  compile(): CompiledQuery<T>
}

export interface Door {
  /** The rows of one statement, as the person asking. */
  all<T>(query: Query<T>): Promise<T[]>
  /** The first row, or undefined. */
  one<T>(query: Query<T>): Promise<T | undefined>
  /** Several statements as one transaction in one flight; each sees what the former wrote. */
  together<T extends readonly Query<unknown>[]>(...queries: T): Promise<Rows<T>>
  /** Work whose later steps depend on earlier ones: an ordinary transaction. Nothing outside may be waited for in it. */
  transaction<T>(work: (step: Pick<Door, 'all' | 'one'>) => Promise<T>): Promise<T>
  /** Rings after the commit. Never fails: who misses a bell asks again by themselves. */
  ring(...bells: Bell[]): void
}

export type Rows<T extends readonly Query<unknown>[]> = {
  [K in keyof T]: T[K] extends Query<infer R> ? R[] : never
}

/** A pool of a few connections of the server's login, and the doors through it. */
export class Doors {
  readonly #pool: pg.Pool

  /** @param url postgres:// address of the server's login; 4 to 8 connections serve best (stack.md, section 3) */
  constructor(url: string, size = 8) {
    this.#pool = new pg.Pool({ connectionString: url, max: size, options: '-c timezone=UTC' })
    this.#pool.on('error', () => {})
  }

  /** The door for one request of one person. */
  as(actor: Actor): Door {
    return new DoorThrough(this.#pool, {
      text: "select set_config('role', app.begin_request($1, $2, $3), true), current_setting('app.organization', true) as organization",
      values: [actor.token ?? null, actor.hat, actor.organization ?? null],
    })
  }

  /** The door for one job in one organization (or in none). */
  asJob(organization: string | null): Door {
    return new DoorThrough(this.#pool, {
      text: "select set_config('role', app.begin_job($1), true), current_setting('app.organization', true) as organization",
      values: [organization],
    })
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }
}

/** 0A000: a cached plan no longer fits its table. 26000: a pooler gave us a connection without our statement. */
const staleConnection = new Set(['0A000', '26000'])

class DoorThrough implements Door {
  readonly #pool: pg.Pool
  readonly #begin: Statement
  #organization: string | null = null

  constructor(pool: pg.Pool, begin: Statement) {
    this.#pool = pool
    this.#begin = begin
  }

  async all<T>(query: Query<T>): Promise<T[]> {
    const [rows] = await this.together(query)
    return rows as T[]
  }

  async one<T>(query: Query<T>): Promise<T | undefined> {
    return (await this.all(query))[0]
  }

  async together<T extends readonly Query<unknown>[]>(...queries: T): Promise<Rows<T>> {
    const statements = queries.map(query => toStatement(query))
    try {
      return (await this.#fly(statements)) as Rows<T>
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || !staleConnection.has(error.code ?? '')) throw error
      return (await this.#fly(statements)) as Rows<T>
    }
  }

  async #fly(statements: Statement[]): Promise<Row[][]> {
    const client = await this.#pool.connect()
    let broken: Error | undefined
    try {
      const [begun, ...results] = await fly(client, [this.#begin, ...statements])
      this.#organization = (begun?.[0]?.organization as string) || null
      return results
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || staleConnection.has(error.code ?? ''))
        broken = error as Error
      throw error
    } finally {
      client.release(broken)
    }
  }

  async transaction<T>(work: (step: Pick<Door, 'all' | 'one'>) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect()
    const all = async <R>(query: Query<R>) => ((await fly(client, [toStatement(query)]))[0] ?? []) as R[]
    let broken: Error | undefined
    try {
      const [, begun] = await fly(client, [{ text: 'begin', values: [] }, this.#begin])
      this.#organization = (begun?.[0]?.organization as string) || null
      const result = await work({ all, one: async query => (await all(query))[0] })
      await fly(client, [{ text: 'commit', values: [] }])
      return result
    } catch (error) {
      await fly(client, [{ text: 'rollback', values: [] }]).catch((failure: Error) => {
        broken = failure
      })
      throw error
    } finally {
      client.release(broken)
    }
  }

  ring(...bells: Bell[]): void {
    if (!this.#organization) return
    const organization = this.#organization
    for (const bell of bells)
      this.#pool
        .query('select app.ring($1, $2, $3, $4)', [
          organization,
          bell.topic,
          bell.patient ?? null,
          bell.subject ?? null,
        ])
        .catch(() => {})
  }
}

function toStatement(query: Query<unknown>): Statement {
  const { sql, parameters } = query.compile()
  return { text: sql, values: parameters }
}

function fly(client: pg.PoolClient, statements: Statement[]): Promise<Row[][]> {
  const flight = new Flight(statements)
  client.query(flight as unknown as pg.Submittable)
  return flight.finished
}
