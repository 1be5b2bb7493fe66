import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSignIn, type SignIn } from '#platform/auth/auth.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { tokenOf } from '../../../../sample/insert-people.ts'
import { ApiBrowser } from '../../../../test/api-browser.ts'
import { onlyPeople, withTestDatabase } from '../../../../test/database.ts'

const db = withTestDatabase()
const password = 'a long enough password'
const email = 'ann.lee@example.com'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1'
const failures: string[] = []
let signIn: SignIn

beforeAll(() => {
  signIn = createSignIn({
    url: db.authUrl,
    secret: 'a secret of the tests, long enough',
    origin: 'http://localhost',
  })
})
afterAll(() => signIn?.close())
afterEach(() => expect(failures.splice(0)).toEqual([]))
beforeEach(async () => {
  await onlyPeople(db)
})

const endHere = sql<number>`app.end_sessions(${tokenOf('maria')})`.as('ended')
const open = (userAgent?: string) => new ApiBrowser(db, signIn, line => failures.push(line), userAgent)

async function signUp(address = email): Promise<ApiBrowser> {
  const browser = open()
  const form = { fullName: 'Ann Lee', email: address, password, confirmPassword: password }
  expect((await browser.ask('POST', '/sign-up/administrator', form)).status).toBe(200)
  return browser
}

async function comeIn(userAgent?: string): Promise<ApiBrowser> {
  const browser = open(userAgent)
  expect((await browser.ask('POST', '/sign-in', { email, password })).body.signedIn).toBe(true)
  return browser
}

const isHere = async (browser: ApiBrowser) => (await browser.who()).person !== null

describe('one’s own sessions', () => {
  it('are listed, this device first, without anything that opens them', async () => {
    const here = await signUp()
    await comeIn(phone)
    const { body } = await here.ask('GET', '/account/sessions')
    expect(body).toMatchObject([
      { userAgent: 'Tests', isThis: true },
      { userAgent: phone, isThis: false },
    ])
    const hashes = await db.rows<{ hash: string }>(
      "select encode(token_hash, 'hex') as hash from auth.sessions",
    )
    for (const { hash } of hashes) expect(JSON.stringify(body)).not.toContain(hash)
  })

  it('are never those of others, to list or to end', async () => {
    const here = await signUp()
    const other = await signUp('bea@example.com')
    const [theirs] = (await other.ask('GET', '/account/sessions')).body
    const mine = (await here.ask('GET', '/account/sessions')).body
    expect(mine.map(({ id }: { id: string }) => id)).not.toContain(theirs.id)
    expect((await here.ask('DELETE', `/account/sessions/${theirs.id}`)).status).toBe(404)
    expect((await here.ask('POST', '/account/sessions/end-others')).body).toEqual({ ended: 0 })
    expect([await isHere(here), await isHere(other)]).toEqual([true, true])
    expect(await db.as('maria').one(sqlFor.selectNoFrom(endHere))).toEqual({ ended: 0 })
  })

  it('are nobody’s for whoever is not signed in', async () => {
    for (const [method, path] of [
      ['GET', '/account/sessions'],
      ['POST', '/account/sessions/end-others'],
    ] as const)
      expect((await open().ask(method, path)).status).toBe(401)
    const hidden = sqlFor.selectFrom(sql<{ id: string }>`app.own_sessions(${'guess'})`.as('s')).selectAll()
    expect(await db.as(null).all(hidden)).toEqual([])
  })

  it('end one by one, at once: not one more request is answered', async () => {
    const here = await signUp()
    const there = await comeIn()
    const [, { id }] = (await here.ask('GET', '/account/sessions')).body
    expect((await there.ask('GET', '/organization', undefined, 'administrator')).status).toBe(200)
    expect((await here.ask('DELETE', `/account/sessions/${id}`)).status).toBe(200)
    expect((await there.ask('GET', '/organization', undefined, 'administrator')).status).toBe(401)
    expect(await isHere(there)).toBe(false)
    expect(await isHere(here)).toBe(true)
  })

  it('end everywhere else', async () => {
    const here = await signUp()
    const [phoneHere, library] = [await comeIn(phone), await comeIn()]
    expect((await here.ask('POST', '/account/sessions/end-others')).body).toEqual({ ended: 2 })
    expect([await isHere(phoneHere), await isHere(library), await isHere(here)]).toEqual([false, false, true])
  })
})

