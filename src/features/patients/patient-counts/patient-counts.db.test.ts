/** The counts of patients agree with the patients, whatever became of them, before and after they are added up. */
import { beforeEach, expect, it } from 'vitest'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'

const db = withTestDatabase()
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

const pairs = (from: string) =>
  db.rows(`select organization_id, case_manager_id, specialist_id, sum(by)::integer as patients from (${from}) c
    group by 1, 2, 3 having sum(by) <> 0 order by 1, 2, 3`)
const kept = () => pairs('select *, patients as by from patient_counts')
const counted = () => pairs('select *, 1 as by from patients where merged_into is null')

it('agrees after coming, moving, merging and going, and when it is added up', async () => {
  expect(await kept()).toEqual(await counted())
  const { dana, marcus, maria, jay, sam, walter } = people
  await db.rows('update patients set case_manager_id = $2 where id = $1', [maria.recordId, marcus.recordId])
  await db.rows('update patients set merged_into = $2 where id = $1', [jay.recordId, maria.recordId])
  await db.rows('update patients set case_manager_id = $2 where id = $1', [sam.recordId, dana.recordId])
  await db.rows('delete from patients where id = $1', [walter.recordId])
  expect(await kept()).toEqual(await counted())
  await db.rows('select app.add_up_patient_counts($1)', [people.organizations.riverbend])
  expect(await kept()).toEqual(await counted())
  const [rows] = await db.rows<{ all: number; pairs: number }>(
    `select count(*)::integer as all, count(distinct (case_manager_id, specialist_id))::integer as pairs
      from patient_counts where organization_id = $1`,
    [people.organizations.riverbend],
  )
  expect(rows?.all).toBe(rows?.pairs)
})
