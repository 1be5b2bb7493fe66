/** The organization's checklist is kept by its administrators alone; patients who have a checklist keep theirs as it is. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { sqlFor } from '#platform/database/database.server.ts'
import { type Asker, strangersTo } from '../../../../test/access/strangers.ts'
import { refusals, withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'
import type { CatalogueCategory } from './catalogue.contract.ts'

const db = withTestDatabase()
const { ask } = withServer(db, { isBillingOff: true })
let people: InsertedPeople
let categoryId: string
let itemId: string

const words = { name: 'Home', nameEs: 'Hogar', description: 'Where one lives', descriptionEs: '' }
const item = {
  title: 'A safe place',
  titleEs: 'Un lugar seguro',
  description: '',
  descriptionEs: '',
  question: 'Is where you sleep safe?',
  questionEs: '',
  isOnboarding: true,
}
const as = (asker: Asker, hat: string, method: string, path: string, body?: object) =>
  ask(asker, hat, method, `/checklist-catalogue${path}`, body)
const keep = (path: string, body: object) => as('ruth', 'administrator', 'PUT', path, body)
const read = async (asker: Asker = 'ruth') =>
  (await as(asker, 'administrator', 'GET', '')).body as CatalogueCategory[]
const retire = (path: string, isRetired: boolean) =>
  as('ruth', 'administrator', 'POST', `${path}/retirement`, { isRetired })

async function add(title: string, of = categoryId): Promise<string> {
  const id = randomUUID()
  expect((await keep(`/items/${id}`, { ...item, title, categoryId: of })).status).toBe(200)
  return id
}

beforeEach(async () => {
  people = await onlyPeople(db)
  categoryId = randomUUID()
  expect((await keep(`/categories/${categoryId}`, words)).status).toBe(200)
  itemId = await add(item.title)
})

it('an administrator adds categories and items in both languages, once however often they are sent', async () => {
  const kept = { ...item, categoryId, seen: { ...item, categoryId } }
  expect((await keep(`/items/${itemId}`, kept)).status).toBe(200)
  expect(await read()).toEqual([
    {
      id: categoryId,
      ...words,
      isRetired: false,
      items: [{ id: itemId, ...item, categoryId, isRetired: false }],
    },
  ])
  expect(await db.rows('select title_es, question_es, key from checklist_items')).toEqual([
    { title_es: item.titleEs, question_es: null, key: null },
  ])
})

it('what is missing or too long is said at its field', async () => {
  const wrong: readonly [object, string, string][] = [
    [{ title: '  ' }, 'title', 'titleMissing'],
    [{ title: 'x'.repeat(201) }, 'title', 'titleLong'],
    [{ question: '' }, 'question', 'questionMissing'],
    [{ descriptionEs: 'x'.repeat(1001) }, 'descriptionEs', 'descriptionLong'],
  ]
  for (const [change, field, message] of wrong) {
    const { status, body } = await keep(`/items/${randomUUID()}`, { ...item, categoryId, ...change })
    expect([status, body.fields]).toEqual([400, [{ field, message }]])
  }
  // A category of nobody, or of another organization.
  expect((await keep(`/items/${randomUUID()}`, { ...item, categoryId: randomUUID() })).status).toBe(404)
  expect((await read())[0]?.items).toHaveLength(1)
})

it('two administrators at one item: the second is told, and nothing is written over', async () => {
  const change = (title: string) =>
    keep(`/items/${itemId}`, { ...item, categoryId, title, seen: { ...item, categoryId } })
  expect((await change('A warm place')).status).toBe(200)
  const second = await change('A quiet place')
  expect([second.status, second.body.stored]).toEqual([409, { title: 'A warm place' }])
  expect((await read())[0]?.items[0]?.title).toBe('A warm place')
})

it('categories and items stand in the order that was given', async () => {
  const other = randomUUID()
  await keep(`/categories/${other}`, { ...words, name: 'Work' })
  const second = await add('Heat')
  const third = await add('Light')
  await keep('/order', { ids: [other, categoryId] })
  await keep(`/categories/${categoryId}/order`, { ids: [third, itemId, second] })
  const [work, home] = await read()
  expect([work?.name, home?.name]).toEqual(['Work', 'Home'])
  expect(home?.items.map(({ title }) => title)).toEqual(['Light', item.title, 'Heat'])
})

it('what is out of use is put on no new checklist and asked of nobody; who has it keeps it', async () => {
  const second = await add('Heat')
  await ask('dana', 'staff', 'POST', `/patients/${people.maria.recordId}/checklist`)
  expect((await retire(`/items/${itemId}`, true)).body).toEqual({ id: itemId, isRetired: true })
  const titles = async (patient: 'maria' | 'jay') =>
    (await ask(patient, 'patient', 'GET', '/checklist')).body.categories.flatMap(
      (category: { items: { title: string }[] }) => category.items.map(({ title }) => title),
    )
  await ask('dana', 'staff', 'POST', `/patients/${people.jay.recordId}/checklist`)
  expect(await titles('maria')).toEqual([item.title, 'Heat'])
  expect(await titles('jay')).toEqual(['Heat'])
  const status = await ask('ruth', 'administrator', 'GET', '/checklist-status')
  expect(status.body.map(({ itemId: id }: { itemId: string }) => id)).toEqual([second])
  // Asked at the start: the other one alone.
  await ask('aisha', 'patient', 'POST', '/onboarding/start')
  const [begun] = await db.rows<{ item_ids: string[] }>('select item_ids from onboarding_conversations')
  expect(begun?.item_ids).toEqual([second])
  // Taken out of use while it is asked, it is still asked of her, and what she said of it stands on her list.
  await retire(`/items/${second}`, true)
  await db.rows(
    `update onboarding_conversations set answers = jsonb_build_object($1::text, 'Yes, it is warm'), is_completed = true,
      completed_at = now()`,
    [second],
  )
  const made = await db.rows('select checklist_item_id as id from checklist_progress where patient_id = $1', [
    people.aisha.recordId,
  ])
  expect(made).toEqual([{ id: second }])
})

it('a category goes out of use with its items and comes back with them, not with what was out before', async () => {
  const second = await add('Heat')
  await retire(`/items/${second}`, true)
  await retire(`/categories/${categoryId}`, true)
  const [out] = await read()
  expect([out?.isRetired, out?.items.map(({ isRetired }) => isRetired)]).toEqual([true, [true, true]])
  await retire(`/categories/${categoryId}`, false)
  const [back] = await read()
  expect([back?.isRetired, back?.items.map(({ isRetired }) => isRetired)]).toEqual([false, [false, true]])
})

it('each change is in the log, and nothing can be deleted', async () => {
  const log = await db.rows<{ entity: string; verb: string }>(
    `select entity, verb from audit_log where entity like 'checklist%' and entity_id in ($1, $2) order by id`,
    [categoryId, itemId],
  )
  expect(log).toEqual([
    { entity: 'checklist_categories', verb: 'insert' },
    { entity: 'checklist_items', verb: 'insert' },
  ])
  for (const table of ['checklist_items', 'checklist_categories'])
    await expect(
      db.as('ruth').all({ compile: () => sql`delete from ${sql.table(table)}`.compile(sqlFor) }),
    ).rejects.toThrow('permission denied')
})

it('nobody but an administrator of the organization changes it, and no other organization reads it', async () => {
  const before = await read()
  for (const [asker, hat] of [
    ['iris', 'patient'],
    ['elena', 'staff'],
    ['nobody', 'visitor'],
  ] as const)
    expect((await as(asker, hat, 'GET', '')).text, asker).not.toContain(item.title)
  const tries: readonly [string, string, object?][] = [
    ['PUT', `/categories/${categoryId}`, { ...words, name: 'Taken over', seen: words }],
    ['PUT', `/items/${itemId}`, { ...item, categoryId, title: 'Taken over', seen: { ...item, categoryId } }],
    ['PUT', `/items/${randomUUID()}`, { ...item, categoryId }],
    ['POST', `/items/${itemId}/retirement`, { isRetired: true }],
    ['POST', `/categories/${categoryId}/retirement`, { isRetired: true }],
  ]
  // What an administrator of another organization keeps under the same ids is their own.
  const askers: readonly (readonly [Asker, string])[] = [
    ...strangersTo('maria'),
    ['maria', 'patient'],
    ['dana', 'staff'],
    ['ruth', 'staff'],
  ]
  for (const [asker, hat] of askers)
    for (const [method, path, body] of tries) {
      const { status } = await as(asker, hat, method, path, body)
      expect(
        asker === 'victor' ? [200, ...refusals] : refusals,
        `${asker} as ${hat}: ${method} ${path}`,
      ).toContain(status)
    }
  expect(await read()).toEqual(before)
})