describe('a session', () => {
  const state = () =>
    db.rows<{ days: number; hours: number }>(
      `select round(extract(epoch from expires_at - now()) / 86400)::int as days,
        round(extract(epoch from now() - updated_at) / 3600)::int as hours
       from auth.sessions where user_id = (select id from auth.users where email = $1)`,
      [email],
    )

  it('lasts seven days and begins them anew while it is used', async () => {
    const here = await signUp()
    expect(await state()).toEqual([{ days: 7, hours: 0 }])
    await db.rows(
      "update auth.sessions set expires_at = now() + interval '2 days', updated_at = now() - interval '5 days'",
    )
    here.cookies.set('handrail_here', 'old')
    expect(await isHere(here)).toBe(true)
    expect(await state()).toEqual([{ days: 7, hours: 0 }])
    expect(await isHere(here)).toBe(true)
  })

  it('is not written at every look', async () => {
    const here = await signUp()
    await db.rows("update auth.sessions set updated_at = now() - interval '10 minutes'")
    const [before] = await db.rows('select max(updated_at)::text as at from auth.sessions')
    await here.who()
    expect(await db.rows('select max(updated_at)::text as at from auth.sessions')).toEqual([before])
  })

  it('that is over is over, used or not', async () => {
    const here = await signUp()
    await db.rows("update auth.sessions set expires_at = now() - interval '1 second'")
    expect(await isHere(here)).toBe(false)
    expect((await here.ask('GET', '/account/sessions')).status).toBe(401)
  })
})

describe('changing the password', () => {
  const next = 'a new and longer password'
  const form = { currentPassword: password, newPassword: next, confirmPassword: next }

  it('asks for the old one, and ends every other session', async () => {
    const here = await signUp()
    const there = await comeIn()
    const wrong = await here.ask('PUT', '/account/password', { ...form, currentPassword: 'not this one' })
    expect(wrong.body).toMatchObject({
      status: 400,
      fields: [{ field: 'currentPassword', message: 'passwordWrong' }],
    })
    expect(await isHere(there)).toBe(true)
    expect((await here.ask('PUT', '/account/password', form)).status).toBe(200)
    expect([await isHere(here), await isHere(there)]).toEqual([true, false])
    expect((await open().ask('POST', '/sign-in', { email, password })).status).toBe(401)
    expect((await open().ask('POST', '/sign-in', { email, password: next })).status).toBe(200)
  })

  it('says by field what is wrong', async () => {
    const here = await signUp()
    const short = { currentPassword: password, newPassword: 'short', confirmPassword: 'shirt' }
    expect((await here.ask('PUT', '/account/password', short)).body.fields).toContainEqual({
      field: 'newPassword',
      message: 'passwordShort',
    })
    const common = { currentPassword: password, newPassword: 'password123', confirmPassword: 'password123' }
    expect((await here.ask('PUT', '/account/password', common)).body.fields).toEqual([
      { field: 'newPassword', message: 'passwordCommon' },
    ])
  })
})

it('keeps a patient’s language for every mail: about signing in, and about their care', async () => {
  const change = sqlFor.updateTable('profiles').set({ language: 'es' }).returning('language')
  expect(await db.as('jay', 'visitor').all(change)).toEqual([{ language: 'es' }])
  const told = await db.rows(
    `select u.language as account, p.language as patient from auth.users u join patients p on p.user_id = u.id
     where p.name = 'James Okafor'`,
  )
  expect(told).toEqual([{ account: 'es', patient: 'es' }])
  expect(await db.rows("select from patients where language = 'es'")).toHaveLength(2)
})

it('keeps the language of one’s mails', async () => {
  const here = await signUp()
  expect((await here.ask('PUT', '/account/language', { language: 'es' })).status).toBe(200)
  expect((await here.who()).person.language).toBe('es')
  expect((await open().ask('PUT', '/account/language', { language: 'es' })).status).toBe(404)
})
