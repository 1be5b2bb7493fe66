import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSignIn, type SignIn } from '#platform/auth/auth.server.ts'
import { ApiBrowser } from '../../../../test/api-browser.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'
import { totpOf } from '../../../../test/totp.ts'

const db = withTestDatabase()
const password = 'a long enough password'
const email = 'ann.lee@example.com'
const failures: string[] = []
let signIn: SignIn
let people: InsertedPeople

beforeAll(() => {
  signIn = createSignIn({
    url: db.authUrl,
    secret: 'a secret of the tests, long enough',
    origin: 'http://localhost',
  })
})
afterAll(() => signIn?.close())
afterEach(() => {
  vi.useRealTimers()
  expect(failures.splice(0)).toEqual([])
})
beforeEach(async () => {
  people = await onlyPeople(db)
})

const open = () => new ApiBrowser(db, signIn, line => failures.push(line))

/** Ann founds an organization of her own: an administrator, signed in. */
async function signUp(): Promise<ApiBrowser> {
  const browser = open()
  const form = { fullName: 'Ann Lee', email, password, confirmPassword: password }
  expect((await browser.ask('POST', '/sign-up/administrator', form)).status).toBe(200)
  return browser
}

/** Sets the second step up in a browser; answers with what the app and the paper then hold. */
async function setUp(browser: ApiBrowser): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await browser.ask('POST', '/account/second-factor/set-up', { password })
  expect(begun.status).toBe(200)
  const { secret, recoveryCodes } = begun.body
  const confirmed = await browser.ask('POST', '/account/second-factor/confirm', { code: totpOf(secret) })
  expect(confirmed).toMatchObject({ status: 200, body: { isOn: true } })
  return { secret, recoveryCodes }
}

/** What the app shows half a minute later, which is taken already: the code of the set-up opens nothing any more. */
const nextCode = (secret: string) => totpOf(secret, new Date(Date.now() + 30_000))

async function enterPassword(browser = open()): Promise<ApiBrowser> {
  const answer = await browser.ask('POST', '/sign-in', { email, password })
  expect(answer).toMatchObject({ status: 200, body: { signedIn: false } })
  return browser
}

const enterCode = (browser: ApiBrowser, code: string) => browser.ask('POST', '/sign-in/code', { code })

describe('setting up', () => {
  it('asks for the password, and counts only once a first code was right', async () => {
    const browser = await signUp()
    const wrong = await browser.ask('POST', '/account/second-factor/set-up', { password: 'not this' })
    expect(wrong.body).toMatchObject({
      status: 400,
      fields: [{ field: 'password', message: 'passwordWrong' }],
    })

    const { secret, address, recoveryCodes } = (
      await browser.ask('POST', '/account/second-factor/set-up', { password })
    ).body
    expect(address).toMatch(/^otpauth:\/\/totp\/Handrail:/)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await browser.ask('GET', '/account/second-factor')).body.isOn).toBe(false)
    expect((await open().ask('POST', '/sign-in', { email, password })).body.signedIn).toBe(true)

    const miss = await browser.ask('POST', '/account/second-factor/confirm', {
      code: totpOf(secret, new Date(Date.now() + 3_600_000)),
    })
    expect(miss.body).toMatchObject({ fields: [{ field: 'code', message: 'codeWrong' }] })
    const hit = await browser.ask('POST', '/account/second-factor/confirm', { code: totpOf(secret) })
    expect(hit.body).toEqual({ isOn: true })
    expect((await browser.ask('GET', '/account/second-factor')).body).toEqual({
      isOn: true,
      recoveryCodesLeft: 10,
    })
    expect((await browser.who()).person.email).toBe(email)
  })

  it('ends the sessions that began with the password alone', async () => {
    const browser = await signUp()
    const elsewhere = open()
    await elsewhere.ask('POST', '/sign-in', { email, password })
    expect((await elsewhere.who()).person).not.toBeNull()
    await setUp(browser)
    expect((await elsewhere.who()).person).toBeNull()
    expect((await browser.who()).person).not.toBeNull()
  })

  it('keeps neither secret nor recovery codes in plain words', async () => {
    const { secret, recoveryCodes } = await setUp(await signUp())
    const [row] = await db.rows<{ row: string }>('select t::text as row from auth.two_factors t')
    for (const code of [secret, ...recoveryCodes]) expect(row?.row).not.toContain(code)
  })

  it('is nothing for whoever is not signed in', async () => {
    expect((await open().ask('GET', '/account/second-factor')).status).toBe(401)
    expect((await open().ask('POST', '/account/second-factor/set-up', { password })).status).toBe(401)
  })
})

