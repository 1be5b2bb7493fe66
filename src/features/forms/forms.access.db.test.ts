import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fingerprint } from '#lib/fingerprint.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { type Asker, strangersTo } from '../../../test/access/strangers.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { type WholeServer, wholeServer } from '../../../test/whole-server.ts'
import type { Kept, OpenForm, OwnForm } from './forms.contract.ts'

const db = withTestDatabase()
let server: WholeServer
let people: InsertedPeople
let formId: string

const fields = [
  {
    name: 'need',
    label: 'What first?',
    labelEs: '¿Qué primero?',
    type: 'select',
    required: true,
    options: ['Food', 'Housing'],
    optionsEs: ['Comida', 'Vivienda'],
  },
  { name: 'words', label: 'Tell us more.', labelEs: 'Cuéntenos más.', type: 'textarea', required: false },
  { name: 'people', label: 'How many?', labelEs: '¿Cuántos?', type: 'number', required: false },
]

beforeAll(async () => {
  server = await wholeServer(db)
})
afterAll(() => server.stop())
beforeEach(async () => {
  people = await onlyPeople(db)
  formId = await makeForm('What you want help with first')
})

async function makeForm(title: string, questions: unknown = fields): Promise<string> {
  const [row] = await db.rows<{ id: string }>(
    `insert into forms (organization_id, title, title_es, required, form_fields) values ($1, $2, 'En español', true, $3)
      returning id`,
    [people.organizations.riverbend, title, JSON.stringify(questions)],
  )
  return row?.id ?? ''
}

