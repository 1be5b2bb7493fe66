/** Listening, and ending it. */
import { type ServerType, serve } from '@hono/node-server'
import type { HttpApp } from '#platform/api/http.server.ts'
import { describeListenError } from './before-start.ts'

/** Listens, and answers when it does. Throws ConfigError with one clear sentence when the port is taken. */
export function listen(app: HttpApp, port: number, host: string): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host }, () => resolve(server))
    server.once('error', error => reject(describeListenError(error, port, host)))
  })
}
