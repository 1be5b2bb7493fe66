/** What the server answers while its database is away, whoever asks for what: come again, and never that they are signed out. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSignIn } from '#platform/auth/auth.server.ts'
import { limitsFor } from '#platform/database/connections.server.ts'
import { DatabasePool } from '#platform/database/database.server.ts'
import { Readiness } from '#server/readiness.ts'
import { insertPeople } from '../../sample/insert-people.ts'
import { withTestDatabase } from '../../test/database.ts'
import { type WholeServer, wholeServer } from '../../test/whole-server.ts'

const db = withTestDatabase()
const nowhere = 'postgres://handrail_server@127.0.0.1:1/handrail'
let away: WholeServer
let signInAway: WholeServer
let databasePool: DatabasePool
let signIn: ReturnType<typeof createSignIn>

beforeAll(async () => {
  await insertPeople(db)
  databasePool = new DatabasePool(nowhere, 2, limitsFor(1_000))
  signIn = createSignIn({
    url: nowhere,
    secret: 'a secret that only tests know, 32 letters',
    origin: 'http://localhost',
  })
  const readiness = new Readiness({
    database: () => databasePool.appliedMigrations(),
    queue: async () => {},
    migrations: async () => false,
  })
  away = await wholeServer(db, { databasePool, readiness, proxies: 1 })
  signInAway = await wholeServer(db, { signIn })
})
afterAll(async () => {
  await away?.stop()
  await signInAway?.stop()
  await databasePool?.close()
  await signIn?.close()
})

const asMaria = () => away.headersOf('maria', 'patient')

it.each([
  ['the API', '/api/tasks'],
  ['who is here', '/api/session'],
  ['the stream', '/live?hat=patient'],
  ['the download of everything', '/my-data.json'],
])('%s is answered 503, with when to come again', async (_, path) => {
  const answer = await fetch(`${away.origin}${path}`, { headers: asMaria(), redirect: 'manual' })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(answer.headers.getSetCookie()).toEqual([])
  const text = await answer.text()
  expect(text).toContain('can’t be reached for a moment')
  expect(text).not.toMatch(/ECONNREFUSED|127\.0\.0\.1/)
})

it('a problem document says so too, and each of several questions that came as one', async () => {
  const one = await fetch(`${away.origin}/api/tasks`, { headers: asMaria() })
  expect(await one.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 })
  const url = (path: string) => ({ url: `${away.origin}/api${path}`, method: 'GET', headers: {} })
  const batch = encodeURIComponent(JSON.stringify([url('/tasks'), url('/goals')]))
  const answer = await fetch(`${away.origin}/api/__batch__?batch=${batch}`, {
    headers: { ...asMaria(), 'x-orpc-batch': 'buffered' },
  })
  expect(await answer.json()).toMatchObject([
    { status: 503, headers: { 'retry-after': '2' } },
    { status: 503, headers: { 'retry-after': '2' } },
  ])
})

it('signing in and out wait for another day when only their own connection is away', async () => {
  const post = (path: string, body: object) =>
    fetch(`${signInAway.origin}/api${path}`, {
      method: 'POST',
      headers: signInAway.headersOf('maria', 'visitor'),
      body: JSON.stringify(body),
    })
  const [signingIn, signingOut] = await Promise.all([
    post('/sign-in', { email: 'maria@example.org', password: 'a long enough password' }),
    post('/sign-out', {}),
  ])
  expect([signingIn.status, signingOut.status]).toEqual([503, 503])
  expect(signingOut.headers.getSetCookie()).toEqual([])
})

it('is alive, not ready, and says which part is missing but nothing of the inside', async () => {
  const health = await fetch(`${away.origin}/health`)
  expect([health.status, await health.json()]).toEqual([200, { status: 'alive' }])
  const ready = await fetch(`${away.origin}/ready`)
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: 'unavailable', missing: ['database', 'migrations'] },
  ])
})

it('every answer carries an id; the one of a proxy of our own is kept where it is one', async () => {
  const idOf = async (server: WholeServer, given: string) =>
    (await fetch(`${server.origin}/api/openapi.json`, { headers: { 'x-request-id': given } })).headers.get(
      'x-request-id',
    )
  expect(await idOf(away, 'from-the-proxy-1')).toBe('from-the-proxy-1')
  expect(await idOf(away, 'two words')).toMatch(/^[0-9a-f-]{36}$/)
  expect(await idOf(signInAway, 'from-a-stranger')).toMatch(/^[0-9a-f-]{36}$/)
})

it('the log names the procedure and how it ended, and nobody', async () => {
  away.log.length = 0
  await fetch(`${away.origin}/api/tasks?patientId=0190f7a0-0000-7000-8000-000000000001`, {
    headers: asMaria(),
  })
  const text = away.log.join('\n')
  expect(text).toMatch(/Failed: tasks\.list \(\S+ ECONNREFUSED\)/)
  expect(text).toMatch(/GET tasks\.list: 503, \d+ ms/)
  expect(text).not.toContain('0190f7a0')
})
