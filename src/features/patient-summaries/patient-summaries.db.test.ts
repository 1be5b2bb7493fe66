import { beforeAll, expect, it } from 'vitest'
import { type InsertedPeople, insertPeople, withTestDatabase } from '../../../test/database.ts'
import { unlikeTheirRecords } from '../../../test/summaries.ts'

const db = withTestDatabase()
let people: InsertedPeople
beforeAll(async () => {
  people = await insertPeople(db)
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

it('say of the last contact when it was, how, and who had it; an earlier one that is written down later changes nothing', async () => {
  const { maria, dana, priya } = people
  const about = [maria.organizationId, maria.recordId]
  const last = async () =>
    (
      await db.rows<{ way: string; by: string }>(
        'select last_contact_way as way, last_contact_by as by from patient_summaries where patient_id = $1',
        [maria.recordId],
      )
    )[0]
  const write = (by: string | null, daysAgo: number, way: string | null, kind = 'note') =>
    db.rows(
      `insert into case_notes (organization_id, patient_id, author_id, kind, contact_on, contact_way, text, signed_at)
        values ($1, $2, $3, $4, current_date - $5::integer, $6, 'x', now())`,
      [...about, by, kind, daysAgo, way],
    )
  await write(dana.userId, 9, 'phone')
  expect(await last()).toEqual({ way: 'phone', by: dana.userId })
  await write(priya.userId, 20, 'video')
  await write(priya.userId, 3, 'letter', 'attempt')
  expect(await last()).toEqual({ way: 'phone', by: dana.userId })
  await db.rows(
    `insert into appointments (organization_id, patient_id, case_manager_id, starts_at, ends_at, status)
      values ($1, $2, $3, now() - interval '5 days', now() - interval '119 hours', 'completed')`,
    [...about, dana.recordId],
  )
  expect(await last()).toEqual({ way: 'visit', by: dana.userId })
  await write(priya.userId, 4, null)
  expect(await last()).toEqual({ way: null, by: priya.userId })
  const [conversation] = await db.rows<{ id: string }>(
    `insert into conversations (organization_id, patient_id, participant_type, case_manager_id)
      values ($1, $2, 'case_manager', $3) returning id`,
    [...about, dana.recordId],
  )
  const say = (from: string | null, type: string) =>
    db.rows(
      `insert into messages (organization_id, conversation_id, sender_id, sender_type, content) values ($1, $2, $3, $4, 'x')`,
      [maria.organizationId, conversation?.id, from, type],
    )
  await say(maria.userId, 'patient')
  await say(dana.userId, 'case_manager')
  expect(await last()).toEqual({ way: 'message', by: dana.userId })
})
