import { beforeEach, expect, it } from 'vitest'
import { strangersTo } from '../../../test/access/strangers.ts'
import { refusals, withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()
const { ask, expectRefusedToStrangers } = withServer(db)
let people: InsertedPeople
/** Maria's entry of the item, by which it is ticked. */
let entryId: string

beforeEach(async () => {
  people = await onlyPeople(db)
  const { riverbend } = people.organizations
  const [item] = await db.rows<{ id: string }>(
    `with category as (insert into checklist_categories (organization_id, name) values ($1, 'Housing') returning id)
      insert into checklist_items (organization_id, category_id, title)
        select $1, id, 'A safe place to sleep' from category returning id`,
    [riverbend],
  )
  const [entry] = await db.rows<{ id: string }>(
    `insert into checklist_progress (organization_id, patient_id, checklist_item_id)
      values ($1, $2, $3) returning id`,
    [riverbend, people.maria.recordId, item?.id],
  )
  entryId = entry?.id ?? ''
  await db.rows('delete from outbox')
})

const state = () => db.rows('select is_completed, completed_by from checklist_progress')
const untouched = [{ is_completed: false, completed_by: null }]
const readPath = () => `/checklist?patientId=${people.maria.recordId}`
const tick = { isCompleted: true }

it('a checklist is shown to the patient, to who cares for them, and to the administrator', async () => {
  expect((await ask('maria', 'patient', 'GET', '/checklist')).text).toContain('safe place')
  for (const [person, hat] of [
    ['dana', 'staff'],
    ['priya', 'staff'],
    ['ruth', 'administrator'],
  ] as const)
    expect((await ask(person, hat, 'GET', readPath())).text, person).toContain('safe place')
})

it('nobody else reads it, or ticks it', async () => {
  for (const [asker, hat] of strangersTo('maria'))
    for (const path of [readPath(), '/checklist']) {
      const { status, text } = await ask(asker, hat, 'GET', path)
      expect([200, ...refusals], `${asker} as ${hat}`).toContain(status)
      expect(text, `${asker} as ${hat}`).not.toContain('safe place')
    }
  await expectRefusedToStrangers('POST', `/checklist/${entryId}/toggle`, tick)
  await expectRefusedToStrangers('POST', `/checklist/${entryId}/state`, { state: 'wants_help' })
  expect(await state()).toEqual(untouched)
  expect(await db.rows('select from outbox')).toHaveLength(0)
})

it.each([
  ['maria', 'patient'],
  ['dana', 'staff'],
  ['priya', 'staff'],
  ['ruth', 'administrator'],
] as const)('%s ticks it in their own name', async (person, hat) => {
  expect((await ask(person, hat, 'POST', `/checklist/${entryId}/toggle`, tick)).status).toBe(200)
  expect(await state()).toMatchObject([{ is_completed: true, completed_by: people[person].userId }])
})

it('the case manager loses it when the patient moves to another', async () => {
  await db.rows('update patients set case_manager_id = $1 where id = $2', [
    people.marcus.recordId,
    people.maria.recordId,
  ])
  expect((await ask('dana', 'staff', 'GET', readPath())).text).not.toContain('safe place')
  expect((await ask('dana', 'staff', 'POST', `/checklist/${entryId}/toggle`, tick)).status).toBe(404)
  expect(await state()).toEqual(untouched)
  expect((await ask('marcus', 'staff', 'GET', readPath())).text).toContain('safe place')
})
