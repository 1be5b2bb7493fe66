import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { namedPeople } from '../../../../sample/people.ts'
import { type InsertedPeople, insertPeople, withTestDatabase } from '../../../../test/database.ts'
import { Browser, serverWithMail } from '../../../../test/server-with-mail.ts'

const db = withTestDatabase()
let server: Awaited<ReturnType<typeof serverWithMail>>
let people: InsertedPeople

beforeAll(async () => {
  server = await serverWithMail(db)
})
afterAll(() => server.stop())
beforeEach(async () => {
  await db.empty()
  server.mails.length = 0
  people = await insertPeople(db)
})
afterEach(() => {
  expect(server.log).toEqual([])
  expect(server.failures).toEqual([])
})
const browser = () => new Browser(server.origin)
const tokenIn = (text: string) => /\/(?:new-password|verify-email)\/([\w-]+)/.exec(text)?.[1] ?? ''

describe('a forgotten password', () => {
  const forget = (email: string) => browser().ask('POST', '/forgotten-password', { email, language: 'en' })
  const fresh = { password: 'four words nobody guesses', confirmPassword: 'four words nobody guesses' }

  it('is replaced through a link, once; every session ends and nobody is signed in by it', async () => {
    await forget(namedPeople.maria.email)
    const { subject, text } = await server.newestMailTo(namedPeople.maria.email)
    expect(subject).toBe('Su nueva contraseña')
    const token = tokenIn(text)
    expect(text).toContain(`https://care.example.org/es/new-password/${token}`)
    const path = `/new-password/${token}`
    expect((await browser().ask('GET', path)).body).toEqual({
      email: namedPeople.maria.email,
      userType: 'patient',
    })
    const common = { password: 'football', confirmPassword: 'football' }
    expect((await browser().ask('POST', path, common)).body.fields).toEqual([
      { field: 'password', message: 'passwordCommon' },
    ])

    const here = browser()
    expect((await here.ask('POST', path, fresh)).body).toEqual({ userType: 'patient' })
    expect([...here.cookies.keys()].filter(name => name.includes('session'))).toEqual([])
    expect(await db.rows('select from auth.sessions where user_id = $1', [people.maria.userId])).toEqual([])
    expect(await db.rows('select from auth.sessions where user_id = $1', [people.dana.userId])).toHaveLength(
      1,
    )
    expect((await browser().ask('POST', path, fresh)).status).toBe(404)
    expect((await browser().ask('GET', path)).status).toBe(404)
    const signIn = { email: namedPeople.maria.email, password: fresh.password }
    expect((await here.ask('POST', '/sign-in', signIn)).body).toEqual({ signedIn: true })
  })

  it('mails nobody at an unknown address', async () => {
    await forget('nobody.here@example.com')
    await server.idle()
    expect(server.mails).toEqual([])
  })

  it('leaves nothing behind of an account that is gone', async () => {
    await forget(namedPeople.robin.email)
    await server.idle()
    await db.rows('delete from auth.users where id = $1', [people.robin.userId])
    expect(await db.rows('select from auth.address_proofs')).toEqual([])
  })

  it('works for one hour, and only the newest use counts', async () => {
    await forget(namedPeople.dana.email)
    await forget(namedPeople.dana.email)
    await server.idle()
    const [first, second] = server.mails.map(mail => tokenIn(mail.text ?? ''))
    expect(first).not.toBe(second)
    await browser().ask('POST', `/new-password/${second}`, fresh)
    expect((await browser().ask('GET', `/new-password/${first}`)).status).toBe(404)

    await forget(namedPeople.dana.email)
    const third = tokenIn((await server.newestMailTo(namedPeople.dana.email)).text)
    await db.rows("update auth.address_proofs set expires_at = expires_at - interval '1 hour'")
    expect((await browser().ask('POST', `/new-password/${third}`, fresh)).status).toBe(404)
  })

  it('leaves nothing to whoever registered the address without proof', async () => {
    const id = people.robin.userId
    await db.rows('update auth.users set email_verified = false, two_factor_enabled = true where id = $1', [
      id,
    ])
    await db.rows("insert into auth.accounts (user_id, account_id, provider_id) values ($1, 'x', 'other')", [
      id,
    ])
    await db.rows("insert into auth.two_factors (user_id, secret, backup_codes) values ($1, 's', 'b')", [id])
    await db.rows(
      `insert into auth.passkeys (user_id, credential_id, public_key, device_type, backed_up)
       values ($1, 'c', 'k', 'd', false)`,
      [id],
    )
    await forget(namedPeople.robin.email)
    const token = tokenIn((await server.newestMailTo(namedPeople.robin.email)).text)
    await browser().ask('POST', `/new-password/${token}`, fresh)
    expect(
      await db.rows('select email_verified, two_factor_enabled from auth.users where id = $1', [id]),
    ).toEqual([{ email_verified: true, two_factor_enabled: false }])
    expect(await db.rows('select provider_id from auth.accounts where user_id = $1', [id])).toEqual([
      { provider_id: 'credential' },
    ])
    for (const table of ['sessions', 'two_factors', 'passkeys'])
      expect(await db.rows(`select from auth.${table} where user_id = $1`, [id]), table).toEqual([])
  })

  it('keeps the second factor of whoever proved the address', async () => {
    const id = people.dana.userId
    await db.rows('update auth.users set two_factor_enabled = true where id = $1', [id])
    await db.rows(
      "insert into auth.two_factors (user_id, secret, backup_codes, verified) values ($1, 's', 'b', true)",
      [id],
    )
    await forget(namedPeople.dana.email)
    const token = tokenIn((await server.newestMailTo(namedPeople.dana.email)).text)
    await browser().ask('POST', `/new-password/${token}`, fresh)
    const here = browser()
    const signIn = { email: namedPeople.dana.email, password: fresh.password }
    expect((await here.ask('POST', '/sign-in', signIn)).body).toEqual({ signedIn: false })
    expect((await here.who()).person).toBeNull()
  })

  it('obeys a patient who said that mail is not safe', async () => {
    await db.rows(
      'insert into contact_preferences (organization_id, patient_id, may_email) values ($1, $2, false)',
      [people.maria.organizationId, people.maria.recordId],
    )
    expect((await forget(namedPeople.maria.email)).status).toBe(200)
    await server.idle()
    expect(server.mails).toEqual([])
    expect(await db.rows('select status from mails')).toEqual([{ status: 'withheld' }])
  })
})

