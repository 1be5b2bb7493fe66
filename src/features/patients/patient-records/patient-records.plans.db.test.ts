/** However many patients there are, a page costs as much as its rows: at most 20 are read for each that is shown. */
import { beforeAll, describe, expect, it } from 'vitest'
import { type InsertedPeople, insertPeople, withOwnDatabase } from '../../../../test/database.ts'
import { rowsReadBy } from '../../../../test/rows-read.ts'
import type { AdministeredPatient } from './patient-records.contract.ts'
import { patientRecordsProcedures } from './patient-records.server.ts'

const db = withOwnDatabase()
let people: InsertedPeople

const MOST_FOR_EACH_SHOWN = 20
const PATIENTS = process.env.HANDRAIL_TEST_LENGTH === 'long' ? 20_000 : 10_000

interface Page {
  patients: AdministeredPatient[]
  next: string | null
}

beforeAll(async () => {
  people = await insertPeople(db)
  const { riverbend } = people.organizations
  await db.rows('alter table patients disable trigger user')
  // Nearly all cases are closed, as they are after years; a few have no case manager.
  await db.rows(
    `insert into patients (organization_id, name, case_manager_id, specialist_id, status, closed_on, closed_reason, created_at, case_number)
      select $1, 'Patient ' || md5(n::text), case n % 100 when 1 then null when 2 then $2::uuid else $3::uuid end,
        case n % 100 when 3 then $4::uuid end, case when n % 20 < 4 then 'active' else 'inactive' end,
        case when n % 20 < 4 then null else current_date end, case when n % 20 < 4 then null else 'moved_away' end,
        now() - n * interval '1 hour', (8000000 + n) || app.check_digit((8000000 + n)::text)
      from generate_series(1, ${PATIENTS}) n`,
    [riverbend, people.marcus.recordId, people.dana.recordId, people.priya.recordId],
  )
  await db.rows('alter table patients enable trigger user')
  await db.rows(
    `insert into patient_summaries (organization_id, patient_id, next_step_due_on, attention_on)
    select p.organization_id, p.id, d.due, app.attention_of(p, d.due) from (
      select *, row_number() over (order by created_at) as n from patients) p
      cross join lateral (select case when p.status = 'active' and p.n % 40 > 0 then current_date + (p.n % 60)::integer end as due) d
    on conflict do nothing`.replace(
      'app.attention_of(p, d.due)',
      `app.attention_of((select q from patients q
      where q.organization_id = p.organization_id and q.id = p.id), d.due)`,
    ),
  )
  await db.rows('analyze')
})

const read = (question: object) =>
  rowsReadBy<Page>(db, patientRecordsProcedures.list, question, 'ruth', 'administrator')

describe(`over ${PATIENTS} patients`, () => {
  const sorts = ['attention', 'newest', 'oldest', 'name', 'name-back']
  const narrowed: [string, () => object][] = [
    ['everybody', () => ({})],
    ['active', () => ({ status: 'active' })],
    ['closed', () => ({ status: 'inactive' })],
    ['without a case manager', () => ({ whose: 'unassigned' })],
    ['of one case manager', () => ({ caseManager: people.marcus.recordId })],
    ['of one specialist', () => ({ specialist: people.priya.recordId })],
  ]
  const questions = narrowed.flatMap(([what, by]) =>
    sorts
      // In the order of need stand those whose case is open; only they are asked for in it.
      .filter(sort => sort !== 'attention' || what === 'everybody')
      .map(sort => [what, sort, by] as const),
  )
  it.each(questions)('%s, by %s, and the page after', async (_, sort, by) => {
    const first = await read({ ...by(), sort })
    expect(first.answer.patients).toHaveLength(50)
    expect(first.read / 50).toBeLessThanOrEqual(MOST_FOR_EACH_SHOWN)
    const second = await read({ ...by(), sort, after: first.answer.next })
    expect(second.read / second.answer.patients.length).toBeLessThanOrEqual(MOST_FOR_EACH_SHOWN)
  })

  it('who needs somebody stands first: nobody or nothing next, then who is past it the longest', async () => {
    const { answer, read: rows } = await read({ whose: 'attention', sort: 'attention' })
    expect(rows / answer.patients.length).toBeLessThanOrEqual(MOST_FOR_EACH_SHOWN)
    for (const patient of answer.patients)
      expect([patient.caseManagerId, patient.nextStepDueOn]).toContain(null)
  })
})
