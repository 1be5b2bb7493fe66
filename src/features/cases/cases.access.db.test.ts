import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { noticesThrough } from '#features/notifications/notifications.jobs.server.ts'
import { jobHandlers } from '#jobs.server.ts'
import { createJobServices, type Job } from '#platform/jobs/jobs.server.ts'
import { namedPeople, type PersonKey } from '../../../sample/people.ts'
import { strangersTo } from '../../../test/access/strangers.ts'
import { withServer } from '../../../test/ask.ts'
import { type InsertedPeople, insertPeople, withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()
const { ask, log } = withServer(db)
const mailer = { leaves: false, send: async () => {}, close: () => {} }
const services = createJobServices({ mailer, originUrl: 'https://care.example.org', secret: 'tests' })
let people: InsertedPeople

beforeEach(async () => {
  await db.empty()
  people = await insertPeople(db)
})

type Hat = 'staff' | 'administrator' | 'patient'

const pathOf = (person: PersonKey, rest: string) => `/patients/${people[person].recordId}/${rest}`
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const closing = (more: object = {}) => ({
  id: randomUUID(),
  changedOn: day(-2),
  reason: 'moved_away',
  ...more,
})
const close = (person: PersonKey, hat: Hat, more: object = {}, patient: PersonKey = 'maria') =>
  ask(person, hat, 'POST', pathOf(patient, 'closing'), closing(more))
const reopen = (person: PersonKey, hat: Hat, more: object = {}) =>
  ask(person, hat, 'POST', pathOf('maria', 'reopening'), closing({ reason: 'asked_again', ...more }))
const recordOf = (person: PersonKey) =>
  db
    .rows<{ status: string; closed_on: string | null; closed_reason: string | null }>(
      'select status, closed_on::text, closed_reason from patients where id = $1',
      [people[person].recordId],
    )
    .then(rows => rows[0])

/** An open task, a form asked for, one begun, an appointment with each of the team, and a next step. */
async function fillMaria(): Promise<void> {
  const patientId = people.maria.recordId
  await ask('dana', 'staff', 'POST', '/tasks', { id: randomUUID(), patientId, title: 'Call the landlord' })
  const [form] = await db.rows<{ id: string }>(
    `insert into forms (organization_id, title, form_fields)
       values ($1, 'Housing', '[{"name": "a", "label": "A", "type": "text", "required": false}]') returning id`,
    [people.organizations.riverbend],
  )
  await ask('dana', 'staff', 'PUT', pathOf('maria', `forms/${form?.id}/request`), {})
  for (const [hour, person] of [
    [10, 'dana'],
    [12, 'priya'],
  ] as const)
    expect(
      (
        await ask(person, 'staff', 'POST', '/appointments/offers', {
          id: randomUUID(),
          patientId,
          startsAt: `${day(3)}T${hour}:00:00.000Z`,
          minutes: 30,
        })
      ).status,
    ).toBeLessThan(300)
  await ask('dana', 'staff', 'PUT', pathOf('maria', 'next-step'), { step: 'Visit', dueOn: day(4) })
}

/** Does everything that waits, and says which mails went to whom. */
async function work() {
  const jobs = await db.rows<{ job: string; payload: Job['payload'] }>(
    'select job, payload from outbox where start_after <= now() order by id',
  )
  await db.rows('delete from outbox')
  const organization = people.organizations.riverbend
  for (const { job, payload } of jobs)
    await jobHandlers[job]?.(
      { organization, payload },
      { session: db.databasePool.asJob(organization), services },
    )
  return db.rows<{ kind: string; recipient: string; status: string }>(
    'select kind, recipient, status from mails order by id',
  )
}

describe('closing a case', () => {
  test('settles everything that is open in one moment, and keeps what it was', async () => {
    await fillMaria()
    const { body: open } = await ask('dana', 'staff', 'GET', pathOf('maria', 'open-in-case'))
    expect(open).toMatchObject({
      tasks: ['Call the landlord'],
      forms: ['Housing'],
      nextStep: 'Visit',
      notBefore: null,
    })
    expect(open.appointments).toHaveLength(2)
    const made = await close('dana', 'staff', { words: 'To her sister', openTasks: 'remove' })
    expect(made).toMatchObject({ status: 200, body: { madeBy: namedPeople.dana.name, status: 'inactive' } })
    expect(made.body.settled).toMatchObject({
      tasks: ['Call the landlord'],
      forms: ['Housing'],
      nextStep: 'Visit',
    })
    expect(await recordOf('maria')).toEqual({
      status: 'inactive',
      closed_on: day(-2),
      closed_reason: 'moved_away',
    })
    const count = async (sql: string) => (await db.rows(sql, [people.maria.recordId])).length
    // Taken off, not deleted: it can be put back.
    expect(
      await db.rows(
        'select title, removed_reason from tasks where patient_id = $1 and removed_at is not null',
        [people.maria.recordId],
      ),
    ).toEqual([{ title: 'Call the landlord', removed_reason: 'The case was closed' }])
    expect(
      await count("select from tasks where patient_id = $1 and list_state in ('pending', 'in_progress')"),
    ).toBe(0)
    expect(await count('select from form_requests where patient_id = $1')).toBe(0)
    expect(await count('select from next_steps where patient_id = $1')).toBe(0)
    expect(
      await count(
        "select from appointments where patient_id = $1 and status = 'cancelled' and cancelled_by = 'staff'",
      ),
    ).toBe(2)
    // The record of the change, and of the change of the record, each with its fields and no values.
    expect(
      await count("select from audit_log where patient_id = $1 and entity = 'case_status_changes'"),
    ).toBe(1)
    expect((await ask('priya', 'staff', 'GET', pathOf('maria', 'case-history'))).body).toHaveLength(1)
    expect((await ask('dana', 'staff', 'GET', `/patients/${people.maria.recordId}`)).body).toMatchObject({
      status: 'inactive',
      closedOn: day(-2),
      closedReason: 'moved_away',
      mayClose: true,
    })
  })

  test('leaves the tasks with the patient where nothing else is said, and the patient may still tick them', async () => {
    await fillMaria()
    await close('dana', 'staff')
    const { body: tasks } = await ask('maria', 'patient', 'GET', '/tasks')
    expect(tasks).toMatchObject([{ title: 'Call the landlord', status: 'pending' }])
    expect((await ask('maria', 'patient', 'POST', `/tasks/${tasks[0].id}/complete`)).status).toBe(200)
    expect((await work()).filter(mail => mail.kind === 'task completed')).toEqual([])
  })

  test('twice is once; somebody who comes later hears that it is closed', async () => {
    const row = closing()
    const path = pathOf('maria', 'closing')
    const answers = await Promise.all([row, row, row].map(body => ask('dana', 'staff', 'POST', path, body)))
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200])
    expect((await close('ruth', 'administrator')).status).toBe(409)
    expect((await ask('dana', 'staff', 'GET', pathOf('maria', 'case-history'))).body).toHaveLength(1)
  })

  test.each([
    [{ changedOn: day(3) }, 400],
    [{ changedOn: '' }, 400],
    [{ reason: '' }, 400],
    [{ reason: 'asked_again' }, 400],
    [{ reason: 'other' }, 400],
    [{ reason: 'other', words: '  ' }, 400],
    [{ reason: 'other', words: 'We lost our funding.' }, 200],
    [{ words: 'x'.repeat(501) }, 400],
  ])('with %j answers %i', async (more, status) => {
    expect((await close('dana', 'staff', more)).status).toBe(status)
    expect((await recordOf('maria'))?.status).toBe(status === 200 ? 'inactive' : 'active')
  })

  test.each([...strangersTo('maria'), ['priya', 'staff'] as const, ['maria', 'patient'] as const])(
    'is not for %s as %s',
    async (person, hat) => {
      // Walter is Marcus's own, and his case is closed.
      for (const [method, path, body] of [
        ['POST', pathOf('maria', 'closing'), closing()],
        ['GET', pathOf('maria', 'open-in-case'), undefined],
        ['POST', pathOf('walter', 'reopening'), closing({ reason: 'asked_again' })],
      ] as const)
        if (!(person === 'marcus' && path.includes(people.walter.recordId)))
          expect([401, 403, 404], `${method} ${path}`).toContain(
            (await ask(person, hat, method, path, body)).status,
          )
      expect((await recordOf('maria'))?.status).toBe('active')
    },
  )

  test('the history is for staff alone', async () => {
    await close('dana', 'staff', { reason: 'other', words: 'ONLY-STAFF-READ-THIS' })
    for (const [person, hat] of [
      ['maria', 'patient'],
      ['marcus', 'staff'],
      ['victor', 'administrator'],
    ] as const) {
      const { status, body } = await ask(person, hat, 'GET', pathOf('maria', 'case-history'))
      expect(JSON.stringify(body)).not.toContain('ONLY-STAFF')
      expect(status === 403 || body.length === 0, `${person} ${status}`).toBe(true)
    }
    const { body } = await ask('maria', 'patient', 'GET', '/portal/record')
    expect(body).toMatchObject({ closedOn: day(-2) })
    expect(JSON.stringify(body)).not.toContain('other')
    await expect(db.as('maria', 'patient').one({ compile: () => reasonQuery })).rejects.toThrow(
      /permission denied/,
    )
  })

  test('the status is changed in no other way', async () => {
    const body = { changes: { phone: '', status: 'inactive' }, seen: {} }
    await ask('ruth', 'administrator', 'PATCH', `/patients/${people.maria.recordId}/facts`, body)
    expect((await recordOf('maria'))?.status).toBe('active')
    for (const [person, hat] of [
      ['dana', 'staff'],
      ['ruth', 'administrator'],
    ] as const)
      await expect(db.as(person, hat).one({ compile: () => statusUpdate })).rejects.toThrow(
        /permission denied/,
      )
  })
})

