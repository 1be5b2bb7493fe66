import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Asker, strangersTo } from '../../../test/access/strangers.ts'
import { insertPeople, withTestDatabase } from '../../../test/database.ts'
import { type WholeServer, wholeServer } from '../../../test/whole-server.ts'

const db = withTestDatabase()
let server: WholeServer

beforeAll(async () => {
  const people = await insertPeople(db)
  server = await wholeServer(db)
  await db.rows(
    `insert into tasks (organization_id, patient_id, title) values ($1, $2, 'Ask for the marigold map')`,
    [people.organizations.riverbend, people.maria.recordId],
  )
  await db.rows(`insert into staff_tasks (organization_id, title) values ($1, 'Count the marigolds')`, [
    people.organizations.riverbend,
  ])
})
afterAll(() => server.stop())

const list = async (person: Asker, hat: string) => {
  const answer = await fetch(`${server.origin}/api/task-management`, {
    headers: server.headersOf(person, hat),
  })
  return { status: answer.status, text: await answer.text() }
}

it('lists the tasks of patients and of staff to whoever administers the organization', async () => {
  const { status, text } = await list('ruth', 'administrator')
  expect(status).toBe(200)
  expect(text).toContain('Ask for the marigold map')
  expect(text).toContain('Count the marigolds')
})

it('lists a patient’s task to nobody whom the patient does not concern, and not to the patient', async () => {
  for (const [person, hat] of [['maria', 'patient'] as const, ...strangersTo('maria')])
    expect((await list(person, hat)).text, `${person} as ${hat}`).not.toContain('marigold map')
})

it('lists what nobody has yet to staff of the organization alone', async () => {
  const { text } = await list('marcus', 'staff')
  expect(text).toContain('Count the marigolds')
  const colleagues = strangersTo('maria').filter(([person, hat]) => !(person === 'marcus' && hat === 'staff'))
  for (const [person, hat] of [['maria', 'patient'] as const, ...colleagues])
    expect((await list(person, hat)).text, `${person} as ${hat}`).not.toContain('marigolds')
})
