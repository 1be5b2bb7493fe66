import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Asker, strangersTo } from '../../../test/access/strangers.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { type WholeServer, wholeServer } from '../../../test/whole-server.ts'

const db = withTestDatabase()
let server: WholeServer
let people: InsertedPeople
let id: string

const hour = 60 * 60 * 1000
const startsAt = () => new Date(Date.now() + 72 * hour).toISOString()
const words = 'ONLY-MARIA-AND-HER-TEAM-MAY-READ-THIS'

beforeAll(async () => {
  server = await wholeServer(db)
})
afterAll(() => server.stop())
beforeEach(async () => {
  people = await onlyPeople(db)
  id = randomUUID()
  await ask('maria', 'patient', 'POST', '/appointments', { id, startsAt: startsAt(), notes: words })
})

async function ask(person: Asker, hat: string, method: string, path: string, body?: unknown) {
  const answer = await fetch(`${server.origin}/api${path}`, {
    method,
    headers: server.headersOf(person, hat),
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

/** Everybody whom Maria's appointments do not concern, in every hat that they hold or might try. */
const strangers = strangersTo('maria')

const reads = () => [
  '/appointments',
  '/appointments?show=past',
  `/appointments?patientId=${people.maria.recordId}`,
  '/appointments/waiting',
  `/appointments/agenda?from=${new Date().toISOString()}&until=${new Date(Date.now() + 300 * hour).toISOString()}`,
  `/appointments/${id}/calendar`,
]

it('is seen by the patient, their case manager and specialist, and by the administrator', async () => {
  for (const [person, hat] of [
    ['maria', 'patient'],
    ['dana', 'staff'],
    ['priya', 'staff'],
    ['ruth', 'administrator'],
  ] as const)
    expect(
      (await ask(person, hat, 'GET', `/appointments?patientId=${people.maria.recordId}`)).text,
    ).toContain(id)
  expect((await ask('dana', 'staff', 'GET', '/appointments/waiting')).text).toContain(id)
})

it('stands in the calendar with how to reach its patient safely, where they said so', async () => {
  const contactIn = async () => {
    const agenda = await ask('dana', 'staff', 'GET', reads().find(each => each.includes('agenda')) ?? '')
    return JSON.parse(agenda.text).map(({ contact }: { contact: object | null }) => contact)
  }
  expect(await contactIn()).toEqual([null])
  await db.rows(
    'insert into contact_preferences (organization_id, patient_id, may_call) values ($1, $2, false)',
    [people.maria.organizationId, people.maria.recordId],
  )
  expect(await contactIn()).toMatchObject([{ mayCall: false, mayText: true }])
})

it('is seen by nobody else, whatever they ask for', async () => {
  for (const [person, hat] of strangers)
    for (const path of reads()) {
      const { text, status } = await ask(person, hat, 'GET', path)
      expect(text, `${person} as ${hat}: ${path}`).not.toContain(words)
      if (path.endsWith('/calendar')) expect([401, 403, 404], `${person} as ${hat}`).toContain(status)
      else expect(text, `${person} as ${hat}: ${path}`).not.toContain(id)
    }
  expect(server.log).toEqual([])
})

it('is changed by nobody else', async () => {
  const transitions = [
    ['answer', { sequence: 0, answer: 'confirmed' }],
    ['answer', { sequence: 0, answer: 'declined' }],
    ['move', { sequence: 0, startsAt: startsAt(), minutes: 30 }],
    ['cancel', { sequence: 0 }],
    ['outcome', { sequence: 0, outcome: 'completed' }],
  ] as const
  for (const [person, hat] of strangers) {
    for (const [transition, body] of transitions) {
      const { status } = await ask(person, hat, 'POST', `/appointments/${id}/${transition}`, body)
      expect([401, 403, 404], `${person} as ${hat}: ${transition}`).toContain(status)
    }
    const offer = { id: randomUUID(), patientId: people.maria.recordId, startsAt: startsAt(), minutes: 30 }
    const { status } = await ask(person, hat, 'POST', '/appointments/offers', offer)
    expect([400, 401, 403, 404], person).toContain(status)
  }
  expect(await db.rows('select status, sequence from appointments')).toEqual([
    { status: 'requested', sequence: 0 },
  ])
  expect(server.log).toEqual([])
})

it('is not confirmed by the patient who asked for it, nor by the specialist who only reads it', async () => {
  for (const [person, hat] of [
    ['maria', 'patient'],
    ['priya', 'staff'],
  ] as const)
    expect(
      (await ask(person, hat, 'POST', `/appointments/${id}/answer`, { sequence: 0, answer: 'confirmed' }))
        .status,
    ).toBe(403)
  expect(await db.rows('select status from appointments')).toEqual([{ status: 'requested' }])
})

it('stays with the patient: a former case manager gets nothing of it, old or new', async () => {
  await ask('dana', 'staff', 'POST', `/appointments/${id}/answer`, { sequence: 0, answer: 'confirmed' })
  await db.rows('update patients set case_manager_id = $1 where id = $2', [
    people.marcus.recordId,
    people.maria.recordId,
  ])
  for (const path of reads())
    expect((await ask('dana', 'staff', 'GET', path)).text, path).not.toContain(words)
  expect((await ask('dana', 'staff', 'POST', `/appointments/${id}/cancel`, { sequence: 2 })).status).toBe(404)
  expect((await ask('marcus', 'staff', 'GET', '/appointments/waiting')).text).toContain(id)
})

it('keeps everybody’s hours theirs', async () => {
  const hours = { hours: [{ weekday: 1, fromMinute: 540, untilMinute: 600 }] }
  for (const person of ['dana', 'priya', 'elena'] as const)
    expect((await ask(person, 'staff', 'PUT', '/appointments/hours', hours)).status).toBe(200)
  for (const [person, hat] of [
    ['maria', 'patient'],
    ['leo', 'staff'],
    ['ruth', 'administrator'],
    ['robin', 'visitor'],
  ] as const)
    expect((await ask(person, hat, 'PUT', '/appointments/hours', hours)).status, person).toBe(403)
  expect((await ask('dana', 'staff', 'PUT', '/appointments/hours', { hours: [] })).text).toContain(
    '"hours":[]',
  )
  expect(await db.rows('select from availabilities')).toHaveLength(2)
})

it('comes as a calendar file that a link can ask for, and grows with each transition', async () => {
  const file = async (person: Asker, hat: string) => {
    const { cookie = '' } = server.headersOf(person, hat)
    const answer = await fetch(`${server.origin}/api/appointments/${id}/calendar?hat=${hat}`, {
      headers: { cookie },
    })
    return { headers: answer.headers, text: await answer.text() }
  }
  const asked = await file('maria', 'patient')
  expect(asked.headers.get('content-type')).toMatch(/^text\/calendar/)
  expect(asked.headers.get('content-disposition')).toBe('attachment; filename="cita.ics"')
  expect(asked.headers.get('cache-control')).toBe('no-store')
  expect(asked.text).toContain(`UID:${id}@handrail`)
  expect(asked.text).toMatch(/SEQUENCE:0\r\n/)
  expect(asked.text).toContain('STATUS:TENTATIVE')
  await ask('dana', 'staff', 'POST', `/appointments/${id}/answer`, { sequence: 0, answer: 'confirmed' })
  expect((await file('dana', 'staff')).text).toMatch(
    /SEQUENCE:1\r\n[\s\S]*SUMMARY:Appointment\r\n[\s\S]*STATUS:CONFIRMED/,
  )
  await ask('maria', 'patient', 'POST', `/appointments/${id}/cancel`, { sequence: 1 })
  const cancelled = await file('maria', 'patient')
  expect(cancelled.text).toMatch(/SEQUENCE:2\r\n[\s\S]*SUMMARY:Cita\r\n[\s\S]*STATUS:CANCELLED/)
  // Whoever looks into the calendar learns neither who nor what for (decision 41).
  expect(cancelled.text).not.toMatch(/Maria|Dana|Riverbend|http|ONLY-MARIA/i)
  const exported = await db.rows(
    "select from audit_log where verb = 'export' and entity = 'appointments' and entity_id = $1",
    [id],
  )
  expect(exported).toHaveLength(3)
})

it('is no way in: the hat of an address counts for reading alone', async () => {
  const { cookie = '' } = server.headersOf('dana', 'staff')
  const answer = await fetch(`${server.origin}/api/appointments/${id}/answer?hat=staff`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ sequence: 0, answer: 'confirmed' }),
  })
  expect([401, 403, 404]).toContain(answer.status)
  expect(await db.rows('select status from appointments')).toEqual([{ status: 'requested' }])
})
