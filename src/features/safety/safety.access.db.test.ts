import { beforeEach, describe, expect, it } from 'vitest'
import type { PersonKey } from '../../../sample/people.ts'
import { strangersTo } from '../../../test/access/strangers.ts'
import { refusals, withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { moveCover } from '../../../test/move-cover.ts'

const db = withTestDatabase()
const { ask, expectRefusedToStrangers } = withServer(db)
let people: InsertedPeople
let alertId: string

const said = 'I want to kill myself, I have the pills here.'

async function raise(createdAt = 'now'): Promise<string> {
  const [alert] = await db.rows<{ id: string }>(
    `insert into safety_alerts (organization_id, patient_id, kind, source, said, created_at)
      values ($1, $2, 'self_harm', 'notebook', $3, $4) returning id`,
    [people.maria.organizationId, people.maria.recordId, said, createdAt],
  )
  return alert?.id ?? ''
}

beforeEach(async () => {
  people = await onlyPeople(db)
  alertId = await raise()
})

const path = (what: string) => `/safety/people/${people.maria.recordId}/${what}`
const done = { outcome: 'Called her; she is with her sister.' }
const read = (person: PersonKey, hat = 'staff') => ask(person, hat, 'POST', path('read'), {})
const settle = (person: PersonKey, hat = 'staff', body: object = done) =>
  ask(person, hat, 'POST', path('settle'), { alerts: [alertId], ...body })
const listed = async (person: PersonKey, hat = 'staff') =>
  (await ask(person, hat, 'GET', '/safety/alerts')).body
const state = () => db.rows('select acknowledged_by, outcome from safety_alerts')
const reads = () => db.rows("select user_id from audit_log where verb = 'read' and entity_id = $1", [alertId])

const nextFor = async (person: PersonKey, hat?: string) => {
  const [{ since, nextNames, nextAt }] = await listed(person, hat)
  return { names: nextNames, inMinutes: nextAt && (Date.parse(nextAt) - Date.parse(since)) / 60_000 }
}

it('says who is told next and when, as it climbs, and nobody after the last', async () => {
  expect(await nextFor('dana')).toEqual({ names: ['Priya Raman'], inMinutes: 15 })
  // Who asks knows already.
  expect(await nextFor('priya')).toEqual({ names: [], inMinutes: 30 })
  const later = (minutes: number) =>
    db.rows('update safety_alerts set created_at = now() - make_interval(mins => $1)', [minutes])
  await later(16)
  expect(await nextFor('dana')).toEqual({ names: [], inMinutes: 30 })
  await later(31)
  expect(await nextFor('dana')).toEqual({ names: [], inMinutes: null })
})

it('names nobody of a team who left it, nor administrators a second time where they were told at once', async () => {
  await db.rows("update specialists set suspended_at = now() where name = 'Priya Raman'")
  expect(await nextFor('dana')).toEqual({ names: [], inMinutes: 30 })
  await db.rows("update care_team set ended_at = now() where role = 'case_manager'")
  expect(await nextFor('ruth', 'administrator')).toEqual({ names: [], inMinutes: null })
})

it.each([
  ['dana', 'staff', true],
  ['priya', 'staff', true],
  ['ruth', 'administrator', false],
] as const)(
  '%s sees the alert, reads its words and settles it in their own name',
  async (person, hat, isMine) => {
    expect(await listed(person, hat)).toMatchObject([
      {
        patientId: people.maria.recordId,
        kinds: ['self_harm'],
        alertCount: 1,
        seenAt: null,
        isMine,
        mayOpen: true,
      },
    ])
    const { body } = await read(person, hat)
    expect(body).toMatchObject({ alerts: [{ id: alertId, said }], contact: { mayCall: true } })
    expect((await listed(person, hat))[0]).toMatchObject({ seenAt: expect.any(String) })
    expect(await reads()).toEqual([{ user_id: people[person].userId }])
    expect((await settle(person, hat)).status).toBe(200)
    expect(await state()).toEqual([{ acknowledged_by: people[person].userId, outcome: done.outcome }])
    expect(await listed(person, hat)).toEqual([])
    expect((await ask(person, hat, 'GET', path('settled'))).body).toMatchObject([{ id: alertId, ...done }])
  },
)

it('nobody else sees it, reads it or settles it, so that no alert goes silent by a stranger’s hand', async () => {
  for (const [asker, hat] of strangersTo('maria')) {
    for (const where of ['/safety/alerts', path('settled')]) {
      const { status, text } = await ask(asker, hat, 'GET', where)
      expect([200, ...refusals], `${asker} as ${hat}`).toContain(status)
      expect(text, `${asker} as ${hat}`).not.toMatch(/Maria|self_harm/)
      expect(text, `${asker} as ${hat}`).not.toContain(alertId)
    }
  }
  await expectRefusedToStrangers('POST', path('read'), {})
  await expectRefusedToStrangers('POST', path('settle'), { alerts: [alertId], ...done })
  expect(await state()).toEqual([{ acknowledged_by: null, outcome: '' }])
  expect(await reads()).toEqual([])
})

it('the patient neither sees the alert nor silences it, and is told that somebody has seen it', async () => {
  for (const hat of ['patient', 'staff', 'visitor']) {
    const { status, text } = await ask('maria', hat, 'GET', '/safety/alerts')
    expect(refusals, `${hat}: ${text}`).toContain(status)
    for (const answer of [await settle('maria', hat), await read('maria', hat)])
      expect(refusals, hat).toContain(answer.status)
  }
  expect(await state()).toEqual([{ acknowledged_by: null, outcome: '' }])
  const mine = async () => (await ask('maria', 'patient', 'GET', '/portal/safety')).body
  expect(await mine()).toEqual({ toldAt: expect.any(String), seenAt: null })
  await read('dana')
  expect(await mine()).toEqual({ toldAt: expect.any(String), seenAt: expect.any(String) })
  expect((await ask('jay', 'patient', 'GET', '/portal/safety')).body).toEqual({ toldAt: null, seenAt: null })
})

describe('settling', () => {
  it('keeps the sentence of who was first, says so to who was second, and is harmless twice', async () => {
    await settle('dana')
    expect((await settle('dana')).status).toBe(200)
    const late = await settle('ruth', 'administrator', { outcome: 'I called, too.' })
    expect(late).toMatchObject({
      status: 409,
      body: { title: expect.stringMatching(/Dana.*with her sister/) },
    })
    expect(await state()).toEqual([{ acknowledged_by: people.dana.userId, outcome: done.outcome }])
  })

  it('takes a sentence, and leaves open what came in since', async () => {
    for (const outcome of ['', '   ', 'x'.repeat(1001)])
      expect((await settle('dana', 'staff', { outcome })).status).toBe(400)
    await raise()
    await settle('dana')
    expect(await listed('dana')).toMatchObject([{ alertCount: 1 }])
  })
})

it('goes with the patient to another case manager', async () => {
  await db.rows('update patients set case_manager_id = $1 where id = $2', [
    people.marcus.recordId,
    people.maria.recordId,
  ])
  expect(await listed('dana')).toEqual([])
  expect((await settle('dana')).status).toBe(404)
  expect((await read('dana')).status).toBe(404)
  expect(await listed('marcus')).toMatchObject([{ patientId: people.maria.recordId }])
})

it('is over for who covers when the cover is, also where it had reached them', async () => {
  const body = {
    id: crypto.randomUUID(),
    colleagueId: people.marcus.recordId,
    patientId: people.maria.recordId,
  }
  const endsAt = new Date(Date.now() + 86_400_000).toISOString()
  expect((await ask('dana', 'staff', 'POST', '/covers', { ...body, reason: 'Away', endsAt })).status).toBe(
    201,
  )
  expect((await read('marcus')).status).toBe(200)
  await moveCover(db, body.id, { startsAt: '-2 days', endsAt: '-1 day' })
  expect((await read('marcus')).status).toBe(404)
})

it('words of danger that change are heard again: one alert while one waits, a new one once it was answered', async () => {
  await db.rows('delete from safety_alerts')
  const id = crypto.randomUUID()
  await ask('maria', 'patient', 'POST', '/goals', { id, title: 'Sleep better' })
  const write = async (notes: string, known: string[] = []) =>
    expect((await ask('maria', 'patient', 'POST', `/goals/${id}/notes`, { notes, known })).status).toBe(200)
  const alerts = async () => (await db.rows('select from safety_alerts')).length
  await write('I slept badly. I want to kill myself')
  await write('I slept badly. I want to kill myself')
  await write('I want to kill myself tonight')
  expect(await alerts(), 'a sentence that grows is one alert').toBe(1)
  expect((await read('dana')).body.alerts, 'the sentence alone').toMatchObject([
    { said: 'I want to kill myself' },
  ])
  await db.rows('update safety_alerts set acknowledged_by = $1, acknowledged_at = now()', [
    people.dana.userId,
  ])
  await write('I slept badly. I want to kill myself')
  expect(await alerts(), 'the same words sent again say nothing new').toBe(1)
  await write('I still want to end my life')
  expect(await alerts(), 'other words after the answer are heard').toBe(2)
})
