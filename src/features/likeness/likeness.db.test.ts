/** Asking before a patient is created: who is told what, what is written down, and what administrators answer. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { withServer } from '../../../test/ask.ts'
import { type InsertedPeople, insertPeople, withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  await db.empty()
  people = await insertPeople(db)
  await db.rows(
    "update patients set name = 'María Santos', email = 'maria@example.org', phone = '555 010 4477', birth_date = '1984-03-12' where id = $1",
    [people.maria.recordId],
  )
})

const typed = { name: 'Maria Santos', birthDate: null, email: null, phone: null }
type Facts = Partial<Record<keyof typeof typed, string>>
const askAs = (person: 'dana' | 'marcus', facts: Facts, id = randomUUID()) =>
  ask(person, 'staff', 'POST', '/likeness/checks', { ...typed, ...facts, id })
const foundBy = async (person: 'dana' | 'marcus', facts: Facts) => (await askAs(person, facts)).body.foundBy
const openings = () =>
  db.rows(
    "select user_id from audit_log where entity = 'likeness_checks' and verb = 'read' and patient_id = $1",
    [people.maria.recordId],
  )

describe('before a patient is created', () => {
  it('shows one’s own patients by name, with why', async () => {
    const { body } = await ask('dana', 'staff', 'POST', '/likeness/alike', {
      ...typed,
      birthDate: '1984-12-03',
    })
    expect(body).toMatchObject([
      { id: people.maria.recordId, name: 'María Santos', reasons: ['name', 'nearBirthDate'] },
    ])
    expect(
      (await ask('marcus', 'staff', 'POST', '/likeness/alike', { ...typed, birthDate: '1984-12-03' })).body,
    ).toEqual([])
  })

  it('shows administrators everybody who is like them', async () => {
    const { body } = await ask('ruth', 'administrator', 'POST', '/likeness/alike-in-organization', {
      ...typed,
      phone: '(555) 010-4477',
    })
    expect(body).toMatchObject([{ id: people.maria.recordId, reasons: ['name', 'phone'] }])
  })

  it('answers about a colleague’s patient by address, number, or name with birth date, and not by less', async () => {
    expect(await foundBy('marcus', { name: 'Somebody Else', email: 'MARIA@example.org ' })).toEqual(['email'])
    expect(await foundBy('marcus', { name: 'Somebody Else', phone: '+1 555 0104477' })).toEqual(['phone'])
    expect(await foundBy('marcus', { name: 'Santos, Maria', birthDate: '1984-03-12' })).toEqual(['name'])
    expect(await foundBy('marcus', { name: 'María Santos López', birthDate: '1984-03-12' })).toEqual(['name'])
    expect(await foundBy('marcus', {})).toEqual([])
    expect(await foundBy('marcus', { birthDate: '1984-03-13' })).toEqual([])
    expect(await foundBy('marcus', { name: 'Mario Santos', birthDate: '1984-03-12' })).toEqual([])
    expect(await foundBy('dana', { email: 'maria@example.org' })).toEqual([])
  })

  it('does not take a number that five records have for one person’s', async () => {
    await db.rows("update patients set phone = '555 010 4477' where organization_id = $1", [
      people.organizations.riverbend,
    ])
    expect(await foundBy('marcus', { phone: '555 010 4477' })).toEqual([])
  })

  it('writes each yes into the record’s log, once for one check, where its patient reads it', async () => {
    await askAs('marcus', {})
    expect(await openings()).toEqual([])
    const id = randomUUID()
    await askAs('marcus', { email: 'maria@example.org' }, id)
    expect((await askAs('marcus', { email: 'maria@example.org' }, id)).body.foundBy).toEqual(['email'])
    expect(await openings()).toEqual([{ user_id: people.marcus.userId }])
    const { body } = await ask('maria', 'patient', 'GET', '/portal/openings')
    expect(body.openings).toMatchObject([{ entity: 'likeness_checks', verb: 'read', times: 1 }])
  })

  it('is asked twenty times an hour', async () => {
    for (let time = 0; time < 20; time++) expect((await askAs('marcus', {})).status).toBe(200)
    expect((await askAs('marcus', {})).status).toBe(429)
    expect((await askAs('dana', {})).status).toBe(200)
  })

  it('is nobody’s to ask but case managers’, and never of another organization', async () => {
    expect(
      (await ask('priya', 'staff', 'POST', '/likeness/checks', { ...typed, id: randomUUID() })).status,
    ).toBe(403)
    expect(
      (
        await ask('elena', 'staff', 'POST', '/likeness/checks', {
          ...typed,
          email: 'maria@example.org',
          id: randomUUID(),
        })
      ).body,
    ).toEqual({ foundBy: [] })
  })
})

describe('a request', () => {
  const request = async () => {
    const id = randomUUID()
    await askAs('marcus', { email: 'maria@example.org' }, id)
    await ask('marcus', 'staff', 'POST', `/likeness/checks/${id}/request`, { words: 'She came to me today' })
    return id
  }
  const listed = async (person: 'ruth' | 'victor' = 'ruth') =>
    (await ask(person, 'administrator', 'GET', '/likeness/requests')).body
  const answer = (id: string, decision: string) =>
    ask('ruth', 'administrator', 'POST', `/likeness/requests/${id}/answer`, {
      decision,
      words: 'They work together',
      membershipId: randomUUID(),
    })

  it('is the asker’s own, stands with the administrators of the organization, and names nobody to the asker', async () => {
    const id = await request()
    expect(await listed()).toMatchObject([
      {
        typedName: 'Maria Santos',
        foundBy: 'email',
        words: 'She came to me today',
        patientId: people.maria.recordId,
      },
    ])
    expect(await listed('victor')).toEqual([])
    const own = await ask('marcus', 'staff', 'GET', '/likeness/own-requests')
    expect(own.body).toMatchObject([{ typedName: 'Maria Santos', decision: null }])
    expect(JSON.stringify(own.body)).not.toContain(people.maria.recordId)
    expect(
      (await ask('dana', 'staff', 'POST', `/likeness/checks/${id}/request`, { words: 'Mine' })).status,
    ).toBe(404)
  })

  it('that is granted opens the record to the one who asked; a second answer changes nothing', async () => {
    await request()
    const [{ id }] = await listed()
    expect((await answer(id, 'added')).status).toBe(200)
    expect((await answer(id, 'declined')).status).toBe(200)
    expect((await ask('marcus', 'staff', 'GET', `/patients/${people.maria.recordId}`)).status).toBe(200)
    expect(await listed()).toEqual([])
    const own = await ask('marcus', 'staff', 'GET', '/likeness/own-requests')
    expect(own.body).toMatchObject([{ decision: 'added', answer: 'They work together' }])
    await ask('marcus', 'staff', 'POST', `/likeness/own-requests/${id}/read`, {})
    expect((await ask('marcus', 'staff', 'GET', '/likeness/own-requests')).body).toEqual([])
  })

  it('that is declined opens nothing, and another organization’s administrator answers nothing', async () => {
    await request()
    const [{ id }] = await listed()
    const foreign = await ask('victor', 'administrator', 'POST', `/likeness/requests/${id}/answer`, {
      decision: 'added',
      words: 'Mine',
      membershipId: randomUUID(),
    })
    expect(foreign.status).toBe(404)
    expect((await answer(id, 'declined')).status).toBe(200)
    expect((await ask('marcus', 'staff', 'GET', `/patients/${people.maria.recordId}`)).status).toBe(404)
  })
})

describe('creating somebody else all the same', () => {
  it('is remembered of one’s own and of colleagues’ patients', async () => {
    const [checkId, id] = [randomUUID(), randomUUID()]
    await askAs('marcus', { email: 'maria@example.org' }, checkId)
    const made = await ask('marcus', 'staff', 'POST', '/patients', {
      id,
      name: 'Maria Santos',
      birthDate: '1990-01-05',
      besides: [people.grace.recordId, people.maria.recordId],
      checkId,
    })
    expect(made.status).toBe(201)
    const pairs = await db.rows<{ state: string; other: string }>(
      'select state, (case patient_id when $1 then other_id else patient_id end) as other from likeness_pairs where $1 in (patient_id, other_id)',
      [id],
    )
    expect(pairs.map(({ other }) => other).toSorted()).toEqual(
      [people.grace.recordId, people.maria.recordId].toSorted(),
    )
    expect(new Set(pairs.map(({ state }) => state))).toEqual(new Set(['apart']))
    expect(await db.rows('select birth_date::text from patients where id = $1', [id])).toEqual([
      { birth_date: '1990-01-05' },
    ])
  })

  it('says nothing of a patient whom one neither sees nor found', async () => {
    const id = randomUUID()
    await ask('marcus', 'staff', 'POST', '/patients', {
      id,
      name: 'Maria Santos',
      besides: [people.maria.recordId],
    })
    expect(await db.rows('select from likeness_pairs')).toEqual([])
  })
})
