/** What is written down of each time that something leaves for a model, who reads it, and the limit of a month. */
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'
import { withModelJobs } from '../../../../test/model-jobs.ts'

const db = withTestDatabase()
const { ask } = withServer(db, { hasModel: true })
const { work, asked, answerWith } = withModelJobs(db)
let people: InsertedPeople

const answer = JSON.stringify({
  sections: [{ heading: 'Next steps', lines: [{ words: 'Ask about the rent.', from: ['F1'] }] }],
})

beforeEach(async () => {
  people = await onlyPeople(db)
  answerWith({ content: answer })
  await db.rows("update organizations set engines = 'models'")
  await db.rows("update patients set model_choice = 'yes'")
  await db.rows('insert into remarks (organization_id, patient_id, words) values ($1, $2, $3)', [
    people.organizations.riverbend,
    people.maria.recordId,
    'I am Maria. I am behind on rent.',
  ])
})

async function askForDraft(): Promise<void> {
  const path = `/patients/${people.maria.recordId}/assistant-drafts`
  const made = await ask('dana', 'staff', 'POST', path, { id: randomUUID(), kind: 'suggestions' })
  expect(made.body, made.text).toMatchObject({ isBeingWritten: true })
}
const limitTo = async (modelCallLimit: number | null, seen: number | null) => {
  const settings = { modelCallLimit, seen: { modelCallLimit: seen } }
  const { body, text } = await ask('ruth', 'administrator', 'PUT', '/organization/settings', settings)
  expect(body, text).toMatchObject({ modelCallLimit })
}
const list = async (before = '') =>
  (await ask('ruth', 'administrator', 'GET', `/model-calls${before && `?before=${before}`}`)).body
const troubles = async () =>
  (await db.rows<{ trouble: string | null }>('select trouble from ai_drafts order by created_at, id')).map(
    ({ trouble }) => trouble,
  )

it('an administrator reads when a model was asked about whom, and word for word what left and came back', async () => {
  await askForDraft()
  await work('assistant.write-draft')
  const { calls, next, thisMonth } = await list()
  expect({ next, thisMonth }).toEqual({ next: null, thisMonth: 1 })
  expect(calls).toEqual([
    {
      id: expect.any(String),
      at: expect.any(String),
      kind: 'suggestions',
      model: 'small',
      patientId: people.maria.recordId,
      patientName: 'Maria Santos',
      askedBy: 'Dana Whitfield',
      outcome: 'answered',
      tokensSent: 1,
      tokensReceived: 1,
      durationMs: expect.any(Number),
    },
  ])
  const { body } = await ask('ruth', 'administrator', 'GET', `/model-calls/${calls[0].id}`)
  expect(body.received).toBe(answer)
  const [{ body: left } = { body: undefined }] = asked()
  for (const { content } of left?.messages ?? []) expect(body.sent).toContain(content)
  expect(body.sent).toContain('behind on rent')
  expect(body.sent).not.toContain('Maria')
  // Who reads it has read of a patient.
  expect(
    await db.rows("select verb, patient_id, user_id from audit_log where entity = 'model_calls'"),
  ).toEqual([{ verb: 'read', patient_id: people.maria.recordId, user_id: people.ruth.userId }])
})

it('is written down before it leaves, and says so where nothing is known to have come back', async () => {
  await askForDraft()
  answerWith({ status: 500 })
  await work('assistant.write-draft')
  await askForDraft()
  answerWith('silence')
  const under = work('assistant.write-draft')
  await expect.poll(async () => (await list()).calls[0].outcome).toBeNull()
  await under
  expect((await list()).calls.map((call: { outcome: string }) => call.outcome)).toEqual(['failed', 'failed'])
})

it('nothing leaves once the month is used up, not by two at once either, and again when there is room', async () => {
  await limitTo(2, null)
  for (let draft = 0; draft < 5; draft++) await askForDraft()
  await work('assistant.write-draft', true)
  expect(asked()).toHaveLength(2)
  expect((await troubles()).toSorted()).toEqual([null, null, 'unpaid', 'unpaid', 'unpaid'].toSorted())
  expect((await list()).thisMonth).toBe(2)

  // A month before, by the clock of the organization.
  await db.rows("update model_calls set created_at = created_at - interval '32 days'")
  await askForDraft()
  await work('assistant.write-draft')
  expect(asked()).toHaveLength(3)
  await limitTo(0, 2)
  await askForDraft()
  await work('assistant.write-draft')
  expect(asked()).toHaveLength(3)
  await limitTo(null, 0)
  await askForDraft()
  await work('assistant.write-draft')
  expect(asked()).toHaveLength(4)
})

it('older ones follow page by page, and each is deleted after its days', async () => {
  await db.rows(
    `insert into model_calls (organization_id, patient_id, kind, model, sent, created_at)
      select $1, $2, 'note', 'small', 'x', now() - n * interval '1 minute' from generate_series(1, 25) n`,
    [people.organizations.riverbend, people.maria.recordId],
  )
  const first = await list()
  expect(first.calls).toHaveLength(20)
  const second = await list(first.next)
  expect(second.calls).toHaveLength(5)
  expect(second.next).toBeNull()
  expect(new Set([...first.calls, ...second.calls].map(({ id }) => id)).size).toBe(25)

  const [due] = await db.rows<{ days: number }>(
    "select extract(day from start_after - now())::int + 1 as days from outbox where job = 'assistant.forget-model-call'",
  )
  expect(due?.days).toBe(90)
  await db.rows("update outbox set start_after = now() where job = 'assistant.forget-model-call'")
  await work('assistant.forget-model-call')
  expect((await list()).calls).toHaveLength(20)
  await db.rows("update model_calls set expires_at = now() - interval '1 second'")
  for (const { id } of first.calls)
    await db.rows(
      "insert into outbox (organization_id, job, payload) values ($1, 'assistant.forget-model-call', jsonb_build_object('callId', $2::uuid))",
      [people.organizations.riverbend, id],
    )
  await work('assistant.forget-model-call')
  expect((await list()).calls).toHaveLength(5)
})
