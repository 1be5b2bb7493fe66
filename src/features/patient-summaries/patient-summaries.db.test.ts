import { beforeAll, expect, it } from 'vitest'
import { insertPeople, withTestDatabase } from '../../../test/database.ts'
import { unlikeTheirRecords } from '../../../test/summaries.ts'

const db = withTestDatabase()
beforeAll(async () => {
  await insertPeople(db)
})

it('show of everybody what their record says, from the first moment on', async () => {
  expect(await unlikeTheirRecords(db)).toEqual([])
})

it.each([
  ['name', "name || ' Ruiz'"],
  ['preferred_name', "'Lu'"],
  ['case_number', 'app.any_case_number()'],
  ['email', "'new-' || right(id::text, 6) || '@example.org'"],
  ['phone', "'555 0142'"],
  ['created_at', "created_at - interval '3 days'"],
  ['status', "case status when 'active' then 'inactive' else 'active' end"],
])('follow the record when its %s changes', async (column, value) => {
  const open = "case status when 'active'"
  const closed =
    column === 'status'
      ? `, closed_on = ${open} then current_date end, closed_reason = ${open} then 'other' end`
      : ''
  const changed = await db.rows(`update patients set ${column} = ${value}${closed} returning id`)
  expect(changed.length).toBeGreaterThan(5)
  expect(await unlikeTheirRecords(db)).toEqual([])
})
