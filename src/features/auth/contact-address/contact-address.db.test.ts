/** A new address for notices: proven before anything goes there, by its person alone, and the former one is told. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type InsertedPeople, insertPeople, withTestDatabase } from '../../../../test/database.ts'
import { serverWithMail } from '../../../../test/server-with-mail.ts'

const db = withTestDatabase()
const former = 'maria.santos@example.org'
const address = 'maria.new@example.net'
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
afterEach(() => expect(server.failures).toEqual([]))

async function ask(by: 'maria' | 'jay' | 'dana', hat: 'patient' | 'staff', path: string, body: object) {
  const answer = await fetch(`${server.origin}/api${path}`, {
    method: 'POST',
    headers: { ...server.headersOf(by, hat), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}
const begin = async () => {
  const { body } = await ask('maria', 'patient', '/portal/address', { email: 'Maria.New@example.net' })
  const { text } = await server.newestMailTo(address)
  return { proof: body.proof as string, code: /^(\d{6})$/m.exec(text)?.[1] ?? '' }
}
const addressOf = async () =>
  (await db.rows<{ email: string }>('select email from patients where id = $1', [people.maria.recordId]))[0]
    ?.email
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a new address', () => {
  it('gets nothing but a code until that is given; then it is theirs, and the former one is told', async () => {
    const { proof, code } = await begin()
    expect(await addressOf()).toBe(former)
    const wrong = await ask('maria', 'patient', '/portal/address/proof', { proof, code: otherThan(code) })
    expect(wrong).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'code', message: 'mailCodeWrong' }] },
    })
    expect(await addressOf()).toBe(former)

    expect((await ask('maria', 'patient', '/portal/address/proof', { proof, code })).status).toBe(200)
    expect(await addressOf()).toBe(address)
    const told = await server.newestMailTo(former)
    expect(told.subject).toBe('Se cambió su correo')
    expect(told.text).not.toContain(address)
    expect(await db.rows('select kind, value from former_contacts')).toEqual([
      { kind: 'email', value: former },
    ])
    const [account] = await db.rows('select email from auth.users where id = $1', [people.maria.userId])
    expect(account).toEqual({ email: former })
  })

  it('is proven by who asked for it alone, once, and within five guesses', async () => {
    const { proof, code } = await begin()
    const over = { status: 400, body: { fields: [{ message: 'mailCodeOver' }] } }
    expect(await ask('jay', 'patient', '/portal/address/proof', { proof, code })).toMatchObject(over)
    for (let guess = 0; guess < 5; guess++)
      await ask('maria', 'patient', '/portal/address/proof', { proof, code: otherThan(code) })
    expect(await ask('maria', 'patient', '/portal/address/proof', { proof, code })).toMatchObject(over)
    expect(await addressOf()).toBe(former)
  })

  it('is not for staff to ask for', async () => {
    expect((await ask('dana', 'staff', '/portal/address', { email: address })).status).toBe(403)
  })
})
