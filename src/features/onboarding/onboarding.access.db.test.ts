import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { fillCatalogue } from '#features/checklist/checklist.jobs.server.ts'
import { checklistProcedures } from '#features/checklist/checklist.server.ts'
import type { Context } from '#platform/api/api.server.ts'
import { type Hat, sqlFor } from '#platform/database/database.server.ts'
import type { PersonKey } from '../../../sample/people.ts'
import { call } from '../../../test/answers.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { onboardingProcedures as api } from './onboarding.server.ts'

const db = withTestDatabase()
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
  await db.databasePool.asJob(people.organizations.riverbend).batch(...fillCatalogue())
  const aisha = { context: { session: db.as('aisha'), hat: 'patient' } as Context }
  const { currentStep } = await call(api.start, undefined, aisha)
  await call(api.reply, { id: randomUUID(), step: currentStep, answer: 'only for my team' }, aisha)
})

const conversations = sqlFor.selectFrom('onboardingConversations').select(['patientId', 'messages'])
const change = sqlFor.updateTable('onboardingConversations').set({ currentStep: 0 }).returning('patientId')
const refused = { code: '42501' }

/** Looks again as the owner: what was refused or not seen is really there. */
async function isThereUnchanged() {
  const rows = await db.rows('select current_step from onboarding_conversations where patient_id = $1', [
    people.aisha.recordId,
  ])
  expect(rows).toEqual([{ current_step: 2 }])
}

describe('a welcome conversation', () => {
  it.each(['aisha', 'dana', 'priya', 'ruth'] as const)(
    'is read by %s, who may see the patient',
    async who => {
      const rows = await db.as(who).all(conversations)
      expect(rows.map(row => row.patientId)).toEqual([people.aisha.recordId])
    },
  )

  it.each(['maria', 'sam', 'marcus', 'victor', 'elena', 'iris'] as const)('is not seen by %s', async who => {
    expect(await db.as(who).all(conversations)).toEqual([])
    await isThereUnchanged()
  })

  it.each(['leo', 'robin', null] as const)('is refused to %s, who holds no hat', async who => {
    await expect(db.as(who).all(conversations)).rejects.toMatchObject(refused)
  })

  it.each(['dana', 'priya', 'ruth'] as const)('is not written by %s', async who => {
    await expect(db.as(who).all(change)).rejects.toMatchObject(refused)
    await isThereUnchanged()
  })

  it('of somebody else is not written by another patient', async () => {
    expect(await db.as('maria').all(change)).toEqual([])
    await isThereUnchanged()
  })

  it('is begun by a patient only about themselves', async () => {
    const begin = {
      compile: () =>
        sql`insert into onboarding_conversations (patient_id) values (${people.sam.recordId})`.compile(
          sqlFor,
        ),
    }
    await expect(db.as('maria').all(begin)).rejects.toMatchObject(refused)
  })

  it('is read by the job of its own organization alone', async () => {
    expect(await db.databasePool.asJob(people.organizations.riverbend).all(conversations)).toHaveLength(1)
    expect(await db.databasePool.asJob(people.organizations.harbor).all(conversations)).toEqual([])
  })
})

describe('a checklist', () => {
  const as = (person: PersonKey, hat: Hat) => ({ context: { session: db.as(person, hat), hat } as Context })
  let itemId: string

  beforeEach(async () => {
    const [row] = await db.rows<{ id: string }>(
      `insert into checklist_progress (organization_id, patient_id, checklist_item_id)
       select organization_id, $1, id from checklist_items limit 1 returning id`,
      [people.aisha.recordId],
    )
    itemId = row?.id ?? ''
  })

  it.each([
    ['aisha', 'patient'],
    ['dana', 'staff'],
    ['priya', 'staff'],
    ['ruth', 'administrator'],
  ] as const)('is ticked by %s', async (who, hat) => {
    const input = { id: itemId, isCompleted: true }
    const first = await call(checklistProcedures.toggle, input, as(who, hat))
    expect(first.isCompleted).toBe(true)
    expect(await call(checklistProcedures.toggle, input, as(who, hat))).toEqual({
      ...first,
      before: 'in_place',
    })
    const { categories } = await call(
      checklistProcedures.read,
      { patientId: people.aisha.recordId },
      as(who, hat),
    )
    expect(categories[0]?.items).toMatchObject([{ id: itemId, isCompleted: true }])
    expect(
      await call(checklistProcedures.toggle, { id: itemId, isCompleted: false }, as(who, hat)),
    ).toMatchObject({
      isCompleted: false,
      completedAt: null,
    })
  })

  it.each([
    ['maria', 'patient'],
    ['marcus', 'staff'],
    ['victor', 'administrator'],
    ['iris', 'patient'],
  ] as const)('is nothing to %s', async (who, hat) => {
    const seen = await call(checklistProcedures.read, { patientId: people.aisha.recordId }, as(who, hat))
    expect(seen.categories).toEqual([])
    await expect(
      call(checklistProcedures.toggle, { id: itemId, isCompleted: true }, as(who, hat)),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const rows = await db.rows('select is_completed from checklist_progress where id = $1', [itemId])
    expect(rows).toEqual([{ is_completed: false }])
  })
})
