import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { sqlFor } from '#platform/database/database.server.ts'
import { namedPeople } from '../../../sample/people.ts'
import type { Asker } from '../../../test/access/strangers.ts'
import { refusals } from '../../../test/ask.ts'
import { inDays, ownOf, withCovers } from '../../../test/covers.ts'
import { withTestDatabase } from '../../../test/database.ts'
import { moveCover } from '../../../test/move-cover.ts'

const db = withTestDatabase()
const { ask, give, giveMaria, id, marcus, people, recordPath, seenByMarcus } = withCovers(db)

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
      [people().organizations.riverbend, id('maria')],
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
      [people().organizations.riverbend, id('dana')],
    )
    await db.rows(
      `insert into staff_tasks (organization_id, title, assignee_type, case_manager_id)
        values ($1, 'Hers', 'case_manager', $2)`,
      [people().organizations.riverbend, id('dana')],
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
