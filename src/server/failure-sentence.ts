/** What the person at the terminal reads when something can not start. */
import { ConfigError } from '#platform/config/config.server.ts'
import { isConnectionLost, isUnavailable } from '#platform/database/connections.server.ts'
import { EmbeddedDatabaseError } from '#platform/embedded-database/embedded-database.server.ts'

/** PostgreSQL: no such database; wrong login or password. */
const refused = new Set(['3D000', '28000', '28P01'])
/** PostgreSQL: it is starting up, or shutting down. */
const NOT_READY = '57P03'

/** One sentence for the person at the terminal; anything else is a defect and shows where it is. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError || error instanceof EmbeddedDatabaseError) return error.message
  const { code = '', message, stack } = error as NodeJS.ErrnoException
  const said = message || code
  if (code === NOT_READY)
    return `The database takes nobody in at the moment (${said}): try again when it does.`
  if (isConnectionEnded(code, message))
    return `The database ended the connection (${said}): see to it that it runs, and start again.`
  if (refused.has(code) || isConnectionLost(error))
    return `The database of DATABASE_URL can't be reached (${said}). Is it running, and is the address right?`
  if (isUnavailable(error))
    return `The database can't do what a start needs (${said}): see what keeps it from it, and start again.`
  return stack ?? message
}

/** Classes 57P0 and 08: ended by an administrator, a crash or a limit. pg says the same in words alone. */
const isConnectionEnded = (code: string, message: string) =>
  /^(?:57P0.|25P03|08...)$/.test(code) || /^Connection terminated|^Client (?:has|was)/.test(message)