const ask = async <T>(person: Asker, hat: string, path: string, body?: unknown) => {
  const answer = await fetch(`${server.origin}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: server.headersOf(person, hat),
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  return { status: answer.status, text, json: JSON.parse(text) as T }
}
const maria = <T>(path: string, body?: unknown) => ask<T>('maria', 'patient', path, body)
const start = (id = randomUUID()) => maria<OpenForm>(`/portal/forms/${formId}/start`, { id, language: 'en' })
const begun = async () => (await start()).json.submission?.id ?? ''
const keep = (id: string, answers: Record<string, [string, ...string[]]>, path = 'answers') =>
  maria<Kept>(`/portal/submissions/${id}/${path}`, {
    answers: Object.fromEntries(
      Object.entries(answers).map(([name, [value, ...seen]]) => [
        name,
        { value, known: seen.map(fingerprint) },
      ]),
    ),
  })
const rowsOf = () =>
  db.rows<{ status: string; form_data: object; replaced: object }>(
    'select status, form_data, replaced from submissions order by started_at',
  )

/** Everybody whom Maria's answers do not concern, in every hat that they hold or might try. */
const strangers = strangersTo('maria')

describe('a patient', () => {
  it('begins a form once, however often Start Form is pressed, and from two devices', async () => {
    const id = randomUUID()
    const answers = await Promise.all([start(id), start(id), start(), start()])
    expect(new Set(answers.map(({ json }) => json.submission?.id)).size).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await rowsOf()).toHaveLength(1)
  })

  it('reads it in the language of the page, while staff read one choice for both languages', async () => {
    const { json } = await maria<OpenForm>(`/portal/forms/${formId}?language=es`)
    expect([json.title, json.questions[0]?.label]).toEqual(['En español', '¿Qué primero?'])
    expect(json.questions[0]?.options[1]).toEqual({ value: 'Housing', label: 'Vivienda' })
  })

  it('keeps answers question by question, from two devices, and loses neither', async () => {
    const id = await begun()
    await keep(id, { words: ['from my phone', ''] })
    await keep(id, { people: ['3', ''] })
    const { json } = await keep(id, { words: ['from my laptop', ''] })
    expect(json.answers).toEqual({ words: 'from my laptop', people: '3' })
    expect(json.replaced).toEqual({ words: 'from my phone' })
    const settled = await maria<Kept>(`/portal/submissions/${id}/answers`, { settled: ['words'] })
    expect(settled.json.replaced).toEqual({})
    expect((await rowsOf())[0]).toMatchObject({ status: 'in_progress', replaced: {} })
  })

  it('submits only what is whole, and what was typed stays', async () => {
    const id = await begun()
    const refused = await keep(id, { words: ['more', ''], people: ['three', ''] }, 'submit')
    expect(refused.status).toBe(400)
    expect(refused.json).toMatchObject({
      fields: [
        { field: 'need', message: 'answerMissing' },
        { field: 'people', message: 'numberUnreadable' },
      ],
    })
    expect(await rowsOf()).toMatchObject([{ status: 'in_progress', form_data: { words: 'more' } }])
    const accepted = await keep(id, { need: ['Food', ''], people: ['3', 'three'] }, 'submit')
    expect(accepted.json).toMatchObject({ status: 'completed', answers: { need: 'Food', people: '3' } })
    const list = await maria<OwnForm[]>('/portal/forms')
    expect(list.json[0]).toMatchObject({ status: 'completed', completedAt: accepted.json.completedAt })
  })

  it('is not held to what they are never asked, and it is not kept; sent once more, it is still theirs', async () => {
    const onlyWhen = { name: 'need', is: ['Housing'] }
    const rent = { name: 'rent', label: 'How much?', type: 'number', required: true, onlyWhen }
    const sign = { name: 'sign', label: 'Sign', type: 'signature', required: true }
    formId = await makeForm('With a condition', [
      { name: 's', label: 'Part', type: 'section' },
      fields[0],
      rent,
      sign,
    ])
    const opened = await start()
    expect(opened.json.questions).toMatchObject([{ name: 'need', section: 'Part' }, { onlyWhen }, {}])
    const id = opened.json.submission?.id ?? ''
    expect((await keep(id, { need: ['Housing', ''], rent: ['x', ''] }, 'submit')).json).toMatchObject({
      fields: [
        { field: 'rent', message: 'numberUnreadable' },
        { field: 'sign', message: 'answerMissing' },
      ],
    })
    const sent = { need: ['Food', 'Housing'], rent: ['900', 'x'], sign: ['Maria\n2026-11-23', ''] } as const
    for (let time = 0; time < 2; time++)
      expect(await keep(id, { ...sent } as never, 'submit')).toMatchObject({ status: 200 })
    expect((await rowsOf()).map(row => row.form_data)).toContainEqual({
      need: 'Food',
      sign: 'Maria\n2026-11-23',
    })
    const list = await maria<OwnForm[]>('/portal/forms')
    expect(list.json.find(form => form.id === formId)).toMatchObject({ questionCount: 3 })
  })

  it('submits twice and it is one activity; what comes too late from another device is refused aloud', async () => {
    const id = await begun()
    for (let time = 0; time < 2; time++)
      expect((await keep(id, { need: ['Food', ''] }, 'submit')).status).toBe(200)
    expect(await db.rows("select from activities where activity_type = 'form_submitted'")).toHaveLength(1)
    expect((await keep(id, { words: ['too late', ''] })).status).toBe(409)
    expect((await rowsOf())[0]?.form_data).toEqual({ need: 'Food' })
    const again = await start()
    expect(again.json.submission).toMatchObject({ id, status: 'completed' })
    expect(await rowsOf()).toHaveLength(1)
  })

  it('fills it in once more when the care team asks for it again', async () => {
    const id = await begun()
    await keep(id, { need: ['Food', ''] }, 'submit')
    await db.rows(
      `insert into form_requests (organization_id, form_id, patient_id, due_on, created_at)
        values ($1, $2, $3, '2030-02-01', now() + interval '1 minute')`,
      [people.organizations.riverbend, formId, people.maria.recordId],
    )
    const list = await maria<OwnForm[]>('/portal/forms')
    expect(list.json[0]).toMatchObject({ status: 'pending', dueOn: '2030-02-01' })
    const again = await start()
    expect(again.json.submission).toMatchObject({ status: 'in_progress', answers: {} })
    expect(await rowsOf()).toHaveLength(2)
  })

  it('answers the questions that were asked when they began, and no others', async () => {
    const id = await begun()
    await db.rows('update forms set form_fields = $1 where id = $2', ['[]', formId])
    const { json } = await keep(id, { need: ['Food', ''], invented: ['x', ''] })
    expect(json.answers).toEqual({ need: 'Food' })
    expect((await maria<OpenForm>(`/portal/forms/${formId}`)).json.questions).toHaveLength(3)
  })

  it('is not lost sight of when their words sound like danger: one alert, whatever is sent again', async () => {
    const id = await begun()
    const { json } = await keep(id, { words: ['I want to kill myself', ''] })
    expect(json).toMatchObject({ safety: ['self_harm'], isCaseManagerTold: true })
    await keep(id, { words: ['I want to kill myself tonight', 'I want to kill myself'] })
    expect(await db.rows('select kind, source from safety_alerts')).toEqual([
      { kind: 'self_harm', source: 'form' },
    ])
  })
})

describe('the answers of a patient', () => {
  it('are read by nobody whom they do not concern, in any hat', async () => {
    const id = await begun()
    await keep(id, { words: ['only for those who help me', ''] })
    for (const [person, hat] of strangers) {
      for (const path of [`/portal/forms/${formId}`, '/portal/forms'])
        expect((await ask(person, hat, path)).text, `${person} as ${hat}`).not.toContain('only for those')
      for (const path of ['answers', 'submit']) {
        const tried = await ask(person, hat, `/portal/submissions/${id}/${path}`, { answers: {} })
        expect([401, 403, 404], `${person} as ${hat}: ${path}`).toContain(tried.status)
        expect(tried.text).not.toContain('only for those')
      }
    }
    expect(await rowsOf()).toMatchObject([{ form_data: { words: 'only for those who help me' } }])
  })

  it('are changed by nobody of the care team either, who may read them', async () => {
    const id = await begun()
    await keep(id, { words: ['mine', ''] })
    for (const [person, hat] of [
      ['dana', 'staff'],
      ['priya', 'staff'],
      ['ruth', 'administrator'],
    ] as const) {
      const change = { answers: { words: { value: 'theirs', known: [fingerprint('mine')] } } }
      for (const path of ['answers', 'submit'])
        expect((await ask(person, hat, `/portal/submissions/${id}/${path}`, change)).status).toBe(403)
      const rows = await db.as(person).all({
        compile: () => ({ sql: 'select form_data from submissions', parameters: [] }) as never,
      })
      expect(rows, person).toEqual([{ formData: { words: 'mine' } }])
    }
    expect(await rowsOf()).toMatchObject([{ status: 'in_progress', form_data: { words: 'mine' } }])
  })

  it('is changed by nobody once it is handed in, whatever asks the database', async () => {
    const id = await begun()
    expect((await keep(id, { need: ['Food', ''] }, 'submit')).status).toBe(200)
    const change = (need: string) =>
      db.as('maria').one(
        sqlFor
          .updateTable('submissions')
          .set({ formData: JSON.stringify({ need }) })
          .where('id', '=', id)
          .returning('id'),
      )
    expect(await change('Housing')).toBeUndefined()
    expect(await rowsOf()).toMatchObject([{ status: 'completed', form_data: { need: 'Food' } }])
    // The same statement on one that is not handed in yet.
    await db.rows("update submissions set status = 'in_progress', completed_at = null where id = $1", [id])
    expect(await change('Housing')).toEqual({ id })
  })

  it('can be begun by nobody of another organization, nor by staff', async () => {
    for (const [person, hat] of [
      ...strangers.filter(([, hat]) => hat !== 'patient'),
      ['dana', 'staff'],
      ['ruth', 'administrator'],
    ] as const) {
      const tried = await ask(person, hat, `/portal/forms/${formId}/start`, { id: randomUUID() })
      expect([401, 403, 404], `${person} as ${hat}`).toContain(tried.status)
    }
    expect(await rowsOf()).toEqual([])
  })
})
