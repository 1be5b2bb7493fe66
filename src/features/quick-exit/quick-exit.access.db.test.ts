/** Quick exit as the server sees it: the session of this browser is over, whatever the line did. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { brand } from '#lib/brand.ts'
import { QUICK_EXIT_COOKIE } from '#lib/quick-exit.ts'
import { onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { type WholeServer, wholeServer } from '../../../test/whole-server.ts'

const db = withTestDatabase()
let server: WholeServer

beforeAll(async () => {
  server = await wholeServer(db)
})
afterAll(() => server.stop())
beforeEach(async () => {
  await onlyPeople(db)
})

const cookieOf = () => server.headersOf('maria', 'patient').cookie ?? ''
const left = `${QUICK_EXIT_COOKIE}=1`

async function isSignedIn(cookie: string): Promise<boolean> {
  const answer = await fetch(`${server.origin}/api/session`, { headers: { cookie } })
  return ((await answer.json()) as { person: unknown }).person !== null
}

const leave = (method: string, headers: Record<string, string>, query = '') =>
  fetch(`${server.origin}/leave${query}`, { method, headers, redirect: 'manual' })

it('ends the session by a link that needs no script, and leads to the neutral page', async () => {
  expect(await isSignedIn(cookieOf())).toBe(true)
  const answer = await leave('GET', { cookie: cookieOf(), 'sec-fetch-site': 'same-origin' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(brand.neutralPage)
  expect(answer.headers.get('clear-site-data')).toContain('"storage"')
  // The neutral page is not told where somebody came from.
  expect(answer.headers.get('referrer-policy')).toBe('same-origin')
  const gone = answer.headers.getSetCookie().filter(cookie => /Max-Age=0/i.test(cookie))
  expect(gone.some(cookie => cookie.includes('session_token='))).toBe(true)
  expect(await isSignedIn(cookieOf())).toBe(false)
})

it('ends the session by what the script sends', async () => {
  const answer = await leave('POST', { cookie: `${cookieOf()}; ${left}`, origin: server.origin })
  expect(answer.status).toBe(204)
  expect(await isSignedIn(cookieOf())).toBe(false)
  // The sign of having left stays: Back asks for it.
  expect(answer.headers.getSetCookie().some(cookie => cookie.startsWith(`${QUICK_EXIT_COOKIE}=`))).toBe(false)
})

it('takes nobody for signed in who left while the line was cut', async () => {
  expect(await isSignedIn(`${cookieOf()}; ${left}`)).toBe(false)
  const data = await fetch(`${server.origin}/my-data.json`, {
    headers: { cookie: `${cookieOf()}; ${left}` },
    redirect: 'manual',
  })
  expect(data.status).toBe(303)
  const live = await fetch(`${server.origin}/live?hat=patient`, {
    headers: { cookie: `${cookieOf()}; ${left}` },
  })
  expect(live.status).toBe(401)
})

it('ends what was left behind when the person comes back on purpose', async () => {
  const answer = await leave('POST', { cookie: `${cookieOf()}; ${left}`, origin: server.origin }, '?back')
  expect(answer.headers.getSetCookie().some(cookie => cookie.startsWith(`${QUICK_EXIT_COOKIE}=;`))).toBe(true)
  expect(await isSignedIn(cookieOf())).toBe(false)
})

it('lets whoever left sign in again at once', async () => {
  const person = {
    fullName: 'Noor Haddad',
    email: 'noor.haddad@example.org',
    phone: '555 010 0199',
    password: 'a quiet green door',
    confirmPassword: 'a quiet green door',
  }
  const post = (path: string, body: unknown, cookie: string) =>
    fetch(`${server.origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  await post('/sign-up/patient', person, '')
  const answer = await post('/sign-in', person, left)
  const cookies = answer.headers.getSetCookie()
  expect(answer.status).toBe(200)
  expect(cookies.some(cookie => /session_token=[^;]/.test(cookie))).toBe(true)
  expect(cookies.some(cookie => cookie.startsWith(`${QUICK_EXIT_COOKIE}=;`))).toBe(true)
})

it('is not done by somebody else’s page: neither by its scripts nor by its links', async () => {
  const foreign = await leave('POST', { cookie: cookieOf(), origin: 'https://elsewhere.example' })
  expect(foreign.status).toBe(403)
  const linked = await leave('GET', { cookie: cookieOf(), 'sec-fetch-site': 'cross-site' })
  expect(linked.headers.get('location')).toBe(brand.neutralPage)
  expect(linked.headers.getSetCookie()).toEqual([])
  expect(await isSignedIn(cookieOf())).toBe(true)
})

it('leads away also who is not signed in', async () => {
  expect((await leave('GET', {})).status).toBe(303)
  expect((await leave('POST', {})).status).toBe(204)
  expect(server.log).toEqual([])
})
