/** One entry a request: which procedures it asked, how it ended and how long it took. Every answer carries its id. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from './log.server.ts'

interface CurrentRequest {
  id: string
  procedures: Set<string>
}

const current = new AsyncLocalStorage<CurrentRequest>()

/** The id of the request that is being answered; undefined outside of one. */
export const requestId = (): string | undefined => current.getStore()?.id

/** Notes that the request asks this procedure. */
export function noteProcedure(name: string): void {
  current.getStore()?.procedures.add(name)
}

const ID_HEADER = 'x-request-id'
const takenId = /^[\w.-]{8,64}$/

function outcomeOf(route: string, status: number) {
  if (status === 503) return { level: 'warn', outcome: 'unavailable' } as const
  if (status >= 500) return { level: 'error', outcome: 'failed' } as const
  if (status >= 400) return { level: 'info', outcome: 'refused' } as const
  return { level: route === 'asset' ? 'debug' : 'info', outcome: 'ok' } as const
}

/**
 * Writes one entry for each request when its answer begins. The id of one's own proxies is kept; anybody else's is not, since
 * whoever asks could write into the log with it.
 */
export function logRequests(log: Log, proxies: number): MiddlewareHandler {
  return async (c, next) => {
    const given = proxies > 0 ? c.req.header(ID_HEADER) : undefined
    const request = { id: given && takenId.test(given) ? given : randomUUID(), procedures: new Set<string>() }
    const began = performance.now()
    await current.run(request, next)
    // Not `c.header`, which would put another answer around this one and its text through a stream.
    c.res.headers.set(ID_HEADER, request.id)
    const route = routeOf(c.req.path)
    const { level, outcome } = outcomeOf(route, c.res.status)
    log.write(level, {
      event: 'request',
      requestId: request.id,
      method: c.req.method,
      route,
      ...(request.procedures.size > 0 ? { procedures: [...request.procedures] } : {}),
      status: c.res.status,
      ms: Math.round((performance.now() - began) * 10) / 10,
      outcome,
    })
  }
}

/** The kind of an address. Addresses themselves hold ids and the secret parts of links. */
export function routeOf(path: string): string {
  const first = path.split('/', 2)[1] ?? ''
  if (first === 'api' || first === 'live' || first === 'leave') return `/${first}`
  if (first === 'assets') return 'asset'
  return 'page'
}
