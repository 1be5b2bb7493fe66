/** Every answer says what a browser may do with it: refusals, files, streams and what watches over the server too. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Readiness } from '#server/readiness.ts'
import { onlyPeople, withTestDatabase } from '../database.ts'
import { type WholeServer, wholeServer } from '../whole-server.ts'
import { SCRIPT_HASH, smallBuild } from './small-build.ts'

const db = withTestDatabase()
let server: WholeServer
let publicCopy: WholeServer
const build = smallBuild()
const isThere = async () => true
const readiness = () => new Readiness({ database: isThere, queue: isThere, migrations: isThere })
const samplePeople = [
  { name: 'Dana', email: 'dana@example.org', password: 'handrail-dana', hat: 'case_manager' as const },
]

beforeAll(async () => {
  await onlyPeople(db)
  server = await wholeServer(db, { pages: await build, readiness: readiness() })
  publicCopy = await wholeServer(db, { pages: await build, readiness: readiness(), samplePeople })
})
afterAll(() => Promise.all([server?.stop(), publicCopy?.stop()]))

function expectHeaders(answer: Response, what: string): void {
  const all = Object.fromEntries(answer.headers)
  expect(all, what).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': expect.stringMatching(/^same-origin$/),
  })
  expect(all['permissions-policy'], what).toMatch(/camera=\(\).*microphone=\(\)/)
}

it.each<[path: string, status: number, init?: RequestInit]>([
  ['/', 200],
  ['/demo/', 301],
  ['/no-such-page', 404],
  ['/health', 200],
  ['/ready', 200],
  ['/api/session', 200],
  ['/api/tasks', 403],
  ['/api/no-such-thing', 404],
  ['/api/docs', 200],
  ['/api/openapi.json', 200],
  ['/live', 401],
  ['/my-data.json', 303],
  ['/leave', 303],
  ['/api/sign-in', 415, { method: 'POST', body: '{' }],
  ['/api/sign-in', 400, { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }],
  ['/api/sign-in', 403, { method: 'POST', body: '{}', headers: { origin: 'https://evil.example' } }],
  [
    '/api/sign-in',
    413,
    { method: 'POST', body: 'x'.repeat(1_000_001), headers: { 'content-length': '1000001' } },
  ],
  ['/demo', 415, { method: 'POST', body: 'x' }],
])('%s with %i', async (path, status, init) => {
  const answer = await server.request(path, { redirect: 'manual', ...init })
  expect(answer.status, path).toBe(status)
  expectHeaders(answer, path)
})

it('a page that failed', async () => {
  const broken = await wholeServer(db)
  const answer = await broken.request('/')
  expect(answer.status).toBe(500)
  expectHeaders(answer, '/')
  await broken.stop()
})

it.each(['/', '/health', '/ready', '/api/session', '/live', '/leave'])(
  'a copy that answers its own machine alone, at %s',
  async path => {
    const answer = await publicCopy.request(path, { headers: { 'x-forwarded-for': '192.0.2.1' } })
    expect(answer.status).toBe(421)
    expectHeaders(answer, path)
  },
)

it('a stream', async () => {
  const { cookie = '' } = server.headersOf('dana', 'staff')
  const answer = await server.request('/live?hat=staff', { headers: { cookie } })
  expect(answer.status).toBe(200)
  expectHeaders(answer, '/live')
  await answer.body?.cancel()
})

it('a page runs the scripts of this server and those that its build names, and stands in no frame', async () => {
  const policy = (await server.request('/')).headers.get('content-security-policy') ?? ''
  const rules = Object.fromEntries(policy.split('; ').map(rule => rule.trim().split(/ (.*)/)))
  expect(rules).toMatchObject({
    'default-src': "'self'",
    'script-src': `'self' '${SCRIPT_HASH}'`,
    'object-src': "'none'",
    'frame-ancestors': "'none'",
  })
})