const plain = (sql: string) => ({
  sql,
  parameters: [],
  query: { kind: 'RawNode', sqlFragments: [sql], parameters: [] } as never,
  queryId: { queryId: 'test' },
})
const reasonQuery = plain('select closed_reason from patients')
const statusUpdate = plain("update patients set status = 'inactive'")

describe('what goes out', () => {
  test('the patient hears that their appointment is cancelled, by the safe-contact rule, and nothing more', async () => {
    await fillMaria()
    await db.rows('delete from outbox')
    await close('dana', 'staff')
    expect(await work()).toEqual([
      { kind: 'appointment turn', recipient: namedPeople.maria.email, status: 'sent' },
      { kind: 'appointment turn', recipient: namedPeople.maria.email, status: 'sent' },
    ])
    // A reminder of any feature that acts only now finds the case closed.
    const session = db.databasePool.asJob(people.organizations.riverbend)
    const notice = {
      patientId: people.maria.recordId,
      kind: 'reminder',
      dedupeKey: 'reminder',
      screen: '/patient-portal/dashboard',
      words: () => ({ subject: 'A reminder', body: 'Hello' }),
    }
    await noticesThrough({ session, services }).toPatient(notice)
    expect(await db.rows("select from mails where kind = 'reminder'")).toEqual([])
    await reopen('dana', 'staff')
    await noticesThrough({ session, services }).toPatient(notice)
    expect(await db.rows("select from mails where kind = 'reminder'")).toHaveLength(1)
  })

  test('who may not be mailed is not mailed then either', async () => {
    await fillMaria()
    await db.rows(
      'insert into contact_preferences (organization_id, patient_id, may_email) values ($1, $2, false)',
      [people.organizations.riverbend, people.maria.recordId],
    )
    await db.rows('delete from outbox')
    await close('dana', 'staff')
    expect((await work()).map(mail => mail.status)).toEqual(['withheld', 'withheld'])
  })

  test('after a death, no mail goes out at all', async () => {
    await fillMaria()
    await db.rows('delete from outbox')
    await close('dana', 'staff', { reason: 'deceased' })
    expect(await work()).toEqual([])
  })

  test('words of danger reach the team of a closed case as ever', async () => {
    await close('dana', 'staff')
    await db.rows('delete from outbox')
    const { body: conversation } = await ask('maria', 'patient', 'POST', '/conversations', {
      participantType: 'case_manager',
    })
    const sent = await ask('maria', 'patient', 'POST', `/conversations/${conversation.id}/messages`, {
      id: randomUUID(),
      content: 'I want to kill myself',
    })
    expect(sent).toMatchObject({ status: 201, body: { safety: ['self_harm'], isCaseManagerTold: true } })
    expect((await work()).filter(mail => mail.kind === 'safety alert')).toMatchObject([
      { recipient: namedPeople.dana.email, status: 'sent' },
    ])
    expect((await ask('dana', 'staff', 'GET', '/caseload/overview')).body).toMatchObject({
      unreadMessages: 1,
    })
  })
})

