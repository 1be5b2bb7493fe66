/** What was answered to a form as CSV: whole, nothing that a spreadsheet would run, in the log, for administrators alone. */
import { beforeEach, expect, it } from 'vitest'
import { withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'
import { submissionsText } from './submissions.text.ts'

const db = withTestDatabase()
const { request } = withServer(db)
let people: InsertedPeople
let formId: string
let logEnd: string

const need = {
  name: 'need',
  label: 'What, first?',
  type: 'choices',
  required: true,
  options: ['Food', 'Heat'],
}
const since = { name: 'since', label: 'Since when?', type: 'date', required: false }

beforeEach(async () => {
  people = await onlyPeople(db)
  const [form] = await db.rows<{ id: string }>(
    `insert into forms (organization_id, title, form_fields) values ($1, '¿Qué necesita? (you)', $2) returning id`,
    [people.organizations.riverbend, JSON.stringify([need, since])],
  )
  formId = form?.id ?? ''
  const [log] = await db.rows<{ id: string }>('select coalesce(max(id), 0) as id from audit_log')
  logEnd = log?.id ?? '0'
})

const submitted = (count: number, data: object, fields: object[] = [need, since]) =>
  db.rows(
    `insert into submissions (organization_id, patient_id, form_id, form_title, form_fields, form_data, status, completed_at)
      select $1, $2, $3, 'Form', $4, $5, 'completed', '2026-01-05T12:00:00Z'::timestamptz - n * interval '1 hour'
      from generate_series(1, $6) n`,
    [
      people.organizations.riverbend,
      people.maria.recordId,
      formId,
      JSON.stringify(fields),
      JSON.stringify(data),
      count,
    ],
  )
const exported = () =>
  db.rows("select user_id, entity, entity_id from audit_log where verb = 'export' and id > $1", [logEnd])
const path = () => `/submissions.csv?form=${formId}`
const linesOf = async () => {
  const text = await (await request('ruth', 'administrator', path())).text()
  return text.split('\r\n').slice(0, -1)
}

it('has a line for each submission and a column for each question, asked before too', async () => {
  await submitted(1, { need: 'Food\nHeat', since: '2026-01-02' })
  const former = { name: 'former', label: 'Asked before', type: 'text', required: false }
  await db.rows('update forms set form_fields = $1 where id = $2', [JSON.stringify([since, former]), formId])
  await db.rows('update forms set form_fields = $1 where id = $2', [JSON.stringify([since]), formId])
  await submitted(1, { former: '=CMD("calc")' }, [former])
  const answer = await request('ruth', 'administrator', path())
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="que-necesita-you-[\d-]+\.csv"$/,
  )
  const lines = (await answer.text()).split('\r\n')
  expect(lines[0]).toContain(
    `${submissionsText.csv.columns.join(',')},Since when?,Asked before,"What, first?"`,
  )
  expect(lines.slice(1, -1).toSorted()).toEqual(
    [
      expect.stringMatching(/,Maria Santos,2026-01-05T11:00:00Z,,"'=CMD\(""calc""\)",$/),
      expect.stringMatching(/,Maria Santos,2026-01-05T11:00:00Z,2026-01-02,,Food; Heat$/),
    ].toSorted(),
  )
  expect(await exported()).toEqual([{ user_id: people.ruth.userId, entity: 'forms', entity_id: formId }])
})

it('holds nothing of what is not submitted, and goes on past a page', async () => {
  await db.rows(
    `insert into submissions (organization_id, patient_id, form_id, form_title, form_fields, form_data)
      select $1, $2, $3, 'Form', $4, '{"need": "only mine"}'`,
    [people.organizations.riverbend, people.maria.recordId, formId, JSON.stringify([need])],
  )
  await submitted(1_100, { need: 'Heat' })
  const lines = await linesOf()
  expect(lines).toHaveLength(1_101)
  expect(new Set(lines).size).toBe(1_101)
  expect(lines.join()).not.toContain('only mine')
})

it('is nobody else’s, and then nothing is in the log', async () => {
  await submitted(1, { need: 'Heat' })
  for (const [asker, hat] of [
    ['dana', 'staff'],
    ['dana', 'administrator'],
    ['maria', 'patient'],
    ['leo', 'administrator'],
    ['victor', 'administrator'],
    ['nobody', 'visitor'],
  ] as const) {
    const answer = await request(asker, hat, path())
    expect([401, 403, 404], asker).toContain(answer.status)
    expect(await answer.text()).not.toContain('Maria')
  }
  expect(await exported()).toEqual([])
})

it('has a budget, and refuses what names no form', async () => {
  expect((await request('ruth', 'administrator', '/submissions.csv?form=1')).status).toBe(400)
  expect((await request('ruth', 'administrator', '/submissions.csv')).status).toBe(400)
  for (let time = 0; time < 20; time++)
    expect((await request('ruth', 'administrator', path())).status).toBe(200)
  const answer = await request('ruth', 'administrator', path())
  expect([answer.status, await answer.text()]).toEqual([429, submissionsText.csv.tooOften])
})
