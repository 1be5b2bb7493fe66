/** What the person at the terminal reads when something can not start. */
import { ConfigError } from '#platform/config/config.server.ts'
import { EmbeddedDatabaseError } from '#platform/embedded-database/embedded-database.server.ts'

/** Codes of a database that nobody answers at, or that lets nobody of this name in. */
const unreachable = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOENT',
    'ENOTFOUND',
    'ETIMEDOUT',
  ],
  // PostgreSQL: no such database; wrong login or password.
  ...['3D000', '28000', '28P01'],
])

/** One sentence for the person at the terminal; anything else is a defect and shows where it is. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError || error instanceof EmbeddedDatabaseError) return error.message
  const { code, message, stack } = error as NodeJS.ErrnoException
  if (code && unreachable.has(code))
    return `The database of DATABASE_URL can't be reached (${message || code}). Is it running, and is the address right?`
  return stack ?? message
}
