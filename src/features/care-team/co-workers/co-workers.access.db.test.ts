/** Who adds and ends co-workers, and what they may meanwhile. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { sqlFor } from '#platform/database/database.server.ts'
import { namedPeople, type PersonKey } from '../../../../sample/people.ts'
import { type Asker, strangersTo } from '../../../../test/access/strangers.ts'
import { refusals, withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

const why = 'Speaks Spanish, and Dana is ill'
const id = (person: PersonKey) => people[person].recordId
const record = (person: PersonKey) => `/patients/${id(person)}`
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

interface New {
  id?: string
  patient?: PersonKey
  member?: PersonKey
  reason?: string
  endsAt?: string
}

/** Somebody adds a co-worker: Marcus for Maria, unless said otherwise. */
const add = (asker: Asker, hat: string, { patient = 'maria', member = 'marcus', ...more }: New = {}) =>
  ask(asker, hat, 'POST', `${record(patient)}/co-workers`, {
    id: randomUUID(),
    memberId: id(member),
    reason: why,
    ...more,
  })
const end = (asker: Asker, hat: string, membership: string, patient: PersonKey = 'maria') =>
  ask(asker, hat, 'POST', `${record(patient)}/co-workers/${membership}/end`)
const marcus = (method: string, path: string, body?: object) => ask('marcus', 'staff', method, path, body)
const teamAs = async (asker: Asker, hat: string, patient: PersonKey = 'maria') =>
  (await ask(asker, hat, 'GET', `${record(patient)}/care-team`)).body
const coWorkers = (where = 'true') => db.rows(`select from care_team where role = 'co_worker' and ${where}`)

/** Maria's conversation with her case manager. */
async function conversation() {
  const { body } = await ask('maria', 'patient', 'POST', '/conversations', {
    participantType: 'case_manager',
  })
  return `/conversations/${body.id}/messages`
}

/** What Marcus gets of Maria: the statuses of her page and her messages, and whether his list has her. */
async function whatMarcusGets(messages: string) {
  const { body } = await marcus('GET', '/caseload/patients')
  return {
    record: (await marcus('GET', record('maria'))).status,
    messages: (await marcus('GET', messages)).status,
    isListed: body.patients.some((patient: { id: string }) => patient.id === id('maria')),
  }
}
const everything = { record: 200, messages: 200, isListed: true }
const nothing = { record: 404, messages: 404, isListed: false }

describe('a co-worker', () => {
  it('opens the record, reads and answers the conversation under their own name, and changes details', async () => {
    const messages = await conversation()
    expect(await whatMarcusGets(messages)).toEqual(nothing)
    const added = await add('dana', 'staff')
    expect(added.status).toBe(201)
    expect(added.body).toMatchObject({ name: namedPeople.marcus.name, role: 'co_worker', reason: why })
    expect(await whatMarcusGets(messages)).toEqual(everything)
    expect((await marcus('POST', messages, { id: randomUUID(), content: 'Hola, soy Marcus' })).status).toBe(
      201,
    )
    const { body } = await ask('maria', 'patient', 'GET', messages)
    expect(body.messages).toMatchObject([{ senderName: namedPeople.marcus.name }])
    const change = sqlFor.updateTable('patients').set({ pronouns: 'she/her' }).where('id', '=', id('maria'))
    await db.as('marcus').all(change)
    expect(await db.rows('select pronouns from patients where id = $1', [id('maria')])).toEqual([
      { pronouns: 'she/her' },
    ])
  })

  it('comes and goes in the audit log, the rest of a care team in that of what it follows from', async () => {
    const { body } = await add('dana', 'staff')
    await end('dana', 'staff', body.id)
    const entries = await db.rows(
      "select verb, patient_id from audit_log where entity = 'care_team' and entity_id = $1 order by id",
      [body.id],
    )
    expect(entries).toEqual(['insert', 'update'].map(verb => ({ verb, patient_id: id('maria') })))
  })

  it('does not close the case, give covers, or add and end co-workers', async () => {
    const { body } = await add('dana', 'staff')
    const closing = { id: randomUUID(), changedOn: inDays(-1).slice(0, 10), reason: 'goals_met' }
    expect((await marcus('POST', `${record('maria')}/closing`, closing)).status).toBe(403)
    const cover = {
      id: randomUUID(),
      patientId: id('maria'),
      colleagueId: id('dana'),
      reason: 'x',
      endsAt: inDays(1),
    }
    expect(refusals).toContain((await marcus('POST', '/covers', cover)).status)
    expect((await add('marcus', 'staff', { member: 'priya' })).status).toBe(403)
    expect((await end('marcus', 'staff', body.id)).status).toBe(403)
    expect((await teamAs('marcus', 'staff')).mayChange).toBe(false)
    expect((await marcus('GET', record('jay'))).status).toBe(404)
  })

  it('who is a specialist sees the patient and reads no conversation', async () => {
    expect((await add('marcus', 'staff', { patient: 'grace', member: 'priya' })).status).toBe(201)
    expect((await ask('priya', 'staff', 'GET', record('grace'))).status).toBe(200)
    const opened = await ask('grace', 'patient', 'POST', '/conversations', {
      participantType: 'case_manager',
    })
    const read = await ask('priya', 'staff', 'GET', `/conversations/${opened.body.id}/messages`)
    expect(read.status).toBe(404)
    const change = sqlFor.updateTable('patients').set({ pronouns: 'x' }).where('id', '=', id('grace'))
    await expect(db.as('priya').all(change)).rejects.toMatchObject({ code: '42501' })
  })
})

