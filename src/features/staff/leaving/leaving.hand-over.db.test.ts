/** A caseload that goes to others: looked through, given in one step or not at all, and never to two at once. */
import { beforeEach, describe, expect, test } from 'vitest'
import { namedPeople, type PersonKey } from '../../../../sample/people.ts'
import { withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

const idOf = (person: PersonKey) => people[person].recordId
const handOver = (of: PersonKey, to: PersonKey, others: object[] = [], by: PersonKey = 'ruth') =>
  ask(by, 'administrator', 'POST', `/case-managers/${idOf(of)}/hand-over`, { receiverId: idOf(to), others })
const caseloadOf = (person: PersonKey) =>
  db
    .rows<{ id: string }>('select id from patients where case_manager_id = $1 order by id', [idOf(person)])
    .then(rows => rows.map(({ id }) => id))
const newManager = async (name: string) => {
  const [made] = await db.rows<{ id: string }>(
    'insert into case_managers (organization_id, name, email) values ($1, $2, $3) returning id',
    [people.organizations.riverbend, name, `${name}@example.org`],
  )
  return made?.id ?? ''
}

describe('a caseload', () => {
  const review = async (of: PersonKey) =>
    (await ask('ruth', 'administrator', 'GET', `/case-managers/${idOf(of)}/caseload`)).body

  test('is looked through with what is under way', async () => {
    const about = [people.organizations.riverbend, idOf('maria')]
    await db.rows(
      "insert into next_steps (organization_id, patient_id, step, due_on) values ($1, $2, 'Call', '2999-01-01')",
      about,
    )
    await db.rows(
      "insert into tasks (organization_id, patient_id, title, status, completed_at) values ($1, $2, 'A', 'pending', null), ($1, $2, 'B', 'completed', now())",
      about,
    )
    await db.rows(
      `insert into appointments (organization_id, patient_id, requested_by, starts_at, ends_at)
        values ($1, $2, 'patient', now() + interval '1 day', now() + interval '25 hours'), ($1, $2, 'patient', now() - interval '2 days', now() - interval '47 hours')`,
      about,
    )
    await db.rows(
      "insert into conversations (organization_id, patient_id, participant_type, waiting_since) values ($1, $2, 'case_manager', '2026-01-01')",
      about,
    )
    const { patients, total, receivers, next } = await review('dana')
    expect([total, next]).toEqual([(await caseloadOf('dana')).length, null])
    expect(patients).toHaveLength(total)
    expect(receivers).toContainEqual({ id: idOf('marcus'), name: namedPeople.marcus.name })
    expect(JSON.stringify(receivers)).not.toContain(idOf('dana'))
    expect(patients.find(({ id }: { id: string }) => id === idOf('maria'))).toMatchObject({
      nextStep: 'Call',
      nextStepDueOn: '2999-01-01',
      openTasks: 1,
      appointments: 1,
      waitingSince: expect.stringContaining('2026-01-01'),
    })
  })

  test('goes to several in one step: access moves, patients are told who comes, and once is enough', async () => {
    const third = await newManager('third')
    const caseload = await caseloadOf('dana')
    const others = [{ patientId: idOf('jay'), caseManagerId: third }]
    await db.rows('delete from outbox')
    const { status, body, text } = await handOver('dana', 'marcus', others)
    expect(status, text).toBe(200)
    expect(body.given).toEqual([
      { id: idOf('marcus'), name: namedPeople.marcus.name, patients: caseload.length - 1 },
      { id: third, name: 'third', patients: 1 },
    ])
    expect(await caseloadOf('dana')).toEqual([])
    expect((await ask('dana', 'staff', 'GET', `/patients/${idOf('maria')}`)).status).toBe(404)
    expect((await ask('marcus', 'staff', 'GET', `/patients/${idOf('maria')}`)).status).toBe(200)
    expect((await ask('marcus', 'staff', 'GET', `/patients/${idOf('jay')}`)).status).toBe(404)
    const told = await db.rows<{ patient: string; manager: string }>(
      "select payload ->> 'patientId' as patient, payload ->> 'caseManagerId' as manager from outbox where job = 'staff.tell-patient'",
    )
    expect(told).toContainEqual({ patient: idOf('jay'), manager: third })
    expect(told).toContainEqual({ patient: idOf('maria'), manager: idOf('marcus') })
    const { body: seen } = await ask('maria', 'patient', 'GET', '/activities')
    expect(seen[0] ?? seen.activities?.[0]).toMatchObject({
      activityType: 'case_manager_changed',
      description: `New case manager: ${namedPeople.marcus.name}`,
    })
    expect((await handOver('dana', 'marcus', others)).body.given).toEqual([])
  })

  test('takes being the default along', async () => {
    await handOver('dana', 'marcus')
    expect(
      await db.rows('select id from case_managers where is_default and organization_id = $1', [
        people.organizations.riverbend,
      ]),
    ).toEqual([{ id: idOf('marcus') }])
  })

  test('is not moved in part: one who can not take over, and nothing moves', async () => {
    const before = await caseloadOf('dana')
    const answer = await handOver('dana', 'marcus', [
      { patientId: idOf('jay'), caseManagerId: idOf('elena') },
    ])
    expect([answer.status, answer.body.fields]).toEqual([409, [{ field: '', message: 'noReceiver' }]])
    expect(await caseloadOf('dana')).toEqual(before)
  })

  test('two administrators who hand it over at once to two people leave nobody out and nobody twice', async () => {
    const caseload = await caseloadOf('dana')
    await db.rows("insert into user_roles (organization_id, user_id, role) values ($1, $2, 'admin')", [
      people.organizations.riverbend,
      people.leo.userId,
    ])
    const third = await newManager('third')
    const path = `/case-managers/${idOf('dana')}/hand-over`
    const answers = await Promise.all([
      handOver('dana', 'marcus'),
      ask('leo', 'administrator', 'POST', path, { receiverId: third, others: [] }),
    ])
    const counts = answers.flatMap(({ body }) =>
      (body.given as { patients: number }[]).map(({ patients }) => patients),
    )
    expect(counts).toEqual([caseload.length])
  })
})
