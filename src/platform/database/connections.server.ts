/**
 * Connections to PostgreSQL that a bad day does not take with it: every wait has an end, a lost connection ends nothing but
 * what it carried, and a failure says whether the database was away or answered no.
 */
import type { Socket } from 'node:net'
import pg from 'pg'

/** How long this server waits for the database, in milliseconds. */
export interface DatabaseLimits {
  /** For a connection: for a free one of the pool, or a new one from its first byte to its first answer. */
  connectMs: number
  /** For one statement; the database itself ends it. */
  statementMs: number
  /** For a lock that somebody else holds; the database itself gives up. */
  lockMs: number
  /** Between two statements of one transaction; the database itself ends the connection, and its locks go. */
  idleInTransactionMs: number
  /** For any byte of an answer that is owed; after it the connection counts as dead, whoever froze at the other end. */
  silenceMs: number
  /** Between two statements of somebody who has had much work done (fair-share.server.ts). */
  restMs: number
}

/** A browser gives a request up after 20 s (api.client.ts): its answer comes before, whatever the database does. */
const STATEMENT_MS = 10_000
/** What the network may take beyond the statement itself. */
const SILENCE_BEYOND_STATEMENT_MS = 2_000
/** Making an index over years of rows takes minutes, and nobody waits for it with a browser. */
const OWNER_STATEMENT_MS = 10 * 60_000
/** Nothing to a person; whoever asks in a loop is held to four questions a second for each place of theirs. */
const REST_MS = 250
const KEEP_ALIVE_AFTER_MS = 10_000

/**
 * The limits that follow from the longest statement. A lock is given up at half of it, so that whoever waits for one is told
 * that, and not that their own statement was slow.
 */
export function limitsFor(statementMs = STATEMENT_MS): DatabaseLimits {
  return {
    connectMs: Math.min(5_000, statementMs),
    statementMs,
    lockMs: Math.ceil(statementMs / 2),
    idleInTransactionMs: statementMs,
    silenceMs: statementMs + SILENCE_BEYOND_STATEMENT_MS,
    restMs: REST_MS,
  }
}

/** The limits of whoever migrates, or reads whole tables for whoever runs this copy. */
export const ownerLimits = limitsFor(OWNER_STATEMENT_MS)

/** What pg takes for one connection within these limits. The limits travel in `options`, which poolers know to let through. */
export function connectionSettings(url: string, limits: DatabaseLimits, searchPath?: string) {
  const settings = {
    ...(searchPath ? { search_path: searchPath } : {}),
    timezone: 'UTC',
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
  }
  return {
    connectionString: url,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    connectionTimeoutMillis: limits.connectMs,
    Client: sturdyClient(limits.silenceMs),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  }
}

interface PoolOptions {
  /** The most connections. */
  max: number
  limits: DatabaseLimits
  searchPath?: string
  types?: pg.CustomTypesConfig
}

/** A pool within the limits. Whoever waits for a connection of it that is lost hears of it, nobody else. */
export function createPool(url: string, { max, limits, searchPath, types }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connectionSettings(url, limits, searchPath),
    max,
    ...(types ? { types } : {}),
  })
  pool.on('error', () => {})
  return pool
}

/**
 * A client that may be lost at any moment. A pool listens only to connections that are idle: the error of any other, lost in
 * use or between two hands, would end the process.
 */
function sturdyClient(silenceMs: number) {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config)
      this.on('error', () => {})
      this.once('connect', () => endWhenSilent(this, silenceMs))
    }
  }
}

/** The parts of pg's client that say whether an answer is owed (pg 8.23, lib/client.js). */
interface ClientState {
  readyForQuery: boolean
  _ending: boolean
  connection: { stream: Socket }
}

/**
 * Cuts a connection on which an answer is owed, a farewell included, and nothing has come for so long. A backend that froze, or a machine that
 * is gone without a word, never answers: no time limit of the database's own helps there.
 */
function endWhenSilent(client: pg.Client, silenceMs: number): void {
  const state = client as unknown as ClientState
  const { stream } = state.connection
  stream.setTimeout(silenceMs)
  stream.on('timeout', () => {
    if (state.readyForQuery && !state._ending) return
    stream.destroy(Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' }))
  })
}

/** Does `work` over one connection within the limits, and closes it. Rejects where there is none, or it is lost meanwhile. */
export async function withConnection<T>(
  url: string,
  limits: DatabaseLimits,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const { Client, ...settings } = connectionSettings(url, limits)
  const client = new Client(settings)
  try {
    await client.connect()
  } catch (error) {
    // Nobody is at the other end to say good-bye to.
    client.end().catch(() => {})
    throw error
  }
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** What was asked can't be done at this moment, for no fault of whoever asked: they may try again. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
}

/** Ended by an administrator, by a crash, or not ready yet; ended while idle in a transaction. Classes 08: connections. */
const lostStates = /^(?:57P01|57P02|57P03|57P05|25P03|08...)$/
/**
 * The connection stands, and another try may succeed: time limits of statements and locks, two that waited for each other,
 * no resources left (class 53), a stand-by that was not promoted yet.
 */
const busyStates = /^(?:57014|55P03|40001|40P01|25006|53...)$/
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** pg says these in words alone. */
const lostWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (?:has encountered a connection error|was closed) and is not queryable|Query read timeout|Cannot use a pool after calling end)/

/** Whether an error says that the connection is gone, or none could be had. Errors that wrap another are looked into. */
export function isConnectionLost(error: unknown): boolean {
  return someCause(error, ({ code = '', syscall, message = '' }) => {
    if (lostStates.test(code) || networkCodes.has(code)) return true
    // The socket of an embedded database goes with it; any other file that is missing is something else.
    return (code === 'ENOENT' && syscall === 'connect') || lostWords.test(message)
  })
}

/** Whether something could not be served at that moment, though it may be in the next: nobody's mistake. */
export function isUnavailable(error: unknown): boolean {
  return (
    isConnectionLost(error) ||
    someCause(error, cause => cause instanceof UnavailableError || busyStates.test(cause.code ?? ''))
  )
}

const DEEPEST_CAUSE = 4

/** The queue hands errors on as plain objects: what they say counts, not what they are. */
function someCause(error: unknown, matches: (cause: NodeJS.ErrnoException) => boolean): boolean {
  let cause = error
  for (let depth = 0; depth < DEEPEST_CAUSE && typeof cause === 'object' && cause; depth++) {
    const words = cause as NodeJS.ErrnoException
    if (matches(words)) return true
    cause = words.cause
  }
  return false
}
