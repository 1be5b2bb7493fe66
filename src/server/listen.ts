/** Listening, and ending it. */
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { HttpApp } from '#platform/api/http.server.ts'
import { describeListenError } from './before-start.ts'
import { REQUEST_MS } from './time-limit.ts'
import { refuseAddress, refuseBroken, refuseExpectation, withHost } from './unreadable.ts'

/** A request has to arrive: its headers and its whole body in this time. Looked at every second. */
const arriving = {
  headersTimeout: REQUEST_MS / 2,
  requestTimeout: REQUEST_MS,
  connectionsCheckingInterval: 1_000,
  // Who gives none is told so in the shape of every refusal.
  requireHostHeader: false,
}

/** Listens, and answers when it does. Throws ConfigError with one clear sentence when the port is taken. */
export function listen(app: HttpApp, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const answer = getRequestListener(app.fetch, {
      hostname: host,
      errorHandler: async error => (await refuseAddress(error)) ?? undefined,
    })
    const server = createServer(arriving, withHost(answer))
    server.on('clientError', refuseBroken)
    server.on('checkExpectation', refuseExpectation)
    server.once('error', error => reject(describeListenError(error, port, host)))
    server.listen(port, host, () => resolve(server))
  })
}
