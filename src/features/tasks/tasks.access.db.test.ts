import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Asker, strangersTo } from '../../../test/access/strangers.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { type WholeServer, wholeServer } from '../../../test/whole-server.ts'

const db = withTestDatabase()
let server: WholeServer
let people: InsertedPeople
let taskId: string

beforeAll(async () => {
  server = await wholeServer(db)
})
afterAll(() => server.stop())
beforeEach(async () => {
  people = await onlyPeople(db)
  taskId = randomUUID()
  await ask('dana', 'staff', '/tasks', {
    id: taskId,
    patientId: people.maria.recordId,
    title: 'Bring your ID card',
  })
})

const ask = async (person: Asker, hat: string, path: string, body?: unknown) => {
  const answer = await fetch(`${server.origin}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: server.headersOf(person, hat),
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, text: await answer.text() }
}

/** Everybody whom Maria's tasks do not concern, in every hat that they hold or might try. */
const strangers = strangersTo('maria')

it('shows a task to the patient, their case manager and specialist', async () => {
  expect((await ask('maria', 'patient', '/tasks')).text).toContain(taskId)
  for (const person of ['dana', 'priya'] as const)
    expect((await ask(person, 'staff', `/tasks?patientId=${people.maria.recordId}`)).text).toContain(taskId)
})

it('shows it to nobody else, and it is there', async () => {
  for (const [person, hat] of strangers)
    expect((await ask(person, hat, `/tasks?patientId=${people.maria.recordId}`)).text, person).not.toContain(
      taskId,
    )
  expect(await db.rows('select from tasks where id = $1', [taskId])).toHaveLength(1)
})

it('lets nobody else complete it or give another one', async () => {
  for (const [person, hat] of strangers) {
    const completed = await ask(person, hat, `/tasks/${taskId}/complete`, {})
    expect([401, 403, 404], person).toContain(completed.status)
    const given = { id: randomUUID(), patientId: people.maria.recordId, title: 'Not yours to give' }
    expect([401, 403, 404], person).toContain((await ask(person, hat, '/tasks', given)).status)
  }
  expect(await db.rows('select status from tasks')).toEqual([{ status: 'pending' }])
})

it('lets a specialist give one to a patient of theirs', async () => {
  const id = randomUUID()
  const given = { id, patientId: people.maria.recordId, title: 'Bring your papers' }
  expect((await ask('priya', 'staff', '/tasks', given)).status).toBe(201)
  expect((await ask('maria', 'patient', '/tasks')).text).toContain(id)
})

it('lets the patient complete it, twice as well as once', async () => {
  for (let time = 0; time < 2; time++) {
    const completed = await ask('maria', 'patient', `/tasks/${taskId}/complete`, {})
    expect(completed.status).toBe(200)
    expect(JSON.parse(completed.text)).toMatchObject({ alertsCaseManager: true })
  }
  expect(await db.rows("select from outbox where job = 'tasks.alert-completed'")).toHaveLength(1)
})

it('says of nobody that they are told where there is no case manager', async () => {
  await db.rows('update patients set case_manager_id = null where id = $1', [people.maria.recordId])
  const completed = await ask('maria', 'patient', `/tasks/${taskId}/complete`, {})
  expect(JSON.parse(completed.text)).toMatchObject({ status: 'completed', alertsCaseManager: false })
})
