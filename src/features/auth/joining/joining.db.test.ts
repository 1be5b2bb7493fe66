/** What one belongs to: leaving it, seats, and the organization that stays chosen (decisions 33 and 46). */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { sqlFor } from '#platform/database/database.server.ts'
import type { PersonKey } from '../../../../sample/people.ts'
import { withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'

const db = withTestDatabase()
const sqlChosen = sql<string | null>`app.chosen_organization()`.as('id')
const { ask } = withServer(db)
let people: InsertedPeople
let riverbend: string

beforeEach(async () => {
  people = await onlyPeople(db)
  riverbend = people.organizations.riverbend
})

const leave = (person: PersonKey, hat: string, organizationId = riverbend) =>
  ask(person, 'visitor', 'POST', '/memberships/leave', { organizationId, hat })
const hats = async (person: PersonKey) =>
  (await ask(person, 'visitor', 'GET', '/session')).body.memberships.map(({ hat }: { hat: string }) => hat)
const patientsOf = async (column: 'case_manager_id' | 'specialist_id', id: string | null) =>
  (
    await db.rows(`select from patients where organization_id = $1 and ${column} is not distinct from $2`, [
      riverbend,
      id,
    ])
  ).length

describe('leaving', () => {
  test('ends a case manager’s access at once; their patients go to the default one', async () => {
    const ofDana = await patientsOf('case_manager_id', people.dana.recordId)
    const ofMarcus = await patientsOf('case_manager_id', people.marcus.recordId)
    expect(ofMarcus).toBeGreaterThan(0)
    for (let time = 0; time < 2; time += 1) expect((await leave('marcus', 'case_manager')).status).toBe(200)
    expect(await hats('marcus')).toEqual([])
    expect((await ask('marcus', 'staff', 'GET', '/caseload/patients')).status).toBe(403)
    expect(await patientsOf('case_manager_id', people.marcus.recordId)).toBe(0)
    expect(await patientsOf('case_manager_id', people.dana.recordId)).toBe(ofDana + ofMarcus)
  })

  test('of the default one leaves their patients with nobody, and none forgotten among those without', async () => {
    const ofNobody = await patientsOf('case_manager_id', null)
    const ofDana = await patientsOf('case_manager_id', people.dana.recordId)
    await leave('dana', 'case_manager')
    expect(await patientsOf('case_manager_id', null)).toBe(ofNobody + ofDana)
    expect(
      await db.rows('select from case_managers where is_default and organization_id = $1', [riverbend]),
    ).toEqual([])
  })

  test('of a specialist leaves them on no patient and with no case manager', async () => {
    await leave('priya', 'specialist')
    expect(await hats('priya')).toEqual([])
    expect(await patientsOf('specialist_id', people.priya.recordId)).toBe(0)
    expect(
      await db.rows('select from case_managers where specialist_id = $1', [people.priya.recordId]),
    ).toEqual([])
  })

  test('keeps a patient’s record with the team, without an account', async () => {
    await leave('maria', 'patient')
    expect(await hats('maria')).toEqual([])
    expect((await ask('maria', 'patient', 'GET', '/portal/record')).status).toBe(403)
    expect((await ask('dana', 'staff', 'GET', `/patients/${people.maria.recordId}`)).body).toMatchObject({
      hasAccount: false,
    })
  })

  test('is not for the last administrator', async () => {
    expect((await leave('ruth', 'administrator')).status).toBe(409)
    expect(await hats('ruth')).toEqual(['administrator'])
    await db.rows("insert into user_roles (organization_id, user_id, role) values ($1, $2, 'admin')", [
      riverbend,
      people.dana.userId,
    ])
    expect((await leave('ruth', 'administrator')).status).toBe(200)
    expect(await hats('ruth')).toEqual([])
  })

  test('touches nobody else, and nothing elsewhere', async () => {
    for (const hat of ['administrator', 'case_manager', 'specialist', 'patient'])
      for (const organization of Object.values(people.organizations)) await leave('robin', hat, organization)
    await leave('dana', 'case_manager', people.organizations.harbor)
    expect(await hats('dana')).toEqual(['case_manager'])
    expect(await hats('ruth')).toEqual(['administrator'])
    expect(
      (
        await ask('nobody', 'visitor', 'POST', '/memberships/leave', {
          organizationId: riverbend,
          hat: 'patient',
        })
      ).status,
    ).toBe(200)
    expect(
      await db.rows('select from patients where user_id is null and organization_id = $1', [riverbend]),
    ).toHaveLength(1)
  })

  test('stands in nobody’s way back: they are added anew, and come by a new yes', async () => {
    await leave('marcus', 'case_manager')
    const id = randomUUID()
    const [{ email }] = (await db.rows('select email from auth.users where id = $1', [
      people.marcus.userId,
    ])) as [{ email: string }]
    expect(
      (await ask('ruth', 'administrator', 'POST', '/case-managers', { id, name: 'Marcus', email })).status,
    ).toBe(201)
    expect(await hats('marcus')).toEqual([])
    const [invitation] = (await ask('marcus', 'visitor', 'GET', '/waiting-invitations')).body
    expect(
      (await ask('marcus', 'visitor', 'POST', `/waiting-invitations/${invitation.id}/accept`)).status,
    ).toBe(200)
    expect(await hats('marcus')).toEqual(['case_manager'])
  })
})

describe('seats', () => {
  const add = (path = '/case-managers') =>
    ask('ruth', 'administrator', 'POST', path, {
      id: randomUUID(),
      name: 'Noor Haddad',
      email: `${randomUUID()}@example.org`,
    })
  const full = { status: 409, fields: [{ field: '', message: 'noSeatFree' }] }
  // Ruth, Dana, Marcus and Priya work there.
  const seats = (count: number) =>
    db.rows('update organizations set seats = $1 where id = $2', [count, riverbend])

  test('are counted where people are added, whatever they are to do', async () => {
    await seats(7)
    for (const path of ['/case-managers', '/specialists', '/administrators'])
      expect((await add(path)).status).toBe(201)
    for (const path of ['/case-managers', '/specialists', '/administrators'])
      expect((await add(path)).body).toMatchObject(full)
    expect(await db.rows('select from invitations')).toHaveLength(3)
  })

  test('are counted once for each person', async () => {
    await seats(4)
    await db.rows("insert into user_roles (organization_id, user_id, role) values ($1, $2, 'admin')", [
      riverbend,
      people.dana.userId,
    ])
    expect((await ask('ruth', 'visitor', 'POST', '/case-manager/open')).body).toEqual({ opened: 'created' })
    expect((await add()).body).toMatchObject(full)
  })

  test('are counted where an invitation is accepted, which stays until there is room', async () => {
    const email = 'robin.vale@example.org'
    await ask('ruth', 'administrator', 'POST', '/specialists', { id: randomUUID(), name: 'Robin', email })
    await seats(4)
    const [invitation] = (await ask('robin', 'visitor', 'GET', '/waiting-invitations')).body
    const accept = () => ask('robin', 'visitor', 'POST', `/waiting-invitations/${invitation.id}/accept`)
    expect((await accept()).body).toMatchObject(full)
    await seats(5)
    expect((await accept()).status).toBe(200)
  })

  test('are freed by who leaves, and by an invitation that is taken back', async () => {
    await seats(5)
    expect((await add('/administrators')).status).toBe(201)
    expect((await add()).status).toBe(409)
    const [invitation] = await db.rows<{ id: string }>('select id from invitations')
    await ask('ruth', 'administrator', 'POST', `/sent-invitations/${invitation?.id}/take-back`)
    expect((await add()).status).toBe(201)
    expect((await add()).status).toBe(409)
    await leave('priya', 'specialist')
    expect((await add()).status).toBe(201)
  })

  test('are not counted where a copy asks nobody for money', async () => {
    await seats(1)
    await db.rows('update deployment set is_billing_off = true')
    expect((await add()).status).toBe(201)
    await db.rows('update deployment set is_billing_off = false')
    expect((await add()).status).toBe(409)
  })

  test('of patients there are as many as come', async () => {
    await seats(1)
    const patient = { id: randomUUID(), name: 'Nadia Amari', email: 'nadia@example.org' }
    expect((await ask('dana', 'staff', 'POST', '/patients', patient)).status).toBe(201)
  })
})

test('who administers is shown to administrators, and removed by them but for the last', async () => {
  await db.rows("insert into user_roles (organization_id, user_id, role) values ($1, $2, 'admin')", [
    riverbend,
    people.dana.userId,
  ])
  const list = async () =>
    (await ask('ruth', 'administrator', 'GET', '/administrators')).body.administrators.map(
      ({ name }: { name: string }) => name,
    )
  expect(await list()).toEqual(['Dana Whitfield', 'Ruth Adeyemi'])
  for (const [person, hat] of [
    ['dana', 'staff'],
    ['maria', 'patient'],
    ['victor', 'administrator'],
  ] as const)
    await ask(person, hat, 'DELETE', `/administrators/${people.ruth.userId}`)
  expect(await list()).toEqual(['Dana Whitfield', 'Ruth Adeyemi'])
  expect((await ask('ruth', 'administrator', 'DELETE', `/administrators/${people.dana.userId}`)).status).toBe(
    200,
  )
  expect((await ask('ruth', 'administrator', 'DELETE', `/administrators/${people.ruth.userId}`)).status).toBe(
    409,
  )
  expect(await list()).toEqual(['Ruth Adeyemi'])
})

test('nobody is chosen an organization that they belong to no more', async () => {
  await db.rows('update profiles set chosen_organization_id = $1 where id = $2', [
    riverbend,
    people.dana.userId,
  ])
  const chosen = () => db.as('dana').one(sqlFor.selectNoFrom(sqlChosen))
  expect(await chosen()).toEqual({ id: riverbend })
  await leave('dana', 'case_manager')
  expect(await chosen()).toEqual({ id: null })
})
