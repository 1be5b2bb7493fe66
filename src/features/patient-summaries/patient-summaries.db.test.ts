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
  ['language', "case language when 'en' then 'es' else 'en' end"],
  ['interpreter_language', "'Somali'"],
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

it('say since when nothing was said to come next, and nothing of it while something is', async () => {
  const [patient] = await db.rows<{ id: string; organizationId: string }>(
    `select id, organization_id as "organizationId" from patients p where status = 'active'
      and not exists (select from next_steps n where n.patient_id = p.id) limit 1`,
  )
  const since = async () =>
    (
      await db.rows<{ isSet: boolean; isNow: boolean }>(
        `select without_step_since is not null as "isSet", without_step_since > now() - interval '1 minute' as "isNow"
          from patient_summaries where patient_id = $1`,
        [patient?.id],
      )
    )[0]
  await db.rows(
    "update patient_summaries set without_step_since = now() - interval '6 days' where patient_id = $1",
    [patient?.id],
  )
  expect(await since()).toEqual({ isSet: true, isNow: false })
  await db.rows(
    "insert into next_steps (organization_id, patient_id, step, due_on) values ($1, $2, 'Call', current_date)",
    [patient?.organizationId, patient?.id],
  )
  expect(await since()).toEqual({ isSet: false, isNow: null })
  await db.rows('delete from next_steps where patient_id = $1', [patient?.id])
  expect(await since()).toEqual({ isSet: true, isNow: true })
})

it('begin to count anew when a case is opened again', async () => {
  await db.rows(
    "update patient_summaries set without_step_since = now() - interval '90 days' where next_step is null",
  )
  const [closed] = await db.rows<{ id: string }>(
    `update patients p set status = 'inactive', closed_on = current_date, closed_reason = 'other'
      where id = (select s.patient_id from patient_summaries s where s.status = 'active' and s.next_step is null limit 1)
      returning id`,
  )
  await db.rows(
    "update patients set status = 'active', closed_on = null, closed_reason = null where id = $1",
    [closed?.id],
  )
  expect(
    await db.rows(
      "select without_step_since > now() - interval '1 minute' as now from patient_summaries where patient_id = $1",
      [closed?.id],
    ),
  ).toEqual([{ now: true }])
})