describe('a closed case', () => {
  test('asks nothing new, by nobody, and reads on', async () => {
    await fillMaria()
    const { body: forms } = await ask('maria', 'patient', 'GET', '/portal/forms')
    await close('dana', 'staff')
    const patientId = people.maria.recordId
    const startsAt = `${day(5)}T10:00:00.000Z`
    const id = randomUUID()
    for (const [person, hat, method, path, body] of [
      ['maria', 'patient', 'POST', '/appointments', { id, startsAt }],
      ['maria', 'patient', 'POST', `/portal/forms/${forms[0].id}/start`, { id }],
      ['dana', 'staff', 'POST', '/appointments/offers', { id, patientId, startsAt, minutes: 30 }],
      ['priya', 'staff', 'POST', '/appointments/offers', { id, patientId, startsAt, minutes: 30 }],
      ['dana', 'staff', 'POST', '/tasks', { id, patientId, title: 'New' }],
      ['ruth', 'administrator', 'POST', '/tasks', { id, patientId, title: 'New' }],
      ['dana', 'staff', 'PUT', pathOf('maria', 'next-step'), { step: 'New', dueOn: day(1) }],
      ['dana', 'staff', 'PUT', pathOf('maria', `forms/${forms[0].id}/request`), {}],
    ] as const)
      expect((await ask(person, hat, method, path, body)).status, `${person} ${path}`).toBe(403)
    for (const path of ['/portal/forms', '/tasks', '/conversations', '/portal/record', '/portal/figures'])
      expect((await ask('maria', 'patient', 'GET', path)).status, path).toBe(200)
  })

  test('a booking and a closing at the same moment leave nothing open', async () => {
    for (let round = 0; round < 5; round += 1) {
      const startsAt = `${day(6 + round)}T10:00:00.000Z`
      await Promise.all([
        ask('maria', 'patient', 'POST', '/appointments', { id: randomUUID(), startsAt }),
        close('dana', 'staff'),
        ask('maria', 'patient', 'POST', '/appointments', { id: randomUUID(), startsAt }),
      ])
      expect(
        await db.rows("select from appointments where patient_id = $1 and status = 'requested'", [
          people.maria.recordId,
        ]),
      ).toEqual([])
      await reopen('dana', 'staff')
    }
    expect(log()).toEqual([])
  })
})

