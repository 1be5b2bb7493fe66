/** The whole server over a test's own database, listening on a free port: for tests that speak HTTP. */
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AppOptions, createApp, listen } from '#app.server.ts'
import { createSignIn } from '#platform/auth.server.ts'
import { linkTokensOf } from '#platform/jobs.server.ts'
import { LiveStreams } from '#platform/live.server.ts'
import { Pages } from '#platform/pages.server.ts'
import type { PersonKey } from './cast.ts'
import type { TestDatabase } from './database.ts'
import { tokenOf } from './seat-cast.ts'
import { signSession } from './sign-session.ts'

const testSecret = 'a secret that only tests know, 32 letters'

export interface WholeServer {
  origin: string
  /** Every line the server logged: failures of ours. */
  log: string[]
  live: LiveStreams
  /** Headers of a request by a person of the cast, in a hat. */
  headersOf(person: PersonKey, hat: string): Record<string, string>
  stop(): Promise<void>
}

/** Starts it. `options` overrides what the application is told about its deployment. */
export async function wholeServer(db: TestDatabase, options: Partial<AppOptions> = {}): Promise<WholeServer> {
  const log: string[] = []
  const emptyBuild = await mkdtemp(join(tmpdir(), 'handrail-pages-'))
  const signIn = createSignIn({ url: db.authUrl, secret: testSecret, origin: 'http://localhost' })
  const live = new LiveStreams(db.serverUrl, () => {})
  await live.start()
  const app = createApp({
    doors: db.doors,
    signIn,
    live,
    pages: new Pages(emptyBuild, 'http://localhost'),
    isEvaluation: false,
    mailLeaves: false,
    linkToken: linkTokensOf(testSecret),
    samplePeople: [],
    isOrganizationSignUpOpen: true,
    isSecure: false,
    log: line => log.push(line),
    ...options,
  })
  const server = await listen(app, 0, '127.0.0.1')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    log,
    live,
    headersOf: (person, hat) => ({
      cookie: `handrail.session_token=${signSession(tokenOf(person), testSecret)}`,
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
