/**
 * Several statements in one batch to PostgreSQL with one Sync, so that they are one implicit transaction and cost one
 * round trip. pg has no such thing of its own: this is a query object of its Submittable kind.
 */
import { createHash } from 'node:crypto'
import pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'

export interface Statement {
  text: string
  values: readonly unknown[]
}

export type Row = Record<string, unknown>

/** The parts of pg's connection that a query object speaks to (pg 8.23, lib/connection.js). */
interface Wire {
  parsedStatements: Record<string, string>
  parse(query: { name: string; text: string; types?: number[] }): void
  bind(config: { portal: string; statement: string; values: unknown[]; binary: boolean }): void
  describe(message: { type: 'P' | 'S'; name: string }): void
  execute(config: { portal: string; rows: number }): void
  sync(): void
  on(event: 'parseComplete', listener: () => void): void
  removeListener(event: 'parseComplete', listener: () => void): void
  stream: { cork?(): void; uncork?(): void }
}

const camelNames = new Map<string, string>()
export function camel(name: string): string {
  let known = camelNames.get(name)
  if (known === undefined) {
    known = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    camelNames.set(name, known)
  }
  return known
}

/** A column of an answer: its name in the rows, and how its text is read. */
interface Field {
  key: string
  parse: (value: string) => unknown
}

/**
 * The columns of each statement that was prepared on a connection, so that they are described once. They stay what they are:
 * PostgreSQL refuses a prepared statement whose columns have changed (0A000), and its connection is given up.
 */
const describedOn = new WeakMap<Wire, Map<string, Field[]>>()
function describedBy(connection: Wire): Map<string, Field[]> {
  let described = describedOn.get(connection)
  if (described === undefined) {
    described = new Map()
    describedOn.set(connection, described)
  }
  return described
}

const statementNames = new Map<string, string>()
function statementName(text: string): string {
  let name = statementNames.get(text)
  if (name === undefined) {
    name = `h${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`
    statementNames.set(text, name)
  }
  return name
}

/** One batch. `finished` settles with the rows of each statement, or with the first error. */
export class PipelinedBatch {
  readonly finished: Promise<Row[][]>
  readonly #statements: Statement[]
  readonly #results: Row[][] = []
  readonly #pending: string[] = []
  #isSent = false
  /** The columns of each statement: known when it is sent, or told before its rows come. */
  readonly #fields: (Field[] | undefined)[] = []
  #rows: Row[] = []
  #connection: Wire | undefined
  #resolve!: (rows: Row[][]) => void
  #reject!: (error: Error) => void

  constructor(statements: Statement[]) {
    this.#statements = statements
    this.finished = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
  }

  /** Whether anything of it may have reached the database. */
  get isSent(): boolean {
    return this.#isSent
  }

  submit(connection: Wire): void {
    this.#isSent = true
    this.#connection = connection
    connection.on('parseComplete', this.#noteParsed)
    connection.stream.cork?.()
    try {
      const described = describedBy(connection)
      for (const statement of this.#statements) this.#send(connection, statement, described)
      connection.sync()
    } finally {
      connection.stream.uncork?.()
    }
  }

  #send(connection: Wire, { text, values }: Statement, described: Map<string, Field[]>): void {
    const name = statementName(text)
    if (!connection.parsedStatements[name] && !this.#pending.includes(name)) {
      connection.parse({ name, text })
      this.#pending.push(name)
    }
    connection.bind({ portal: '', statement: name, values: values.map(prepareValue), binary: false })
    const known = described.get(name)
    this.#fields.push(known)
    if (known === undefined) connection.describe({ type: 'P', name: '' })
    connection.execute({ portal: '', rows: 0 })
  }

  /** A name counts as prepared only once the server says so: after an error the rest of the batch was never parsed. */
  #noteParsed = (): void => {
    const name = this.#pending.shift()
    if (name && this.#connection) this.#connection.parsedStatements[name] = name
  }

  handleRowDescription(message: { fields: { name: string; dataTypeID: number; format: string }[] }): void {
    const at = this.#results.length
    const fields = message.fields.map(field => ({
      key: camel(field.name),
      parse: pg.types.getTypeParser(field.dataTypeID, 'text') as (value: string) => unknown,
    }))
    this.#fields[at] = fields
    const { text } = this.#statements[at] as Statement
    if (this.#connection) describedBy(this.#connection).set(statementName(text), fields)
  }

  handleDataRow(message: { fields: (string | null)[] }): void {
    const row: Row = {}
    this.#fields[this.#results.length]?.forEach((field, index) => {
      const value = message.fields[index] ?? null
      row[field.key] = value === null ? null : field.parse(value)
    })
    this.#rows.push(row)
  }

  handleCommandComplete(): void {
    this.#results.push(this.#rows)
    this.#rows = []
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete()
  }

  handlePortalSuspended(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(): void {}

  /** pg tells an erring query nothing more, so this is its end; the client itself waits for the server to be ready. */
  handleError(error: Error): void {
    this.#end()
    this.#reject(error)
  }

  handleReadyForQuery(): void {
    this.#end()
    this.#resolve(this.#results)
  }

  #end(): void {
    this.#connection?.removeListener('parseComplete', this.#noteParsed)
  }
}

/** Sends these statements as one batch, and answers with the rows of each. */
export function sendBatch(client: pg.PoolClient, statements: Statement[]): Promise<Row[][]> {
  const batch = new PipelinedBatch(statements)
  client.query(batch as unknown as pg.Submittable)
  return batch.finished
}

const iso = (value: string) => `${value.slice(0, 10)}T${value.slice(11).replace(/\+00$/, 'Z')}`
// Timestamps stay text (parsing and printing them again is a third of a 50-row read), in the form every browser reads.
pg.types.setTypeParser(1184, iso)
pg.types.setTypeParser(1082, value => value)
pg.types.setTypeParser(20, Number)
