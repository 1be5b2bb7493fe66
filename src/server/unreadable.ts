/** What is no request that the application could be asked is refused before it, in the shape of every other refusal. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { RequestError } from '@hono/node-server'
import { Hono } from 'hono'
import { problem } from '#platform/api/problem.server.ts'
import { carriedHeaders } from './carried-headers.ts'

const refusals = new Hono<{ Bindings: { refusal: Response } }>()
refusals.use(carriedHeaders({ isSecure: false })).all('*', c => c.env.refusal)

const UNREADABLE = [400, 'This could not be read.'] as const

/** The refusal with the headers that every answer carries. */
async function refuse([status, title]: readonly [number, string]): Promise<Response> {
  return refusals.fetch(new Request('http://localhost'), { refusal: problem(status, 'UNREADABLE', title) })
}

/** The answer to an address or a Host that nobody can read; nothing where something else went wrong. */
export async function refuseAddress(error: unknown): Promise<Response | undefined> {
  return error instanceof RequestError ? refuse(UNREADABLE) : undefined
}

async function answerWith(refusal: Response, response: ServerResponse): Promise<void> {
  response.writeHead(refusal.status, { ...Object.fromEntries(refusal.headers), connection: 'close' })
  response.end(await refusal.text())
}

/** Answers whoever expects something of the server before they send what they have to say. */
export async function refuseExpectation(_: IncomingMessage, response: ServerResponse): Promise<void> {
  await answerWith(await refuse([417, 'Nothing of that kind can be expected here.']), response)
}

/** Whether a request says whom it is for, as HTTP/1.1 asks, in words that an address can hold. */
function isReadable({ headers: { host }, httpVersion, url = '' }: IncomingMessage): boolean {
  if (host === undefined) return httpVersion !== '1.1'
  return URL.canParse(url.startsWith('/') ? `http://${host}` : url)
}

/** Lets a request through that can be read; probes of load balancers speak HTTP/1.0, which needs no Host. */
export function withHost<Request extends IncomingMessage, Answer extends ServerResponse>(
  answer: (request: Request, response: Answer) => Promise<void>,
) {
  return async (request: Request, response: Answer) =>
    !isReadable(request) ? answerWith(await refuse(UNREADABLE), response) : answer(request, response)
}

const broken: Record<string, readonly [number, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'This did not arrive in time.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of this are too long.'],
}

/** Answers what is no HTTP, breaks off or never arrives. */
export async function refuseBroken(error: NodeJS.ErrnoException, socket: Socket): Promise<void> {
  const answered = (socket as { _httpMessage?: { headersSent?: boolean } })._httpMessage?.headersSent
  if (!socket.writable || answered || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const refusal = await refuse(broken[error.code ?? ''] ?? UNREADABLE)
  const body = await refusal.text()
  const headers = [...refusal.headers, ['content-length', Buffer.byteLength(body)], ['connection', 'close']]
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines}\r\n${body}`)
}
