/** Listening, and ending it. */
import type { Socket } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import type { HttpApp } from '#platform/api/http.server.ts'
import { describeListenError } from './before-start.ts'
import { REQUEST_MS } from './time-limit.ts'

/** A request has to arrive: its headers and its whole body in this time. Looked at every second. */
const arriving = {
  headersTimeout: REQUEST_MS / 2,
  requestTimeout: REQUEST_MS,
  connectionsCheckingInterval: 1_000,
}

/** Listens, and answers when it does. Throws ConfigError with one clear sentence when the port is taken. */
export function listen(app: HttpApp, port: number, host: string): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host, serverOptions: arriving }, () =>
      resolve(server),
    )
    server.on('clientError', refuseUnreadable)
    server.once('error', error => reject(describeListenError(error, port, host)))
  })
}

const unreadable: Record<string, readonly [string, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'This did not arrive in time.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of this are too long.'],
}

/** What is no HTTP, breaks off or never arrives is answered in the shape of every other refusal. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  const answered = (socket as { _httpMessage?: { headersSent?: boolean } })._httpMessage?.headersSent
  if (!socket.writable || answered || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const [line, title] = unreadable[error.code ?? ''] ?? ['400 Bad Request', 'This could not be read.']
  const status = Number(line.slice(0, 3))
  const body = JSON.stringify({ type: '/api/docs#unreadable', title, status, code: 'UNREADABLE' })
  const headers = `content-type: application/problem+json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`
  socket.end(`HTTP/1.1 ${line}\r\n${headers}\r\n\r\n${body}`)
}
