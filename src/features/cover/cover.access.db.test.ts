import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { sqlFor } from '#platform/database/database.server.ts'
import { namedPeople, type PersonKey } from '../../../sample/people.ts'
import { type Asker, strangersTo } from '../../../test/access/strangers.ts'
import { refusals, withServer } from '../../../test/ask.ts'
import { type InsertedPeople, insertPeople, withTestDatabase } from '../../../test/database.ts'
import { moveCover } from '../../../test/move-cover.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  await db.empty()
  people = await insertPeople(db)
})

const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
const id = (person: PersonKey) => people[person].recordId
const recordPath = (person: PersonKey) => `/patients/${id(person)}`

/** Somebody has Marcus cover, for Dana unless said otherwise. */
const give = (asker: Asker, hat: string, cover: object = {}) =>
  ask(asker, hat, 'POST', '/covers', {
    id: randomUUID(),
    colleagueId: id('marcus'),
    endsAt: inDays(5),
    reason: 'Surgery, away for a week',
    ...cover,
  })
const giveMaria = (cover: object = {}) => give('dana', 'staff', { patientId: id('maria'), ...cover })
const marcus = (method: string, path: string, body?: object) => ask('marcus', 'staff', method, path, body)
const seenByMarcus = async () => {
  const { body } = await marcus('GET', '/caseload/patients')
  return body.patients.map((patient: { name: string }) => patient.name).toSorted()
}
const ownOf = (manager: PersonKey) =>
  Object.values(namedPeople)
    .filter(person => 'caseManager' in person && person.caseManager === manager)
    .map(person => person.name)

