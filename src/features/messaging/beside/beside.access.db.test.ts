/** What is told beside a conversation: to whom it is told, and that it is what the record says. */
import { beforeEach, expect, test } from 'vitest'
import { withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople
let beside: string
let messages: string

beforeEach(async () => {
  people = await onlyPeople(db)
  const opened = await ask('maria', 'patient', 'POST', '/conversations', { participantType: 'case_manager' })
  beside = `/conversations/${opened.body.id}/beside`
  messages = `/conversations/${opened.body.id}/messages`
  await ask('maria', 'patient', 'POST', messages, {
    id: crypto.randomUUID(),
    content: 'Hello',
  })
})

test('who takes part reads how to reach the person, what comes next and what is coming, the earliest that stands', async () => {
  await ask('dana', 'staff', 'PUT', `/patients/${people.maria.recordId}/next-step`, {
    step: 'Hear from the clinic',
    dueOn: '2999-01-01',
  })
  await db.rows(
    `insert into appointments (organization_id, patient_id, case_manager_id, starts_at, ends_at, status, notes)
      select $1, $2, $3, now() + at * interval '1 day', now() + at * interval '1 day' + interval '1 hour', status, status
      from (values (-2, 'confirmed'), (1, 'offered'), (3, 'confirmed'), (5, 'confirmed')) a (at, status)`,
    [people.organizations.riverbend, people.maria.recordId, people.dana.recordId],
  )
  const { status, body } = await ask('dana', 'staff', 'GET', beside)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    patientId: people.maria.recordId,
    status: 'active',
    language: 'es',
    nextStep: 'Hear from the clinic',
    nextStepDueOn: '2999-01-01',
    comingNotes: 'confirmed',
  })
  const days = (new Date(body.comingAt).getTime() - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(3)
  // It is asked beside the thread, whose reading is recorded; the record itself was not opened.
  const read = "select from audit_log where verb = 'read' and entity = 'patients'"
  expect(await db.rows(read)).toEqual([])
})

test('after an answer the conversation, the head of the record and the caseload say the same last contact', async () => {
  const answered = await ask('dana', 'staff', 'POST', messages, { id: crypto.randomUUID(), content: 'Hi' })
  const moment = (at: string) => new Date(at).toISOString()
  const at = moment(answered.body.message.createdAt)
  const { recordId } = people.maria
  const says = async (path: string) => (await ask('dana', 'staff', 'GET', path)).body
  for (const path of [beside, `/patients/${recordId}`]) {
    const { lastContact } = await says(path)
    expect({ ...lastContact, at: moment(lastContact.at) }).toEqual({
      at,
      way: 'message',
      by: 'Dana Whitfield',
    })
  }
  const { patients } = await says('/caseload/patients')
  expect(moment(patients.find(({ id }: { id: string }) => id === recordId).lastContactAt)).toBe(at)
})

test.each(['marcus', 'elena', 'priya', 'jay', 'leo'] as const)('%s reads nothing of it', async person => {
  const answer = await ask(person, person === 'jay' ? 'patient' : 'staff', 'GET', beside)
  expect([403, 404]).toContain(answer.status)
})
