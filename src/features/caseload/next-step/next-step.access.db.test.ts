/** One next step for many patients: for whom, what somebody else said meanwhile, and taking it back. */
import { beforeEach, expect, test } from 'vitest'
import { recommendationByKey } from '#features/assistant/assistant.rules.ts'
import { withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'
import type { NextStepChange } from '../caseload.contract.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

type Patient = 'maria' | 'jay' | 'aisha' | 'grace' | 'iris'
const call = { step: 'Call the county', dueOn: '2999-01-05' }
const visit = { step: 'Visit', dueOn: '2999-02-05' }
const late = { step: 'Visit', dueOn: '2020-01-05' }

const setMany = (changes: NextStepChange[], person: Parameters<typeof ask>[0] = 'dana') =>
  ask(person, 'staff', 'PUT', '/next-steps', { changes })
const change = (
  patient: Patient,
  seen: NextStepChange['seen'],
  wanted: NextStepChange['wanted'],
): NextStepChange => ({ patientId: people[patient].recordId, seen, wanted })
const idsOf = (...patients: Patient[]) => patients.map(patient => people[patient].recordId).sort()

async function standing(): Promise<Record<string, string>> {
  const rows = await db.rows<{ patient_id: string; step: string; due_on: string }>(
    'select patient_id, step, due_on::text from next_steps',
  )
  return Object.fromEntries(rows.map(({ patient_id, step, due_on }) => [patient_id, `${step} ${due_on}`]))
}

test('many get one next step, whoever had one and whoever had none, as often as it is sent; turned round it is taken back', async () => {
  await ask('dana', 'staff', 'PUT', `/patients/${people.maria.recordId}/next-step`, visit)
  const changes = [change('maria', visit, call), change('jay', null, call)]
  for (let time = 0; time < 2; time++) {
    const { body } = await setMany(changes)
    expect([body.changed.toSorted(), body.left]).toEqual([idsOf('maria', 'jay'), []])
  }
  expect(await standing()).toEqual({
    [people.maria.recordId]: 'Call the county 2999-01-05',
    [people.jay.recordId]: 'Call the county 2999-01-05',
  })
  const back = changes.map(({ patientId, seen, wanted }) => ({ patientId, seen: wanted, wanted: seen }))
  for (let time = 0; time < 2; time++) expect((await setMany(back)).body.left).toEqual([])
  expect(await standing()).toEqual({ [people.maria.recordId]: 'Visit 2999-02-05' })
})

test('nobody says that something comes next on a day that is over; one that stands keeps its day, and Undo brings it back', async () => {
  const { recordId } = people.maria
  const own = `/patients/${recordId}/next-step`
  const setOne = async (body: object) => (await ask('dana', 'staff', 'PUT', own, body)).status
  const refused = await ask('dana', 'staff', 'PUT', own, { ...late, seen: {} })
  expect([refused.status, refused.body.fields]).toEqual([400, [{ field: 'dueOn', message: 'dayPast' }]])
  expect((await setMany([change('maria', null, late), change('jay', null, call)])).status).toBe(400)
  expect(await standing()).toEqual({})
  expect(await setOne({ ...late, seen: {}, isUndo: true })).toBe(200)
  expect(await setOne({ ...late, step: 'Visit at home', seen: late })).toBe(200)
  expect(await setOne({ ...late, dueOn: '2020-01-06', seen: late })).toBe(400)
  const worded = { ...late, step: 'Visit at home' }
  expect((await setMany([change('maria', worded, late)])).body.changed).toEqual([recordId])
  expect((await setMany([change('maria', late, null)])).status).toBe(200)
  const back = { changes: [change('maria', null, late)], isUndo: true }
  expect((await ask('dana', 'staff', 'PUT', '/next-steps', back)).status).toBe(200)
  expect(await standing()).toEqual({ [recordId]: 'Visit 2020-01-05' })
})

test('what somebody else said meanwhile stays, and nobody gets one whose case is closed or who is not theirs', async () => {
  await ask('dana', 'staff', 'PUT', `/patients/${people.maria.recordId}/next-step`, visit)
  await db.rows(
    "update patients set status = 'inactive', closed_on = current_date, closed_reason = 'goals_met' where id = $1",
    [people.aisha.recordId],
  )
  const { status, body } = await setMany([
    change('maria', null, call),
    change('jay', visit, call),
    change('aisha', null, call),
    change('grace', null, call),
    change('iris', null, call),
  ])
  expect(status).toBe(200)
  expect([body.changed, body.left.toSorted()]).toEqual([[], idsOf('maria', 'jay', 'aisha', 'grace', 'iris')])
  expect(await standing()).toEqual({ [people.maria.recordId]: 'Visit 2999-02-05' })
  // Nor is taken away what is another.
  await setMany([change('maria', call, null)])
  expect(await standing()).toEqual({ [people.maria.recordId]: 'Visit 2999-02-05' })
})

test('a patient who is named twice gets one of both', async () => {
  const { body } = await setMany([change('jay', null, call), change('jay', null, visit)])
  expect([...body.changed, ...body.left]).toEqual(idsOf('jay'))
  expect(Object.keys(await standing())).toEqual(idsOf('jay'))
})

test('one that was drawn from the library keeps its key until it is worded anew', async () => {
  await db.rows(
    `insert into next_steps (organization_id, patient_id, step, due_on, library_key)
      values ($1, $2, $3, $4, 'housing')`,
    [people.organizations.riverbend, people.jay.recordId, visit.step, visit.dueOn],
  )
  await setMany([change('jay', visit, call)])
  expect(await db.rows('select library_key from next_steps')).toEqual([{ library_key: null }])
})

test('one of the library has its key again when it is done and said again, and when it comes back in place of another', async () => {
  const step = recommendationByKey('health_doctor.general', { title: '' }, 'en') ?? ''
  const drawn = { step, dueOn: '2999-01-05' }
  const keys = () => db.rows('select library_key from next_steps')
  const own = `/patients/${people.jay.recordId}/next-step`
  await db.rows(
    `insert into next_steps (organization_id, patient_id, step, due_on, library_key)
      values ($1, $2, $3, $4, 'health_doctor.general')`,
    [people.organizations.riverbend, people.jay.recordId, drawn.step, drawn.dueOn],
  )
  // Done, and Undo.
  await setMany([change('jay', drawn, null)])
  await ask('dana', 'staff', 'PUT', own, { ...drawn, seen: {} })
  expect(await keys()).toEqual([{ library_key: 'health_doctor.general' }])
  // Another in its place, and Undo; the same for many at once.
  for (const set of [
    (seen: typeof call, wanted: typeof call) => ask('dana', 'staff', 'PUT', own, { ...wanted, seen }),
    (seen: typeof call, wanted: typeof call) => setMany([change('jay', seen, wanted)]),
  ]) {
    await set(drawn, call)
    expect(await keys()).toEqual([{ library_key: null }])
    await set(call, drawn)
    expect(await keys()).toEqual([{ library_key: 'health_doctor.general' }])
  }
  // Put off, it is the same step.
  await setMany([change('jay', drawn, { step, dueOn: '2999-02-05' })])
  expect(await keys()).toEqual([{ library_key: 'health_doctor.general' }])
})

test.each([
  ['marcus', 200],
  ['elena', 200],
  ['leo', 403],
  ['jay', 403],
] as const)('%s changes none of Dana’s', async (person, status) => {
  expect((await setMany([change('jay', null, call)], person)).status).toBe(status)
  expect(await standing()).toEqual({})
})

test('a specialist sets it for those who are assigned to them', async () => {
  expect((await setMany([change('jay', null, call), change('grace', null, call)], 'priya')).body).toEqual({
    changed: idsOf('jay'),
    left: idsOf('grace'),
  })
})

test('too many, none at all, and what is no day are refused', async () => {
  const one = change('jay', null, call)
  for (const changes of [
    [],
    Array.from({ length: 101 }, () => one),
    [change('jay', null, { step: ' ', dueOn: call.dueOn })],
    [change('jay', null, { step: 'Call', dueOn: 'soon' })],
    [change('jay', null, { step: 'x'.repeat(301), dueOn: call.dueOn })],
  ])
    expect((await setMany(changes)).status).toBe(400)
})
