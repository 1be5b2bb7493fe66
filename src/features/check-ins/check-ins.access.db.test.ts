import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fingerprint } from '#lib/fingerprint.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { type Asker, strangersTo } from '../../../test/access/strangers.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { type WholeServer, wholeServer } from '../../../test/whole-server.ts'
import type { CheckIn, CheckInsOverview } from './check-ins.contract.ts'

const db = withTestDatabase()
let server: WholeServer
let people: InsertedPeople
const secret = 'ONLY-MARIA-MAY-READ-THIS'

beforeAll(async () => {
  server = await wholeServer(db)
})
afterAll(() => server.stop())
beforeEach(async () => {
  people = await onlyPeople(db)
})

async function ask<T>(person: Asker, hat: string, method: string, path: string, body?: unknown) {
  const answer = await fetch(`${server.origin}/api${path}`, {
    method,
    headers: server.headersOf(person, hat),
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  return { status: answer.status, text, json: JSON.parse(text) as T }
}

interface Said {
  checkIn: CheckIn
  streak: CheckInsOverview['streak']
  concerns: { kind: string }[]
  isCaseManagerTold: boolean
}
const checkIn = (said: {
  mood?: number
  words?: string
  isShared?: boolean
  id?: string
  known?: string[]
}) => ask<Said>('maria', 'patient', 'POST', '/check-ins', { id: randomUUID(), mood: 4, ...said })
const overview = () => ask<CheckInsOverview>('maria', 'patient', 'GET', '/check-ins/overview')
const shared = (person: Asker, hat = 'staff') =>
  ask<CheckIn[]>(person, hat, 'GET', `/check-ins/shared?patientId=${people.maria.recordId}`)
const alerts = () => db.rows('select kind, source from safety_alerts')

/** Everybody but Maria and her case manager, in every hat that they hold or might try. */
const strangers = [...strangersTo('maria'), ['priya', 'staff'], ['ruth', 'administrator']] as const

it('is private unless it is shared: not even the case manager reads it', async () => {
  const { json } = await checkIn({ words: secret })
  expect(json.checkIn).toMatchObject({ isShared: false, words: secret, mood: 4 })
  expect((await overview()).json.today?.words).toBe(secret)
  expect((await shared('dana')).json).toEqual([])
  // Not by any other question either: the database itself refuses the row.
  for (const person of ['dana', 'marcus', 'elena'] as const)
    expect(await db.as(person).all(sqlFor.selectFrom('checkIns').select('words')), person).toEqual([])
  for (const [person, hat] of strangers)
    expect((await shared(person, hat)).text, person).not.toContain(secret)
  expect(await db.rows('select words from check_ins')).toEqual([{ words: secret }])
})

it('shows what is shared to the case manager alone, until it is taken back', async () => {
  const { json } = await checkIn({ words: secret, isShared: true })
  expect((await shared('dana')).json).toMatchObject([{ words: secret }])
  for (const [person, hat] of strangers)
    expect((await shared(person, hat)).text, person).not.toContain(secret)
  await checkIn({ words: secret, isShared: false })
  expect((await shared('dana')).json).toEqual([])
  await checkIn({ words: secret, isShared: true })
  expect((await ask('maria', 'patient', 'DELETE', `/check-ins/${json.checkIn.id}`)).status).toBe(200)
  expect((await shared('dana')).json).toEqual([])
})

it('is changed and deleted by nobody else', async () => {
  const { json } = await checkIn({ words: secret, isShared: true })
  for (const [person, hat] of [...strangers, ['dana', 'staff'] as const]) {
    const refused = await ask(person, hat, 'DELETE', `/check-ins/${json.checkIn.id}`)
    expect([401, 403, 404], person).toContain(refused.status)
    const told = await ask(person, hat, 'POST', `/check-ins/${json.checkIn.id}/tell`, {})
    expect([401, 403, 404], person).toContain(told.status)
  }
  expect(await db.rows('select words, is_shared from check_ins')).toEqual([
    { words: secret, is_shared: true },
  ])
  expect(await alerts()).toEqual([])
})

it('is one a day: the second changes the first, and the streak counts the day once', async () => {
  const first = (await checkIn({ mood: 2 })).json
  const second = (await checkIn({ mood: 5, words: 'Better now', known: [fingerprint(first.checkIn.words)] }))
    .json
  expect(second.checkIn).toMatchObject({ id: first.checkIn.id, mood: 5, words: 'Better now' })
  expect(second.streak).toEqual({ days: 1, state: 'today', isReturn: false })
})

it('never loses the streak, and welcomes who comes back', async () => {
  await db.rows(
    `insert into check_ins (organization_id, patient_id, made_on, mood)
     select $1, $2, current_date - 40 - n, 3 from generate_series(1, 9) n`,
    [people.organizations.riverbend, people.maria.recordId],
  )
  expect((await overview()).json.streak).toEqual({ days: 9, state: 'paused', isReturn: false })
  expect((await checkIn({})).json.streak).toEqual({ days: 10, state: 'today', isReturn: true })
})

it('takes the day of the patient’s own clock', async () => {
  for (const [zone, offset] of [
    ['Pacific/Kiritimati', 14],
    ['Pacific/Pago_Pago', -11],
  ] as const) {
    await db.rows('delete from check_ins')
    await db.rows('update patients set time_zone = $1 where id = $2', [zone, people.maria.recordId])
    const there = new Date(Date.now() + offset * 3_600_000).toISOString().slice(0, 10)
    expect((await checkIn({})).json.checkIn.madeOn).toBe(there)
    expect((await overview()).json.today?.madeOn).toBe(there)
  }
})

it('shows help for words of danger; who shared them has the case manager told, once for the same words', async () => {
  const id = randomUUID()
  for (let time = 0; time < 2; time++) {
    const { json } = await checkIn({ id, words: 'I want to kill myself', isShared: true })
    expect(json).toMatchObject({ concerns: [{ kind: 'self_harm' }], isCaseManagerTold: true })
  }
  expect(await alerts()).toEqual([{ kind: 'self_harm', source: 'check_in' }])
})

it('tells nobody of private words of danger, unless the patient asks for it', async () => {
  const { json } = await checkIn({ words: 'I want to kill myself' })
  expect(json).toMatchObject({ concerns: [{ kind: 'self_harm' }], isCaseManagerTold: false })
  expect(await alerts()).toEqual([])
  const told = await ask('maria', 'patient', 'POST', `/check-ins/${json.checkIn.id}/tell`, {})
  expect(told.json).toEqual({ isCaseManagerTold: true })
  expect(await alerts()).toEqual([{ kind: 'self_harm', source: 'check_in' }])
  expect((await shared('dana')).json).toEqual([])
})

it('can be turned off, and nothing written is lost', async () => {
  await checkIn({ words: secret })
  const wish = (wantsCheckIns: boolean) =>
    ask('maria', 'patient', 'PUT', '/portal/check-ins', { wantsCheckIns })
  expect((await wish(false)).json).toEqual({ wantsCheckIns: false })
  expect((await overview()).json.isWanted).toBe(false)
  await wish(true)
  expect((await overview()).json).toMatchObject({ isWanted: true, today: { words: secret } })
})

it('tells the patient’s other devices, and nobody else that there is one', async () => {
  await db.owner.query('listen changes')
  const audience = new Promise<string[]>(resolve =>
    db.owner.on('notification', ({ payload }) => {
      const heard = JSON.parse(payload ?? '{}') as { topic: string; audience: string[] }
      if (heard.topic === 'check-ins') resolve(heard.audience)
    }),
  )
  await checkIn({ words: secret })
  expect(await audience).toEqual([`patient:${people.maria.recordId}`])
  await db.owner.query('unlisten changes')
})

it('keeps what another device wrote meanwhile, and shares none of it unseen', async () => {
  await checkIn({ words: 'From my phone.' })
  // A day is chosen on a screen that has not heard of it.
  expect((await checkIn({ mood: 2 })).json.checkIn).toMatchObject({ mood: 2, words: 'From my phone.' })
  const beside = await checkIn({ words: 'From my laptop.', isShared: true, known: [fingerprint('')] })
  expect(beside.json.checkIn).toMatchObject({ words: 'From my phone.\nFrom my laptop.', isShared: false })
  const shared = { words: 'All of it.', isShared: true, known: [fingerprint(beside.json.checkIn.words)] }
  for (let time = 0; time < 2; time++)
    expect((await checkIn(shared)).json.checkIn).toMatchObject({ words: 'All of it.', isShared: true })
})
