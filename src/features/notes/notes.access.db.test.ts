import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fingerprint } from '#lib/fingerprint.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { type Asker, strangersTo } from '../../../test/access/strangers.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { type WholeServer, wholeServer } from '../../../test/whole-server.ts'
import type { Note, SignedNote } from './notes.contract.ts'

const db = withTestDatabase()
let server: WholeServer
let people: InsertedPeople
/** Dana's note about Maria that is signed, and the one that is not. */
let signed: string
let draft: string

beforeAll(async () => {
  server = await wholeServer(db)
})
afterAll(() => server.stop())
beforeEach(async () => {
  people = await onlyPeople(db)
  signed = randomUUID()
  draft = randomUUID()
  await save('dana', signed, { text: 'Zebra: she found a flat' })
  await sign('dana', signed, 'Zebra: she found a flat')
  await save('dana', draft, { text: 'Zebra, half a thought' })
})

const hatOf = (person: Asker) => (person === 'ruth' || person === 'victor' ? 'administrator' : 'staff')
const ask = async <T>(person: Asker, method: string, path: string, body?: unknown, hat = hatOf(person)) => {
  const answer = await fetch(`${server.origin}/api${path}`, {
    method,
    headers: server.headersOf(person, hat),
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  return { status: answer.status, text, json: JSON.parse(text) as T }
}
const save = (person: Asker, id: string, words: object, hat?: string) =>
  ask<Note>(person, 'PUT', `/notes/${id}`, { patientId: people.maria.recordId, ...words }, hat)
const sign = (person: Asker, id: string, seen: string, hat?: string) =>
  ask<Note>(person, 'POST', `/notes/${id}/sign`, { seen: fingerprint(seen) }, hat)
const discard = (person: Asker, id: string, hat?: string) =>
  ask(person, 'DELETE', `/notes/${id}`, undefined, hat)
const list = (person: Asker, search = '', more = '', hat?: string) =>
  ask<{ notes: SignedNote[]; next: string | null }>(
    person,
    'GET',
    `/notes?patientId=${people.maria.recordId}&search=${encodeURIComponent(search)}${more}`,
    undefined,
    hat,
  )
const draftsOf = (person: Asker, hat?: string) =>
  ask<Note[]>(person, 'GET', `/notes/drafts?patientId=${people.maria.recordId}`, undefined, hat)
const stored = () =>
  db.rows<{ id: string; text: string; signed: boolean }>(
    'select id, text, signed_at is not null as signed from case_notes order by created_at, id',
  )

describe('whoever writes a note', () => {
  it('writes it bit by bit, however often it is sent, and signs it for good', async () => {
    const id = randomUUID()
    await save('dana', id, {
      kind: 'care_plan',
      contactOn: '2026-01-05',
      contactMinutes: 40,
      contactWay: 'in_person',
      text: 'First',
    })
    await save('dana', id, { text: 'First, then', known: [fingerprint('First')] })
    const { json } = await save('dana', id, { contactMinutes: null })
    expect(json).toMatchObject({
      kind: 'care_plan',
      contactOn: '2026-01-05',
      contactMinutes: null,
      contactWay: 'in_person',
      text: 'First, then',
      authorName: 'Dana Whitfield',
      signedAt: null,
    })
    expect((await sign('dana', id, 'Another text')).status).toBe(409)
    const once = await sign('dana', id, 'First, then')
    const twice = await sign('dana', id, 'First, then')
    expect([once.status, twice.json.signedAt]).toEqual([200, once.json.signedAt])
    expect(once.json.signedAt).toEqual(expect.any(String))
  })

  it('never changes what is signed, and a late request that says the same asks for nothing', async () => {
    expect((await save('dana', signed, { text: 'Changed' })).status).toBe(409)
    expect((await save('dana', signed, { kind: 'letter' })).status).toBe(409)
    expect((await save('dana', signed, { text: 'Zebra: she found a flat' })).status).toBe(200)
    expect((await discard('dana', signed)).status).toBe(409)
    await expect(db.rows("update case_notes set text = 'x' where id = $1", [signed])).rejects.toThrow(
      /amended/,
    )
    expect((await stored())[0]).toEqual({ id: signed, text: 'Zebra: she found a flat', signed: true })
  })

  it('signs nothing without words, and discards a draft as often as asked', async () => {
    const id = randomUUID()
    await save('dana', id, { text: ' \n ' })
    const refused = await ask<{ fields: unknown }>('dana', 'POST', `/notes/${id}/sign`, {
      seen: fingerprint(' \n '),
    })
    expect(refused).toMatchObject({
      status: 400,
      json: { fields: [{ field: 'text', message: 'textMissing' }] },
    })
    for (let time = 0; time < 2; time++) expect((await discard('dana', id)).status).toBe(200)
    expect((await stored()).map(row => row.id)).toEqual([signed, draft])
  })

  it('keeps the words of another device above the new ones', async () => {
    const { json } = await save('dana', draft, { text: 'From the phone', known: [fingerprint('')] })
    expect(json.text).toBe('Zebra, half a thought\nFrom the phone')
  })

  it('amends a signed note by one below it, and an addendum likewise; a draft takes none', async () => {
    const [one, two] = [randomUUID(), randomUUID()]
    await save('dana', one, { amendsId: signed, text: 'The flat is in Elm Street' })
    await sign('dana', one, 'The flat is in Elm Street')
    await save('priya', two, { amendsId: one, text: 'Elm Street 4' })
    await sign('priya', two, 'Elm Street 4')
    const { notes } = (await list('dana')).json
    expect(notes).toHaveLength(1)
    expect(notes[0]?.addenda.map(({ id, authorName }) => [id, authorName])).toEqual([
      [one, 'Dana Whitfield'],
      [two, 'Priya Raman'],
    ])
    expect((await save('dana', randomUUID(), { amendsId: draft, text: 'x' })).status).toBe(409)
    const ofAnother = { patientId: people.jay.recordId, amendsId: signed, text: 'x' }
    expect((await ask('dana', 'PUT', `/notes/${randomUUID()}`, ofAnother)).status).toBe(409)
  })

  it('is told what is wrong', async () => {
    const refused = await ask<{ fields: unknown }>('dana', 'PUT', `/notes/${draft}`, {
      patientId: people.maria.recordId,
      contactMinutes: 1441,
    })
    expect(refused).toMatchObject({
      status: 400,
      json: { fields: [{ field: 'contactMinutes', message: 'minutesWrong' }] },
    })
  })
})

it('notes of one kind are found, and no others', async () => {
  const plan = randomUUID()
  await save('dana', plan, { kind: 'care_plan', text: 'Zebra plan' })
  await sign('dana', plan, 'Zebra plan')
  const idsOf = async (more: string) => (await list('dana', '', more)).json.notes.map(({ id }) => id)
  expect(await idsOf('&kind=care_plan')).toEqual([plan])
  expect(await idsOf('&kind=note')).toEqual([signed])
  expect(await idsOf('&kind=attempt')).toEqual([])
  expect((await list('dana', '', '&kind=other')).status).toBe(400)
})

describe('a search', () => {
  it('finds every word in one note or addendum, as plain signs, page after page', async () => {
    const addendum = randomUUID()
    await save('dana', addendum, { amendsId: signed, text: '100% sure_thing' })
    await sign('dana', addendum, '100% sure_thing')
    for (let day = 1; day <= 3; day++) {
      const id = randomUUID()
      await save('dana', id, { text: `Call ${day}`, contactOn: `2026-01-0${day}` })
      await sign('dana', id, `Call ${day}`)
    }
    const found = async (words: string) => (await list('dana', words)).json.notes.map(note => note.text)
    expect(await found('FLAT zebra')).toEqual(['Zebra: she found a flat'])
    expect(await found('100% sure_')).toEqual(['Zebra: she found a flat'])
    expect(await found('flat 100%')).toEqual([])
    expect(await found('1_0%')).toEqual([])
    expect(await found('half thought')).toEqual([])
    const first = await list('dana', 'call', '&limit=2')
    expect(first.json.notes.map(note => note.text)).toEqual(['Call 3', 'Call 2'])
    const second = await list('dana', 'call', `&limit=2&after=${first.json.next}`)
    expect(second.json).toMatchObject({ notes: [{ text: 'Call 1' }], next: null })
  })
})

describe('the notes about a patient', () => {
  it('are read by the care team once signed; a draft is its writer’s alone', async () => {
    for (const person of ['dana', 'priya', 'ruth'] as const) {
      expect(
        (await list(person, 'zebra')).json.notes.map(note => note.id),
        person,
      ).toEqual([signed])
      const own = (await draftsOf(person)).json.map(note => note.id)
      expect(own, person).toEqual(person === 'dana' ? [draft] : [])
    }
    for (const person of ['priya', 'ruth'] as const) {
      expect((await sign(person, signed, 'Zebra: she found a flat')).status, person).toBe(403)
      for (const tried of [
        await sign(person, draft, 'Zebra, half a thought'),
        await save(person, draft, { text: 'Mine now' }),
      ])
        expect(tried.status, person).toBe(404)
      await discard(person, draft)
    }
    expect((await stored()).map(row => row.text)).toEqual([
      'Zebra: she found a flat',
      'Zebra, half a thought',
    ])
  })

  it('are seen and touched by nobody else, and they are there', async () => {
    const strangers = [...strangersTo('maria'), ['maria', 'patient'], ['maria', 'staff']] as const
    const before = await stored()
    for (const [person, hat] of strangers) {
      const tried = [
        await list(person, 'zebra', '', hat),
        await list(person, '', `&after=${signed}`, hat),
        await draftsOf(person, hat),
        await save(person, draft, { text: 'Not mine' }, hat),
        await save(person, signed, { text: 'Not mine' }, hat),
        await save(person, randomUUID(), { text: 'Not mine' }, hat),
        await save(person, randomUUID(), { text: 'Not mine', amendsId: signed }, hat),
        await sign(person, draft, 'Zebra, half a thought', hat),
        await sign(person, signed, 'Zebra: she found a flat', hat),
        await discard(person, draft, hat),
        await discard(person, signed, hat),
      ]
      for (const { status, text } of tried) {
        expect(text, `${person} as ${hat}`).not.toMatch(/zebra/i)
        expect(status, `${person} as ${hat}`).toBeLessThan(500)
      }
      for (const at of [3, 4, 5, 6, 7, 8])
        expect(tried[at]?.status, `${person} as ${hat}: ${at}`).toBeGreaterThanOrEqual(400)
    }
    expect(await stored()).toEqual(before)
    expect(server.log).toEqual([])
  })

  it('go with the patient to the next case manager, the former one’s drafts to nobody', async () => {
    await db.rows('update patients set case_manager_id = $1 where id = $2', [
      people.marcus.recordId,
      people.maria.recordId,
    ])
    expect((await list('dana', 'zebra')).json.notes).toEqual([])
    expect(await draftsOf('dana')).toMatchObject({ status: 404 })
    expect((await save('dana', draft, { text: 'Still there?' })).status).toBeGreaterThanOrEqual(400)
    expect((await list('marcus', 'zebra')).json.notes.map(note => [note.id, note.authorName])).toEqual([
      [signed, 'Dana Whitfield'],
    ])
    expect((await draftsOf('marcus')).json).toEqual([])
    expect((await stored())[1]?.text).toBe('Zebra, half a thought')
  })

  it('leave their mark in the audit log without a word of them, and none in the activities', async () => {
    const log = await db.rows<{ verb: string; row: string }>(
      `select verb, to_jsonb(a)::text as row from audit_log a where entity = 'case_notes' and entity_id = $1 order by id`,
      [signed],
    )
    expect(log.map(({ verb }) => verb)).toEqual(['insert', 'update'])
    expect(log[1]?.row).toContain('signed_at')
    expect(JSON.stringify(log)).not.toMatch(/zebra/i)
    expect(await db.rows("select from activities where to_jsonb(activities)::text ilike '%zebra%'")).toEqual(
      [],
    )
    expect(await db.rows("select from activities where activity_type like '%note%'")).toEqual([])
  })

  it('are notified to staff alone', async () => {
    await db.owner.query('listen changes')
    // Notifications of the writing before may still be on their way: this one is known by its subject.
    const heard = async (topic: 'goals' | 'notes') => {
      const subject = randomUUID()
      const notified = new Promise<string[]>(resolve =>
        db.owner.on('notification', ({ payload }) => {
          const change = JSON.parse(payload ?? '{}') as { subject: string; audience: string[] }
          if (change.subject === subject) resolve(change.audience)
        }),
      )
      const session = db.as('dana')
      await session.all(sqlFor.selectFrom('caseManagers').select('id'))
      session.notify({ topic, patient: people.maria.recordId, subject })
      return notified
    }
    const patient = `patient:${people.maria.recordId}`
    expect(await heard('goals')).toContain(patient)
    const audience = await heard('notes')
    expect(audience).toContain(`case_manager:${people.dana.recordId}`)
    expect(audience).not.toContain(patient)
    await db.owner.query('unlisten changes')
  })
})
