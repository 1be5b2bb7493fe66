/** A link that is no longer good opens nothing, and says so before anybody fills in a form. */
import { beforeEach, expect, it } from 'vitest'
import { withServer } from '../ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
const link = 'a-link-that-was-mailed'
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

const read = async (path: string) => (await ask('nobody', 'visitor', 'GET', path)).status
const readInvitation = async () => (await ask('nobody', 'visitor', 'GET', `/invitations/${link}`)).body

it.each(['anything', 'x', 'a-link-that-was-never-printed'])('of founding: /found/%s', async words => {
  expect(await read(`/founding-links/${words}`)).toBe(404)
})

it('of founding, once it was used or an organization stands', async () => {
  await db.rows('insert into founding_links (token_hash) values (sha256($1::bytea))', [link])
  await db.rows('update organizations set is_default = false')
  expect(await read(`/founding-links/${link}`)).toBe(200)
  await db.rows('update founding_links set used_at = now()')
  expect(await read(`/founding-links/${link}`)).toBe(404)
  await db.rows('update founding_links set used_at = null')
  await db.rows('update organizations set is_default = true where id = $1', [people.organizations.riverbend])
  expect(await read(`/founding-links/${link}`)).toBe(404)
})

/** Invites a case manager who has no account yet, by a link of ours. */
async function invite() {
  await db.rows(
    `with record as (insert into case_managers (organization_id, name, email) values ($1, 'Bea Stone', 'bea@example.com')
       returning organization_id, id)
     insert into invitations (organization_id, kind, name, email, case_manager_id, token_hash)
       select organization_id, 'case_manager', 'Bea Stone', 'Bea@example.com', id, sha256($2::bytea) from record`,
    [people.organizations.riverbend, link],
  )
  expect(await readInvitation()).toMatchObject({ state: 'open', invitation: { kind: 'case_manager' } })
}

it.each([
  ['was used', 'used', 'update invitations set accepted_at = now() where case_manager_id is not null'],
  [
    'was declined',
    'declined',
    'update invitations set declined_at = now() where case_manager_id is not null',
  ],
  [
    'was taken back',
    'withdrawn',
    'update invitations set revoked_at = now() where case_manager_id is not null',
  ],
  [
    'ran out',
    'expired',
    "update invitations set expires_at = now() - interval '1 second' where case_manager_id is not null",
  ],
  [
    'is for somebody who was removed',
    'withdrawn',
    "update case_managers set removed_at = now() where name = 'Bea Stone'",
  ],
  [
    'went to another address',
    'withdrawn',
    "update case_managers set email = 'bea@example.org' where name = 'Bea Stone'",
  ],
])('an invitation that %s says so, and nothing else', async (_, state, change) => {
  await invite()
  await db.rows(change)
  expect(await readInvitation()).toEqual({ state, invitation: null })
  const password = 'a quiet green door'
  const form = { link, fullName: 'Bea Stone', password, confirmPassword: password, language: 'en' }
  expect((await ask('nobody', 'visitor', 'POST', '/sign-up/invited', form)).status).toBe(404)
  expect((await ask('robin', 'visitor', 'POST', `/invitations/${link}/accept`, {})).status).toBe(404)
  expect(await db.rows("select from auth.users where email ilike 'bea@%'")).toEqual([])
})
