import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PersonKey } from '../../../sample/people.ts'
import { type InsertedPeople, insertPeople, withTestDatabase } from '../../../test/database.ts'
import { type WholeServer, wholeServer } from '../../../test/whole-server.ts'
import type { Opening } from './audit.contract.ts'

const db = withTestDatabase()
let server: WholeServer
let people: InsertedPeople

beforeAll(async () => {
  server = await wholeServer(db)
})
afterAll(() => server.stop())
beforeEach(async () => {
  await db.empty()
  // Nobody can empty the log; new people start with nothing in it.
  people = await insertPeople(db)
})

const get = async <T>(person: PersonKey, hat: string, path: string) => {
  const answer = await fetch(`${server.origin}/api${path}`, { headers: server.headersOf(person, hat) })
  return { status: answer.status, json: (await answer.json()) as T }
}
type Answer = { openings: Opening[]; next: number | null }
const openingsOf = async (person: PersonKey, query = '') =>
  (await get<Answer>(person, 'patient', `/portal/openings${query}`)).json
const open = (person: PersonKey, hat: string) => get(person, hat, `/patients/${people.maria.recordId}`)

it('shows a patient who opened their record, by name and role', async () => {
  await open('dana', 'staff')
  await open('priya', 'staff')
  await open('ruth', 'administrator')
  const { openings } = await openingsOf('maria')
  expect(openings.map(({ name, hat, verb, entity }) => [name, hat, verb, entity])).toEqual([
    ['Ruth Adeyemi', 'administrator', 'read', 'patients'],
    ['Priya Raman', 'specialist', 'read', 'patients'],
    ['Dana Whitfield', 'case_manager', 'read', 'patients'],
  ])
})

it('says once a day how often, and leaves out what the patient opened themselves', async () => {
  // Opened again within a quarter of an hour, it is the same read; three quarters are three.
  for (let time = 0; time < 3; time++) {
    await open('dana', 'staff')
    await open('dana', 'staff')
    await db.rows("update recent_reads set quarter = quarter - interval '15 minutes'")
  }
  await db.rows(
    `insert into audit_log (organization_id, patient_id, user_id, hat, verb, entity)
     values ($1, $2, $3, 'patient', 'read', 'conversations')`,
    [people.organizations.riverbend, people.maria.recordId, people.maria.userId],
  )
  expect((await openingsOf('maria')).openings).toMatchObject([{ name: 'Dana Whitfield', times: 3 }])
})

it('shows another patient nothing of it', async () => {
  await open('dana', 'staff')
  for (const person of ['jay', 'grace', 'iris'] as const)
    expect(await openingsOf(person), person).toEqual({ openings: [], next: null })
  expect((await openingsOf('maria')).openings).toHaveLength(1)
})

it('is for patients alone', async () => {
  await open('dana', 'staff')
  for (const [person, hat] of [
    ['dana', 'staff'],
    ['marcus', 'staff'],
    ['priya', 'staff'],
    ['ruth', 'administrator'],
    ['victor', 'administrator'],
    ['robin', 'visitor'],
  ] as const)
    expect((await get(person, hat, '/portal/openings')).status, person).toBe(403)
})

it('does not show what was refused or changed, nor who the log cannot name any more', async () => {
  const entry = (verb: string, hat: string, user: string | null) =>
    db.rows(
      `insert into audit_log (organization_id, patient_id, user_id, hat, verb, entity)
       values ($1, $2, $3, $4, $5, 'patients')`,
      [people.organizations.riverbend, people.maria.recordId, user, hat, verb],
    )
  await entry('update', 'case_manager', people.dana.userId)
  await entry('refused', 'case_manager', people.marcus.userId)
  await entry('read', 'case_manager', null)
  expect((await openingsOf('maria')).openings).toMatchObject([{ name: null, hat: 'case_manager', times: 1 }])
})

const refusals = () =>
  db.rows(
    `select organization_id as organization, user_id as person, hat, entity, entity_id as id, patient_id as patient
     from audit_log where verb = 'refused' and organization_id = any ($1) order by at`,
    [Object.values(people.organizations)],
  )

it('keeps who was refused what, in the organization they act in', async () => {
  const maria = people.maria.recordId
  expect((await open('marcus', 'staff')).status).toBe(404)
  expect((await open('victor', 'administrator')).status).toBe(404)
  expect((await get('maria', 'administrator', '/organization')).status).toBe(403)
  const entry = { entity: 'patientRecords.open', id: maria }
  expect(await refusals()).toEqual([
    {
      ...entry,
      organization: people.organizations.riverbend,
      person: people.marcus.userId,
      hat: 'case_manager',
      patient: maria,
    },
    // In another organization nothing is known of her: the id alone is kept.
    {
      ...entry,
      organization: people.organizations.harbor,
      person: people.victor.userId,
      hat: 'administrator',
      patient: null,
    },
    {
      organization: people.organizations.riverbend,
      person: people.maria.userId,
      hat: 'visitor',
      entity: 'organizations.overview',
      id: null,
      patient: null,
    },
  ])
})

it('keeps what was refused to who has left, and nothing of who never was signed in', async () => {
  await db.rows('update case_managers set removed_at = now(), is_default = false where id = $1', [
    people.dana.recordId,
  ])
  expect((await open('dana', 'staff')).status).toBe(403)
  expect((await fetch(`${server.origin}/api/patients/${people.maria.recordId}`)).status).toBe(403)
  expect(await refusals()).toMatchObject([
    { person: people.dana.userId, hat: 'visitor', patient: people.maria.recordId },
  ])
})

it('keeps sixty refusals of a person in a minute, and goes on refusing', async () => {
  for (let time = 0; time < 65; time++) expect((await open('marcus', 'staff')).status).toBe(404)
  const minutes = await db.rows<{ hits: number }>("select hits from rate_limits where key like 'refused:%'")
  const sum = (all: number[]) => all.reduce((total, each) => total + each, 0)
  expect(sum(minutes.map(({ hits }) => hits))).toBe(65)
  expect((await refusals()).length).toBe(sum(minutes.map(({ hits }) => Math.min(hits, 60))))
})

it('comes in pages, each line once', async () => {
  // Far from midnight in the patient's calendar, on both sides of a change of the clocks.
  await db.rows(
    `insert into audit_log (organization_id, patient_id, user_id, hat, verb, entity, at)
     select $1, $2, $3, 'case_manager', 'read', 'patients', (current_date - n + time '17:00') at time zone 'UTC'
     from generate_series(1, 45) n, generate_series(1, 2)`,
    [people.organizations.riverbend, people.maria.recordId, people.dana.userId],
  )
  const seen: Opening[] = []
  let page = await openingsOf('maria')
  for (;;) {
    seen.push(...page.openings)
    if (page.next === null) break
    page = await openingsOf('maria', `?before=${page.next}`)
  }
  expect(seen).toHaveLength(45)
  expect(new Set(seen.map(({ at }) => at.slice(0, 10))).size).toBe(45)
  expect(seen.every(({ times }) => times === 2)).toBe(true)
})