describe('whoever covers one patient', () => {
  beforeEach(async () => {
    expect((await giveMaria()).status).toBe(201)
  })

  it('reads the record, and is told for whom and until when', async () => {
    const { status, body } = await marcus('GET', recordPath('maria'))
    expect(status).toBe(200)
    expect(body.cover.caseManager).toBe(namedPeople.dana.name)
    expect(Date.parse(body.cover.endsAt)).toBeGreaterThan(Date.parse(inDays(4.9)))
    expect(body.caseManagerName).toBe(namedPeople.dana.name)
    expect((await ask('dana', 'staff', 'GET', recordPath('maria'))).body.cover).toBeNull()
    expect((await marcus('GET', recordPath('grace'))).body.cover).toBeNull()
  })

  it('sees that one and none of the others', async () => {
    expect(await seenByMarcus()).toEqual([...ownOf('marcus'), namedPeople.maria.name].toSorted())
    expect((await marcus('GET', recordPath('jay'))).status).toBe(404)
    const own = await marcus('GET', '/caseload/patients?whose=own')
    expect(own.text).not.toContain('Maria')
    const covered = await marcus('GET', '/caseload/patients?whose=covered')
    expect(covered.body.patients).toMatchObject([
      { name: namedPeople.maria.name, cover: { caseManager: namedPeople.dana.name } },
    ])
  })

  it('works with the patient: tasks, next step, notes, and appointments of the colleague', async () => {
    const patientId = id('maria')
    const made = await marcus('POST', '/tasks', { id: randomUUID(), patientId, title: 'Call the clinic' })
    expect(made.status).toBe(201)
    const step = { patientId, step: 'Visit', dueOn: '2030-01-01' }
    expect((await marcus('PUT', `${recordPath('maria')}/next-step`, step)).status).toBe(200)
    expect(
      (await marcus('PUT', `/notes/${randomUUID()}`, { patientId, text: 'Spoke by phone' })).status,
    ).toBe(200)
    const asked = { id: randomUUID(), startsAt: inDays(3), notes: '' }
    expect((await ask('maria', 'patient', 'POST', '/appointments', asked)).status).toBe(200)
    const waiting = await marcus('GET', '/appointments/waiting')
    expect(waiting.body.requests).toMatchObject([
      { id: asked.id, staffName: namedPeople.dana.name, isOwn: true, isCovered: true },
    ])
    const answer = { sequence: 0, answer: 'confirmed', reply: '' }
    expect((await marcus('POST', `/appointments/${asked.id}/answer`, answer)).body.status).toBe('confirmed')
    const offer = { id: randomUUID(), patientId, startsAt: inDays(4), minutes: 30, notes: '' }
    expect((await marcus('POST', '/appointments/offers', offer)).status).toBe(200)
    expect(await db.rows('select distinct case_manager_id from appointments')).toEqual([
      { case_manager_id: id('dana') },
    ])
  })

  it('writes in the colleague’s conversation under their own name', async () => {
    const opened = await ask('maria', 'patient', 'POST', '/conversations', {
      participantType: 'case_manager',
    })
    const path = `/conversations/${opened.body.id}/messages`
    const send = (asker: Asker, hat: string, content: string) =>
      ask(asker, hat, 'POST', path, { id: randomUUID(), content })
    expect((await send('dana', 'staff', 'Marcus helps you this week.')).status).toBe(201)
    expect((await send('marcus', 'staff', 'How are you?')).status).toBe(201)
    expect((await marcus('GET', '/conversations')).body.conversations).toMatchObject([
      { id: opened.body.id, cover: { caseManager: namedPeople.dana.name } },
    ])
    const { body } = await ask('maria', 'patient', 'GET', path)
    expect(body.messages).toMatchObject([{ senderName: null }, { senderName: namedPeople.marcus.name }])
    // The notebook and the conversation with the specialist stay closed.
    const others = await db.rows<{ id: string }>(
      "insert into conversations (organization_id, patient_id, participant_type) values ($1, $2, 'private'), ($1, $2, 'specialist') returning id",
      [people.organizations.riverbend, id('maria')],
    )
    for (const other of others)
      expect((await marcus('GET', `/conversations/${other.id}/messages`)).status).toBe(404)
  })

  it('reads no draft, invites nobody, and changes nothing in the record', async () => {
    await ask('dana', 'staff', 'PUT', `/notes/${randomUUID()}`, {
      patientId: id('maria'),
      text: 'Half a thought',
    })
    expect((await marcus('GET', `/notes?patientId=${id('maria')}`)).text).not.toContain('Half')
    expect((await marcus('GET', `/notes/drafts?patientId=${id('maria')}`)).body).toEqual([])
    const session = db.as('marcus')
    const change = sqlFor.updateTable('patients').set({ pronouns: 'x' }).where('id', '=', id('maria'))
    await expect(session.all(change)).rejects.toMatchObject({ code: '42501' })
    const closing = { id: randomUUID(), changedOn: inDays(-1).slice(0, 10), reason: 'goals_met' }
    expect((await marcus('POST', `${recordPath('maria')}/closing`, closing)).status).toBe(403)
    const invite = sqlFor
      .insertInto('invitations')
      .values({ kind: 'patient', email: 'thief@example.org', name: 'Thief', patientId: id('maria') })
    await expect(session.all(invite)).rejects.toMatchObject({ code: '42501' })
    expect(await db.rows('select status from patients where id = $1', [id('maria')])).toEqual([
      { status: 'active' },
    ])
  })

  it('hands nothing on, ends nothing, and can’t prolong it', async () => {
    expect(refusals).toContain((await give('marcus', 'staff', { patientId: id('maria') })).status)
    const { body } = await marcus('GET', '/covers')
    expect(body).toMatchObject([
      { isHeld: true, isRunning: true, patientName: expect.stringContaining('Maria') },
    ])
    expect((await marcus('POST', `/covers/${body[0].id}/end`)).status).toBe(404)
    expect(await db.rows('select from covers where ended_at is null')).toHaveLength(1)
  })

  it('keeps neither hours nor tasks of the colleague', async () => {
    await db.rows(
      `insert into availabilities (organization_id, case_manager_id, weekday, from_minute, until_minute)
        values ($1, $2, 1, 540, 600)`,
      [people.organizations.riverbend, id('dana')],
    )
    await db.rows(
      `insert into staff_tasks (organization_id, title, assignee_type, case_manager_id)
        values ($1, 'Hers', 'case_manager', $2)`,
      [people.organizations.riverbend, id('dana')],
    )
    expect((await marcus('GET', '/appointments/hours')).body.hours).toEqual([])
    expect(await db.as('marcus').all(sqlFor.selectFrom('staffTasks').selectAll())).toEqual([])
  })
})

