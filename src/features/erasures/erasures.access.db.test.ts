import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sqlFor } from '#platform/database/database.server.ts'
import { type Asker, strangersTo } from '../../../test/access/strangers.ts'
import { buildWorld } from '../../../test/access/world.ts'
import type { World } from '../../../test/access/world-rows.ts'
import { refusals, withServer } from '../../../test/ask.ts'
import { withTestDatabase } from '../../../test/database.ts'
import { fillRecord, randomOf } from '../../../test/merging.ts'

const db = withTestDatabase()
const { ask, expectRefusedToStrangers } = withServer(db)
let world: World
let path: string

beforeAll(async () => {
  world = await buildWorld(db)
  path = `/patients/${world.people.maria.recordId}/erasure`
})
beforeEach(async () => {
  for (const table of ['erasure_requests', 'outbox', 'rate_limits']) await db.rows(`delete from ${table}`)
})

/** Those who care for Maria, in every hat that they might try, and Maria in another than her own. */
const closeOnes = [
  ['maria', 'staff'],
  ['maria', 'administrator'],
  ['dana', 'staff'],
  ['dana', 'administrator'],
  ['marcus', 'staff'],
  ['priya', 'staff'],
  ['priya', 'administrator'],
] as const
const everybodyElse = [...closeOnes, ...strangersTo('maria')]

const ruth = (method: string, address: string, body?: object) =>
  ask('ruth', 'administrator', method, address, body)
const requests = () => db.rows('select patient_id, asked_as, confirmed_at from erasure_requests')
const open = (asked_as: string) => [{ patient_id: world.people.maria.recordId, asked_as, confirmed_at: null }]

async function expectRefusedToCloseOnes(method: string, address: string, body?: object) {
  for (const [asker, hat] of closeOnes) {
    const { status, text } = await ask(asker, hat, method, address, body)
    expect(refusals, `${asker} as ${hat}: ${status} ${text}`).toContain(status)
  }
}

describe('an administrator of the organization', () => {
  it('alone looks at what erasing would take away', async () => {
    expect((await ruth('GET', `${path}-preview`)).body.name).toBe('Maria Santos')
    await expectRefusedToStrangers('GET', `${path}-preview`)
    await expectRefusedToCloseOnes('GET', `${path}-preview`)
  })

  it('asks for it, and nobody else does but the patient', async () => {
    const body = { requestId: randomUUID() }
    await expectRefusedToStrangers('POST', path, body)
    await expectRefusedToCloseOnes('POST', path, body)
    expect(await requests()).toEqual([])
    expect((await ruth('POST', path, body)).status).toBe(200)
    expect(await requests()).toEqual(open('administrator'))
  })

  it('asks for nobody of another organization, in whatever words', async () => {
    const { iris, maria, organizations } = world.people
    const insert = (row: { patientId: string; organizationId?: string }) =>
      db.as('ruth', 'administrator').all(sqlFor.insertInto('erasureRequests').values(row))
    const theirs = { patientId: iris.recordId }
    await expect(insert(theirs)).rejects.toThrow()
    await expect(insert({ ...theirs, organizationId: organizations.harbor })).rejects.toThrow()
    expect(await requests()).toEqual([])
    await insert({ patientId: maria.recordId })
    expect(await requests()).toEqual(open('administrator'))
  })

  it('reads that it is asked for, and by whom, and nobody else does but the patient', async () => {
    await ruth('POST', path, { requestId: randomUUID() })
    expect((await ruth('GET', path)).body.request.askedByName).toBe('Ruth Adeyemi')
    expect((await ruth('GET', '/erasure-requests')).text).toContain('Maria')
    for (const [asker, hat] of everybodyElse)
      for (const address of [path, '/erasure-requests']) {
        const { text } = await ask(asker, hat, 'GET', address)
        expect(text, `${asker} as ${hat}: ${address}`).not.toMatch(/Maria|Ruth|"askedAs"/)
      }
  })

  it('alone confirms it', async () => {
    await ruth('POST', path, { requestId: randomUUID() })
    const body = { name: 'Maria Santos' }
    await expectRefusedToStrangers('POST', `${path}/confirmation`, body)
    await expectRefusedToCloseOnes('POST', `${path}/confirmation`, body)
    expect(await requests()).toEqual(open('administrator'))
    expect(await db.rows("select from outbox where job = 'erasures.erase'")).toEqual([])
    expect((await ruth('POST', `${path}/confirmation`, body)).status).toBe(200)
  })

  it('takes back what an administrator asked for, and nobody else does but the patient', async () => {
    await ruth('POST', path, { requestId: randomUUID() })
    // Whoever sees no request hears the same as where there is none.
    for (const [asker, hat] of everybodyElse)
      for (const address of [path, '/portal/erasure']) await ask(asker, hat, 'DELETE', address)
    expect(await requests()).toEqual(open('administrator'))
    expect((await ruth('DELETE', path)).status).toBe(200)
    expect(await requests()).toEqual([])
  })

  it('who asked for them leaves it to the person to take it back, and to nobody else', async () => {
    await ruth('POST', path, { requestId: randomUUID() })
    await ask('jay', 'patient', 'DELETE', '/portal/erasure')
    expect(await requests()).toEqual(open('administrator'))
    expect((await ask('maria', 'patient', 'GET', '/portal/erasure')).body.request).toMatchObject({
      askedAs: 'administrator',
    })
    expect((await ask('maria', 'patient', 'DELETE', '/portal/erasure')).status).toBe(200)
    expect(await requests()).toEqual([])
  })

  it('is not told how much only the patient reads, nor in whom else the account lives', async () => {
    await fillRecord(db, world, world.people.maria.recordId, randomOf(3), 3)
    const counts = async () => (await ruth('GET', `${path}-preview`)).body.counts
    const before = await counts()
    await db.rows(
      `delete from messages m using conversations c where c.id = m.conversation_id and c.participant_type = 'private'`,
    )
    await db.rows('delete from check_ins where not is_shared')
    expect(await counts()).toEqual(before)
    expect(before.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['messages', 'case_notes', 'mails']),
    )
  })
})

