import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import { namedPeople, type PersonKey, telltale } from '../../../../sample/people.ts'
import { strangersTo } from '../../../../test/access/strangers.ts'
import { withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

const recordPath = (person: PersonKey) => `/patients/${people[person].recordId}`

describe('the record of a patient', () => {
  test('opens for who cares for them, and the log keeps that', async () => {
    const before = await db.rows("select from audit_log where verb = 'read' and entity = 'patients'")
    for (const [person, hat] of [
      ['dana', 'staff'],
      ['priya', 'staff'],
      ['ruth', 'administrator'],
    ] as const)
      expect((await ask(person, hat, 'GET', recordPath('jay'))).body).toMatchObject({
        name: namedPeople.jay.name,
        preferredName: 'Jay',
        pronouns: 'they/them',
        caseManagerName: namedPeople.dana.name,
      })
    const kept = await db.rows("select from audit_log where verb = 'read' and entity = 'patients'")
    expect(kept.length - before.length).toBe(3)
  })

  test('shows an administrator what stands around it, and one of another organization nothing', async () => {
    const { body: conversation } = await ask('maria', 'patient', 'POST', '/conversations', {
      participantType: 'case_manager',
    })
    // Staff see a conversation from its first words on.
    await ask('maria', 'patient', 'POST', `/conversations/${conversation.id}/messages`, {
      id: crypto.randomUUID(),
      content: 'Good morning.',
    })
    const { body: notebook } = await ask('maria', 'patient', 'POST', '/conversations', {
      participantType: 'private',
    })
    const about = `patientId=${people.maria.recordId}`
    const around = [
      `/conversations/${conversation.id}/messages`,
      `/patients/${people.maria.recordId}/forms`,
      `/patients/${people.maria.recordId}/assistant-drafts`,
    ]
    const lists = [
      'tasks',
      'goals',
      'notes',
      'submissions',
      'appointments',
      'conversations',
      'checklist',
      'activities',
    ]
    for (const path of [...around, ...lists.map(list => `/${list}?${about}`)]) {
      expect((await ask('ruth', 'administrator', 'GET', path)).status, path).toBe(200)
      const { status, body } = await ask('victor', 'administrator', 'GET', path)
      if (status === 200) expect(JSON.stringify(body), path).not.toContain(people.maria.recordId)
      else expect([403, 404], path).toContain(status)
    }
    const { body } = await ask('ruth', 'administrator', 'GET', `/conversations?${about}`)
    expect(body.conversations.map(({ id }: { id: string }) => id)).toEqual([conversation.id])
    const read = `/conversations/${notebook.id}/messages`
    expect((await ask('ruth', 'administrator', 'GET', read)).status).toBe(404)
    const kept = await db.rows(
      "select from audit_log where verb = 'read' and entity = 'conversations' and hat = 'administrator'",
    )
    expect(kept).toHaveLength(1)
  })

  test.each(strangersTo('jay'))(
    'stays closed to %s as %s, and the log keeps nothing',
    async (person, hat) => {
      const count = async () => (await db.rows("select from audit_log where verb = 'read'")).length
      const before = await count()
      const answer = await ask(person, hat, 'GET', recordPath('jay'))
      expect([401, 403, 404]).toContain(answer.status)
      expect(JSON.stringify(answer.body)).not.toContain('Okafor')
      expect(await count()).toBe(before)
    },
  )
})

describe('a new patient', () => {
  const id = randomUUID()

  test('joins the caseload of who made them, once, with an invitation and its mail', async () => {
    const body = { id, name: 'Ana Reyes', email: 'ana.reyes@example.org', phone: '' }
    for (let time = 0; time < 2; time += 1)
      expect(await ask('marcus', 'staff', 'POST', '/patients', body)).toMatchObject({
        status: 201,
        body: { id, name: 'Ana Reyes', isInvited: true, waitsForInvitation: false },
      })
    expect(await db.rows('select case_manager_id, status, phone from patients where id = $1', [id])).toEqual([
      { case_manager_id: people.marcus.recordId, status: 'active', phone: null },
    ])
    expect(await db.rows('select kind, patient_id, invited_by from invitations')).toEqual([
      { kind: 'patient', patient_id: id, invited_by: people.marcus.userId },
    ])
    expect(await db.rows("select from outbox where job = 'organizations.mail-invitation'")).toHaveLength(1)
  })

  test('under the id of another patient is refused alike, whether one may see that patient or not', async () => {
    const stranger = { name: 'Ana Reyes', email: '', phone: '' }
    for (const [person, hat, patient] of [
      ['ruth', 'administrator', 'maria'],
      ['dana', 'staff', 'maria'],
      ['marcus', 'staff', 'maria'],
      ['dana', 'staff', 'walter'],
    ] as const) {
      const taken = people[patient].recordId
      const { status, body } = await ask(person, hat, 'POST', '/patients', { id: taken, ...stranger })
      expect([status, body.title], `${person} as ${hat}`).toEqual([409, 'This exists already.'])
    }
    // Who knows the id learns nothing from guessing the name.
    const { name, email } = namedPeople.maria
    const guessed = { id: people.maria.recordId, name, email, phone: '' }
    expect((await ask('marcus', 'staff', 'POST', '/patients', guessed)).status).toBe(409)
    // Another organization's ids are no matter of ours: the patient is entered here, and theirs stays as it is.
    const elsewhere = people.iris.recordId
    expect((await ask('dana', 'staff', 'POST', '/patients', { id: elsewhere, ...stranger })).status).toBe(201)
    const names = await db.rows('select name from patients where id = $1 order by name', [elsewhere])
    expect(names).toEqual([{ name: 'Ana Reyes' }, { name: namedPeople.iris.name }])
  })

  test('without an address is not invited', async () => {
    const made = await ask('marcus', 'staff', 'POST', '/patients', { id, name: 'Ana Reyes', email: '' })
    expect(made.body).toMatchObject({ isInvited: false })
    expect(await db.rows('select from invitations')).toHaveLength(0)
  })

  test('needs a name', async () => {
    const answer = await ask('marcus', 'staff', 'POST', '/patients', { id, name: ' ' })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toContainEqual({ field: 'name', message: 'requiredMissing' })
  })

  test.each(['priya', 'leo', 'maria', 'robin'] as const)('is not for %s to make', async person => {
    expect((await ask(person, 'staff', 'POST', '/patients', { id, name: 'Ana' })).status).toBe(403)
    expect(await db.rows('select from patients where id = $1', [id])).toHaveLength(0)
  })
})

describe('reassigning', () => {
  const give = (person: PersonKey, hat: string, to: PersonKey | null) =>
    ask(person, hat, 'PUT', `${recordPath('maria')}/case-manager`, {
      id: people.maria.recordId,
      caseManagerId: to && people[to].recordId,
    })

  test('ends the former access at once and tells the former manager', async () => {
    const ear = new pg.Client({ connectionString: db.ownerUrl })
    await ear.connect()
    const heard: { topic: string; audience: string[] }[] = []
    ear.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '{}')))
    await ear.query('listen changes')
    expect((await give('ruth', 'administrator', 'marcus')).body).toMatchObject({
      caseManagerName: namedPeople.marcus.name,
    })
    expect((await ask('dana', 'staff', 'GET', recordPath('maria'))).status).toBe(404)
    expect((await ask('priya', 'staff', 'GET', recordPath('maria'))).status).toBe(404)
    expect((await ask('marcus', 'staff', 'GET', recordPath('maria'))).status).toBe(200)
    await ear.query('select 1')
    await ear.end()
    const audience = heard.filter(change => change.topic === 'care-team').flatMap(change => change.audience)
    expect(audience).toContain(`case_manager:${people.dana.recordId}`)
    expect(audience).toContain(`specialist:${people.priya.recordId}`)
  })

  test('stays inside the organization', async () => {
    expect((await give('ruth', 'administrator', 'elena')).status).toBe(404)
    expect((await ask('dana', 'staff', 'GET', recordPath('maria'))).status).toBe(200)
  })

  test.each([
    ['dana', 'staff'],
    ['victor', 'administrator'],
    ['maria', 'patient'],
  ] as const)('is not for %s', async (person, hat) => {
    expect([403, 404]).toContain((await give(person, hat, null)).status)
    expect((await ask('dana', 'staff', 'GET', recordPath('maria'))).status).toBe(200)
  })
})

describe('administration', () => {
  test('lists every patient of the organization, page by page, and no other', async () => {
    await db.rows('update patients set name = $1 where id = $2', [telltale, people.iris.recordId])
    const seen: string[] = []
    let after = ''
    for (let page = 0; page < 10; page += 1) {
      const { body } = await ask('ruth', 'administrator', 'GET', `/patients?limit=4${after}`)
      seen.push(...body.patients.map((patient: { name: string }) => patient.name))
      if (!body.next) break
      after = `&after=${encodeURIComponent(body.next)}`
    }
    expect(new Set(seen).size).toBe(9)
    expect(seen).not.toContain(telltale)
  })
})
