/** What the procedures of proving an address give to people whom it does not concern: nothing, and the same as to anybody. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { namedPeople } from '../../../sample/people.ts'
import { type Asker, strangersTo } from '../../../test/access/strangers.ts'
import { type InsertedPeople, insertPeople, withTestDatabase } from '../../../test/database.ts'
import { serverWithMail } from '../../../test/server-with-mail.ts'

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
  await db.rows('update auth.users set email_verified = false where id = $1', [people.maria.userId])
})

/** Whoever Maria does not concern, and the staff who care for her: an address is one's own alone. */
const strangers = [...strangersTo('maria'), ['dana', 'staff'], ['ruth', 'administrator']] as const

async function ask(asker: Asker, hat: string, method: string, path: string, body?: object) {
  const answer = await fetch(`${server.origin}/api${path}`, {
    method,
    headers: server.headersOf(asker, hat),
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, text: await answer.text() }
}

const isProven = async () =>
  (await db.rows('select email_verified from auth.users where id = $1', [people.maria.userId]))[0]
    ?.email_verified

it('one’s own address is shown to oneself alone', async () => {
  expect((await ask('maria', 'patient', 'GET', '/own-address')).text).toContain(namedPeople.maria.email)
  for (const [asker, hat] of strangers) {
    const { status, text } = await ask(asker, hat, 'GET', '/own-address')
    expect(text, asker).not.toContain(namedPeople.maria.email)
    expect(status, asker).toBe(asker === 'nobody' ? 401 : 200)
  }
})

it('nobody has a mail sent to somebody else’s address, and nobody confirms it', async () => {
  for (const [asker, hat] of strangers) await ask(asker, hat, 'POST', '/own-address/verification')
  await server.idle()
  expect(server.mails.filter(({ recipients }) => recipients.includes(namedPeople.maria.email))).toEqual([])

  await ask('maria', 'patient', 'POST', '/own-address/verification')
  const { text } = await server.newestMailTo(namedPeople.maria.email)
  const token = /verify-email\/([\w-]+)/.exec(text)?.[1]
  for (const [asker, hat] of strangers) {
    const tried = await ask(asker, hat, 'POST', `/verify-email/${token}`)
    expect(tried.status, asker).toBe(asker === 'nobody' ? 401 : 403)
    expect(await isProven(), asker).toBe(false)
  }
  expect((await ask('maria', 'patient', 'POST', `/verify-email/${token}`)).status).toBe(200)
  expect(await isProven()).toBe(true)
})

it('a link that was never mailed opens nothing, to anybody', async () => {
  // What stands in the database is not what opens: ids, hashes, other people's ids.
  await ask('nobody', 'visitor', 'POST', '/forgotten-password', { email: namedPeople.maria.email })
  await server.newestMailTo(namedPeople.maria.email)
  const [proof] = await db.rows<{ id: string; hash: string }>(
    "select id, encode(secret_hash, 'base64') as hash from auth.address_proofs",
  )
  const guesses = [proof?.id, proof?.hash, people.maria.userId, people.maria.recordId, 'never-mailed']
  const password = 'four words nobody guesses'
  for (const [asker, hat] of strangers)
    for (const guess of guesses) {
      const link = encodeURIComponent(String(guess))
      await db.rows('delete from rate_limits')
      for (const path of [`/new-password/${link}`, `/verify-email/${link}`]) {
        const read = await ask(asker, hat, 'GET', path)
        expect([read.status, read.text.includes(namedPeople.maria.email)], path).toEqual([404, false])
      }
      const chosen = await ask(asker, hat, 'POST', `/new-password/${link}`, {
        password,
        confirmPassword: password,
      })
      expect(chosen.status).toBe(404)
    }
  expect(await db.rows('select from auth.sessions where user_id = $1', [people.maria.userId])).toHaveLength(1)
})

it('a link for one purpose does not serve another', async () => {
  await ask('nobody', 'visitor', 'POST', '/forgotten-password', { email: namedPeople.maria.email })
  const forNewPassword = /new-password\/([\w-]+)/.exec(
    (await server.newestMailTo(namedPeople.maria.email)).text,
  )?.[1]
  expect((await ask('maria', 'patient', 'POST', `/verify-email/${forNewPassword}`)).status).toBe(404)
  await ask('maria', 'patient', 'POST', '/own-address/verification')
  const forAddress = /verify-email\/([\w-]+)/.exec(
    (await server.newestMailTo(namedPeople.maria.email)).text,
  )?.[1]
  expect((await ask('nobody', 'visitor', 'GET', `/new-password/${forAddress}`)).status).toBe(404)
})

it('the clock of a record stands in the session of its patient alone', async () => {
  await db.rows("update patients set time_zone = 'Pacific/Chatham' where user_id = $1", [people.maria.userId])
  const clocksOf = async (asker: Asker, hat: string) =>
    JSON.parse((await ask(asker, hat, 'GET', '/session')).text).memberships as {
      hat: string
      timeZone: string | null
    }[]
  expect(await clocksOf('maria', 'patient')).toMatchObject([{ hat: 'patient', timeZone: 'Pacific/Chatham' }])
  for (const [asker, hat] of strangers)
    for (const membership of await clocksOf(asker, hat)) {
      expect(membership.timeZone, asker).not.toBe('Pacific/Chatham')
      if (membership.hat !== 'patient') expect(membership.timeZone, asker).toBeNull()
    }
})
