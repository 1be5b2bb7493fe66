/** Every request has an end: what takes too long is answered and stopped, and so is a question whose asker has hung up. */
import type { MiddlewareHandler } from 'hono'
import { RETRY_AFTER_SECONDS } from '#platform/api/api.server.ts'
import type { HttpEnvironment } from '#platform/api/http.server.ts'
import { problem } from '#platform/api/problem.server.ts'

/** A browser gives a request up after this time (api.client.ts). Far above what a statement may take (connections.server.ts). */
export const REQUEST_MS = 20_000

/** What is logged of an answer that nobody waited for. No status of HTTP says that; nginx made this one common. */
export const ASKER_GONE = 499

/** Where a question may be at work in the database while its asker leaves. */
const asksDatabase = (path: string) => path.startsWith('/api/') || path.startsWith('/my-data.')

/**
 * Answers 503 after the time limit, and puts into `gone` what ends the work: the time limit, and for a question also that
 * nobody waits for it any more. A change that was begun is finished: what somebody wrote does not depend on their line. A
 * live stream has no end of its own.
 */
export function limitTime(ms = REQUEST_MS): MiddlewareHandler<HttpEnvironment> {
  return async (c, next) => {
    if (c.req.path === '/live') return next()
    const ending = new AbortController()
    const end = () => ending.abort()
    c.set('gone', ending.signal)
    if (c.req.method === 'GET' && asksDatabase(c.req.path))
      c.req.raw.signal.addEventListener('abort', end, { once: true })
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<'late'>(resolve => {
      timer = setTimeout(resolve, ms, 'late')
    })
    const first = await Promise.race([next(), late])
    clearTimeout(timer)
    if (first !== 'late') {
      if (ending.signal.aborted) c.res = new Response(null, { status: ASKER_GONE })
      return
    }
    end()
    const words = 'This took too long, so we stopped it. Try again in a moment.'
    return problem(503, 'SERVICE_UNAVAILABLE', words, RETRY_AFTER_SECONDS)
  }
}