describe('signing in with a second step', () => {
  it('opens nothing after the password, and the account after the code', async () => {
    const { secret } = await setUp(await signUp())
    const browser = await enterPassword()
    expect((await browser.who()).person).toBeNull()
    expect([...browser.cookies.keys()].filter(name => /session_token|here/.test(name))).toEqual([])
    const wrong = await enterCode(browser, '000000')
    expect(wrong.body).toMatchObject({ status: 400, fields: [{ field: 'code', message: 'codeWrong' }] })
    expect((await browser.who()).person).toBeNull()
    expect((await enterCode(browser, ` ${nextCode(secret).replace(/^.../, '$& ')} `)).status).toBe(200)
    expect((await browser.who()).person.email).toBe(email)
  })

  it('says the same about a wrong password and an unknown address, whoever has a second step', async () => {
    await setUp(await signUp())
    const wrong = await open().ask('POST', '/sign-in', { email, password: 'not the password' })
    const unknown = await open().ask('POST', '/sign-in', { email: 'nobody@example.com', password })
    expect(wrong).toEqual(unknown)
    expect(wrong.status).toBe(401)
  })

  it('takes each recovery code once, however it is typed', async () => {
    const { recoveryCodes } = await setUp(await signUp())
    const [code = ''] = recoveryCodes
    const first = await enterPassword()
    expect((await enterCode(first, code.toUpperCase().replace('-', ' '))).status).toBe(200)
    expect((await first.ask('GET', '/account/second-factor')).body.recoveryCodesLeft).toBe(9)
    const again = await enterCode(await enterPassword(), code)
    expect(again.body).toMatchObject({ fields: [{ field: 'code', message: 'codeWrong' }] })
  })

  it('takes a recovery code once even when two devices send it at the same moment', async () => {
    const { recoveryCodes } = await setUp(await signUp())
    const browsers = [await enterPassword(), await enterPassword(), await enterPassword()]
    const answers = await Promise.all(browsers.map(browser => enterCode(browser, recoveryCodes[0] ?? '')))
    expect(answers.filter(({ status }) => status === 200).length).toBe(1)
  })

  it('takes each code of the app once: not after the set-up, not from a second device, not twice at a moment', async () => {
    // Within one half minute: on the next the app shows another code.
    vi.setSystemTime(Date.now())
    const { secret } = await setUp(await signUp())
    const used = { status: 400, body: { fields: [{ field: 'code', message: 'codeUsed' }] } }
    const browsers = [await enterPassword(), await enterPassword(), await enterPassword()]
    expect(await enterCode(browsers[0] ?? open(), totpOf(secret))).toMatchObject(used)
    const answers = await Promise.all(browsers.map(browser => enterCode(browser, nextCode(secret))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer).toMatchObject(used)
    // Whoever was refused waits for the next code, without the password; what is old is forgotten.
    const kept = async () =>
      Object.keys(
        (await db.rows<{ codes: object }>('select used_codes as codes from auth.two_factors'))[0]?.codes ??
          {},
      )
    const before = await kept()
    await db.rows(`update auth.two_factors set used_codes =
      (select jsonb_object_agg(code, 1) from jsonb_object_keys(used_codes) code) || '{"an older one": 1}'`)
    const refused = browsers[answers.findIndex(({ status }) => status === 400)] ?? open()
    expect((await enterCode(refused, nextCode(secret))).status).toBe(200)
    expect(await kept()).toHaveLength(1)
    expect(before).toEqual(expect.arrayContaining(await kept()))
  })

  it('is for the sign-in under way, whoever else is signed in in this browser', async () => {
    const { secret } = await setUp(await signUp())
    const other = open()
    const form = { fullName: 'Bea', email: 'bea@example.com', password, confirmPassword: password }
    await other.ask('POST', '/sign-up/administrator', form)
    const bea = new Map(other.cookies)
    await enterPassword(other)
    for (const [name, value] of bea) other.cookies.set(name, value)
    expect((await enterCode(other, nextCode(secret))).status).toBe(200)
    expect((await other.who()).person.email).toBe(email)
  })

  it('asks for the password again after five wrong codes, and slows whoever guesses, but not the owner', async () => {
    const own = await signUp()
    const { secret } = await setUp(own)
    const browser = await enterPassword()
    for (let n = 0; n < 5; n++) expect((await enterCode(browser, '000000')).status).toBe(400)
    expect((await enterCode(browser, nextCode(secret))).status).toBe(429)
    expect((await enterCode(browser, nextCode(secret))).status).toBe(401)
    // Until one is refused: what a minute allows begins anew where it ends meanwhile.
    for (let refused = false, n = 0; !refused && n < 5; n++) {
      const next = await enterPassword()
      const tries = [
        await enterCode(next, '000000'),
        await enterCode(next, '000000'),
        await enterCode(next, '000000'),
      ]
      refused = tries.some(({ status }) => status === 429)
    }
    expect((await enterCode(await enterPassword(), nextCode(secret))).status, 'a right guess too').toBe(429)
    await own.ask('POST', '/sign-out')
    expect((await enterCode(await enterPassword(own), nextCode(secret))).status, 'the owner').toBe(200)
  })

  it('waits ten minutes for the code, not longer', async () => {
    const { secret } = await setUp(await signUp())
    const browser = await enterPassword()
    await db.rows("update auth.verifications set expires_at = now() - interval '1 second'")
    expect((await enterCode(browser, nextCode(secret))).status).toBe(401)
  })

  it('needs a password before it', async () => {
    const { secret } = await setUp(await signUp())
    expect((await enterCode(open(), nextCode(secret))).status).toBe(401)
  })
})

describe('keeping it', () => {
  it('makes new recovery codes for the password, and the old ones stop', async () => {
    const browser = await signUp()
    const { recoveryCodes } = await setUp(browser)
    const refused = await browser.ask('POST', '/account/second-factor/recovery-codes', { password: 'x' })
    expect(refused.status).toBe(400)
    const made = await browser.ask('POST', '/account/second-factor/recovery-codes', { password })
    const [fresh = ''] = made.body.recoveryCodes
    expect(recoveryCodes).not.toContain(fresh)
    expect((await enterCode(await enterPassword(), recoveryCodes[3] ?? '')).status).toBe(400)
    expect((await enterCode(await enterPassword(), fresh)).status).toBe(200)
  })

  it('is turned off with the password alone', async () => {
    const browser = await signUp()
    await setUp(browser)
    expect((await browser.ask('POST', '/account/second-factor/turn-off', { password: 'x' })).status).toBe(400)
    expect((await browser.ask('POST', '/account/second-factor/turn-off', { password })).status).toBe(200)
    expect((await browser.who()).person).not.toBeNull()
    expect((await open().ask('POST', '/sign-in', { email, password })).body.signedIn).toBe(true)
  })

  it('cannot be guessed at from an open device without end', async () => {
    const browser = await signUp()
    const tries = []
    for (let n = 0; n < 22; n++)
      tries.push((await browser.ask('POST', '/account/second-factor/set-up', { password: 'guess' })).status)
    expect(tries.filter(status => status === 429).length).toBeGreaterThan(0)
  })

  it('does not outlive a take-over by whoever proves the address', async () => {
    await setUp(await signUp())
    await db.rows(
      `insert into invitations (organization_id, kind, name, email, token_hash, expires_at)
       values ($1, 'administrator', 'Ann', $2, sha256('link-of-ann'::bytea), now() + interval '1 day')`,
      [people.organizations.riverbend, email],
    )
    const fresh = 'another good password'
    const invited = open()
    const form = { link: 'link-of-ann', fullName: 'Ann', password: fresh, confirmPassword: fresh }
    expect((await invited.ask('POST', '/sign-up/invited', form)).status).toBe(200)
    expect((await open().ask('POST', '/sign-in', { email, password: fresh })).body.signedIn).toBe(true)
  })
})
