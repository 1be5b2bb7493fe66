/** The whole server over a test's own database, listening on a free port: for tests that speak HTTP. */
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSignIn } from '#platform/auth/auth.server.ts'
import { linkTokensOf } from '#platform/jobs/jobs.server.ts'
import { LiveStreams } from '#platform/live/live.server.ts'
import { createLog, logFailure } from '#platform/log/log.server.ts'
import { Pages } from '#platform/pages/pages.server.ts'
import { storageIn } from '#platform/storage/open-storage.server.ts'
import { createApp } from '#server/app.ts'
import type { AppOptions } from '#server/app-options.ts'
import { listen } from '#server/listen.ts'
import { tokenOf } from '../sample/insert-people.ts'
import type { Asker } from './access/strangers.ts'
import { checkAnswer } from './answers.ts'
import type { TestDatabase } from './database.ts'
import { signSession } from './sign-session.ts'

export const testSecret = 'a secret that only tests know, 32 letters'

export interface WholeServer {
  origin: string
  /** Asks the application itself, without a network between: for tests that ask a thousand times. `peer`: from that address. */
  request(path: string, init?: RequestInit & { peer?: string }): Promise<Response>
  /** Every line the server logged: failures of ours, and requests that came to nothing for lack of a database. */
  log: string[]
  live: LiveStreams
  /** Headers of a request by a person of the named people, or by nobody who is signed in, in a hat. */
  headersOf(person: Asker, hat: string): Record<string, string>
  stop(): Promise<void>
}

/** Starts it. `options` overrides what the application is told about its deployment; `host` is the address it listens on. */
export async function wholeServer(
  db: TestDatabase,
  options: Partial<AppOptions> = {},
  host = 'localhost',
): Promise<WholeServer> {
  const log: string[] = []
  const emptyBuild = await mkdtemp(join(tmpdir(), 'handrail-pages-'))
  const logged = createLog({ level: 'warn', isJson: false, write: line => log.push(line) })
  const signIn = createSignIn({
    url: db.authUrl,
    secret: testSecret,
    origin: 'http://localhost',
    report: error => logFailure(logged, 'sign-in', error),
  })
  const live = new LiveStreams(db.serverUrl, () => {})
  await live.start()
  const app = createApp({
    databasePool: db.databasePool,
    signIn,
    live,
    pages: new Pages(emptyBuild, 'http://localhost'),
    isEvaluation: false,
    mailLeaves: false,
    linkToken: linkTokensOf(testSecret),
    samplePeople: [],
    isOrganizationSignUpOpen: true,
    isSecure: false,
    checkAnswer,
    log: logged,
    files: { storage: storageIn(join(emptyBuild, 'files')), scanner: undefined },
    ...options,
  })
  const server = await listen(app, 0, host === 'localhost' ? '127.0.0.1' : host)
  const { port } = server.address() as AddressInfo
  const origin = `http://${host}:${port}`
  return {
    origin,
    request: async (path, { peer = '127.0.0.1', ...init } = {}) =>
      app.request(
        `${origin}${path}`,
        { ...init, headers: { host: `localhost:${port}`, ...Object.fromEntries(new Headers(init.headers)) } },
        { incoming: { socket: { remoteAddress: peer } } },
      ),
    log,
    live,
    headersOf: (person, hat) => ({
      ...(person === 'nobody'
        ? {}
        : { cookie: `handrail.session_token=${signSession(tokenOf(person), testSecret)}` }),
      'x-handrail-hat': hat,
      'content-type': 'application/json',
    }),
    stop: async () => {
      await live.close()
      await new Promise(resolve => {
        server.close(resolve)
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
      await signIn.close()
      await rm(emptyBuild, { recursive: true, force: true })
    },
  }
}