describe('it gives nothing', () => {
  const expectNothing = async () => {
    expect((await marcus('GET', recordPath('maria'))).status).toBe(404)
    expect(await seenByMarcus()).toEqual(ownOf('marcus').toSorted())
    expect((await marcus('GET', '/caseload/overview')).body.coveredPatients).toBe(0)
  }

  it('before it begins', async () => {
    const { body } = await giveMaria({ startsAt: inDays(1) })
    expect(body.isRunning).toBe(false)
    await expectNothing()
    const [held] = (await marcus('GET', '/covers')).body
    expect(held).toMatchObject({ isHeld: true, isRunning: false, patientName: null })
  })

  it('from the next request on after it was ended, whether by its giver, by whose caseload it is, or by an administrator', async () => {
    for (const [person, hat] of [
      ['dana', 'staff'],
      ['ruth', 'administrator'],
    ] as const) {
      const { body } = await give('ruth', 'administrator', { caseManagerId: id('dana') })
      expect((await marcus('GET', recordPath('maria'))).status).toBe(200)
      expect((await ask(person, hat, 'POST', `/covers/${body.id}/end`)).status).toBe(200)
      await expectNothing()
    }
  })

  it('once its time has run out, with nobody doing anything', async () => {
    const { body } = await giveMaria()
    await moveCover(db, body.id, { startsAt: '-2 days', endsAt: '0' })
    await expectNothing()
    expect((await marcus('GET', '/covers')).body).toEqual([])
  })

  it('once the patient has moved to somebody else', async () => {
    await giveMaria()
    const third = randomUUID()
    await ask('ruth', 'administrator', 'POST', '/case-managers', {
      id: third,
      name: 'A third',
      email: 'third@riverbend.example',
    })
    await ask('ruth', 'administrator', 'PUT', `${recordPath('maria')}/case-manager`, { caseManagerId: third })
    await expectNothing()
    expect(await db.rows('select from covers where ended_at is null')).toHaveLength(0)
  })

  it('to somebody who has left, and for somebody who has left', async () => {
    await giveMaria()
    await db.rows('update case_managers set removed_at = now() where id = $1', [id('marcus')])
    expect((await marcus('GET', recordPath('maria'))).status).toBe(403)
    expect(await db.rows('select from covers where ended_at is null')).toHaveLength(0)
  })
})

