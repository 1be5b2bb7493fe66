import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { namedPeople, type PersonKey } from '../../../sample/people.ts'
import { strangersTo } from '../../../test/access/strangers.ts'
import { closing, day, withCases } from '../../../test/closing-cases.ts'
import { withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()
const { ask, log, people, pathOf, close, reopen, fillMaria, work } = withCases(db)

const recordOf = (person: PersonKey) =>
  db
    .rows<{ status: string; closed_on: string | null; closed_reason: string | null }>(
      'select status, closed_on::text, closed_reason from patients where id = $1',
      [people()[person].recordId],
    )
    .then(rows => rows[0])

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
    const count = async (sql: string) => (await db.rows(sql, [people().maria.recordId])).length
    // Taken off, not deleted: it can be put back.
    expect(
      await db.rows(
        'select title, removed_reason from tasks where patient_id = $1 and removed_at is not null',
        [people().maria.recordId],
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
    expect((await ask('dana', 'staff', 'GET', `/patients/${people().maria.recordId}`)).body).toMatchObject({
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
        if (!(person === 'marcus' && path.includes(people().walter.recordId)))
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
    await ask('ruth', 'administrator', 'PATCH', `/patients/${people().maria.recordId}/facts`, body)
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

describe('a closed case', () => {
  test('asks nothing new, by nobody, and reads on', async () => {
    await fillMaria()
    const { body: forms } = await ask('maria', 'patient', 'GET', '/portal/forms')
    await close('dana', 'staff')
    const patientId = people().maria.recordId
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

  test('is written about by the patient as ever, and their case manager reads it', async () => {
    await close('dana', 'staff')
    const { body: opened } = await ask('maria', 'patient', 'POST', '/conversations', {
      participantType: 'case_manager',
    })
    const messages = `/conversations/${opened.id}/messages`
    const message = { id: randomUUID(), content: 'Thank you for everything.' }
    expect((await ask('maria', 'patient', 'POST', messages, message)).status).toBe(201)
    const { body: read } = await ask('dana', 'staff', 'GET', messages)
    expect(JSON.stringify(read)).toContain(message.content)
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
          people().maria.recordId,
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
    const over = await reopen('dana', 'staff', { nextStep: { ...nextStep, dueOn: day(-3) } })
    expect([over.status, over.body.fields]).toEqual([
      400,
      [{ field: 'nextStep.dueOn', message: 'stepDatePast' }],
    ])
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
