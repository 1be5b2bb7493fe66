/** Budgets (decision 58): how often something may be done, counted in the database for every server, and what is said beyond it. */
import { ORPCError } from '@orpc/server'
import { type RawBuilder, sql } from 'kysely'
import { sqlFor } from '../database/database.server.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
/** Below this many of the smaller unit nobody needs the larger one. */
const FEW = 90

function inWords(seconds: number): string {
  if (seconds <= FEW) return `${seconds} seconds`
  if (seconds <= FEW * MINUTE) return `${Math.ceil(seconds / MINUTE)} minutes`
  return `${Math.ceil(seconds / HOUR)} hours`
}

/** The refusal of what was asked too often: it says after how many seconds the same may be asked again. */
export function tooMany(
  retryAfter: number,
  why = 'This was asked too often.',
): ORPCError<'TOO_MANY_REQUESTS', { retryAfter: number }> {
  const message = `${why} Try again in ${inWords(retryAfter)}.`
  return new ORPCError('TOO_MANY_REQUESTS', { message, data: { retryAfter } })
}

/** How long a window of so many seconds still lasts; the database counts in windows that begin with the clock. */
export const restOf = (seconds: number, now = Date.now() / 1000): number =>
  Math.ceil(seconds - (now % seconds))

/**
 * Counts a use against a budget of the person who asks; stands in the first batch of a request, where it takes the place of
 * counting it among all changes (app.begin_change). Beyond the budget the whole batch is refused.
 * @param isRepeat whether the same was taken before and is sent again with its key, which is not counted
 */
export const spend = (
  budget: string,
  most: number,
  seconds: number,
  isRepeat: RawBuilder<boolean> = sql<boolean>`false`,
) =>
  Object.assign(
    sqlFor.selectNoFrom(
      sql`app.spend(concat(${budget}::text, app.user_id()), ${most}, ${seconds}, ${isRepeat})`.as('spent'),
    ),
    { isCounted: true },
  )
