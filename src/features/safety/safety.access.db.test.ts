import { beforeEach, expect, it } from 'vitest'
import { strangersTo } from '../../../test/access/strangers.ts'
import { refusals, withServer } from '../../../test/ask.ts'
import { type InsertedPeople, insertPeople, withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()
const { ask, expectRefusedToStrangers } = withServer(db)
let people: InsertedPeople
let alertId: string

beforeEach(async () => {
  await db.empty()
  people = await insertPeople(db)
  const [alert] = await db.rows<{ id: string }>(
    `insert into safety_alerts (organization_id, patient_id, kind, source)
      values ($1, $2, 'self_harm', 'notebook') returning id`,
    [people.maria.organizationId, people.maria.recordId],
  )
  alertId = alert?.id ?? ''
})

const acknowledge = () => `/safety/alerts/${alertId}/acknowledge`
const state = () => db.rows('select acknowledged_by from safety_alerts')

it.each([
  ['dana', 'staff'],
  ['priya', 'staff'],
  ['ruth', 'administrator'],
] as const)('%s sees the alert and answers it in their own name', async (person, hat) => {
  expect((await ask(person, hat, 'GET', '/safety/alerts')).body).toMatchObject([
    { id: alertId, patientId: people.maria.recordId, kind: 'self_harm' },
  ])
  expect((await ask(person, hat, 'POST', acknowledge())).status).toBe(200)
  expect(await state()).toEqual([{ acknowledged_by: people[person].userId }])
})

it('nobody else sees it or answers it, so that no alert goes silent by a stranger’s hand', async () => {
  for (const [asker, hat] of strangersTo('maria')) {
    const { status, text } = await ask(asker, hat, 'GET', '/safety/alerts')
    expect([200, ...refusals], `${asker} as ${hat}`).toContain(status)
    expect(text, `${asker} as ${hat}`).not.toMatch(/Maria|self_harm/)
    expect(text, `${asker} as ${hat}`).not.toContain(alertId)
  }
  await expectRefusedToStrangers('POST', acknowledge())
  expect(await state()).toEqual([{ acknowledged_by: null }])
})

it('the patient neither sees the alert nor silences it', async () => {
  for (const hat of ['patient', 'staff', 'visitor']) {
    const { status, text } = await ask('maria', hat, 'GET', '/safety/alerts')
    expect(refusals, `${hat}: ${text}`).toContain(status)
    expect(refusals, hat).toContain((await ask('maria', hat, 'POST', acknowledge())).status)
  }
  expect(await state()).toEqual([{ acknowledged_by: null }])
})

it('the first who answered stays on record', async () => {
  await ask('dana', 'staff', 'POST', acknowledge())
  expect((await ask('ruth', 'administrator', 'POST', acknowledge())).status).toBe(200)
  expect(await state()).toEqual([{ acknowledged_by: people.dana.userId }])
})

it('goes with the patient to another case manager', async () => {
  await db.rows('update patients set case_manager_id = $1 where id = $2', [
    people.marcus.recordId,
    people.maria.recordId,
  ])
  expect((await ask('dana', 'staff', 'GET', '/safety/alerts')).body).toEqual([])
  expect((await ask('dana', 'staff', 'POST', acknowledge())).status).toBe(404)
  expect((await ask('marcus', 'staff', 'GET', '/safety/alerts')).text).toContain(alertId)
})

it('words of danger that change are heard again: one alert while one waits, a new one once it was answered', async () => {
  await db.rows('delete from safety_alerts')
  const id = crypto.randomUUID()
  await ask('maria', 'patient', 'POST', '/goals', { id, title: 'Sleep better' })
  const write = async (notes: string, known: string[] = []) =>
    expect((await ask('maria', 'patient', 'POST', `/goals/${id}/notes`, { notes, known })).status).toBe(200)
  const alerts = async () => (await db.rows('select from safety_alerts')).length
  await write('I want to kill myself')
  await write('I want to kill myself')
  await write('I want to kill myself tonight')
  expect(await alerts(), 'a sentence that grows is one alert').toBe(1)
  await db.rows('update safety_alerts set acknowledged_by = $1, acknowledged_at = now()', [
    people.dana.userId,
  ])
  await write('I want to kill myself')
  expect(await alerts(), 'the same words sent again say nothing new').toBe(1)
  await write('I still want to end my life')
  expect(await alerts(), 'other words after the answer are heard').toBe(2)
})
