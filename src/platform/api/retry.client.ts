/** When the browser asks again for what did not come: soon after a slip, patiently while the server says it is away. */
import type { ORPCError } from '@orpc/client'

const AWAY = 503
/** Tries after the first: a slip of the line, and a database that is started anew (about 25 s in all). */
const TRIES_AFTER_A_SLIP = 2
const TRIES_WHILE_AWAY = 5
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 10_000

function statusOf(error: unknown): number | undefined {
  const status = (error as { status?: unknown } | null)?.status
  return typeof status === 'number' ? status : undefined
}

/** Whether a question that failed so often is asked again. What is wrong, absent or not allowed stays so. */
export function mayAskAgain(failures: number, error: unknown): boolean {
  const status = statusOf(error)
  if (status === AWAY) return failures < TRIES_WHILE_AWAY
  const isFinal = status !== undefined && status >= 400 && status < 500 && status !== 408
  return !isFinal && failures < TRIES_AFTER_A_SLIP
}

/**
 * How long to wait before that, in milliseconds: not less than the server asked for, and while it is away each browser a
 * different while, so that they do not all come back in the same moment.
 */
export function waitBeforeAsking(failures: number, error: unknown, chance = Math.random()): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures)
  if (statusOf(error) !== AWAY) return wait
  const { retryAfter = 0 } = ((error as ORPCError<string, unknown>).data ?? {}) as { retryAfter?: number }
  return Math.min(LONGEST_WAIT_MS, Math.max(wait, retryAfter * 1000)) * (1 + chance / 2)
}

const TOO_MANY = 429

/** After how many seconds the same may be sent again, of an error that says it was sent too often; undefined for others. */
export function waitOf(error: unknown): number | undefined {
  if (statusOf(error) !== TOO_MANY) return undefined
  const { retryAfter } = ((error as ORPCError<string, unknown>).data ?? {}) as { retryAfter?: number }
  return retryAfter
}
