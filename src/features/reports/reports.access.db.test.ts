import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { refusals } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { withReports } from '../../../test/reporting.ts'

const db = withTestDatabase()
const { ask, make, request } = withReports(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

it('nobody but case managers and administrators makes a report, and each of the patients that are theirs to report on', async () => {
  const asked = async (asker: Parameters<typeof ask>[0], hat: string, kind: string, subjectId?: string) =>
    (
      await ask(asker, hat, 'POST', '/reports', {
        id: randomUUID(),
        kind,
        ...(subjectId ? { subjectId } : {}),
      })
    ).status
  for (const [asker, hat] of [
    ['maria', 'patient'],
    ['maria', 'staff'],
    ['leo', 'staff'],
    ['priya', 'staff'],
    ['robin', 'visitor'],
    ['nobody', 'staff'],
    ['dana', 'administrator'],
  ] as const)
    expect(refusals, `${asker} as ${hat}`).toContain(await asked(asker, hat, 'own'))
  expect(await asked('dana', 'staff', 'all')).toBe(403)
  expect(await asked('dana', 'staff', 'case_manager', people.marcus.recordId)).toBe(403)
  expect(await asked('ruth', 'administrator', 'own')).toBe(403)
  // Another organization's, and of another kind.
  expect(await asked('ruth', 'administrator', 'case_manager', people.elena.recordId)).toBe(404)
  expect(await asked('ruth', 'administrator', 'specialist', people.dana.recordId)).toBe(404)
  expect(await db.rows('select from reports')).toEqual([])
})

it('a report is its maker’s alone, in the hat in which it was made, while they have that hat', async () => {
  const id = await make('dana', 'own')
  const all = await make('ruth', 'all')
  const reads = async (asker: Parameters<typeof ask>[0], hat: string, report: string) => {
    const answers = [
      (await ask(asker, hat, 'GET', `/reports/${report}`)).status,
      (await request(asker, hat, `/reports/${report}.json?as=${hat}`)).status,
    ]
    expect(new Set(answers.map(status => status === 200)).size, `${asker} as ${hat}: ${answers}`).toBe(1)
    return answers[0] === 200
  }
  expect(await reads('dana', 'staff', id)).toBe(true)
  expect(await reads('ruth', 'administrator', all)).toBe(true)
  for (const [asker, hat, report] of [
    ['marcus', 'staff', id],
    ['priya', 'staff', id],
    ['ruth', 'administrator', id],
    ['victor', 'administrator', all],
    ['dana', 'staff', all],
    ['dana', 'administrator', all],
    ['maria', 'patient', id],
    ['nobody', 'staff', id],
  ] as const)
    expect(await reads(asker, hat, report), `${asker} as ${hat}`).toBe(false)
  await db.rows('update case_managers set removed_at = now(), is_default = false where id = $1', [
    people.dana.recordId,
  ])
  expect(await reads('dana', 'staff', id)).toBe(false)
})

it('without Premium none is made, and those that were made stay open', async () => {
  const id = await make('dana', 'own')
  await db.rows("update organizations set plan = 'starter'")
  const asked = await ask('dana', 'staff', 'POST', '/reports', { id: randomUUID(), kind: 'own' })
  expect([asked.status, asked.body.code]).toEqual([402, 'PAYMENT_REQUIRED'])
  expect((await ask('dana', 'staff', 'GET', `/reports/${id}`)).body.state).toBe('done')
  expect((await request('dana', 'staff', `/reports/${id}.csv?as=staff`)).status).toBe(200)
  expect(
    (await ask('ruth', 'administrator', 'POST', '/reports', { id: randomUUID(), kind: 'all' })).status,
  ).toBe(200)
})
