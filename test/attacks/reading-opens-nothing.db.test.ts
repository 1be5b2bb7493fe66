/**
 * Whoever reads the whole database can open nothing with it (decision 59): no session, link or code stands in it, and
 * nothing that stands in it is one, even where the signature of our cookies were given away.
 */

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSignIn, type SignIn } from '#platform/auth/auth.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { makeFoundingLink } from '#server/open-database.ts'
import { tokenOf } from '../../sample/insert-people.ts'
import { namedPeople } from '../../sample/people.ts'
import { onlyPeople, withTestDatabase } from '../database.ts'
import { Browser, serverWithMail } from '../server-with-mail.ts'
import { signSession } from '../sign-session.ts'
import { totpOf } from '../totp.ts'
import { testSecret } from '../whole-server.ts'
import { keysIn, readEverything } from './whole-database.ts'

const db = withTestDatabase()
const password = 'a quiet green door'
/** A word, or several: nothing that we make up at random. */
const ofWords = /\s|^[^\p{L}\d]?\p{L}{1,20}[^\p{L}\d]?$/u
const ann = {
  fullName: 'Ann Lee',
  email: 'ann.lee@example.com',
  password,
  confirmPassword: password,
  language: 'en',
}
let server: Awaited<ReturnType<typeof serverWithMail>>
let signIn: SignIn
/** What opens something, by what it is. */
const secrets: Record<string, string> = {}
const codes: Record<string, string> = {}
let underWay = ''
let values: string[] = []
let keys: string[] = []
/** Those that are tried. The long form tries words too, and the names and sums of migrations, which everybody has. */
let tried: string[] = []

const linkTo = async (address: string) =>
  /\/(?:invitation|new-password|verify-email)\/([\w-]+)/.exec(
    (await server.newestMailTo(address)).text,
  )?.[1] ?? ''
const codeTo = async (address: string) =>
  /\b\d{6}\b/.exec((await server.newestMailTo(address)).text)?.[0] ?? ''
const cookiesOf = (browser: Browser) => [...browser.cookies].map(pair => pair.join('=')).join('; ')

/** Ann signs up with the code from her mail, sets up a second step, and begins to sign in elsewhere. */
async function annComesIn(): Promise<void> {
  const browser = new Browser(server.origin)
  const { body } = await browser.ask('POST', '/sign-up/administrator', ann)
  codes.signUp = await codeTo(ann.email)
  await browser.ask('POST', '/sign-up/administrator', { ...ann, proof: body.proof, code: codes.signUp })
  const setUp = (await browser.ask('POST', '/account/second-factor/set-up', { password })).body
  codes.usedOfApp = totpOf(setUp.secret)
  const confirmed = await browser.ask('POST', '/account/second-factor/confirm', { code: codes.usedOfApp })
  expect(confirmed.body).toEqual({ isOn: true })
  secrets.app = setUp.secret
  setUp.recoveryCodes.forEach((code: string, at: number) => {
    secrets[`recovery code ${at}`] = code
  })
  secrets.session = signIn.tokenOf(new Headers({ cookie: cookiesOf(browser) })) ?? ''
  const elsewhere = new Browser(server.origin)
  await elsewhere.ask('POST', '/sign-in', { email: ann.email, password })
  await elsewhere.ask('POST', '/sign-in/passkey/begin', {})
  underWay = cookiesOf(elsewhere)
  const [, identifier = ''] = /two_factor=([^;]+)\./.exec(decodeURIComponent(underWay)) ?? []
  secrets['sign-in under way'] = identifier
  expect(await signIn.accountUnderWay(new Headers({ cookie: underWay }))).toBeTruthy()
}