describe('giving', () => {
  it('is for whose patients they are, and for administrators', async () => {
    expect((await give('dana', 'staff')).body).toMatchObject({
      caseManagerId: id('dana'),
      colleagueName: namedPeople.marcus.name,
      patientId: null,
    })
    expect(await seenByMarcus()).toEqual([...ownOf('marcus'), ...ownOf('dana')].toSorted())
    const grace = await give('ruth', 'administrator', { patientId: id('grace'), colleagueId: id('dana') })
    expect(grace.body).toMatchObject({ caseManagerId: id('marcus'), patientName: expect.any(String) })
  })

  it('is refused to everybody else, and leaves nothing', async () => {
    for (const [asker, hat] of [...strangersTo('maria'), ['maria', 'patient'], ['priya', 'staff']] as const)
      for (const scope of [{ patientId: id('maria') }, { caseManagerId: id('dana') }]) {
        // What a case manager gives is their own caseload’s: naming another’s is refused.
        const { status, text } = await give(asker, hat, { ...scope, colleagueId: id('dana') })
        expect([400, ...refusals], `${asker} as ${hat}: ${text}`).toContain(status)
      }
    expect(await db.rows('select from covers')).toHaveLength(0)
  })

  it('stays inside the organization, among those who are there', async () => {
    for (const colleague of ['elena', 'leo', 'priya'] as const)
      expect((await giveMaria({ colleagueId: id(colleague) })).status, colleague).toBe(404)
    expect((await giveMaria({ colleagueId: id('dana') })).status).toBe(400)
    expect(refusals).toContain((await give('victor', 'administrator', { caseManagerId: id('dana') })).status)
    expect((await give('ruth', 'administrator', { patientId: id('sam') })).status).toBe(409)
    expect(await db.rows('select from covers')).toHaveLength(0)
  })

  it('needs a reason and an end within ninety days, and never reaches back', async () => {
    expect((await giveMaria({ reason: ' ' })).status).toBe(400)
    expect((await giveMaria({ endsAt: inDays(91) })).status).toBe(400)
    expect((await giveMaria({ endsAt: inDays(-1) })).status).toBe(400)
    expect((await giveMaria({ startsAt: inDays(-20), endsAt: inDays(1) })).status).toBe(201)
    const [cover] = await db.rows<{ is_new: boolean }>(
      "select starts_at > now() - interval '1 minute' as is_new from covers",
    )
    expect(cover?.is_new).toBe(true)
  })

  it('is there once however often it is sent, and the same colleague covers the same people once', async () => {
    const same = randomUUID()
    for (let time = 0; time < 2; time += 1) expect((await giveMaria({ id: same })).body.id).toBe(same)
    expect((await giveMaria()).status).toBe(409)
    expect(await db.rows('select from covers')).toHaveLength(1)
  })
})

describe('taking the end back', () => {
  it('is for whoever ended it, while that is fresh', async () => {
    const { body } = await giveMaria()
    const path = `/covers/${body.id}`
    expect((await ask('dana', 'staff', 'POST', `${path}/end`)).status).toBe(200)
    expect(refusals).toContain((await marcus('POST', `${path}/resume`)).status)
    expect((await ask('ruth', 'administrator', 'POST', `${path}/resume`)).status).toBe(409)
    expect((await ask('dana', 'staff', 'POST', `${path}/resume`)).body.isRunning).toBe(true)
    expect((await marcus('GET', recordPath('maria'))).status).toBe(200)
    await ask('dana', 'staff', 'POST', `${path}/end`)
    await db.owner.query('alter table covers disable trigger check_cover')
    await db.rows("update covers set ended_at = now() - interval '11 minutes'")
    await db.owner.query('alter table covers enable trigger check_cover')
    expect((await ask('dana', 'staff', 'POST', `${path}/resume`)).status).toBe(409)
    expect((await marcus('GET', recordPath('maria'))).status).toBe(404)
  })
})

describe('the patient', () => {
  it('reads who covers until when, and in whose place somebody opened the record, but not why', async () => {
    await giveMaria()
    await marcus('GET', recordPath('maria'))
    const readers = await ask('maria', 'patient', 'GET', '/portal/care-team')
    expect(readers.body.members.at(-1)).toMatchObject({
      name: namedPeople.marcus.name,
      role: 'cover',
      coversFor: namedPeople.dana.name,
    })
    expect(readers.text).not.toContain('Surgery')
    expect((await ask('jay', 'patient', 'GET', '/portal/care-team')).text).not.toContain('Marcus')
    const openings = await ask('maria', 'patient', 'GET', '/portal/openings')
    expect(openings.body.openings).toMatchObject([
      {
        name: namedPeople.marcus.name,
        hat: 'case_manager',
        entity: 'patients',
        coveredFor: namedPeople.dana.name,
      },
    ])
    for (const hat of ['staff', 'administrator', 'patient'])
      expect(refusals).toContain((await ask('maria', hat, 'GET', '/covers')).status)
  })
})
