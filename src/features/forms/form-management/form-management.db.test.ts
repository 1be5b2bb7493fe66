/** Administrators build forms: who may, what is kept, and what happens to a form that was answered. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Asker } from '../../../../test/access/strangers.ts'
import { type InsertedPeople, insertPeople, withTestDatabase } from '../../../../test/database.ts'
import { type WholeServer, wholeServer } from '../../../../test/whole-server.ts'
import type { ManagedForm, OpenedForm } from './form-management.contract.ts'

const db = withTestDatabase()
let server: WholeServer
let people: InsertedPeople
let id: string

beforeAll(async () => {
  server = await wholeServer(db)
})
afterAll(() => server.stop())
beforeEach(async () => {
  await db.empty()
  id = randomUUID()
  people = await insertPeople(db)
})

const ask = async <T>(
  method: string,
  path: string,
  body?: unknown,
  person: Asker = 'ruth',
  hat = 'administrator',
) => {
  const answer = await fetch(`${server.origin}/api${path}`, {
    method,
    headers: server.headersOf(person, hat),
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, json: (await answer.json()) as T }
}
const need = { name: 'need', label: 'What first?', type: 'select', required: true, options: ['Food', 'Heat'] }
const words = {
  title: 'What you need',
  titleEs: '',
  description: '',
  descriptionEs: '',
  required: false,
  fields: [need],
}
const save = (form: object, person?: Asker) =>
  ask<OpenedForm & { stored?: Record<string, string>; fields: { field: string; message: string }[] }>(
    'PUT',
    `/forms/${id}`,
    form,
    person,
  )
const seenIn = ({ title, titleEs, description, descriptionEs, required, fields }: OpenedForm) => ({
  title,
  titleEs,
  description,
  descriptionEs,
  required: required ? 'yes' : '',
  fields: JSON.stringify(fields),
})
const mariaBegins = () =>
  ask('POST', `/portal/forms/${id}/start`, { id: randomUUID(), language: 'en' }, 'maria', 'patient')
const listed = async () => (await ask<ManagedForm[]>('GET', '/forms')).json
const ownForms = async () =>
  (await ask<{ id: string; title: string }[]>('GET', '/portal/forms', undefined, 'maria', 'patient')).json

describe('a form', () => {
  it('is made once, however often it is sent, and patients find it', async () => {
    for (let time = 0; time < 2; time++) expect((await save(words)).status).toBe(200)
    expect(await listed()).toMatchObject([
      { id, title: 'What you need', questionCount: 1, isInSpanish: false, retiredAt: null },
    ])
    expect(await ownForms()).toMatchObject([{ id, title: 'What you need' }])
  })

  it('is changed where nobody wrote meanwhile; what somebody did is answered, and nothing is written over', async () => {
    const first = (await save(words)).json
    const seen = seenIn(first)
    const changed = { ...words, titleEs: 'Lo que necesita', fields: [{ ...need, labelEs: '¿Qué primero?' }] }
    expect((await save({ ...changed, seen })).json).toMatchObject({ titleEs: 'Lo que necesita' })
    // Somebody else, with the page as it was: their title alone changes nothing of the questions.
    expect((await save({ ...words, title: 'Your needs', seen })).json).toMatchObject({
      title: 'Your needs',
      titleEs: 'Lo que necesita',
      fields: [{ labelEs: '¿Qué primero?' }],
    })
    const late = await save({ ...words, fields: [{ ...need, label: 'What now?' }], seen })
    expect(late.status).toBe(409)
    expect(JSON.parse(late.json.stored?.fields ?? '')).toMatchObject([{ labelEs: '¿Qué primero?' }])
    expect((await ask<OpenedForm>('GET', `/forms/${id}`)).json.fields).toMatchObject([
      { label: 'What first?' },
    ])
  })

  it('asks for a title and a field, and says what is wrong with which', async () => {
    expect((await save({ ...words, title: ' ', fields: [] })).json.fields).toEqual([
      { field: 'title', message: 'formIncomplete' },
      { field: 'fields', message: 'formIncomplete' },
    ])
    const unfit = [
      need,
      { ...need },
      { ...need, name: 'b', options: [] },
      { name: 'c', label: ' ', type: 'text', required: true },
    ]
    expect((await save({ ...words, fields: unfit.slice(0, 3) })).json.fields).toEqual([
      { field: 'fields.1', message: 'nameTwice' },
      { field: 'fields.2', message: 'optionsMissing' },
    ])
    expect((await save({ ...words, fields: unfit.slice(3) })).json.fields).toEqual([
      { field: 'fields.0', message: 'fieldIncomplete' },
    ])
    expect(await listed()).toEqual([])
  })

  it('that nobody answered is deleted, twice', async () => {
    await save(words)
    for (let time = 0; time < 2; time++)
      expect((await ask('DELETE', `/forms/${id}`)).json).toEqual({ isRetired: false })
    expect(await db.rows('select from forms')).toEqual([])
  })

  it('that was answered is retired: what was begun stays, nobody else is asked, and it can be used again', async () => {
    await save(words)
    await mariaBegins()
    await save({
      ...words,
      fields: [{ ...need, label: 'What else?' }],
      seen: seenIn((await save(words)).json),
    })
    expect((await ask('DELETE', `/forms/${id}`)).json).toEqual({ isRetired: true })
    expect(await ownForms()).toMatchObject([{ id }])
    const begun = await ask<{ questions: { label: string }[] }>(
      'GET',
      `/portal/forms/${id}`,
      undefined,
      'maria',
      'patient',
    )
    expect(begun.json.questions).toMatchObject([{ label: 'What first?' }])
    const list = await ask<{ id: string }[]>('GET', '/portal/forms', undefined, 'grace', 'patient')
    expect(list.json).toEqual([])
    const asked = await ask('PUT', `/patients/${people.grace.recordId}/forms/${id}/request`, {})
    expect([asked.status, await db.rows('select from form_requests')]).toEqual([404, []])
    expect((await save({ ...words, title: 'Changed' })).status).toBe(404)
    expect((await ask<OpenedForm>('POST', `/forms/${id}/reuse`)).json).toMatchObject({ retiredAt: null })
  })

  it('is retired where somebody begins it while it is deleted, or gone before they do', async () => {
    await save(words)
    const [removed, began] = await Promise.all([
      ask<{ isRetired: boolean }>('DELETE', `/forms/${id}`),
      mariaBegins(),
    ])
    expect(removed.status).toBe(200)
    expect(began.status).toBe(removed.json.isRetired ? 200 : 404)
  })

  it('is nobody else’s to read in whole, to change or to delete, and every change is in the log', async () => {
    await save(words)
    for (const [person, hat] of [
      ['dana', 'staff'],
      ['dana', 'administrator'],
      ['maria', 'patient'],
      ['victor', 'administrator'],
      ['nobody', 'visitor'],
    ] as const)
      for (const [method, path, body] of [
        ['PUT', '', { ...words, title: 'Mine now', seen: seenIn({ ...words } as unknown as OpenedForm) }],
        ['DELETE', '', undefined],
        ['POST', '/reuse', undefined],
      ] as const)
        await ask(method, `/forms/${id}${path}`, body, person, hat)
    expect(await db.rows('select title, archived_at from forms where id = $1', [id])).toEqual([
      { title: 'What you need', archived_at: null },
    ])
    await ask('DELETE', `/forms/${id}`)
    const log = await db.rows(
      `select verb from audit_log where entity = 'forms' and entity_id = $1 and verb <> 'refused'
        and organization_id = $2 order by id`,
      [id, people.organizations.riverbend],
    )
    expect(log).toEqual([{ verb: 'insert' }, { verb: 'delete' }])
  })
})
