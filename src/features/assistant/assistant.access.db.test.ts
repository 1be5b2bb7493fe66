import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { patients } from '../../../sample/people.ts'
import { type Asker, strangersTo } from '../../../test/access/strangers.ts'
import { refusals, withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

const needs = (text: string, more: object = {}) => ({ id: randomUUID(), text, ...more })

/** Everything the assistant may have written about anybody. */
const written = async () => ({
  notes: await db.rows('select patient_id as id, words as notes from remarks order by patient_id'),
  runs: await db.rows('select patient_id, requested_by from ai_runs'),
  drafts: await db.rows('select id from ai_drafts'),
  alerts: await db.rows('select patient_id, kind from safety_alerts'),
})

/** Nobody but a patient in their own portal talks with the guide. */
const others: readonly (readonly [Asker, string])[] = [
  ['maria', 'staff'],
  ['maria', 'administrator'],
  ['maria', 'visitor'],
  ['dana', 'patient'],
  ['dana', 'staff'],
  ['priya', 'staff'],
  ['ruth', 'administrator'],
  ['ruth', 'patient'],
  ...strangersTo('maria').filter(([asker, hat]) => hat !== 'patient' || !(asker in patients)),
]

it('a patient is answered, and what they said is kept as theirs', async () => {
  expect((await ask('maria', 'patient', 'GET', '/affirmation')).body.text).toBeTruthy()
  const said = await ask('maria', 'patient', 'POST', '/needs', needs('I need help with rent'))
  expect(said.body).toMatchObject({ isSaved: true, response: expect.any(String) })
  expect(await written()).toMatchObject({
    notes: [{ id: people.maria.recordId, notes: 'I need help with rent' }],
    runs: [{ patient_id: people.maria.recordId, requested_by: people.maria.userId }],
  })
})

it('nobody else is, and nothing is written', async () => {
  for (const [asker, hat] of others) {
    const affirmed = await ask(asker, hat, 'GET', '/affirmation')
    expect(refusals, `${asker} as ${hat}: ${affirmed.text}`).toContain(affirmed.status)
    const said = await ask(asker, hat, 'POST', '/needs', needs('I want to kill myself'))
    expect(refusals, `${asker} as ${hat}: ${said.text}`).toContain(said.status)
  }
  expect(await written()).toEqual({ notes: [], runs: [], drafts: [], alerts: [] })
})

it('one patient never speaks for another, whatever ids they send', async () => {
  const words = needs('I want to kill myself')
  await ask('maria', 'patient', 'POST', '/needs', words)
  for (const asker of ['jay', 'iris'] as const) {
    const asMaria = { ...words, patientId: people.maria.recordId, patient: people.maria.recordId }
    expect((await ask(asker, 'patient', 'POST', '/needs', asMaria)).status).toBe(200)
  }
  const { notes, alerts } = await written()
  expect(notes.map(each => each.id).sort()).toEqual(
    [people.maria, people.jay, people.iris].map(each => each.recordId).sort(),
  )
  expect(notes.map(each => each.notes)).toEqual(Array(3).fill('I want to kill myself'))
  // The same id of another person's words is another alert, about whoever sent it.
  expect(alerts.map(each => each.patient_id).sort()).toEqual(notes.map(each => each.id).sort())
})
