/** What no single change asks for: soon after the start, and then once an hour. */
import { type Log, logFailure } from '#platform/log/log.server.ts'

const HOUR_MS = 60 * 60_000
/** A server that has just started has other things to do. */
const FIRST_AFTER_MS = 60_000

/** Does each of these now and then until it is stopped, whatever becomes of the others. */
export function startHourly(log: Log, works: readonly (() => Promise<unknown>)[]): () => void {
  const doAll = () => {
    for (const work of works) void work().catch(error => logFailure(log, 'hourly', error))
  }
  const first = setTimeout(doAll, FIRST_AFTER_MS)
  const hourly = setInterval(doAll, HOUR_MS)
  return () => {
    clearTimeout(first)
    clearInterval(hourly)
  }
}
