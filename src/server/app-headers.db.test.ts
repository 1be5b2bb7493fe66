/** What every answer of the server carries, and where people are sent: by other hosts, in other languages. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withTestDatabase } from '../../test/database.ts'
import { type WholeServer, wholeServer } from '../../test/whole-server.ts'

const db = withTestDatabase()
let server: WholeServer

beforeAll(async () => {
  server = await wholeServer(db)
})
afterAll(() => server.stop())

/** What this server, or another, answers with; a body that nobody reads would hold the server's end up. */
async function headersOf(address: string, init: RequestInit = {}) {
  const answer = await fetch(address, { redirect: 'manual', ...init })
  await answer.body?.cancel()
  return { status: answer.status, headers: answer.headers }
}

describe('every answer', () => {
  it.each([
    ['a page of the API', '/api/docs', 200],
    ['what the API answers', '/api/session', 200],
    ['what the API does not know', '/api/nothing', 404],
    ['a stream that is refused', '/live', 401],
    ['quick exit', '/leave', 303],
    ['an export without a session', '/my-data.html', 303],
    ['a failure of ours', '/no-page-was-built', 500],
  ])('carries what keeps it to itself: %s', async (_, path, expected) => {
    const { status, headers } = await headersOf(server.origin + path)
    expect(status).toBe(expected)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(), display-capture=(), geolocation=()'),
    })
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  it('insists on the encrypted line where that is how people come', async () => {
    const secure = await wholeServer(db, { isSecure: true })
    const { headers } = await headersOf(`${secure.origin}/api/session`)
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    await secure.stop()
  })
})

describe('behind a proxy that says another Host', () => {
  const ownOrigin = 'https://care.example.org'
  let behind: WholeServer
  beforeAll(async () => {
    behind = await wholeServer(db, { origin: ownOrigin })
  })
  afterAll(() => behind.stop())

  const post = async (path: string, origin: string) =>
    (
      await headersOf(behind.origin + path, {
        method: 'POST',
        // Plain text is no form, so that nothing is stored and no page has to be built.
        headers: { origin, 'content-type': path.startsWith('/api') ? 'application/json' : 'text/plain' },
        body: '{}',
      })
    ).status

  it.each([
    ['/api/sign-in', 400],
    ['/contact', 415],
    ['/leave', 204],
  ])('%s is taken from the pages that people open, and from no others', async (path, taken) => {
    expect(await post(path, ownOrigin)).toBe(taken)
    for (const origin of [
      behind.origin,
      'http://care.example.org',
      'https://care.example.org.evil.test',
      'null',
    ])
      expect(await post(path, origin)).toBe(403)
  })
})

describe('the choice of a language', () => {
  it('is kept by a cookie, and the address is asked again without it', async () => {
    const { status, headers } = await headersOf(`${server.origin}//pricing?language=es&page=2`, {
      headers: { accept: 'text/html' },
    })
    expect([status, headers.get('location')]).toEqual([302, '/pricing?page=2'])
    expect(headers.get('set-cookie')).toBe('handrail_language=es; Max-Age=31536000; Path=/; SameSite=Lax')
    expect(headers.get('cache-control')).toBe('no-store')
    const again = await headersOf(`${server.origin}/pricing?page=2`, {
      headers: { accept: 'text/html', cookie: 'handrail_language=es' },
    })
    expect(again.headers.get('location')).toBe('/es/pricing?page=2')
  })

  it('is told from the language stored with an account, which is kept as such (decision 55)', async () => {
    const html = { accept: 'text/html' }
    const kept = await headersOf(`${server.origin}/pricing?language=account-es`, { headers: html })
    const cookie = 'handrail_language=account-es'
    expect(kept.headers.get('set-cookie')).toBe(`${cookie}; Max-Age=31536000; Path=/; SameSite=Lax`)
    const again = await headersOf(`${server.origin}/pricing`, { headers: { ...html, cookie } })
    expect(again.headers.get('location')).toBe('/es/pricing')
    for (const words of ['account-', 'account-fr', 'es; Path=/'])
      expect(
        (
          await headersOf(`${server.origin}/pricing?language=${encodeURIComponent(words)}`, { headers: html })
        ).headers.get('set-cookie'),
      ).toBeNull()
  })
})

describe('an evaluation copy with public passwords', () => {
  it('answers this machine alone', async () => {
    const copy = await wholeServer(db, {
      samplePeople: [{ name: 'Maria', email: 'm@example.org', password: 'public', hat: 'patient' }],
    })
    expect((await fetch(`${copy.origin}/api/session`)).status).toBe(200)
    expect(
      (await fetch(`${copy.origin}/api/session`, { headers: { 'x-forwarded-for': '10.1.1.1' } })).status,
    ).toBe(421)
    const refused = await headersOf(`${copy.origin}/api/session`, { headers: { forwarded: 'for=10.1.1.1' } })
    expect(refused.status).toBe(421)
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff')
    expect(refused.headers.get('permissions-policy')).toContain('camera=()')
    await copy.stop()
  })
})
