/** Signing up where mails leave: a code proves the address before anything is kept. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { namedPeople } from '../../../../sample/people.ts'
import { insertPeople, withTestDatabase } from '../../../../test/database.ts'
import { Browser, serverWithMail } from '../../../../test/server-with-mail.ts'
import { codeOf } from '../verification-codes/verification-codes.server.ts'

const db = withTestDatabase()
const password = 'a long enough password'
let server: Awaited<ReturnType<typeof serverWithMail>>

beforeAll(async () => {
  server = await serverWithMail(db)
})
afterAll(() => server.stop())
beforeEach(async () => {
  await db.empty()
  server.mails.length = 0
  await insertPeople(db)
})
afterEach(async () => {
  // What a test began, such as filling an organization it founded, ends before the next one empties the tables.
  await server.idle()
  expect(server.log).toEqual([])
  expect(server.failures).toEqual([])
})

const newPatient = {
  fullName: 'Ann Lee',
  email: 'Ann.Lee@example.com',
  phone: '555 010 0142',
  password,
  confirmPassword: password,
  language: 'es',
  timeZone: 'America/Denver',
}
const address = 'ann.lee@example.com'
const browser = () => new Browser(server.origin)
const codeIn = (text: string) => /^(\d{6})$/m.exec(text)?.[1] ?? ''
const accounts = (email: string) =>
  db.rows('select name, email_verified from auth.users where email = $1', [email])

describe('signing up where mails leave', () => {
  it('mails a code, keeps nothing of the form, and signs up with the right one', async () => {
    const here = browser()
    const { status, body: asked } = await here.ask('POST', '/sign-up/patient', newPatient)
    expect([status, asked]).toMatchObject([200, { signedIn: false, codeSentTo: newPatient.email }])
    expect(await accounts(address)).toEqual([])
    expect(here.cookies.get('handrail.session_token')).toBeUndefined()
    const kept = await db.rows('select to_jsonb(p) as row from auth.address_proofs p')
    expect(JSON.stringify(kept)).not.toMatch(/Ann Lee|0142|long enough/)

    const { subject, text } = await server.newestMailTo(address)
    expect(subject).toBe('Su código')
    const right = { ...newPatient, proof: asked.proof, code: codeIn(text) }
    expect((await here.ask('POST', '/sign-up/patient', right)).body).toEqual({ signedIn: true })
    expect((await here.who()).person).toMatchObject({ name: 'Ann Lee', email: address, language: 'es' })
    expect(await accounts(address)).toEqual([{ name: 'Ann Lee', email_verified: true }])
    const [profile] = await db.rows('select time_zone from profiles where email = $1', [address])
    expect(profile).toEqual({ time_zone: 'America/Denver' })
    // What the row of the mail shows is worth nothing.
    const [mail] = await db.rows("select body from mails where kind = 'sign-up-code'")
    expect(mail?.body).not.toContain(codeIn(text))
  })

  it('takes five guesses at a code, whoever else guesses beside it', async () => {
    const { body: asked } = await browser().ask('POST', '/sign-up/patient', newPatient)
    const { body: other } = await browser().ask('POST', '/sign-up/patient', newPatient)
    await server.idle()
    const guess = (proof: string, code: string) =>
      browser().ask('POST', '/sign-up/patient', { ...newPatient, proof, code })
    const texts = server.mails.map(mail => codeIn(mail.text ?? ''))
    const wrong = ['000000', '000001', '000002', '000003', '000004', '000005', '000006']
      .filter(code => !texts.includes(code))
      .slice(0, 5)
    const answers = []
    for (const code of wrong) answers.push((await guess(asked.proof, code)).body.fields[0].message)
    expect(answers).toEqual([...Array(4).fill('mailCodeWrong'), 'mailCodeOver'])
    const codes = server.services.linkToken
    // The right one comes too late for this proof, and is in time for the other.
    expect((await guess(asked.proof, codeOf(codes, asked.proof))).body.fields).toEqual([
      { field: 'code', message: 'mailCodeOver' },
    ])
    expect((await guess(other.proof, codeOf(codes, other.proof))).body).toEqual({ signedIn: true })
  })

  it('takes a code for its own address alone, and for ten minutes', async () => {
    const { body: asked } = await browser().ask('POST', '/sign-up/patient', newPatient)
    const code = codeIn((await server.newestMailTo(address)).text)
    const form = { ...newPatient, proof: asked.proof, code }
    const stolen = await browser().ask('POST', '/sign-up/patient', { ...form, email: 'thief@example.com' })
    expect(stolen.status).toBe(400)
    await db.rows("update auth.address_proofs set expires_at = expires_at - interval '10 minutes 1 second'")
    expect((await browser().ask('POST', '/sign-up/patient', form)).body.fields[0].message).toBe(
      'mailCodeOver',
    )
    expect(
      await db.rows("select from auth.users where email in ($1, 'thief@example.com')", [address]),
    ).toEqual([])
  })

  it('mails the same code again, so that whichever mail comes first is right', async () => {
    const { body: first } = await browser().ask('POST', '/sign-up/patient', newPatient)
    await server.idle()
    const again = await browser().ask('POST', '/sign-up/patient', { ...newPatient, proof: first.proof })
    expect(again.body.proof).toBe(first.proof)
    await server.idle()
    expect(server.mails.map(mail => codeIn(mail.text ?? ''))).toEqual(
      Array(2).fill(codeIn(server.mails[0]?.text ?? '')),
    )
  })

  it('tells by mail alone that the address has an account', async () => {
    const form = { ...newPatient, email: namedPeople.maria.email }
    const asked = await browser().ask('POST', '/sign-up/patient', form)
    expect(asked).toMatchObject({
      status: 200,
      body: { signedIn: false, codeSentTo: namedPeople.maria.email },
    })
    const { subject, text } = await server.newestMailTo(namedPeople.maria.email)
    expect(subject).toBe('Ya tiene una cuenta')
    expect(codeIn(text)).toBe('')
    expect(text).toContain('https://care.example.org/es/patient-login')
    // Not even the code that a mail would have carried opens anything.
    const code = codeOf(server.services.linkToken, asked.body.proof)
    const tried = await browser().ask('POST', '/sign-up/patient', { ...form, proof: asked.body.proof, code })
    expect(tried.body.fields).toEqual([{ field: 'code', message: 'mailCodeWrong' }])
  })

  it('founds an organization once an administrator’s code is right', async () => {
    const here = browser()
    const form = { fullName: 'Bea Stone', email: 'bea@example.com', password, confirmPassword: password }
    const { body: asked } = await here.ask('POST', '/sign-up/administrator', form)
    expect(await db.rows("select from organizations where name like 'Bea%'")).toEqual([])
    const code = codeIn((await server.newestMailTo('bea@example.com')).text)
    await here.ask('POST', '/sign-up/administrator', { ...form, proof: asked.proof, code })
    expect((await here.who()).memberships).toMatchObject([{ name: "Bea Stone's organization" }])
  })

  it('refuses common passwords at the field before anything is mailed', async () => {
    const common = { ...newPatient, password: 'QwertyUiop', confirmPassword: 'QwertyUiop' }
    for (const path of ['/sign-up/patient', '/sign-up/administrator']) {
      const refused = await browser().ask('POST', path, common)
      expect(refused.status).toBe(400)
      expect(refused.body.fields).toEqual([{ field: 'password', message: 'passwordCommon' }])
    }
    await server.idle()
    expect(server.mails).toEqual([])
  })

  it('mails an address only so often', async () => {
    const statuses = []
    // Two windows' worth and one more, in case an hour ends meanwhile.
    for (let n = 0; n < 13; n++)
      statuses.push((await browser().ask('POST', '/sign-up/patient', newPatient)).status)
    expect(statuses).toContain(429)
  })
})
