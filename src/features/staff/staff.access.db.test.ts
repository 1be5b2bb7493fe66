import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { namedPeople, telltale } from '../../../sample/people.ts'
import { withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

const administer = (method: string, path: string, body?: object) =>
  ask('ruth', 'administrator', method, path, body)

describe('the organization', () => {
  test('in figures', async () => {
    expect((await administer('GET', '/organization')).body).toMatchObject({
      name: 'Riverbend Community Care',
      patients: 9,
      caseManagers: 2,
      specialists: 1,
    })
  })

  test('is renamed by its administrator alone', async () => {
    const seen = { name: 'Riverbend Community Care' }
    expect((await administer('PUT', '/organization/name', { name: 'Riverbend', seen })).status).toBe(200)
    expect((await ask('dana', 'staff', 'PUT', '/organization/name', { name: 'Mine' })).status).toBe(403)
    expect(await db.rows('select name from organizations order by name')).toEqual([
      { name: 'Harbor Light Services' },
      { name: 'Riverbend' },
    ])
  })

  test('sends who is signed out to sign in, and tells everybody else', async () => {
    expect((await ask('nobody', 'administrator', 'GET', '/organization')).status).toBe(401)
    for (const person of ['dana', 'priya', 'maria', 'robin'] as const)
      expect((await ask(person, 'administrator', 'GET', '/organization')).status).toBe(403)
  })
})

describe('staff', () => {
  test('are listed for their administrator, without those who left or work elsewhere', async () => {
    await db.rows('update case_managers set name = $1 where id = $2', [telltale, people.elena.recordId])
    const { body } = await administer('GET', '/case-managers')
    expect(body.caseManagers.map((each: { name: string }) => each.name).sort()).toEqual([
      namedPeople.dana.name,
      namedPeople.marcus.name,
    ])
    expect(
      body.caseManagers.find((each: { name: string }) => each.name === namedPeople.dana.name),
    ).toMatchObject({
      patientCount: 5,
      isDefault: true,
      specialistName: namedPeople.priya.name,
      hasAccount: true,
    })
    expect((await administer('GET', '/specialists')).body.specialists).toMatchObject([
      { name: namedPeople.priya.name, patientCount: 5 },
    ])
  })

  test.each(['/case-managers', '/specialists'])('added to %s are invited in the same stroke', async path => {
    const id = randomUUID()
    const body = { id, name: 'Noor Haddad', email: 'noor.haddad@riverbend.example' }
    for (let time = 0; time < 2; time += 1) expect((await administer('POST', path, body)).status).toBe(201)
    expect(await db.rows('select email, name from invitations')).toEqual([
      { email: body.email, name: body.name },
    ])
    expect(await db.rows("select from outbox where job = 'organizations.mail-invitation'")).toHaveLength(1)
    const again = await administer('POST', path, { ...body, id: randomUUID() })
    expect(again.status).toBe(409)
    expect(await db.rows('select from invitations')).toHaveLength(1)
  })

  test('who accept their invitation are at their desk', async () => {
    const id = randomUUID()
    await administer('POST', '/case-managers', {
      id,
      name: namedPeople.robin.name,
      email: namedPeople.robin.email,
    })
    await db.rows("update invitations set token_hash = sha256('the link in the mail'::bytea)")
    const link = encodeURIComponent('the link in the mail')
    expect((await ask('dana', 'visitor', 'POST', `/invitations/${link}/accept`)).status).toBe(403)
    expect((await ask('robin', 'visitor', 'POST', `/invitations/${link}/accept`)).body).toEqual({
      kind: 'case_manager',
    })
    expect((await ask('robin', 'visitor', 'POST', '/case-manager/open')).body).toEqual({
      opened: 'case_manager',
    })
    expect((await ask('robin', 'staff', 'GET', '/caseload/overview')).body).toMatchObject({
      totalPatients: 0,
    })
  })

  test('have one default case manager, and never none by mistake', async () => {
    const defaults = () =>
      db.rows('select id from case_managers where is_default and organization_id = $1', [
        people.organizations.riverbend,
      ])
    expect((await administer('POST', `/case-managers/${people.marcus.recordId}/default`)).status).toBe(200)
    expect(await defaults()).toEqual([{ id: people.marcus.recordId }])
    for (const absent of [people.leo.recordId, people.elena.recordId, randomUUID()])
      expect((await administer('POST', `/case-managers/${absent}/default`)).status).toBe(404)
    expect(await defaults()).toEqual([{ id: people.marcus.recordId }])
  })

  test('a specialist follows to all patients of the manager', async () => {
    const path = `/case-managers/${people.marcus.recordId}/specialist`
    const { body } = await administer('POST', path, { specialistId: people.priya.recordId })
    expect(body).toMatchObject({ name: namedPeople.marcus.name, patients: 3 })
    expect((await ask('priya', 'staff', 'GET', `/patients/${people.grace.recordId}`)).status).toBe(200)
  })

  test.each([
    ['dana', 'staff'],
    ['priya', 'staff'],
    ['maria', 'patient'],
    ['robin', 'administrator'],
  ] as const)('are not for %s to add', async (person, hat) => {
    const body = { id: randomUUID(), name: 'Noor', email: 'noor@riverbend.example' }
    expect((await ask(person, hat, 'POST', '/case-managers', body)).status).toBe(403)
    expect((await ask(person, hat, 'POST', '/specialists', body)).status).toBe(403)
    expect(await db.rows('select from invitations')).toHaveLength(0)
  })
})
