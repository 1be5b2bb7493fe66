/** An invitation through its whole life, for each of the four kinds (decision 46). */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { sqlFor } from '#platform/database/database.server.ts'
import { namedPeople } from '../../../../sample/people.ts'
import { withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople
const robin = namedPeople.robin.email

beforeEach(async () => {
  people = await onlyPeople(db)
})

const kinds = {
  administrator: { by: 'ruth', hat: 'administrator', path: '/administrators' },
  case_manager: { by: 'ruth', hat: 'administrator', path: '/case-managers' },
  specialist: { by: 'ruth', hat: 'administrator', path: '/specialists' },
  patient: { by: 'dana', hat: 'staff', path: '/patients' },
} as const
type Kind = keyof typeof kinds
const kindNames = Object.keys(kinds) as Kind[]
const recorded = kindNames.filter(kind => kind !== 'administrator')

interface Row extends Record<string, unknown> {
  id: string
  email: string
  sendings: number
}
const rows = () => db.rows<Row>('select * from invitations order by created_at, id')
const newest = async () => (await rows()).at(-1) as Row
/** Invites Robin, or an address; answers with the id of the record. */
async function invite(kind: Kind, email = robin): Promise<string> {
  const { by, hat, path } = kinds[kind]
  const id = randomUUID()
  const body = kind === 'administrator' ? { name: 'Robin Vale', email } : { id, name: 'Robin Vale', email }
  expect((await ask(by, hat, 'POST', path, body)).status).toBe(201)
  return id
}
const askSender = (kind: Kind, path: string, body?: object) =>
  ask(kinds[kind].by, kinds[kind].hat, 'POST', path, body)
const offers = async () => (await ask('robin', 'visitor', 'GET', '/waiting-invitations')).body
const hats = async () =>
  (await ask('robin', 'visitor', 'GET', '/session')).body.memberships.map(({ hat }: { hat: string }) => hat)
const mails = async () =>
  (await db.rows("select from outbox where job = 'organizations.mail-invitation'")).length
/** Puts a link into the newest invitation, as the job that mails it does. */
async function link(): Promise<string> {
  const { id } = await newest()
  await db.rows('update invitations set token_hash = sha256($1::bytea) where id = $2', [`link ${id}`, id])
  return encodeURIComponent(`link ${id}`)
}
const stateOf = async (token: string) =>
  (await ask('nobody', 'visitor', 'GET', `/invitations/${token}`)).body.state
const longAgo = () => db.rows("update invitations set sent_at = now() - interval '1 hour'")

describe.each(kindNames)('to be %s', kind => {
  test('is offered to the proven address, which is nothing until its person says yes', async () => {
    await invite(kind)
    expect(await offers()).toMatchObject([
      {
        kind,
        organizationName: 'Riverbend Community Care',
        invitedBy: namedPeople[kinds[kind].by].name,
        isUnverified: false,
      },
    ])
    expect((await ask('robin', 'visitor', 'GET', '/session')).body).toMatchObject({
      invitations: 1,
      memberships: [],
    })
    for (const path of ['/case-manager/open', '/portal/open']) await ask('robin', 'visitor', 'POST', path, {})
    expect(await hats()).toEqual([])
    const { id } = await newest()
    expect((await ask('robin', 'visitor', 'POST', `/waiting-invitations/${id}/accept`)).body).toEqual({
      kind,
    })
    expect(await hats()).toEqual([kind])
    expect(await offers()).toEqual([])
  })

  test('is not offered to an address without proof', async () => {
    await invite(kind)
    await db.rows('update auth.users set email_verified = false where id = $1', [people.robin.userId])
    expect(await offers()).toEqual([])
    const { id } = await newest()
    for (const answer of ['accept', 'decline'])
      expect((await ask('robin', 'visitor', 'POST', `/waiting-invitations/${id}/${answer}`)).status).toBe(404)
    expect(await hats()).toEqual([])
  })

  test('is for nobody else', async () => {
    await invite(kind)
    const { id } = await newest()
    for (const other of ['maria', 'leo', 'victor', 'elena'] as const)
      expect((await ask(other, 'visitor', 'POST', `/waiting-invitations/${id}/accept`)).status).toBe(404)
    expect((await ask('elena', 'visitor', 'POST', `/invitations/${await link()}/accept`)).status).toBe(403)
  })

  test('opens once', async () => {
    await invite(kind)
    const token = await link()
    expect(await stateOf(token)).toBe('open')
    expect((await ask('robin', 'visitor', 'POST', `/invitations/${token}/accept`)).body).toEqual({ kind })
    expect(await stateOf(token)).toBe('used')
    expect((await ask('robin', 'visitor', 'POST', `/invitations/${token}/accept`)).status).toBe(404)
    expect(await hats()).toEqual([kind])
  })

  test('may be declined, and opens nothing then', async () => {
    await invite(kind)
    const token = await link()
    const { id } = await newest()
    await ask('robin', 'visitor', 'POST', `/waiting-invitations/${id}/decline`)
    expect(await offers()).toEqual([])
    expect(await stateOf(token)).toBe('declined')
    expect((await ask('robin', 'visitor', 'POST', `/invitations/${token}/accept`)).status).toBe(404)
  })

  test('is taken back, and opens nothing then', async () => {
    await invite(kind)
    const token = await link()
    const { id } = await newest()
    const taken = await askSender(kind, `/sent-invitations/${id}/take-back`)
    expect(taken.body).toMatchObject({ id, state: 'withdrawn' })
    expect(await offers()).toEqual([])
    expect(await stateOf(token)).toBe('withdrawn')
  })

  test('runs out, and is good again when it is sent again, under the same link', async () => {
    await invite(kind)
    const token = await link()
    const { id } = await newest()
    await db.rows(
      "update invitations set expires_at = now() - interval '1 second', sent_at = now() - interval '15 days'",
    )
    expect(await stateOf(token)).toBe('expired')
    expect(await offers()).toEqual([])
    expect((await askSender(kind, `/sent-invitations/${id}/send`)).body).toMatchObject({ id, state: 'open' })
    expect(await stateOf(token)).toBe('open')
    expect(await mails()).toBe(2)
  })

  test('is sent again once, however often that is pressed within a minute', async () => {
    await invite(kind)
    const { id } = await newest()
    await longAgo()
    for (let time = 0; time < 3; time += 1) await askSender(kind, `/sent-invitations/${id}/send`)
    expect(await newest()).toMatchObject({ sendings: 2 })
    expect(await mails()).toBe(2)
  })

  test('is kept by nobody but those who may invite', async () => {
    await invite(kind)
    const { id } = await newest()
    await longAgo()
    for (const [other, hat] of [
      ['marcus', 'staff'],
      ['priya', 'staff'],
      ['maria', 'patient'],
      ['victor', 'administrator'],
      ['robin', 'visitor'],
    ] as const)
      for (const what of ['send', 'take-back'])
        expect([401, 403, 404]).toContain(
          (await ask(other, hat, 'POST', `/sent-invitations/${id}/${what}`)).status,
        )
    expect(await newest()).toMatchObject({ sendings: 1, revoked_at: null })
  })
})

describe.each(recorded)('of a record of a %s', kind => {
  const table = { case_manager: 'caseManagers', specialist: 'specialists', patient: 'patients' }[kind] as
    | 'caseManagers'
    | 'specialists'
    | 'patients'

  test('goes to the corrected address, and the one to the wrong address is taken back', async () => {
    const id = await invite(kind, 'wrong@example.org')
    const wrong = await link()
    await db.as('ruth').all(sqlFor.updateTable(table).set({ email: robin }).where('id', '=', id))
    expect(await stateOf(wrong)).toBe('withdrawn')
    expect(await offers()).toMatchObject([{ kind }])
    expect((await rows()).map(({ email }) => email)).toEqual(['wrong@example.org', robin])
    expect(await mails()).toBe(2)
  })

  test('is written anew after it was taken back, and never twice', async () => {
    const id = await invite(kind)
    await askSender(kind, `/sent-invitations/${(await newest()).id}/take-back`)
    for (let time = 0; time < 2; time += 1)
      expect((await askSender(kind, '/sent-invitations', { kind, recordId: id })).body).toMatchObject({
        email: robin,
        state: 'open',
      })
    expect(await rows()).toHaveLength(2)
    expect(await offers()).toHaveLength(1)
  })

  test('is not written for somebody else’s record, or for who is in already', async () => {
    const id = await invite(kind)
    await ask('robin', 'visitor', 'POST', `/waiting-invitations/${(await newest()).id}/accept`)
    await askSender(kind, '/sent-invitations', { kind, recordId: id })
    for (const [other, hat] of [
      ['marcus', 'staff'],
      ['victor', 'administrator'],
    ] as const)
      expect([403, 404]).toContain(
        (await ask(other, hat, 'POST', '/sent-invitations', { kind, recordId: id })).status,
      )
    expect(await rows()).toHaveLength(1)
    expect(await hats()).toEqual([kind])
  })
})

test('a removed record takes its invitation back', async () => {
  const id = await invite('case_manager')
  await db.rows('update case_managers set removed_at = now() where id = $1', [id])
  expect(await offers()).toEqual([])
  expect((await rows())[0]?.revoked_at).not.toBeNull()
})

test('a stranger’s organization that is called like ours is offered as what it is, and gets nobody and nothing', async () => {
  await db.rows(
    "update organizations set name = 'Riverbend Community Care', created_at = now() where id = $1",
    [people.organizations.harbor],
  )
  const body = { id: randomUUID(), name: 'Dana', email: namedPeople.dana.email }
  expect((await ask('victor', 'administrator', 'POST', '/case-managers', body)).status).toBe(201)
  expect((await ask('dana', 'visitor', 'GET', '/waiting-invitations')).body).toMatchObject([
    {
      organizationId: people.organizations.harbor,
      invitedBy: namedPeople.victor.name,
      isUnverified: true,
    },
  ])
  await ask('dana', 'visitor', 'POST', '/case-manager/open')
  const patient = { id: randomUUID(), name: 'Nadia Amari', email: null }
  expect((await ask('dana', 'staff', 'POST', '/patients', patient)).status).toBe(201)
  expect(await db.rows('select organization_id from patients where id = $1', [patient.id])).toEqual([
    { organization_id: people.organizations.riverbend },
  ])
})
