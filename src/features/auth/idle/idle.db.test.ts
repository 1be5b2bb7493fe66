/** A session ends by itself when nobody does anything; the database’s clock decides, and only what a person does moves its end. */
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { sqlFor } from '#platform/database/database.server.ts'
import { tokenOf } from '../../../../sample/insert-people.ts'
import type { PersonKey } from '../../../../sample/people.ts'
import { withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

/** In each hat, something that this person may see. */
const hats: readonly [PersonKey, string, string][] = [
  ['maria', 'patient', '/portal/forms'],
  ['dana', 'staff', '/caseload/overview'],
  ['priya', 'staff', '/caseload/overview'],
  ['ruth', 'administrator', '/organization'],
]

const choose = (idleMinutes: number | null, seen: number | null = null) =>
  ask('ruth', 'administrator', 'PUT', '/organization/settings', {
    idleMinutes,
    seen: { idleMinutes: seen },
  })
/** Lets time pass for everybody who is signed in. */
const pass = (minutes: number) =>
  db.rows('update auth.sessions set idle_ends_at = idle_ends_at - make_interval(mins => $1)', [minutes])
/** The minutes that a session has left; null where it has no end of this kind. */
async function left(person: PersonKey) {
  const { body } = await ask(person, 'visitor', 'GET', '/session')
  return body.idleEndsIn === null ? null : Math.round(body.idleEndsIn / 60_000)
}

it('nobody is signed out before their organization says so', async () => {
  expect(await left('maria')).toBeNull()
  expect((await ask('maria', 'visitor', 'POST', '/session/activity')).body).toEqual({ idleEndsIn: null })
  const [session] = await db.rows<{ days: number }>(
    `select extract(day from expires_at - now())::int as days from auth.sessions where user_id = $1`,
    [people.maria.userId],
  )
  await choose(15)
  await choose(null, 15)
  const [after] = await db.rows<{ days: number }>(
    `select extract(day from expires_at - now())::int as days from auth.sessions where user_id = $1`,
    [people.maria.userId],
  )
  expect(session?.days).toBeGreaterThan(0)
  expect(after?.days).toBeGreaterThan(0)
  expect(await left('maria')).toBeNull()
})

it('in every hat the session ends after the minutes of the organization, whatever the page asked meanwhile', async () => {
  await choose(15)
  await pass(10)
  for (const [person, hat, path] of hats) {
    expect((await ask(person, hat, 'GET', path)).status, person).toBe(200)
    expect(await left(person), person).toBe(5)
  }
  await pass(5)
  for (const [person, hat, path] of hats) {
    expect((await ask(person, hat, 'GET', path)).status, person).toBe(401)
    expect((await ask(person, 'visitor', 'GET', '/session')).body.person, person).toBeNull()
    expect((await ask(person, 'visitor', 'POST', '/session/activity')).status, person).toBe(401)
  }
  // Another organization is none of its business.
  expect((await ask('victor', 'administrator', 'GET', '/organization')).status).toBe(200)
})

it('what somebody does begins their minutes anew, and nobody else’s', async () => {
  await choose(15)
  await pass(14)
  const { body } = await ask('dana', 'visitor', 'POST', '/session/activity')
  expect(Math.round(body.idleEndsIn / 60_000)).toBe(15)
  await pass(1)
  expect((await ask('dana', 'staff', 'GET', '/caseload/overview')).status).toBe(200)
  expect((await ask('maria', 'patient', 'GET', '/portal/forms')).status).toBe(401)
})

it('renewing a session, as the sign-in library does, does not keep it', async () => {
  await choose(15)
  await pass(10)
  await db.rows("update auth.sessions set expires_at = now() + interval '7 days', updated_at = now()")
  expect(await left('maria')).toBe(5)
  await pass(5)
  await db.rows("update auth.sessions set expires_at = now() + interval '7 days'")
  expect((await ask('maria', 'patient', 'GET', '/portal/forms')).status).toBe(401)
})

it('of several organizations the shortest time counts, from joining on and on a new sign-in too', async () => {
  await db.rows('update organizations set idle_minutes = 30 where id = $1', [people.organizations.harbor])
  expect(await left('maria')).toBeNull()
  await db.rows(
    "insert into patients (organization_id, user_id, name, status) values ($1, $2, 'Maria', 'active')",
    [people.organizations.harbor, people.maria.userId],
  )
  expect(await left('maria')).toBe(30)
  await choose(15)
  expect(await left('maria')).toBe(15)
  await db.rows('update organizations set idle_minutes = 60 where id = $1', [people.organizations.riverbend])
  expect(await left('maria')).toBe(30)
  const [begun] = await db.rows<{ minutes: number }>(
    `insert into auth.sessions (user_id, token_hash, expires_at) values ($1, 'x', now() + interval '7 days')
      returning extract(epoch from expires_at - now()) / 60 as minutes`,
    [people.maria.userId],
  )
  expect(Math.round(Number(begun?.minutes))).toBe(30)
})

it('nobody begins the minutes of a session that is not theirs', async () => {
  await choose(15)
  await pass(10)
  await db.as('maria').one(sqlFor.selectNoFrom(sql`app.note_activity(${tokenOf('dana')})`.as('noted')))
  expect(await left('dana')).toBe(5)
  expect((await ask('nobody', 'visitor', 'POST', '/session/activity')).status).toBe(401)
})

it('what two administrators choose at the same time is not written over', async () => {
  expect((await choose(15)).body.idleMinutes).toBe(15)
  const second = await choose(30)
  expect([second.status, second.body.stored]).toEqual([409, { idleMinutes: 15 }])
  for (const idleMinutes of [4, 481, 7.5, '15'])
    expect(
      (await ask('ruth', 'administrator', 'PUT', '/organization/settings', { idleMinutes })).status,
    ).toBe(400)
})
