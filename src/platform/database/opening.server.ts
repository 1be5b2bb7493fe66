/** What every transaction begins with, and what its first answer says: whether the session is still good, and whose it is. */
import pg from 'pg'
import type { Statement } from './pipelined-batch.server.ts'

/** 0A000: a cached plan no longer fits its table. 26000: a pooler gave us a connection without our statement. */
const staleConnection = new Set(['0A000', '26000'])
export const isStale = (error: unknown) =>
  error instanceof pg.DatabaseError && staleConnection.has(error.code ?? '')

/** What app.begin_request says of a session that is unknown or over. */
export const isSessionOver = (error: unknown) => error instanceof pg.DatabaseError && error.code === '28000'

/** Everything of this transaction only reads, or fails (25006). */
export const readOnly: Statement = {
  text: "select set_config('transaction_read_only', 'on', true)",
  values: [],
}

/** Settles who asks, with values from $2 on, and takes on the role that they have. */
const beginAs = (role: string) =>
  `select set_config('plan_cache_mode', $1, true), set_config('role', ${role}, true),
    current_setting('app.organization', true) as organization, current_setting('app.user', true) as person`
export const begin = {
  request: beginAs('app.begin_request($2, $3, $4)'),
  change: beginAs('app.begin_change($2, $3, $4)'),
  changeOf: beginAs('app.begin_change_of($5, $2, $3, $4)'),
  job: beginAs('app.begin_job($2)'),
}

export interface Opening {
  /** What the first transaction begins with: it counts the request. */
  opening?: string
  /** Told who asks; undefined where the session is over. */
  onPerson?(person: string | undefined): unknown
}
