import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PersonKey } from '../../../test/cast.ts'
import { type SeatedCast, seatCast, withTestDatabase } from '../../../test/database.ts'
import { type WholeServer, wholeServer } from '../../../test/whole-server.ts'
import type { Opening } from './audit.contract.ts'

const db = withTestDatabase()
let server: WholeServer
let people: SeatedCast

beforeAll(async () => {
  server = await wholeServer(db)
})
afterAll(() => server.stop())
beforeEach(async () => {
  await db.empty()
  // Nobody can empty the log; new people start with nothing in it.
  people = await seatCast(db)
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
  for (let time = 0; time < 3; time++) await open('dana', 'staff')
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

it('comes in pages, each line once', async () => {
  await db.rows(
    `insert into audit_log (organization_id, patient_id, user_id, hat, verb, entity, at)
     select $1, $2, $3, 'case_manager', 'read', 'patients', now() - make_interval(days => n)
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
