/** The honest checklist (decision 49): four states, what ticking and unticking do to them, and who reads what. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Context } from '#platform/api/api.server.ts'
import type { Hat } from '#platform/database/database.server.ts'
import type { PersonKey } from '../../../sample/people.ts'
import { call } from '../../../test/answers.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { checklistProcedures as api } from './checklist.server.ts'
import { staffChecklistProcedures } from './staff-checklist/staff-checklist.server.ts'

const db = withTestDatabase()
let people: InsertedPeople
let id: string
let itemId: string

const as = (person: PersonKey, hat: Hat) => ({ context: { session: db.as(person, hat), hat } as Context })
const say = (
  state: 'in_place' | 'wants_help' | 'not_now' | 'not_asked',
  by: PersonKey = 'maria',
  hat: Hat = 'patient',
) => call(api.say, { id, state }, as(by, hat))
const tick = (isCompleted: boolean) => call(api.toggle, { id, isCompleted }, as('dana', 'staff'))

beforeEach(async () => {
  people = await onlyPeople(db)
  const [row] = await db.rows<{ id: string; item: string }>(
    `with c as (insert into checklist_categories (organization_id, name) values ($1, 'Food') returning id),
       i as (insert into checklist_items (organization_id, category_id, key, title)
         select $1, id, 'food_enough', 'Enough food' from c returning id)
     insert into checklist_progress (organization_id, patient_id, checklist_item_id, recommendation_key)
       select $1, $2, id, 'food_enough.pregnancy' from i returning id, checklist_item_id as item`,
    [people.organizations.riverbend, people.maria.recordId],
  )
  id = row?.id ?? ''
  itemId = row?.item ?? ''
})

const read = async (language: 'en' | 'es' = 'en', by: PersonKey = 'maria', hat: Hat = 'patient') => {
  const patientId = hat === 'patient' ? undefined : people.maria.recordId
  const list = await call(api.read, { patientId, language }, as(by, hat))
  return { ...list.progress, item: list.categories[0]?.items[0] }
}

describe('ticking', () => {
  it.each(['wants_help', 'not_now', 'not_asked'] as const)('and unticking returns to %s', async before => {
    await say(before)
    expect(await tick(true)).toMatchObject({ state: 'in_place', isCompleted: true, before })
    expect(await tick(true)).toMatchObject({ state: 'in_place', before: 'in_place' })
    expect(await tick(false)).toMatchObject({ state: before, isCompleted: false, completedAt: null })
  })

  it('by a server of the release before means the same', async () => {
    await say('wants_help')
    await db.owner.query(
      'update checklist_progress set is_completed = true, completed_at = now() where id = $1',
      [id],
    )
    expect(await db.rows('select state, state_before from checklist_progress')).toEqual([
      { state: 'in_place', state_before: 'wants_help' },
    ])
  })
})

describe('completed', () => {
  it('means in place everywhere it is counted, and nothing else is', async () => {
    const counted = async () => {
      const [status] = await call(staffChecklistProcedures.itemsStatus, {}, as('dana', 'staff'))
      const [row] = await db.rows<{ n: number }>(
        'select checklist_completed as n from patient_summaries where patient_id = $1',
        [people.maria.recordId],
      )
      return [(await read()).completed, status?.completed, row?.n]
    }
    for (const state of ['wants_help', 'not_now', 'not_asked'] as const) {
      await say(state)
      expect(await counted(), state).toEqual([0, 0, 0])
    }
    await say('in_place')
    expect(await counted()).toEqual([1, 1, 1])
  })

  it('is told from the three others, each in its word', async () => {
    await say('not_now')
    const of = (state: 'completed' | 'incomplete') =>
      call(
        staffChecklistProcedures.itemPatients,
        { itemId, state, patientId: people.maria.recordId, limit: 25 },
        as('dana', 'staff'),
      )
    expect((await of('incomplete')).patients).toMatchObject([{ state: 'not_now', isCompleted: false }])
    expect((await of('completed')).patients).toEqual([])
  })
})

describe('a recommendation', () => {
  it('stands with what wants help alone, in the language of whoever reads it', async () => {
    for (const state of ['in_place', 'not_now', 'not_asked'] as const) {
      await say(state)
      expect((await read()).item?.recommendation, state).toBeNull()
    }
    await say('wants_help')
    expect((await read('es')).item?.recommendation).toContain('embarazadas')
    expect((await read('en', 'dana', 'staff')).item?.recommendation).toContain('pregnant')
  })
})

it('who said how it stands is kept, and saying it again keeps the first', async () => {
  await say('wants_help', 'dana', 'staff')
  const first = (await read()).item
  expect(first).toMatchObject({ statedBy: 'Dana Whitfield', isSuggested: false })
  await say('wants_help')
  expect((await read()).item).toEqual(first)
  await say('not_now')
  expect((await read()).item).toMatchObject({ statedBy: null, state: 'not_now' })
})

it('what was understood from an answer is confirmed by saying it', async () => {
  await db.owner.query(
    "update checklist_progress set state = 'wants_help', is_suggested = true where id = $1",
    [id],
  )
  expect((await read()).item).toMatchObject({ isSuggested: true })
  await say('wants_help')
  expect((await read()).item).toMatchObject({ state: 'wants_help', isSuggested: false })
})
