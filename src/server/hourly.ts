/** What no single change asks for: once an hour it is written into the outbox, by whichever server is first. */
import { sql } from 'kysely'
import { type DatabasePool, sqlFor } from '#platform/database/database.server.ts'
import { type Log, logFailure } from '#platform/log/log.server.ts'

const HOUR_MS = 60 * 60_000
/** A server that has just started has other things to do. */
const FIRST_AFTER_MS = 60_000

/** Asks for the hour's work, soon after the start and then hourly, until it is stopped. */
export function startHourly(databasePool: DatabasePool, log: Log): () => void {
  const ask = () =>
    databasePool
      .asJob(null)
      .one(sqlFor.selectNoFrom(sql`app.ask_for_seals()`.as('asked')))
      .catch(error => logFailure(log, 'hourly', error))
  const first = setTimeout(ask, FIRST_AFTER_MS)
  const hourly = setInterval(ask, HOUR_MS)
  return () => {
    clearTimeout(first)
    clearInterval(hourly)
  }
}
