/** Who waits, in which order, and how many stand in each view: the same whom the lists and the queue of the desk name. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { namedPeople, type PersonKey } from '../../../../sample/people.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'
import { type WholeServer, wholeServer } from '../../../../test/whole-server.ts'
import type { CaseloadPage, CaseloadViews } from '../caseload.contract.ts'

const db = withTestDatabase()
let server: WholeServer
let people: InsertedPeople

beforeAll(async () => {
  server = await wholeServer(db)
})
afterAll(() => server.stop())

const ask = async <T>(person: PersonKey, path: string, hat = 'staff') => {
  const answer = await fetch(`${server.origin}/api/caseload${path}`, {
    headers: server.headersOf(person, hat),
  })
  return { status: answer.status, body: (await answer.json()) as T }
}
const waitsIn = async (person: PersonKey, query: string) =>
  (await ask<CaseloadPage>(person, `/patients?${query}`)).body.patients.map(({ name, waits }) => [
    name,
    waits?.for,
  ])
const views = async (person: PersonKey, query = '') =>
  (await ask<CaseloadViews>(person, `/views${query}`)).body

/** Words of a patient in their conversation with the one or the other hat. */
const writeWords = (patient: PersonKey, of: 'case_manager' | 'specialist', hoursAgo: number) =>
  db.rows(
    `with c as (insert into conversations (organization_id, patient_id, participant_type) values ($1, $2, $3) returning id)
      insert into messages (organization_id, conversation_id, sender_type, content, created_at)
        select $1, id, 'patient', 'Are you there?', now() - $4::int * interval '1 hour' from c`,
    [people.organizations.riverbend, people[patient].recordId, of, hoursAgo],
  )
const askForTime = (patient: PersonKey, by: 'case_manager_id' | 'specialist_id', whom: PersonKey, days = 3) =>
  db.rows(
    `insert into appointments (organization_id, patient_id, ${by}, starts_at, ends_at)
      values ($1, $2, $3, now() + $4::int * interval '1 day', now() + $4::int * interval '1 day' + interval '30 minutes')`,
    [people.organizations.riverbend, people[patient].recordId, people[whom].recordId, days],
  )
const raiseAlert = (patient: PersonKey) =>
  db.rows(
    "insert into safety_alerts (organization_id, patient_id, kind, source) values ($1, $2, 'self_harm', 'message')",
    [people.organizations.riverbend, people[patient].recordId],
  )

beforeEach(async () => {
  people = await onlyPeople(db)
  await writeWords('maria', 'case_manager', 14)
  await writeWords('nora', 'case_manager', 30)
  await writeWords('jay', 'specialist', 5)
  await askForTime('aisha', 'case_manager_id', 'dana')
  await raiseAlert('tom')
})

test('who needs one first: alerts, then the longest wait; each says for what', async () => {
  const { name } = namedPeople.tom
  expect(await waitsIn('dana', 'sort=attention')).toEqual([
    [name, 'alert'],
    [namedPeople.nora.name, 'message'],
    [namedPeople.maria.name, 'message'],
    [namedPeople.aisha.name, 'request'],
    [namedPeople.jay.name, undefined],
  ])
})

test('each member of staff reads who waits for them, and an alert counts with the alerts alone', async () => {
  const waiting = (person: PersonKey) => waitsIn(person, 'only=waiting&sort=attention')
  expect((await waiting('dana')).map(([name]) => name)).toEqual([
    namedPeople.nora.name,
    namedPeople.maria.name,
    namedPeople.aisha.name,
  ])
  expect(await waiting('priya')).toEqual([[namedPeople.jay.name, 'message']])
  expect(await waiting('elena')).toEqual([])
  expect((await views('dana')).waiting).toBe(3)
  expect((await views('priya')).waiting).toBe(1)
})

test('whoever was answered, or whose time has passed, waits no more', async () => {
  await db.rows("update conversations set waiting_since = null where participant_type = 'case_manager'")
  await db.rows("update appointments set starts_at = now() - interval '1 hour', ends_at = now()")
  expect(await waitsIn('dana', 'only=waiting')).toEqual([])
  expect((await views('dana')).waiting).toBe(0)
})

test('the counts are those of the lists, for everybody and narrowed', async () => {
  const days = { maria: '2020-01-01', jay: '2999-01-01', aisha: '2020-02-01' }
  for (const [person, day] of Object.entries(days))
    await db.rows(
      "insert into next_steps (organization_id, patient_id, step, due_on) values ($1, $2, 'Call', $3)",
      [people.organizations.riverbend, people[person as PersonKey].recordId, day],
    )
  await db.rows(
    "update patients set status = 'inactive', closed_on = current_date, closed_reason = 'other' where id = $1",
    [people.nora.recordId],
  )
  await db.rows(
    "update patient_summaries set last_heard_at = now() - interval '300 days' where patient_id = $1",
    [people.jay.recordId],
  )
  const listed = async (query: string) =>
    (await ask<CaseloadPage>('dana', `/patients?${query}`)).body.patients.length
  for (const narrowed of ['', '&whose=own', '&whose=covered'])
    expect(await views('dana', `?${narrowed.slice(1)}`)).toEqual({
      active: await listed(`status=active${narrowed}`),
      waiting: await listed(`status=active&only=waiting${narrowed}`),
      pastStep: await listed(`only=past-step${narrowed}`),
      noStep: await listed(`only=no-step${narrowed}`),
      silent: await listed(`status=silent${narrowed}`),
      inactive: await listed(`status=inactive${narrowed}`),
    })
  expect(await views('dana')).toEqual({
    active: 4,
    waiting: 2,
    pastStep: 2,
    noStep: 1,
    silent: 1,
    inactive: 1,
  })
})

test.each([
  ['maria', 'patient'],
  ['ruth', 'administrator'],
  ['leo', 'staff'],
] as const)('no view is counted for %s as %s', async (person, hat) => {
  expect((await ask(person, '/views', hat)).status).toBe(403)
})

test('who said no to calls is listed so, to each hat that lists them', async () => {
  await db.rows(
    'insert into contact_preferences (organization_id, patient_id, may_call) values ($1, $2, false)',
    [people.organizations.riverbend, people.maria.recordId],
  )
  for (const person of ['dana', 'priya'] as const) {
    const { patients } = (await ask<CaseloadPage>(person, '/patients?sort=name')).body
    expect(patients.filter(({ mayCall }) => !mayCall).map(({ name }) => name)).toEqual(['Maria Santos'])
  }
})
