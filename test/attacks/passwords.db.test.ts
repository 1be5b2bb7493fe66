/** Nobody gets an account whose password is tried first: common ones, their own name, their own address. */
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { namedPeople } from '../../sample/people.ts'
import type { Asker } from '../access/strangers.ts'
import { withServer } from '../ask.ts'
import { onlyPeople, withTestDatabase } from '../database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
const link = 'a-link-that-was-mailed'

beforeAll(async () => {
  await db.empty()
})
beforeEach(async () => {
  const people = await onlyPeople(db)
  await db.rows(
    `insert into invitations (organization_id, kind, name, email, token_hash)
     values ($1, 'administrator', 'Bea Stone', 'bea.stone@example.com', sha256($2::bytea))`,
    [people.organizations.riverbend, link],
  )
  await db.rows(
    `insert into auth.address_proofs (purpose, email, language, secret_hash, expires_at)
     values ('new-password', $1, 'en', sha256($2::bytea), now() + interval '1 hour')`,
    [namedPeople.dana.email, link],
  )
})

const bea = { fullName: 'Bea Stone', email: 'bea.stone@example.com', language: 'en' }
const own = ['bea stone', 'BEA.STONE@example.com', 'Bea-Stone', 'bea.stone']
const ofDana = [
  namedPeople.dana.email,
  namedPeople.dana.name.toLowerCase(),
  namedPeople.dana.email.split('@')[0] ?? '',
]

it.each<[string, Asker, string, string, object, string, string[]]>([
  [
    'a patient signs up',
    'nobody',
    'POST',
    '/sign-up/patient',
    { ...bea, phone: '555 010 0199' },
    'password',
    own,
  ],
  ['an administrator signs up', 'nobody', 'POST', '/sign-up/administrator', bea, 'password', own],
  ['somebody invited signs up', 'nobody', 'POST', '/sign-up/invited', { ...bea, link }, 'password', own],
  ['a new password is chosen', 'nobody', 'POST', `/new-password/${link}`, {}, 'password', ofDana],
  [
    'a password is changed',
    'dana',
    'PUT',
    '/account/password',
    { currentPassword: 'x' },
    'newPassword',
    ofDana,
  ],
])('%s', async (_, asker, method, path, form, field, guessable) => {
  const choose = async (password: string) => {
    const { status, body } = await ask(asker, 'visitor', method, path, {
      ...form,
      [field]: password,
      confirmPassword: password,
    })
    return [status, body.fields]
  }
  for (const password of guessable)
    expect(await choose(password), password).toEqual([400, [{ field, message: 'passwordOwn' }]])
  expect(await choose('iloveyou')).toEqual([400, [{ field, message: 'passwordCommon' }]])
})
