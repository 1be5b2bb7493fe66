import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fingerprint } from '#lib/fingerprint.ts'
import { type Asker, strangersTo } from '../../../test/access/strangers.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { type WholeServer, wholeServer } from '../../../test/whole-server.ts'
import type { Goal } from './goals.contract.ts'

const db = withTestDatabase()
let server: WholeServer
let people: InsertedPeople
/** Maria's own goal, and the one that Dana set for her. */
let own: string
let set: string

beforeAll(async () => {
  server = await wholeServer(db)
})
afterAll(() => server.stop())
beforeEach(async () => {
  people = await onlyPeople(db)
  own = randomUUID()
  await maria('POST', '/goals', { id: own, title: 'Walk every morning' })
  const [row] = await db.rows<{ id: string }>(
    `insert into goals (organization_id, patient_id, title, created_by) values ($1, $2, 'Find a doctor', 'case_manager')
      returning id`,
    [people.organizations.riverbend, people.maria.recordId],
  )
  set = row?.id ?? ''
})

const ask = async <T>(person: Asker, hat: string, method: string, path: string, body?: unknown) => {
  const answer = await fetch(`${server.origin}/api${path}`, {
    method,
    headers: server.headersOf(person, hat),
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  return { status: answer.status, text, json: JSON.parse(text) as T }
}
const maria = <T = Goal>(method: string, path: string, body?: unknown) =>
  ask<T>('maria', 'patient', method, path, body)
const annotate = (id: string, notes: string, ...seen: string[]) =>
  maria('POST', `/goals/${id}/notes`, { notes, known: seen.map(fingerprint) })
const rowsOf = () =>
  db.rows<{ title: string; is_completed: boolean; notes: string }>(
    'select title, is_completed, notes, created_by from goals order by title desc',
  )

/** Everybody whom Maria's goals do not concern, in every hat that they hold or might try. */
const strangers = strangersTo('maria')

const untouched = [
  { title: 'Walk every morning', is_completed: false, notes: '', created_by: 'patient' },
  { title: 'Find a doctor', is_completed: false, notes: '', created_by: 'case_manager' },
]

describe('a patient', () => {
  it('adds a goal once, however often it is sent, with the category Personal', async () => {
    const again = await maria('POST', '/goals', { id: own, title: 'Walk every morning' })
    expect(again.json).toMatchObject({ category: 'Personal', targetOn: null, createdBy: 'patient' })
    expect(await rowsOf()).toEqual(untouched)
  })

  it('completes a goal and reopens it, their own and the one that was set for them', async () => {
    for (const id of [own, set]) {
      const done = await maria('POST', `/goals/${id}/complete`, { isCompleted: true })
      const twice = await maria('POST', `/goals/${id}/complete`, { isCompleted: true })
      expect(done.json).toMatchObject({ isCompleted: true, completedAt: expect.any(String) })
      expect(twice.json.completedAt).toBe(done.json.completedAt)
      const open = await maria('POST', `/goals/${id}/complete`, { isCompleted: false })
      expect(open.json).toMatchObject({ isCompleted: false, completedAt: null })
    }
    expect(await db.rows("select from activities where activity_type = 'goal_completed'")).toHaveLength(2)
  })

  it('deletes only goals of their own making', async () => {
    expect((await maria('DELETE', `/goals/${set}`)).status).toBe(403)
    for (let time = 0; time < 2; time++) expect((await maria('DELETE', `/goals/${own}`)).status).toBe(200)
    expect(await rowsOf()).toEqual([untouched[1]])
  })

  it('writes notes; what somebody else wrote meanwhile stays above them', async () => {
    await annotate(own, 'Day one', '')
    await annotate(own, 'Day one and two', '', 'Day one')
    expect((await rowsOf())[0]?.notes).toBe('Day one and two')
    const late = await annotate(own, 'From my phone', '')
    expect(late.json.notes).toBe('Day one and two\nFrom my phone')
    const same = await annotate(own, late.json.notes, '')
    expect(same.json.notes).toBe(late.json.notes)
  })

  it('is not lost sight of when a note sounds like danger', async () => {
    const { json } = await annotate(own, 'There is no point, I want to kill myself', '')
    expect(json).toMatchObject({ safety: ['self_harm'], isCaseManagerTold: true })
    expect(await db.rows('select kind, source from safety_alerts')).toEqual([
      { kind: 'self_harm', source: 'goal' },
    ])
  })

  it.each([
    [{ title: ' ' }, 'title', 'titleMissing'],
    [{ title: 'Walk', targetOn: 'soon' }, 'targetOn', 'dateUnreadable'],
  ])('is told what is wrong with %j', async (values, field, message) => {
    const refused = await maria<{ fields: unknown }>('POST', '/goals', { id: randomUUID(), ...values })
    expect(refused).toMatchObject({ status: 400, json: { fields: [{ field, message }] } })
  })
})

describe('a case manager', () => {
  const dana = <T = Goal>(method: string, path: string, body?: unknown) =>
    ask<T>('dana', 'staff', method, path, body)

  it('sets a goal once, however often it is sent, and it is said to be theirs', async () => {
    const id = randomUUID()
    const goal = { id, title: 'Renew the ID card', targetOn: '2030-03-01', createdBy: 'patient' }
    for (let time = 0; time < 2; time++) {
      const { status, json } = await dana('POST', `/patients/${people.maria.recordId}/goals`, goal)
      expect([status, json.createdBy, json.targetOn]).toEqual([201, 'case_manager', '2030-03-01'])
    }
    expect(await db.rows("select from goals where title = 'Renew the ID card'")).toHaveLength(1)
    expect((await maria<Goal[]>('GET', '/goals')).text).toContain(id)
  })

  it('changes the words of a goal that staff set, and never those of the patient’s own', async () => {
    const words = { title: 'Find a dentist', description: 'Near the bus', targetOn: null }
    const seen = { title: 'Find a doctor', category: 'Personal' }
    const changed = await dana('PUT', `/goals/${set}`, { ...words, seen })
    expect(changed.json).toMatchObject({ id: set, ...words, notes: '' })
    expect((await dana('PUT', `/goals/${own}`, words)).status).toBe(403)
    expect((await rowsOf()).map(row => row.title)).toEqual(['Walk every morning', 'Find a dentist'])
  })

  it('completes and reopens any goal of their patient', async () => {
    for (const id of [own, set])
      for (const isCompleted of [true, false])
        expect((await dana('POST', `/goals/${id}/complete`, { isCompleted })).json.isCompleted).toBe(
          isCompleted,
        )
  })
})

describe('the goals of a patient', () => {
  it('are seen by their care team', async () => {
    for (const [person, hat] of [
      ['dana', 'staff'],
      ['priya', 'staff'],
      ['ruth', 'administrator'],
    ] as const) {
      const { text } = await ask(person, hat, 'GET', `/goals?patientId=${people.maria.recordId}`)
      expect([text.includes(own), text.includes(set)], person).toEqual([true, true])
    }
  })

  it('are seen and touched by nobody else, and they are there', async () => {
    for (const [person, hat] of strangers) {
      const who = `${person} as ${hat}`
      const list = await ask(person, hat, 'GET', `/goals?patientId=${people.maria.recordId}`)
      expect(list.text, who).not.toContain(own)
      for (const id of [own, set]) {
        const tried = [
          await ask(person, hat, 'POST', `/goals/${id}/complete`, { isCompleted: true }),
          await ask(person, hat, 'POST', `/goals/${id}/notes`, { notes: 'not mine to write' }),
          await ask(person, hat, 'PUT', `/goals/${id}`, { title: 'not mine to write' }),
          await ask(person, hat, 'POST', `/patients/${people.maria.recordId}/goals`, {
            id: randomUUID(),
            title: 'not mine to write',
          }),
        ]
        for (const { status, text } of tried) {
          expect([401, 403, 404], who).toContain(status)
          expect(text, who).not.toContain('Walk')
        }
        await ask(person, hat, 'DELETE', `/goals/${id}`)
      }
    }
    expect(await rowsOf()).toEqual(untouched)
  })

  it('are worked on by a specialist, who deletes none and leaves the patient’s words alone', async () => {
    expect((await ask('priya', 'staff', 'POST', `/goals/${own}/notes`, { notes: 'x' })).status).toBe(403)
    expect((await ask('priya', 'staff', 'DELETE', `/goals/${own}`)).status).toBe(403)
    expect((await ask('priya', 'staff', 'PUT', `/goals/${own}`, { title: 'x' })).status).toBe(403)
    expect(await rowsOf()).toEqual(untouched)
    expect(
      (await ask('priya', 'staff', 'POST', `/goals/${own}/complete`, { isCompleted: true })).status,
    ).toBe(200)
    const path = `/patients/${people.maria.recordId}/goals`
    expect((await ask('priya', 'staff', 'POST', path, { id: randomUUID(), title: 'x' })).status).toBe(201)
    expect(
      (
        await ask('priya', 'staff', 'PUT', `/goals/${set}`, {
          title: 'Run',
          seen: { title: 'Find a doctor' },
        })
      ).status,
    ).toBe(200)
  })

  it('leave the screens of a case manager as soon as they are somebody else’s', async () => {
    await db.rows('update patients set case_manager_id = $1 where id = $2', [
      people.marcus.recordId,
      people.maria.recordId,
    ])
    const list = (person: Asker) => ask(person, 'staff', 'GET', `/goals?patientId=${people.maria.recordId}`)
    expect((await list('dana')).text).not.toContain(own)
    expect((await list('marcus')).text).toContain(own)
  })
})
