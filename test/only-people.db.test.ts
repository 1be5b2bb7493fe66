/** The people of a database test stand from test to test as they were inserted, whatever a test did with them. */
import { beforeAll, expect, it } from 'vitest'
import { type InsertedPeople, onlyPeople, withTestDatabase } from './database.ts'
import { filledTables } from './emptied-database.ts'

const db = withTestDatabase()
let people: InsertedPeople
let inserted: Record<string, string>

/** Of each table what its rows say, in an order that goes by nothing but what they say. */
async function everything(): Promise<Record<string, string>> {
  const said: [string, string][] = []
  for (const name of await filledTables(db.superuser)) {
    const [row] = await db.rows<{ rows: string | null }>(
      `select string_agg(t::text, e'\\n' order by t::text) as rows from ${name} t`,
    )
    if (row?.rows) said.push([name, row.rows])
  }
  return Object.fromEntries(said)
}

beforeAll(async () => {
  people = await onlyPeople(db)
  inserted = await everything()
})

it.each([
  ['changed', () => db.rows(`update patients set name = 'Somebody Else', birth_date = '1990-02-03'`)],
  ['deleted', () => db.rows('delete from auth.sessions')],
  ['added', () => db.rows(`insert into organizations (name, slug) values ('Another', 'another')`)],
  [
    'written about them',
    () =>
      db.rows(
        `insert into goals (patient_id, organization_id, title, created_by)
     select id, organization_id, 'Read again', 'patient' from patients where id = $1`,
        [people.maria.recordId],
      ),
  ],
  ['left alone', () => Promise.resolve([])],
])('are as they were after somebody was %s', async (what, happens) => {
  await happens()
  if (what !== 'left alone') expect(await everything()).not.toEqual(inserted)
  expect(await onlyPeople(db)).toEqual(people)
  expect(await everything()).toEqual(inserted)
})