describe('opening a case again', () => {
  test('keeps the next step in the same moment, or not at all', async () => {
    await close('dana', 'staff')
    const nextStep = { step: 'Meet at the clinic', dueOn: day(4) }
    const opening = closing({ reason: 'asked_again', nextStep })
    const send = () => ask('dana', 'staff', 'POST', pathOf('maria', 'reopening'), opening)
    expect([(await send()).status, (await send()).status]).toEqual([200, 200])
    expect((await reopen('dana', 'staff', { nextStep: { step: 'Too late', dueOn: day(5) } })).status).toBe(
      409,
    )
    expect(await db.rows('select step, due_on::text as "dueOn" from next_steps')).toEqual([nextStep])
  })

  test('brings it back to who needs attention, and into the figures', async () => {
    const figures = async () => (await ask('dana', 'staff', 'GET', '/caseload/overview')).body
    const before = await figures()
    await close('dana', 'staff')
    expect(await figures()).toMatchObject({
      activePatients: before.activePatients - 1,
      totalPatients: before.totalPatients,
      needingAttention: before.needingAttention - 1,
    })
    expect((await reopen('dana', 'staff', { changedOn: day(-3) })).status).toBe(400)
    expect((await reopen('marcus', 'staff')).status).toBe(403)
    expect((await reopen('ruth', 'administrator', { changedOn: day(-1) })).status).toBe(200)
    expect((await reopen('dana', 'staff')).status).toBe(409)
    expect(await figures()).toMatchObject(before)
    const { body } = await ask('dana', 'staff', 'GET', '/caseload/patients?only=attention')
    expect(body.patients.map((patient: { name: string }) => patient.name)).toContain(namedPeople.maria.name)
    expect(await recordOf('maria')).toEqual({ status: 'active', closed_on: null, closed_reason: null })
    expect((await ask('dana', 'staff', 'GET', pathOf('maria', 'case-history'))).body).toMatchObject([
      { status: 'active', reason: 'asked_again', changedOn: day(-1) },
      { status: 'inactive', reason: 'moved_away', madeBy: namedPeople.dana.name },
    ])
  })
})
