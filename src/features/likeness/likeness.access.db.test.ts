import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Asker, strangersTo } from '../../../test/access/strangers.ts'
import { type InsertedPeople, insertPeople, withTestDatabase } from '../../../test/database.ts'
import { type WholeServer, wholeServer } from '../../../test/whole-server.ts'

const db = withTestDatabase()
let server: WholeServer
let people: InsertedPeople
let pair: [string, string]

beforeAll(async () => {
  people = await insertPeople(db)
  server = await wholeServer(db)
  const organization = people.organizations.riverbend
  const twin = randomUUID()
  await db.rows("insert into patients (organization_id, id, name) values ($1, $2, 'Marigold Santos')", [
    organization,
    twin,
  ])
  pair = [people.maria.recordId, twin].toSorted() as [string, string]
  await db.rows(
    `insert into likeness_pairs (organization_id, patient_id, other_id, reasons) values ($1, $2, $3, '{name}')
     on conflict do nothing`,
    [organization, ...pair],
  )
})
afterAll(() => server.stop())

const ask = async (person: Asker, hat: string, method: string, path: string, body?: unknown) => {
  const answer = await fetch(`${server.origin}/api/likeness${path}`, {
    method,
    headers: server.headersOf(person, hat),
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, text: await answer.text() }
}
const others = [
  ['maria', 'patient'],
  ['maria', 'administrator'],
  ['dana', 'staff'],
  ['dana', 'administrator'],
  ['priya', 'staff'],
  ...strangersTo('maria'),
] as const

it('lists records that may be the same to whoever administers the organization', async () => {
  const { status, text } = await ask('ruth', 'administrator', 'GET', '/pairs')
  expect(status).toBe(200)
  expect(text).toContain('Marigold Santos')
})

it('lists them, and what colleagues ask, to nobody else', async () => {
  for (const path of ['/pairs', '/requests'])
    for (const [person, hat] of others.filter(([who]) => who !== 'ruth'))
      expect((await ask(person, hat, 'GET', path)).text, `${person} as ${hat} ${path}`).not.toContain(
        'Santos',
      )
})

it('lets nobody else say that two are not the same', async () => {
  const body = { patientId: pair[0], otherId: pair[1], words: 'Not the same' }
  for (const [person, hat] of others) {
    const { status } = await ask(person, hat, 'POST', '/pairs/dismiss', body)
    expect(status, `${person} as ${hat}`).toBeGreaterThanOrEqual(400)
  }
  expect(
    await db.rows('select state from likeness_pairs where patient_id = $1 and other_id = $2', pair),
  ).toEqual([{ state: 'open' }])
  expect((await ask('ruth', 'administrator', 'POST', '/pairs/dismiss', body)).status).toBe(200)
})
