/** A file that is asked for in a conversation: what both sides read of it there, and who reads nothing of it. */
import { beforeEach, expect, test } from 'vitest'
import { withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople
let conversation: string
const id = '0199b0b0-0000-7000-8000-000000000042'

beforeEach(async () => {
  people = await onlyPeople(db)
  const opened = await ask('maria', 'patient', 'POST', '/conversations', { participantType: 'case_manager' })
  conversation = `/conversations/${opened.body.id}`
})

/** As the page does it: a task that waits for a file, and a message of the same id. */
async function askForLease(): Promise<void> {
  const title = 'El contrato de renta'
  const task = { id, patientId: people.maria.recordId, title, asksForFile: true }
  expect((await ask('dana', 'staff', 'POST', '/tasks', task)).status).toBe(201)
  expect(
    (await ask('dana', 'staff', 'POST', `${conversation}/messages`, { id, content: title })).status,
  ).toBe(201)
}

const insertFile = (name: string, shown = 'now()', readers = 'null') =>
  db.rows(
    `insert into case_files (organization_id, patient_id, name, media_type, size_bytes, sha256, storage_key, kind, task_id, shown_at, readers)
      values ($1, $2, $3, 'text/plain', 1, repeat('0', 64), 'files/' || gen_random_uuid(), 'other', $4, ${shown}, ${readers})`,
    [people.organizations.riverbend, people.maria.recordId, name, id],
  )

const listOf = async (who: Parameters<typeof ask>[0], hat: string) =>
  (await ask(who, hat, 'GET', `${conversation}/asked-files`)).body

test('both read that it was asked for, then what came; asked again, it stands there once', async () => {
  await askForLease()
  await askForLease()
  for (const [who, hat] of [
    ['maria', 'patient'],
    ['dana', 'staff'],
  ] as const)
    expect(await listOf(who, hat)).toEqual([{ id, isDone: false, files: [] }])
  await insertFile('lease.txt')
  for (const [who, hat] of [
    ['maria', 'patient'],
    ['dana', 'staff'],
  ] as const)
    expect(await listOf(who, hat)).toMatchObject([{ id, files: [{ name: 'lease.txt' }] }])
})

test('the patient reads no file that was not shown to them, and nobody one that was put away', async () => {
  await askForLease()
  await insertFile('inner.txt', 'null')
  await insertFile('away.txt')
  await db.rows("update case_files set removed_at = now(), removed_for = 'Twice' where name = 'away.txt'")
  expect(await listOf('maria', 'patient')).toMatchObject([{ files: [] }])
  expect(await listOf('dana', 'staff')).toMatchObject([{ files: [{ name: 'inner.txt' }] }])
})

test('a task that was taken off, one that asks for no file and the patient’s own words hang on no message', async () => {
  await askForLease()
  await ask('dana', 'staff', 'POST', `/tasks/${id}/removal`, { reason: 'Not needed' })
  const other = crypto.randomUUID()
  const task = { id: other, patientId: people.maria.recordId, title: 'Call' }
  await ask('dana', 'staff', 'POST', '/tasks', task)
  await ask('dana', 'staff', 'POST', `${conversation}/messages`, { id: other, content: 'Call' })
  const own = crypto.randomUUID()
  await ask('dana', 'staff', 'POST', '/tasks', { ...task, id: own, asksForFile: true })
  await ask('maria', 'patient', 'POST', `${conversation}/messages`, { id: own, content: 'Mine' })
  expect(await listOf('dana', 'staff')).toEqual([])
})

test.each(['marcus', 'elena', 'priya', 'jay', 'leo'] as const)('%s reads nothing of it', async who => {
  await askForLease()
  await insertFile('lease.txt')
  const answer = await ask(who, who === 'jay' ? 'patient' : 'staff', 'GET', `${conversation}/asked-files`)
  expect(answer.text).not.toContain('lease')
  expect(answer.text).not.toContain(id)
})
