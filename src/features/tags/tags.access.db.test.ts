import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PersonKey } from '../../../sample/people.ts'
import { type Asker, strangersTo } from '../../../test/access/strangers.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { type WholeServer, wholeServer } from '../../../test/whole-server.ts'

const db = withTestDatabase()
let server: WholeServer
let people: InsertedPeople
let tag: string

beforeAll(async () => {
  server = await wholeServer(db)
})
afterAll(() => server.stop())
beforeEach(async () => {
  people = await onlyPeople(db)
  tag = JSON.parse((await putOn('dana', 'staff', 'Veteran')).text).id
})

const ask = async (person: Asker, hat: string, method: string, path: string, body?: unknown) => {
  const answer = await fetch(`${server.origin}/api${path}`, {
    method,
    headers: server.headersOf(person, hat),
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, text: await answer.text() }
}
const ofMaria = () => `/patients/${people.maria.recordId}/tags`
const putOn = (person: Asker, hat: string, name: string) =>
  ask(person, hat, 'POST', ofMaria(), { id: randomUUID(), name })
const takeOff = (person: Asker, hat: string) => ask(person, hat, 'DELETE', `${ofMaria()}/${tag}`)

/** Everybody whom Maria's tags do not concern, in every hat that they hold or might try; Maria herself is one of them. */
const strangers = [['maria', 'patient'] as const, ...strangersTo('maria')]
const refused = [401, 403, 404]
const rows = () => db.rows('select t.name from patient_tags p join tags t on t.id = p.tag_id')

it('shows the tags of a patient to their case manager, specialist and the administrator', async () => {
  const seen = { tags: [{ id: tag, name: 'Veteran' }], mayChange: true }
  expect(JSON.parse((await ask('dana', 'staff', 'GET', ofMaria())).text)).toEqual(seen)
  expect(JSON.parse((await ask('ruth', 'administrator', 'GET', ofMaria())).text)).toEqual(seen)
  expect(JSON.parse((await ask('priya', 'staff', 'GET', ofMaria())).text)).toEqual({
    ...seen,
    mayChange: false,
  })
})

it('shows them to nobody else, not even to the patient, and lets nobody else put one on or take one off', async () => {
  for (const [person, hat] of strangers) {
    const answer = await ask(person, hat, 'GET', ofMaria())
    expect(refused, person).toContain(answer.status)
    expect(answer.text, person).not.toContain('Veteran')
    expect(refused, person).toContain((await putOn(person, hat, 'Stranger')).status)
    expect(refused, person).toContain((await takeOff(person, hat)).status)
  }
  expect(await rows()).toEqual([{ name: 'Veteran' }])
  expect(await db.rows("select from tags where name = 'Stranger'")).toEqual([])
})

it('names the tags of an organization to its staff alone', async () => {
  for (const person of ['dana', 'marcus', 'priya'] as const)
    expect((await ask(person, 'staff', 'GET', '/tags')).text, person).toContain('Veteran')
  for (const [person, hat] of strangers.filter(([person, hat]) => !(person === 'marcus' && hat === 'staff')))
    expect((await ask(person, hat, 'GET', '/tags')).text, person).not.toContain('Veteran')
})

it('is put on and taken off by the case manager and the administrator, and not by the specialist', async () => {
  expect((await putOn('priya', 'staff', 'Other')).status).toBe(403)
  expect((await takeOff('priya', 'staff')).status).toBe(403)
  expect((await takeOff('ruth', 'administrator')).status).toBe(200)
  expect(await rows()).toEqual([])
  expect((await putOn('ruth', 'administrator', 'veteran')).text).toContain(tag)
  expect((await takeOff('dana', 'staff')).status).toBe(200)
})

it('is put on by a colleague while they cover, and not afterwards', async () => {
  const cover = {
    id: randomUUID(),
    organization_id: people.organizations.riverbend,
    case_manager_id: people.dana.recordId,
    patient_id: people.maria.recordId,
    colleague_id: people.marcus.recordId,
    starts_at: new Date(Date.now() - 60_000).toISOString(),
    ends_at: new Date(Date.now() + 60_000).toISOString(),
    reason: 'Away',
  }
  const columns = Object.keys(cover)
  await db.rows(
    `insert into covers (${columns.join(', ')}) values (${columns.map((_, n) => `$${n + 1}`).join(', ')})`,
    Object.values(cover),
  )
  expect((await putOn('marcus', 'staff', 'Covered')).status).toBe(200)
  await db.rows('update covers set ended_at = now()')
  expect(refused).toContain((await putOn('marcus', 'staff', 'Over')).status)
})

it('is renamed, merged and deleted by an administrator of the organization alone', async () => {
  const other = JSON.parse((await putOn('dana', 'staff', 'Former soldier')).text).id
  const attempts = [
    ['PUT', `/tags/${tag}`, { name: 'Renamed' }],
    ['POST', `/tags/${tag}/merge`, { intoId: other }],
    ['POST', `/tags/${tag}/undo-merge`, {}],
    ['DELETE', `/tags/${tag}`, undefined],
  ] as const
  for (const [person, hat] of [...strangers, ['dana', 'staff'], ['priya', 'staff']] as const)
    for (const [method, path, body] of attempts)
      expect(refused, `${person} ${method} ${path}`).toContain(
        (await ask(person, hat, method, path, body)).status,
      )
  expect(await db.rows('select name, merged_into from tags order by name')).toEqual([
    { name: 'Former soldier', merged_into: null },
    { name: 'Veteran', merged_into: null },
  ])
})

describe('on many at once', () => {
  const records = (...keys: PersonKey[]) => keys.map(key => people[key].recordId)
  const onMany = (person: Asker, hat: string, keys: PersonKey[], path = '') =>
    ask(person, hat, 'POST', `/tags/${tag}/patients${path}`, { patientIds: records(...keys) })
  const having = async () =>
    (await db.rows<{ id: string }>('select patient_id as id from patient_tags order by 1')).map(
      ({ id }) => id,
    )

  it('is put on a case manager’s own patients, and who had it already is said; others’ are passed over', async () => {
    const answer = JSON.parse(
      (await onMany('dana', 'staff', ['maria', 'jay', 'aisha', 'grace', 'iris'])).text,
    )
    expect(answer.patientIds.toSorted()).toEqual(records('jay', 'aisha').toSorted())
    expect(answer.had).toEqual(records('maria'))
    expect(await having()).toEqual(records('maria', 'jay', 'aisha').toSorted())
  })

  it('is taken off those alone who are one’s own', async () => {
    await onMany('ruth', 'administrator', ['maria', 'grace'])
    const answer = JSON.parse((await onMany('dana', 'staff', ['maria', 'jay', 'grace'], '/take-off')).text)
    expect(answer.patientIds).toEqual(records('maria'))
    expect(await having()).toEqual(records('grace'))
    expect((await onMany('dana', 'staff', ['maria'], '/take-off')).text).toContain('"patientIds":[]')
  })

  it('is no act of a specialist, a patient or a stranger', async () => {
    for (const [person, hat] of [...strangers, ['priya', 'staff']] as const) {
      const { status, text } = await onMany(person, hat, ['jay'])
      expect(status === 200 ? JSON.parse(text).patientIds : [], person).toEqual([])
    }
    expect(await having()).toEqual(records('maria'))
  })
})
