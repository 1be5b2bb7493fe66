/** What a case manager's overview says of safety alerts. */
import { beforeEach, describe, expect, test } from 'vitest'
import { namedPeople, type PersonKey } from '../../../sample/people.ts'
import { withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

const _namesIn = (answer: { body: { patients: { name: string }[] } }) =>
  answer.body.patients.map(patient => patient.name).sort()

describe('a safety alert', () => {
  beforeEach(async () => {
    await db.rows(
      "insert into safety_alerts (organization_id, patient_id, kind, source) values ($1, $2, 'self_harm', 'message')",
      [people.organizations.riverbend, people.maria.recordId],
    )
  })

  const settle = async (person: PersonKey) => {
    const alerts = (await db.rows<{ id: string }>('select id from safety_alerts')).map(({ id }) => id)
    const path = `/safety/people/${people.maria.recordId}/settle`
    return ask(person, 'staff', 'POST', path, { alerts, outcome: 'Called her.' })
  }

  test('counts alone: a conversation that waits counts beside it once it is settled, and for nobody else', async () => {
    const waiting = async (person: PersonKey) =>
      (await ask(person, 'staff', 'GET', '/caseload/overview')).body.waitingConversations
    const write = async (person: 'maria' | 'jay') => {
      const hers = await ask(person, 'patient', 'POST', '/conversations', { participantType: 'case_manager' })
      const path = `/conversations/${hers.body.id}/messages`
      await ask(person, 'patient', 'POST', path, { id: crypto.randomUUID(), content: 'Hello' })
    }
    const rows = async () =>
      (await ask('dana', 'staff', 'GET', '/queue')).body.items.filter(
        ({ kind }: { kind: string }) => kind === 'message',
      )
    await write('maria')
    expect(await waiting('dana')).toBe(0)
    expect(await rows()).toEqual([])
    await write('jay')
    expect(await waiting('dana')).toBe(1)
    await settle('dana')
    expect(await waiting('dana')).toBe(2)
    expect(await rows()).toHaveLength(2)
    expect(await waiting('marcus')).toBe(0)
    expect(await waiting('priya')).toBe(0)
  })

  test('is seen and answered by who cares for the patient', async () => {
    const { body } = await ask('dana', 'staff', 'GET', '/safety/alerts')
    expect(body).toMatchObject([{ patientName: namedPeople.maria.name, kinds: ['self_harm'] }])
    expect((await settle('dana')).status).toBe(200)
    expect((await ask('dana', 'staff', 'GET', '/safety/alerts')).body).toEqual([])
    const [kept] = await db.rows('select acknowledged_by from safety_alerts')
    expect(kept).toEqual({ acknowledged_by: people.dana.userId })
  })

  test.each(['marcus', 'elena', 'leo', 'maria'] as const)('is nothing to %s', async person => {
    const listed = await ask(person, 'staff', 'GET', '/safety/alerts')
    if (listed.status === 200) expect(listed.body).toEqual([])
    else expect(listed.status).toBe(403)
    expect([403, 404]).toContain((await settle(person)).status)
    expect(await db.rows('select from safety_alerts where acknowledged_at is null')).toHaveLength(1)
  })
})
