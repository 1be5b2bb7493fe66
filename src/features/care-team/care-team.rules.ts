/**
 * The roles on a care team. Case manager and specialist are one each; co-workers and those who cover are as many as there
 * are, and leave again.
 */
import { addDays } from '#lib/dates.ts'

/** Letters that the reason for a co-worker may have. */
export const REASON_LENGTH = 500

/**
 * The most days until the last day of a co-worker whose end is known: two years. Whoever is needed for longer has no last
 * day, or is added again; a slip of the year gives nobody access for a lifetime.
 */
const MOST_CO_WORKER_DAYS = 730
/** From the first moment of today to the end of that last day, with an hour of clocks put back. */
const MOST_CO_WORKER_MS = (MOST_CO_WORKER_DAYS + 1) * 86_400_000 + 3_600_000

/** The last day that a co-worker who is added today may have. */
export function latestCoWorkerDay(today: string): string {
  return addDays(today, MOST_CO_WORKER_DAYS)
}

/** What is wrong with the moment at which a co-worker's membership is to end: a key of `coWorkersText.problems`. */
export function endProblem(endsAt: string, now: Date): 'dayPast' | 'dayLate' | undefined {
  const wait = Date.parse(endsAt) - now.getTime()
  if (wait <= 0) return 'dayPast'
  return wait > MOST_CO_WORKER_MS ? 'dayLate' : undefined
}

/** The roles on a care team, in the order in which they are read aloud. */
export const careRoles = ['case_manager', 'specialist', 'co_worker', 'cover'] as const