describe('one’s own address', () => {
  beforeEach(() =>
    db.rows('update auth.users set email_verified = false where id = $1', [people.robin.userId]),
  )

  const as = async (person: 'robin' | 'maria') => {
    const { cookie = '' } = server.headersOf(person, 'visitor')
    const here = browser()
    here.cookies.set(...(cookie.split(/=(.*)/s).slice(0, 2) as [string, string]))
    return here
  }

  it('is confirmed by its person through a link, once', async () => {
    const here = await as('robin')
    expect((await here.ask('GET', '/own-address')).body).toEqual({
      email: namedPeople.robin.email,
      isVerified: false,
    })
    expect((await here.ask('POST', '/own-address/verification')).body).toEqual({ isSent: true })
    const token = tokenIn((await server.newestMailTo(namedPeople.robin.email)).text)
    const path = `/verify-email/${token}`
    expect((await here.ask('GET', path)).body).toEqual({ email: namedPeople.robin.email, isMine: true })
    // Opening it confirms nothing yet.
    expect((await here.ask('GET', '/own-address')).body.isVerified).toBe(false)
    expect((await here.ask('POST', path)).body).toEqual({ isVerified: true })
    expect((await here.ask('GET', '/own-address')).body.isVerified).toBe(true)
    expect((await here.ask('POST', path)).status).toBe(404)
    expect((await here.ask('POST', '/own-address/verification')).body).toEqual({ isSent: false })
  })

  it('is not confirmed by anybody else’s click: who registered a stranger’s address gains nothing', async () => {
    await (await as('robin')).ask('POST', '/own-address/verification')
    const path = `/verify-email/${tokenIn((await server.newestMailTo(namedPeople.robin.email)).text)}`
    expect((await (await as('maria')).ask('POST', path)).status).toBe(403)
    expect((await browser().ask('POST', path)).status).toBe(401)
    expect(
      await db.rows('select email_verified from auth.users where id = $1', [people.robin.userId]),
    ).toEqual([{ email_verified: false }])
  })
})