beforeAll(async () => {
  server = await serverWithMail(db, { proxies: 1 })
  signIn = createSignIn({ url: db.authUrl, secret: testSecret, origin: 'http://localhost' })
  await onlyPeople(db)
  await annComesIn()
  secrets['session of Dana'] = tokenOf('dana')
  const visitor = new Browser(server.origin)
  await visitor.ask('POST', '/forgotten-password', { email: namedPeople.dana.email })
  secrets['new password'] = await linkTo(namedPeople.dana.email)
  await db.rows('update auth.users set email_verified = false where email = $1', [namedPeople.robin.email])
  const post = (headers: Record<string, string>, path: string, body = {}) =>
    server.request(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  await post(server.headersOf('robin', 'visitor'), '/own-address/verification')
  secrets.verification = await linkTo(namedPeople.robin.email)
  const added = { id: crypto.randomUUID(), name: 'Bea Stone', email: 'bea@example.com' }
  expect((await post(server.headersOf('ruth', 'administrator'), '/case-managers', added)).status).toBe(201)
  secrets.invitation = await linkTo(added.email)
  await visitor.ask('POST', '/sign-up/administrator', { ...ann, email: 'cy@example.com' })
  codes.signUpUnderWay = await codeTo('cy@example.com')
  await db.rows('update organizations set is_default = false')
  secrets.founding = (await makeFoundingLink(db.ownerUrl, ''))?.split('/').at(-1) ?? ''
  await server.idle()
  values = await readEverything(db)
  keys = keysIn(values)
  const isLong = process.env.HANDRAIL_TEST_LENGTH === 'long'
  const migrations = await db.rows<{ row: string }>('select m::text as row from schema_migrations m')
  const known = new Set(keysIn(migrations.map(({ row }) => row)))
  tried = keys.filter(key => isLong || (!ofWords.test(key) && !known.has(key)))
}, 60_000)
afterAll(async () => {
  await signIn?.close()
  await server?.stop()
})

it('nothing that opens something stands in it, in whatever spelling', () => {
  expect(Object.keys(secrets)).toHaveLength(18)
  for (const [what, secret] of Object.entries(secrets)) {
    expect(secret.length, what).toBeGreaterThan(9)
    const spellings = [
      secret,
      ...(['hex', 'base64', 'base64url'] as const).map(way => Buffer.from(secret).toString(way)),
    ]
    const found = values.filter(value =>
      spellings.some(spelling => value.includes(spelling.replace(/=+$/, ''))),
    )
    expect(found, what).toEqual([])
  }
  for (const [what, code] of Object.entries(codes)) {
    expect(code, what).toMatch(/^\d{6}$/)
    expect(keys, what).not.toContain(code)
  }
})

it('nothing that stands in it is a session, or a sign-in under way', async () => {
  expect(tried.length).toBeGreaterThan(300)
  const opened: string[] = []
  const whoIsHere = sqlFor.selectNoFrom(sql`app.user_id()`.as('id'))
  const rest = tried.values()
  const tryOn = async () => {
    for (const key of rest) {
      const session = db.databasePool.as({ token: key, hat: 'visitor', organization: undefined })
      await session.one(whoIsHere).then(
        () => opened.push(key),
        () => {},
      )
      const signed = signSession(key, testSecret)
      const headers = new Headers({
        cookie: `handrail.two_factor=${signed}; handrail.session_token=${signed}`,
      })
      if (await signIn.accountUnderWay(headers)) opened.push(key)
      if (await signIn.api.getSession({ headers })) opened.push(key)
    }
  }
  await Promise.all(Array.from({ length: 4 }, tryOn))
  expect(opened).toEqual([])
}, 120_000)

it('nothing that stands in it is a link or a code', async () => {
  const opened: string[] = []
  let asked = 0
  const ask = async (path: string, init: RequestInit = {}) => {
    asked += 1
    const headers = {
      'x-forwarded-for': `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
      ...init.headers,
    }
    return (await server.request(`/api${path}`, { ...init, headers })).status
  }
  for (const key of tried.filter(each => /^[\w.~-]{10,100}$/.test(each)))
    for (const kind of ['invitations', 'new-password', 'verify-email', 'founding-links'])
      if ((await ask(`/${kind}/${key}`)) !== 404) opened.push(`${kind}: ${key}`)
  for (const code of keys.filter(each => /^(?:\d{6}|[2-9a-z]{5}-?[2-9a-z]{5})$/.test(each))) {
    await db.rows('update auth.two_factors set failed_verification_count = 0, locked_until = null')
    const headers = { cookie: underWay, 'content-type': 'application/json' }
    if ((await ask('/sign-in/code', { method: 'POST', headers, body: JSON.stringify({ code }) })) === 200)
      opened.push(code)
  }
  expect(opened).toEqual([])
  for (const [kind, name] of [
    ['invitations', 'invitation'],
    ['new-password', 'new password'],
    ['verify-email', 'verification'],
    ['founding-links', 'founding'],
  ])
    expect(await ask(`/${kind}/${secrets[name ?? '']}`), kind).toBe(200)
}, 120_000)
