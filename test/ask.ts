/**
 * Asking the real server over a test's own database, as a person of the named people in a hat, or as nobody.
 *
 *     const db = withTestDatabase()
 *     const { ask } = withServer(db)
 *     it('…', async () => { expect((await ask('jay', 'patient', 'GET', '/tasks')).status).toBe(200) })
 */
import { afterAll, beforeAll, expect } from 'vitest'
import type { AppOptions } from '#server/app-options.ts'
import { type Asker, strangersTo } from './access/strangers.ts'
import type { TestDatabase } from './database.ts'
import { type WholeServer, wholeServer } from './whole-server.ts'

interface Answer {
  status: number
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server says is what is looked at
  body: any
}

/** A refusal is one of these: sign in, not for you, nothing there. */
export const refusals: readonly number[] = [401, 403, 404]

/** Starts the server before the first test of a file and ends it after the last. Use `ask` inside tests and hooks. */
export function withServer(db: TestDatabase, options: Partial<AppOptions> = {}) {
  let server: WholeServer
  beforeAll(async () => {
    server = await wholeServer(db, options)
  })
  afterAll(() => server?.stop())

  /** One request. `cookie` is sent along with the session, such as the organization chosen in the header. */
  async function ask(
    asker: Asker,
    hat: string,
    method: string,
    path: string,
    body?: object,
    cookie?: string,
  ): Promise<Answer> {
    const headers = server.headersOf(asker, hat)
    if (cookie) headers.cookie = [headers.cookie, cookie].filter(Boolean).join('; ')
    const answer = await server.request(`/api${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    return { status: answer.status, text, body: JSON.parse(text) }
  }

  return {
    ask,
    /** What the server logged so far: failures of ours alone. */
    log: () => server.log,
    /** One GET of any address, not of the API alone. */
    request: (asker: Asker, hat: string, path: string, headers?: Record<string, string>): Promise<Response> =>
      server.request(path, { headers: { ...server.headersOf(asker, hat), ...headers }, redirect: 'manual' }),
    /** Bytes, sent to any address. */
    send: (asker: Asker, hat: string, method: string, path: string, bytes: Buffer): Promise<Response> =>
      server.request(path, { method, headers: server.headersOf(asker, hat), body: new Uint8Array(bytes) }),
    /** One request of nobody's that bundles several questions, written as `items` say. */
    bundle: (method: 'GET' | 'POST', items: string): Promise<Response> =>
      server.request(`/api/__batch__${method === 'GET' ? `?batch=${encodeURIComponent(items)}` : ''}`, {
        method,
        headers: { 'x-orpc-batch': 'buffered', 'content-type': 'application/json' },
        ...(method === 'POST' ? { body: items } : {}),
      }),
    /** Asserts that nobody whom Maria does not concern gets through with a request. */
    async expectRefusedToStrangers(method: string, path: string, body?: object): Promise<void> {
      for (const [asker, hat] of strangersTo('maria')) {
        const { status, text } = await ask(asker, hat, method, path, body)
        expect(refusals, `${asker} as ${hat}: ${status} ${text}`).toContain(status)
      }
    },
  }
}
