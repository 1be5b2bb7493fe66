import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PersonKey } from '../../../../sample/people.ts'
import { type Asker, strangersTo } from '../../../../test/access/strangers.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'
import { type WholeServer, wholeServer } from '../../../../test/whole-server.ts'
import type { CompletedSubmission, PatientForm, ReadableSubmission } from './submissions.contract.ts'

const db = withTestDatabase()
const secret = 'only for those who help me'
const fields = [
  { name: 'need', label: 'What first?', type: 'text', required: true },
  { name: 'more', label: 'Anything else?', type: 'textarea', required: false },
]
let server: WholeServer
let people: InsertedPeople
let formId: string

beforeAll(async () => {
  server = await wholeServer(db)
})
afterAll(() => server.stop())
beforeEach(async () => {
  people = await onlyPeople(db)
  const [row] = await db.rows<{ id: string }>(
    `insert into forms (organization_id, title, form_fields) values ($1, 'What you need', $2) returning id`,
    [people.organizations.riverbend, JSON.stringify(fields)],
  )
  formId = row?.id ?? ''
})

const ask = async <T>(person: Asker, hat: string, method: string, path: string, body?: unknown) => {
  const answer = await fetch(`${server.origin}/api${path}`, {
    method,
    headers: server.headersOf(person, hat),
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  return { status: answer.status, text, json: JSON.parse(text) as T }
}
const requestPath = (patient: PersonKey = 'maria') =>
  `/patients/${people[patient].recordId}/forms/${formId}/request`
const formsSeen = async (person: Asker, patient: PersonKey = 'maria') =>
  (await ask<PatientForm[]>(person, 'staff', 'GET', `/patients/${people[patient].recordId}/forms`)).json
const mariaBegins = async () => {
  const id = randomUUID()
  await ask('maria', 'patient', 'POST', `/portal/forms/${formId}/start`, { id })
  return id
}
const mariaSubmits = async (id: string) =>
  ask('maria', 'patient', 'POST', `/portal/submissions/${id}/submit`, {
    answers: { need: { value: secret, known: [] } },
  })

/** Everybody whom Maria's answers do not concern, in every hat that they hold or might try. */
const strangers = strangersTo('maria')

describe('asking a patient for a form', () => {
  it('puts it on their list with its day; asking again moves the day alone', async () => {
    const first = await ask<PatientForm>('dana', 'staff', 'PUT', requestPath(), { dueOn: '2030-02-01' })
    expect(first.json).toMatchObject({ status: 'pending', isAskedFor: true, dueOn: '2030-02-01' })
    const [before] = await db.rows<{ created_at: string }>('select created_at from form_requests')
    await ask('dana', 'staff', 'PUT', requestPath(), { dueOn: '2030-03-01' })
    const rows = await db.rows<{ created_at: string; due_on: string }>(
      'select created_at, due_on::text from form_requests',
    )
    expect(rows).toEqual([{ created_at: before?.created_at, due_on: '2030-03-01' }])
    const list = await ask<{ status: string }[]>('maria', 'patient', 'GET', '/portal/forms')
    expect(list.json[0]).toMatchObject({ status: 'pending', dueOn: '2030-03-01' })
  })

  it('makes one request, however many ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ask('dana', 'staff', 'PUT', requestPath(), {})),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await db.rows('select from form_requests')).toHaveLength(1)
  })

  it('asks once more for what was submitted before, and the old answers stay readable', async () => {
    await ask('dana', 'staff', 'PUT', requestPath(), {})
    const id = await mariaBegins()
    expect((await formsSeen('dana'))[0]).toMatchObject({ status: 'in_progress', completedId: null })
    await mariaSubmits(id)
    expect((await formsSeen('dana'))[0]).toMatchObject({ status: 'completed', isAskedFor: false })
    const again = await ask<PatientForm>('dana', 'staff', 'PUT', requestPath(), {})
    expect(again.json).toMatchObject({ status: 'pending', isAskedFor: true, completedId: id })
  })

  it('can be taken back, twice', async () => {
    await ask('dana', 'staff', 'PUT', requestPath(), {})
    for (let time = 0; time < 2; time++)
      expect((await ask<PatientForm>('dana', 'staff', 'DELETE', requestPath())).json).toMatchObject({
        status: 'not_started',
        isAskedFor: false,
      })
  })

  it('is for the case manager and the administrator alone, for their own patients', async () => {
    for (const [person, hat] of [...strangers, ['priya', 'staff'], ['maria', 'patient']] as const) {
      const tried = await ask(person, hat, 'PUT', requestPath(), {})
      expect([401, 403, 404], `${person} as ${hat}`).toContain(tried.status)
    }
    expect((await ask('dana', 'staff', 'PUT', requestPath('grace'), {})).status).toBe(403)
    expect(await db.rows('select from form_requests')).toEqual([])
    expect((await ask('ruth', 'administrator', 'PUT', requestPath('grace'), {})).status).toBe(200)
  })
})

describe('a submission', () => {
  it('is read by the care team, each question beside its answer, and every reading is kept', async () => {
    const id = await mariaBegins()
    await mariaSubmits(id)
    for (const [person, hat] of [
      ['dana', 'staff'],
      ['priya', 'staff'],
      ['ruth', 'administrator'],
    ] as const) {
      const { json } = await ask<ReadableSubmission>(person, hat, 'GET', `/submissions/${id}`)
      expect(json).toMatchObject({
        patientName: 'Maria Santos',
        formTitle: 'What you need',
        patientId: people.maria.recordId,
      })
      expect(json.answers.map(({ label, answer }) => [label, answer])).toEqual([
        ['What first?', secret],
        ['Anything else?', ''],
      ])
    }
    const readings = await db.rows(
      "select hat from audit_log where verb = 'read' and entity = 'submissions' and patient_id = $1 order by id",
      [people.maria.recordId],
    )
    expect(readings).toEqual([{ hat: 'case_manager' }, { hat: 'specialist' }, { hat: 'administrator' }])
  })

  it('is nobody’s to read before the patient submitted it, and leaves no trace of a reading', async () => {
    const id = await mariaBegins()
    expect((await ask('dana', 'staff', 'GET', `/submissions/${id}`)).status).toBe(404)
    expect((await ask<{ submissions: [] }>('dana', 'staff', 'GET', '/submissions')).json.submissions).toEqual(
      [],
    )
    const readings = "select from audit_log where entity = 'submissions' and verb = 'read' and entity_id = $1"
    expect(await db.rows(readings, [id])).toEqual([])
  })

  it('is read by nobody whom it does not concern, alone or in a list', async () => {
    const id = await mariaBegins()
    await mariaSubmits(id)
    for (const [person, hat] of strangers) {
      for (const path of [
        `/submissions/${id}`,
        '/submissions',
        `/submissions?patientId=${people.maria.recordId}`,
        `/patients/${people.maria.recordId}/forms`,
      ]) {
        const { text } = await ask(person, hat, 'GET', path)
        expect(text.includes(secret) || text.includes(id), `${person} as ${hat}: ${path}`).toBe(false)
      }
    }
    const seen = await ask<{ submissions: CompletedSubmission[] }>('dana', 'staff', 'GET', '/submissions')
    expect(seen.json.submissions).toMatchObject([{ id, patientName: 'Maria Santos' }])
  })

  it('is listed page by page, the newest first', async () => {
    await db.rows(
      `insert into submissions (organization_id, patient_id, form_id, form_title, form_fields, status, completed_at)
        select $1, $2, $3, 'Form ' || n, '[]', 'completed', now() - n * interval '1 day' from generate_series(1, 5) n`,
      [people.organizations.riverbend, people.maria.recordId, formId],
    )
    const titles: string[] = []
    let after = ''
    for (let page = 0; page < 3; page++) {
      const { json } = await ask<{ submissions: CompletedSubmission[]; next: string | null }>(
        'dana',
        'staff',
        'GET',
        `/submissions?limit=2&${after && `after=${encodeURIComponent(after)}`}`,
      )
      titles.push(...json.submissions.map(({ formTitle }) => formTitle))
      after = json.next ?? ''
    }
    expect([titles, after]).toEqual([['Form 1', 'Form 2', 'Form 3', 'Form 4', 'Form 5'], ''])
  })
})
