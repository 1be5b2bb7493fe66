/** What the server asks of whoever speaks of passkeys. The devices themselves are in e2e/second-factor.e2e.ts. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSignIn, type SignIn } from '#platform/auth/auth.server.ts'
import { ApiBrowser } from '../../../../test/api-browser.ts'
import { withTestDatabase } from '../../../../test/database.ts'

const db = withTestDatabase()
const password = 'a long enough password'
const failures: string[] = []
let signIn: SignIn

beforeAll(() => {
  signIn = createSignIn({
    url: db.authUrl,
    secret: 'a secret of the tests, long enough',
    origin: 'https://care.example.org',
  })
})
afterAll(() => signIn?.close())
afterEach(() => expect(failures.splice(0)).toEqual([]))
beforeEach(() => db.empty())

const open = () => new ApiBrowser(db, signIn, line => failures.push(line))

async function signUp(email: string): Promise<ApiBrowser> {
  const browser = open()
  const form = { fullName: 'Ann Lee', email, password, confirmPassword: password }
  expect((await browser.ask('POST', '/sign-up/administrator', form)).status).toBe(200)
  return browser
}

/** A passkey as the library would have kept it. */
async function givePasskey(email: string): Promise<string> {
  const [row] = await db.rows<{ id: string }>(
    `insert into auth.passkeys (user_id, name, credential_id, public_key, device_type, backed_up)
     select id, 'Phone', 'credential of ' || email, 'a key', 'singleDevice', false from auth.users where email = $1
     returning id`,
    [email],
  )
  return row?.id ?? ''
}

/** What a device would answer, made up. */
const madeUp = (id: string) => ({
  id,
  rawId: id,
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
})

describe('one’s passkeys', () => {
  it('are listed, renamed and removed by oneself alone', async () => {
    const ann = await signUp('ann@example.com')
    const bea = await signUp('bea@example.com')
    const id = await givePasskey('ann@example.com')
    expect((await ann.ask('GET', '/account/passkeys')).body).toMatchObject([{ id, name: 'Phone' }])
    expect((await bea.ask('GET', '/account/passkeys')).body).toEqual([])
    expect((await bea.ask('PUT', `/account/passkeys/${id}`, { name: 'Mine' })).status).toBe(404)
    expect((await bea.ask('DELETE', `/account/passkeys/${id}`)).status).toBe(404)
    expect((await open().ask('GET', '/account/passkeys')).status).toBe(401)
    expect((await ann.ask('PUT', `/account/passkeys/${id}`, { name: 'Blue phone' })).status).toBe(200)
    expect((await ann.ask('GET', '/account/passkeys')).body).toMatchObject([{ name: 'Blue phone' }])
    expect((await ann.ask('DELETE', `/account/passkeys/${id}`)).status).toBe(200)
    expect(await db.rows('select from auth.passkeys')).toEqual([])
  })

  it('are added only with the password, for the address of this deployment, on a device that asks who holds it', async () => {
    const ann = await signUp('ann@example.com')
    const refused = await ann.ask('POST', '/account/passkeys/begin', { password: 'not this' })
    expect(refused.body.fields).toEqual([{ field: 'password', message: 'passwordWrong' }])
    const begun = await ann.ask('POST', '/account/passkeys/begin', { password })
    expect(begun.body).toMatchObject({
      rp: { id: 'care.example.org', name: 'Handrail' },
      authenticatorSelection: { userVerification: 'required', residentKey: 'required' },
    })
    const answer = await ann.ask('POST', '/account/passkeys', { name: 'Phone', answer: madeUp('x') })
    expect(answer.status).toBe(400)
    expect(await db.rows('select from auth.passkeys')).toEqual([])
  })
})

describe('signing in with a passkey', () => {
  it('asks any device, names nobody, and lets nobody in who made an answer up', async () => {
    await signUp('ann@example.com')
    await givePasskey('ann@example.com')
    const browser = open()
    const begun = await browser.ask('POST', '/sign-in/passkey/begin')
    expect(begun.body).toMatchObject({ userVerification: 'required', rpId: 'care.example.org' })
    expect(begun.body.allowCredentials ?? []).toEqual([])
    const known = await browser.ask('POST', '/sign-in/passkey', {
      answer: madeUp('credential of ann@example.com'),
    })
    await browser.ask('POST', '/sign-in/passkey/begin')
    const unknown = await browser.ask('POST', '/sign-in/passkey', { answer: madeUp('no such credential') })
    expect(known).toEqual(unknown)
    expect(known.status).toBe(401)
    expect((await browser.who()).person).toBeNull()
  })

  it('takes no answer without a question', async () => {
    const answer = await open().ask('POST', '/sign-in/passkey', { answer: madeUp('x') })
    expect(answer.status).toBe(401)
  })
})
