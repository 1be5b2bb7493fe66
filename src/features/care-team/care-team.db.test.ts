/** What an open stream hears of a co-worker who comes and goes, by a person and by the clock. */
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { caseloadProcedures } from '#features/caseload/caseload.server.ts'
import { patientRecordsProcedures } from '#features/patients/patient-records/patient-records.server.ts'
import type { Context } from '#platform/api/api.server.ts'
import type { Hat } from '#platform/database/database.server.ts'
import { LiveStreams } from '#platform/live/live.server.ts'
import type { PersonKey } from '../../../sample/people.ts'
import { call } from '../../../test/answers.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { Ear } from '../../../test/ear.ts'
import { paced, slowness } from '../../../test/pace.ts'
import { careTeamProcedures as api } from './care-team.server.ts'

const db = withTestDatabase()
let people: InsertedPeople
let live: LiveStreams

/** Whoever may not look any more is out within this time. */
const OUT_WITHIN_MS = 2_000

beforeEach(async () => {
  people = await onlyPeople(db)
  live = new LiveStreams(db.serverUrl, () => {})
  await live.start()
})
afterEach(() => live.close())

const as = (person: PersonKey, hat: Hat) => ({
  context: { session: db.as(person, hat), hat, organization: undefined } as unknown as Context,
})
const dana = () => as('dana', 'staff')
const marcus = () => as('marcus', 'staff')
const id = (person: PersonKey) => people[person].recordId
const listen = async (person: PersonKey, hat: Hat = 'staff') =>
  new Ear(await live.open({ session: db.as(person, hat), token: undefined }, 0))
const notify = (topic: string, patient: PersonKey) =>
  db.rows('select app.notify($1, $2, $3, null)', [people.organizations.riverbend, topic, id(patient)])

/** Dana adds Marcus for Maria. */
const add = (endsAt?: Date) =>
  call(
    api.addCoWorker,
    {
      id: randomUUID(),
      patientId: id('maria'),
      memberId: id('marcus'),
      reason: 'Speaks Spanish',
      ...(endsAt ? { endsAt: endsAt.toISOString() } : {}),
    },
    dana(),
  )
const listedByMarcus = async () =>
  (await call(caseloadProcedures.names, {}, marcus())).some(({ id: listed }) => listed === id('maria'))
const openedByMarcus = () => call(patientRecordsProcedures.open, { id: id('maria') }, marcus())

/** What Marcus hears from now on is about his own patients alone. */
async function hearsNothingOfMaria(ear: Ear): Promise<void> {
  await notify('tasks', 'maria')
  await notify('goals', 'grace')
  expect(await ear.hears('"goals"')).not.toContain('"tasks"')
}

describe('an open stream of a co-worker', () => {
  it('hears at once that they were added, what happens then, and that it ended; nothing after that', async () => {
    const ear = await listen('marcus')
    await hearsNothingOfMaria(ear)
    const { id: membership } = await add()
    await ear.hears('"care-team"')
    await notify('tasks', 'maria')
    await ear.hears('"tasks"')
    const { tookMs } = await paced(async () => {
      await call(api.endCoWorker, { patientId: id('maria'), id: membership }, dana())
      await ear.hears('"care-team"')
    })
    expect(tookMs).toBeLessThan(OUT_WITHIN_MS)
    await hearsNothingOfMaria(ear)
  })

  it('hears within two seconds that the clock ended it; the list and the next request know it too', async () => {
    const ear = await listen('marcus')
    const endsAt = new Date(Date.now() + 2_500)
    await add(endsAt)
    await ear.hears('"care-team"')
    expect(await listedByMarcus()).toBe(true)
    await expect(openedByMarcus()).resolves.toMatchObject({ id: id('maria') })
    await ear.hears('"care-team"')
    expect(Date.now()).toBeGreaterThanOrEqual(endsAt.getTime())
    const late = Date.now() - endsAt.getTime()
    expect(late / slowness()).toBeLessThan(OUT_WITHIN_MS)
    expect(await listedByMarcus()).toBe(false)
    await expect(openedByMarcus()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await hearsNothingOfMaria(ear)
  })
})

it('the patient and the rest of the team hear that somebody joined and left', async () => {
  const ears = await Promise.all([listen('maria', 'patient'), listen('priya')])
  const [maria, priya] = ears as [Ear, Ear]
  const { id: membership } = await add()
  await maria.hears('"care-team"')
  await priya.hears('"patients"')
  await call(api.endCoWorker, { patientId: id('maria'), id: membership }, dana())
  await maria.hears('"care-team"')
  await priya.hears('"patients"')
})
