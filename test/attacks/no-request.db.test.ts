/**
 * What is no request that could be asked of the application (no Host, an address that nobody can read, an expectation) is refused
 * before it in the shape of every refusal, and says what a browser may do with it.
 */
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTestDatabase } from '../database.ts'
import { type WholeServer, wholeServer } from '../whole-server.ts'

const db = withTestDatabase()
let server: WholeServer
beforeAll(async () => {
  server = await wholeServer(db)
})
afterAll(() => server?.stop())

/** Sends the head of a request as it is, and reads all that comes until the server closes. */
const send = (head: string) =>
  new Promise<string>((resolve, reject) => {
    let heard = ''
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () =>
      socket.write(`${head}\r\nConnection: close\r\n\r\n`, 'latin1'),
    )
    socket.setTimeout(3_000, () => socket.destroy(new Error('no answer in time')))
    socket.on('data', piece => {
      heard += piece
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(heard))
  })

it.each<[status: number, head: string]>([
  [400, 'GET / HTTP/1.1'],
  [400, 'GET / HTTP/1.1\r\nHost: a b'],
  [400, 'GET / HTTP/1.1\r\nHost: [::1'],
  [400, 'GET / HTTP/1.1\r\nHost: 127.999.0.1'],
  [400, 'POST /api/sign-in HTTP/1.1\r\nHost: 127.0.0.1:99999\r\nContent-Length: 0'],
  [400, 'GET http://127.999.0.1/ HTTP/1.1\r\nHost: localhost'],
  [400, 'GET /\\evil.example HTTP/1.1\r\nHost: localhost'],
  [400, 'GET ftp://localhost/ HTTP/1.1\r\nHost: localhost'],
  [400, 'OPTIONS * HTTP/1.1\r\nHost: localhost'],
  [400, 'PRI * HTTP/2.0'],
  [400, 'FOO / HTTP/1.1\r\nHost: localhost'],
  [400, 'GET / HTTP/1.1\r\nHost: localhost\r\nno colon'],
  [417, 'POST /api/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nExpect: tea'],
  [431, `GET /?${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost`],
])('%i for %s', async (status, head) => {
  const [lines = '', body = ''] = (await send(head)).split('\r\n\r\n')
  expect(lines).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  for (const header of [
    'content-type: application/problem\\+json',
    'x-content-type-options: nosniff',
    'x-frame-options: DENY',
    'permissions-policy: .*camera=\\(\\)',
  ])
    expect(lines).toMatch(new RegExp(`^${header}`, 'im'))
  expect(body).toContain('"code":"UNREADABLE"')
})