describe('adding', () => {
  it('is refused to everybody but the case manager and administrators, and leaves nothing', async () => {
    for (const [asker, hat] of [...strangersTo('maria'), ['maria', 'patient'], ['priya', 'staff']] as const) {
      const { status, text } = await add(asker, hat, { member: 'dana' })
      expect(refusals, `${asker} as ${hat}: ${text}`).toContain(status)
    }
    expect(await coWorkers()).toHaveLength(0)
    expect((await add('ruth', 'administrator')).status).toBe(201)
  })

  it('is refused to who covers', async () => {
    const cover = {
      id: randomUUID(),
      patientId: id('maria'),
      colleagueId: id('marcus'),
      reason: 'x',
      endsAt: inDays(1),
    }
    expect((await ask('dana', 'staff', 'POST', '/covers', cover)).status).toBe(201)
    expect((await add('marcus', 'staff', { member: 'priya' })).status).toBe(403)
    expect((await teamAs('marcus', 'staff')).mayChange).toBe(false)
    // Who covers can be added for longer: they stand on the team for both reasons, and see the patient once.
    expect((await add('dana', 'staff')).status).toBe(201)
    const { body } = await marcus('GET', '/caseload/patients')
    expect(body.patients.filter((patient: { id: string }) => patient.id === id('maria'))).toHaveLength(1)
  })

  it('takes colleagues who are here and not on the team, with a reason, until a time to come', async () => {
    for (const member of ['elena', 'leo'] as const)
      expect((await add('dana', 'staff', { member })).status, member).toBe(404)
    for (const member of ['dana', 'priya'] as const)
      expect((await add('dana', 'staff', { member })).status, member).toBe(409)
    expect((await add('dana', 'staff', { reason: ' ' })).status).toBe(400)
    expect((await add('dana', 'staff', { reason: 'x'.repeat(501) })).status).toBe(400)
    for (const [days, message] of [
      [-1, 'dayPast'],
      [733, 'dayLate'],
    ] as const) {
      const { status, body } = await add('dana', 'staff', { endsAt: inDays(days) })
      expect([status, body.fields], message).toEqual([400, [{ field: 'endsAt', message }]])
    }
    expect((await add('marcus', 'staff', { patient: 'walter', member: 'dana' })).status).toBe(403)
    expect((await add('ruth', 'administrator', { patient: 'walter', member: 'dana' })).status).toBe(403)
    expect((await teamAs('ruth', 'administrator', 'walter')).mayChange).toBe(false)
    expect(await coWorkers()).toHaveLength(0)
    const { body } = await ask('dana', 'staff', 'GET', '/care-team/colleagues')
    expect(body.map((each: { name: string }) => each.name)).toEqual(['Marcus Oyelaran', 'Priya Raman'])
  })

  it('takes nobody whose access was taken away, and offers none', async () => {
    await db.rows('update case_managers set suspended_at = now() where id = $1', [people.marcus.recordId])
    expect((await add('dana', 'staff')).status).toBe(404)
    const { body } = await ask('dana', 'staff', 'GET', '/care-team/colleagues')
    expect(body.map((each: { name: string }) => each.name)).toEqual(['Priya Raman'])
  })

  it('is done once however often it is sent', async () => {
    const same = randomUUID()
    for (let time = 0; time < 2; time += 1)
      expect((await add('dana', 'staff', { id: same })).body.id).toBe(same)
    expect((await add('dana', 'staff')).status).toBe(409)
    expect(await coWorkers()).toHaveLength(1)
  })
})

describe('ending', () => {
  it('takes access at once: the record, the list and the conversation', async () => {
    const messages = await conversation()
    for (const [asker, hat] of [
      ['dana', 'staff'],
      ['ruth', 'administrator'],
    ] as const) {
      const { body } = await add('dana', 'staff')
      expect(await whatMarcusGets(messages)).toEqual(everything)
      expect((await end(asker, hat, body.id)).status).toBe(200)
      expect(await whatMarcusGets(messages), asker).toEqual(nothing)
      // Ended twice is ended.
      expect((await end(asker, hat, body.id)).status).toBe(200)
    }
    expect(await coWorkers('ended_at is null')).toHaveLength(0)
    expect(await coWorkers()).toHaveLength(2)
  })

  it('is refused to everybody else, of other roles, and under another patient’s address', async () => {
    const { body } = await add('dana', 'staff')
    for (const [asker, hat] of [...strangersTo('maria'), ['maria', 'patient'], ['priya', 'staff']] as const)
      expect(refusals, `${asker} as ${hat}`).toContain((await end(asker, hat, body.id)).status)
    expect((await end('dana', 'staff', body.id, 'jay')).status).toBe(403)
    const { members } = await teamAs('dana', 'staff')
    for (const { id: membership, role } of members)
      if (role !== 'co_worker') expect((await end('dana', 'staff', membership)).status, role).toBe(403)
    expect(
      await db.rows('select from care_team where patient_id = $1 and ended_at is null', [id('maria')]),
    ).toHaveLength(3)
  })

  it('follows from closing the case', async () => {
    const messages = await conversation()
    await add('dana', 'staff')
    const closing = { id: randomUUID(), changedOn: inDays(-1).slice(0, 10), reason: 'goals_met' }
    const { status, text } = await ask('dana', 'staff', 'POST', `${record('maria')}/closing`, closing)
    expect(status, text).toBeLessThan(300)
    expect(await whatMarcusGets(messages)).toEqual(nothing)
  })
})
