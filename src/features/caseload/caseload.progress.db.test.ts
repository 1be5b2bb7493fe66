/** How far a caseload is: nothing of nought is no percentage, and whoever was not asked anything yet is no low figure. */
import { beforeEach, expect, test } from 'vitest'
import { withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
  await db.rows('update patient_summaries set checklist_completed = 0, checklist_total = 0')
})

const completed = (who: 'maria' | 'jay' | 'aisha', done: number, total: number) =>
  db.rows(
    'update patient_summaries set checklist_completed = $2, checklist_total = $3 where patient_id = $1',
    [people[who].recordId, done, total],
  )
const progress = async () => (await ask('dana', 'staff', 'GET', '/caseload/progress')).body

test('where nobody has a checklist, there is no average and nobody below half', async () => {
  const { activePatients, ...figures } = await progress()
  expect(figures).toMatchObject({ averageCompletion: null, needsAttention: 0, notStarted: activePatients })
})

test('the average and who is below half are of those who have a checklist', async () => {
  await completed('maria', 1, 4)
  await completed('jay', 2, 4)
  const { activePatients, ...figures } = await progress()
  // A quarter and a half.
  expect(figures).toMatchObject({
    averageCompletion: 38,
    needsAttention: 1,
    notStarted: activePatients - 2,
  })
})

test('who has least done stands first, and after them all who have no checklist, page after page', async () => {
  await completed('maria', 4, 4)
  await completed('jay', 0, 4)
  const names: string[] = []
  let after = ''
  do {
    const { body } = await ask(
      'dana',
      'staff',
      'GET',
      `/caseload/patients?sort=completion&limit=1${after && `&after=${encodeURIComponent(after)}`}`,
    )
    names.push(...body.patients.map((patient: { id: string }) => patient.id))
    after = body.next ?? ''
  } while (after !== '')
  expect(names.slice(0, 2)).toEqual([people.jay.recordId, people.maria.recordId])
  expect(names.length).toBe((await progress()).activePatients)
})
