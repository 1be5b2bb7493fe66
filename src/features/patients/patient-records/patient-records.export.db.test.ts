/** The list of patients as CSV: what is narrowed, nothing that a spreadsheet would run, in the log, for administrators alone. */
import { beforeEach, expect, it } from 'vitest'
import { withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'
import { rowsReadBy } from '../../../../test/rows-read.ts'
import { patientRecordsProcedures } from './patient-records.server.ts'

const db = withTestDatabase()
const { request } = withServer(db)
let people: InsertedPeople
/** The log is never emptied: what a test did stands after this. */
let logEnd: string

beforeEach(async () => {
  people = await onlyPeople(db)
  const [log] = await db.rows<{ id: string }>('select coalesce(max(id), 0) as id from audit_log')
  logEnd = log?.id ?? '0'
})

const exported = () =>
  db.rows(
    "select user_id, hat, entity from audit_log where verb = 'export' and patient_id is null and id > $1",
    [logEnd],
  )

it('holds those whom the list shows, each on a line, in its order', async () => {
  await db.rows('update patients set name = $2, phone = $3 where id = $1', [
    people.maria.recordId,
    '=CMD("calc")',
    '+1 555 0100',
  ])
  await db.rows(
    'insert into contact_preferences (organization_id, patient_id, may_call) values ($1, $2, false)',
    [people.organizations.riverbend, people.jay.recordId],
  )
  const answer = await request(
    'ruth',
    'administrator',
    `/patients.csv?sort=name&caseManager=${people.dana.recordId}`,
  )
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="patients-[\d-]+\.csv"$/)
  const lines = (await answer.text()).split('\r\n')
  expect(lines[0]).toContain('Case number,Name,Goes by,Email,Calls,Phone,Status,Case Manager')
  expect(lines.slice(1, -1)).toHaveLength(5)
  const formula = lines.find(line => line.includes('CMD'))
  expect(formula).toContain(`"'=CMD(""calc"")"`)
  expect(formula).toContain(`,'+1 555 0100,`)
  const callsOf = (word: string) =>
    lines.find(line => line.includes(word))?.match(/Calls are fine|Do not call/)?.[0]
  expect([callsOf('James Okafor'), callsOf('CMD')]).toEqual(['Do not call', 'Calls are fine'])
  expect(await exported()).toEqual([
    { user_id: people.ruth.userId, hat: 'administrator', entity: 'patients' },
  ])
})

it('goes on past a page, right after they came too: nobody counted the tables yet', async () => {
  await db.rows(
    `insert into patients (organization_id, name) select $1, 'Patient ' || n from generate_series(1, 250) n`,
    [people.organizations.riverbend],
  )
  const lines = (await (await request('ruth', 'administrator', '/patients.csv?status=active')).text()).split(
    '\r\n',
  )
  expect(new Set(lines).size).toBe(lines.length)
  expect(lines.filter(line => line.includes('Patient '))).toHaveLength(250)
  const page = { status: 'active', limit: 100 }
  const { read } = await rowsReadBy(db, patientRecordsProcedures.list, page, 'ruth', 'administrator')
  // The page was found once: found anew for every patient, it read a hundred times as many rows.
  expect(read).toBeLessThanOrEqual(100_000)
})

it('is nobody else’s, and then nothing is in the log', async () => {
  for (const [asker, hat] of [
    ['dana', 'staff'],
    ['dana', 'administrator'],
    ['maria', 'patient'],
    ['leo', 'administrator'],
    ['nobody', 'visitor'],
  ] as const) {
    const answer = await request(asker, hat, '/patients.csv')
    expect(answer.status, asker).toBe(303)
    expect(await answer.text()).not.toContain('Maria')
  }
  expect(await (await request('victor', 'administrator', '/patients.csv')).text()).not.toContain('Maria')
  expect(await exported()).toHaveLength(1)
})

it('has a budget of its own, and refuses what is no list', async () => {
  expect((await request('ruth', 'administrator', '/patients.csv?sort=upwards')).status).toBe(400)
  const answers = await Promise.all(
    Array.from({ length: 21 }, async () => (await request('ruth', 'administrator', '/patients.csv')).status),
  )
  expect(answers.filter(status => status === 429)).toHaveLength(1)
  expect(await exported()).toHaveLength(20)
})