it('in the database too, nobody takes away a request that is another’s', async () => {
  const removeAll = sqlFor.deleteFrom('erasureRequests')
  await ask('maria', 'patient', 'POST', '/portal/erasure', { requestId: randomUUID() })
  await db.as('jay', 'patient').all(removeAll)
  await db.as('victor', 'administrator').all(removeAll)
  // Nor does an administrator take back what the patient asked for.
  await db.as('ruth', 'administrator').all(removeAll)
  expect(await requests()).toEqual(open('patient'))
  await ruth('POST', `${path}/confirmation`, { name: 'Maria Santos' })
  await db.as('maria', 'patient').all(removeAll)
  expect(await requests()).toHaveLength(1)
})

describe('a patient', () => {
  const askOwn = (asker: Asker, hat: string) =>
    ask(asker, hat, 'POST', '/portal/erasure', { requestId: randomUUID() })

  it('asks for nobody but themselves, and nobody else asks in their place', async () => {
    for (const [asker, hat] of everybodyElse) await askOwn(asker, hat)
    // Who is no patient has no record to name.
    expect([400, ...refusals]).toContain((await askOwn('ruth', 'administrator')).status)
    const { recordId } = world.people.maria
    expect(await requests()).not.toContainEqual(expect.objectContaining({ patient_id: recordId }))
    expect((await askOwn('maria', 'patient')).status).toBe(200)
    expect(await requests()).toContainEqual(open('patient')[0])
  })

  it('reads and takes back their own wish, and nobody else does', async () => {
    await askOwn('maria', 'patient')
    for (const [asker, hat] of everybodyElse) {
      const { text } = await ask(asker, hat, 'GET', '/portal/erasure')
      expect(text, `${asker} as ${hat}`).not.toContain('askedAs')
      await ask(asker, hat, 'DELETE', '/portal/erasure')
    }
    expect((await ruth('DELETE', path)).status).toBe(409)
    expect(await requests()).toEqual(open('patient'))
    expect((await ask('maria', 'patient', 'GET', '/portal/erasure')).body.request.askedAs).toBe('patient')
    expect((await ask('maria', 'patient', 'DELETE', '/portal/erasure')).status).toBe(200)
    expect(await requests()).toEqual([])
  })
})
