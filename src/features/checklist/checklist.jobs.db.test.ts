/** What comes after the first questions: answers that were never read, the recommendation by key, and a next step for everybody. */
import { beforeEach, expect, it } from 'vitest'
import { recordRun } from '#features/assistant/runs/runs.server.ts'
import { today } from '#lib/dates.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { fillCatalogue, personaliseChecklist } from './checklist.jobs.server.ts'

const db = withTestDatabase()
let people: InsertedPeople
let items: Record<string, string>

beforeEach(async () => {
  people = await onlyPeople(db)
  await db.rows('delete from next_steps')
  await db.databasePool.asJob(people.organizations.riverbend).batch(...fillCatalogue())
  const rows = await db.rows<{ key: string; id: string }>('select key, id from checklist_items')
  items = Object.fromEntries(rows.map(({ key, id }) => [key, id]))
})

const inADay = (days: number) =>
  new Date(Date.parse(`${today('America/New_York')}T00:00:00Z`) + days * 86_400_000)
    .toISOString()
    .slice(0, 10)

/** Finishes the first questions as a server of the release before does: with answers alone. */
async function finish(answers: Record<string, string>): Promise<void> {
  const byItem = Object.fromEntries(Object.entries(answers).map(([key, words]) => [items[key], words]))
  await db.rows(
    'insert into onboarding_conversations (organization_id, patient_id, answers) values ($1, $2, $3)',
    [people.organizations.riverbend, people.aisha.recordId, JSON.stringify(byItem)],
  )
  await db.rows('update onboarding_conversations set is_completed = true, completed_at = now()')
}

async function personalise(): Promise<void> {
  const session = db.databasePool.asJob(people.organizations.riverbend)
  const job = { id: 1, job: 'checklist.personalise', payload: { patientId: people.aisha.recordId } }
  await personaliseChecklist(job as never, { session } as never, recordRun)
}

const stands = async (key: string) =>
  (
    await db.rows(
      'select state, is_suggested, is_completed, recommendation_key from checklist_progress where checklist_item_id = $1',
      [items[key]],
    )
  )[0]
const nextStep = () => db.rows('select step, due_on::text, library_key, set_by from next_steps')

it('answers that nobody read are read, and a no is never in place', async () => {
  await finish({ food_enough: 'No, we run out', documents_id: 'Yes', transport_rides: 'skip' })
  await personalise()
  expect(await stands('food_enough')).toMatchObject({
    state: 'wants_help',
    is_suggested: true,
    is_completed: false,
  })
  expect(await stands('documents_id')).toMatchObject({
    state: 'in_place',
    is_suggested: true,
    is_completed: true,
  })
  expect(await stands('transport_rides')).toMatchObject({ state: 'not_now' })
  expect(await stands('legal_help')).toMatchObject({ state: 'not_asked', is_suggested: false })
  expect(await db.rows("select from activities where activity_type = 'checklist_item_completed'")).toEqual([])
})

it('what somebody said meanwhile stands', async () => {
  await finish({ food_enough: 'No' })
  await db.rows("update checklist_progress set state = 'not_now' where checklist_item_id = $1", [
    items.food_enough,
  ])
  await personalise()
  expect(await stands('food_enough')).toMatchObject({ state: 'not_now', is_suggested: false })
})

it('draws the next step from what wants help, the most urgent first, once', async () => {
  await finish({ documents_id: 'No', food_enough: 'No, and I am pregnant' })
  await personalise()
  const [step] = await nextStep()
  expect(step).toEqual({
    step: expect.stringContaining('WIC'),
    due_on: inADay(7),
    library_key: 'food_enough.pregnancy',
    set_by: null,
  })
  await personalise()
  expect(await nextStep()).toEqual([step])
})

it('gives a next step also to whoever wants no help, and where the engines are off', async () => {
  await db.owner.query("update organizations set engines = 'none'")
  await finish({ food_enough: 'Yes' })
  await personalise()
  expect(await nextStep()).toMatchObject([{ library_key: 'plan', step: expect.stringContaining('plan') }])
  expect(await stands('food_enough')).toMatchObject({ state: 'in_place', recommendation_key: null })
})

it('leaves the step that somebody set, and forgets the key of one that somebody worded', async () => {
  await finish({ food_enough: 'No' })
  await personalise()
  await db.rows("update next_steps set step = 'Call Dana on Friday'")
  await personalise()
  expect(await nextStep()).toMatchObject([{ step: 'Call Dana on Friday', library_key: null }])
})
