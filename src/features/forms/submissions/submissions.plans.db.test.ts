/** However many submissions there are, a page costs as much as its rows: at most 20 are read for each that is shown. */
import { beforeAll, describe, expect, it } from 'vitest'
import { type InsertedPeople, insertPeople, withOwnDatabase } from '../../../../test/database.ts'
import { rowsReadBy } from '../../../../test/rows-read.ts'
import type { CompletedSubmission } from './submissions.contract.ts'
import { submissionsProcedures } from './submissions.server.ts'

const db = withOwnDatabase()
let people: InsertedPeople
let seldom: string

const MOST_FOR_EACH_SHOWN = 20
const SUBMISSIONS = 20_000

beforeAll(async () => {
  people = await insertPeople(db)
  const forms = await db.rows<{ id: string }>(
    `insert into forms (organization_id, title) select $1, 'Form ' || n from generate_series(1, 2) n returning id`,
    [people.organizations.riverbend],
  )
  seldom = forms[1]?.id ?? ''
  await db.rows('alter table submissions disable trigger user')
  // Of Maria, and to the second form, there is little, and it is old.
  await db.rows(
    `insert into submissions (organization_id, patient_id, form_id, form_title, form_fields, status, completed_at)
      select $1, case when n > ${SUBMISSIONS} - 600 and n % 15 = 0 then $2::uuid else $3::uuid end,
        case when n > ${SUBMISSIONS} - 900 and n % 10 = 0 then $5::uuid else $4::uuid end,
        'Form', '[]', 'completed', now() - n * interval '1 hour'
      from generate_series(1, ${SUBMISSIONS}) n`,
    [people.organizations.riverbend, people.maria.recordId, people.grace.recordId, forms[0]?.id, seldom],
  )
  await db.rows('alter table submissions enable trigger user')
  await db.rows('analyze')
})

const read = (question: object) =>
  rowsReadBy<{ submissions: CompletedSubmission[]; next: string | null }>(
    db,
    submissionsProcedures.completed,
    question,
    'ruth',
    'administrator',
  )

describe(`over ${SUBMISSIONS} submissions`, () => {
  const questions: [string, () => object][] = [
    ['of everybody', () => ({})],
    ['of one patient', () => ({ patientId: people.maria.recordId })],
    ['to one form', () => ({ formId: seldom })],
    ['of one patient to one form', () => ({ patientId: people.maria.recordId, formId: seldom })],
  ]
  it.each(questions)('%s, and the page after', async (_, question) => {
    const first = await read(question())
    expect(first.answer.submissions.length).toBeGreaterThan(10)
    expect(first.read / first.answer.submissions.length).toBeLessThanOrEqual(MOST_FOR_EACH_SHOWN)
    if (!first.answer.next) return
    const second = await read({ ...question(), after: first.answer.next })
    expect(second.answer.submissions.length).toBeGreaterThan(0)
    expect(second.read / second.answer.submissions.length).toBeLessThanOrEqual(MOST_FOR_EACH_SHOWN)
  })
})
