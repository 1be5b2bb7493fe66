/** What came since one looked: each reads what their hat may read, nobody their own deeds, and a stranger nothing. */
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { namedPeople } from '../../../../sample/people.ts'
import { type Asker, strangersTo } from '../../../../test/access/strangers.ts'
import { refusals, withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, insertPeople, withTestDatabase } from '../../../../test/database.ts'
import type { PatientNews } from './patient-news.contract.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

const staff = [
  ['dana', 'staff'],
  ['priya', 'staff'],
  ['ruth', 'administrator'],
] as const

beforeEach(async () => {
  await db.empty()
  people = await insertPeople(db)
})

const pathOf = (openedAt = new Date().toISOString()) =>
  `/patients/${people.maria.recordId}/news?openedAt=${encodeURIComponent(openedAt)}`
const newsFor = async (asker: Asker, hat: string, openedAt?: string) =>
  (await ask(asker, hat, 'GET', pathOf(openedAt))).body as PatientNews
const kindsFor = async (asker: Asker, hat: string) =>
  (await newsFor(asker, hat)).news.map(({ kind }) => kind).toSorted()

/** Somebody opened the record so many minutes ago. */
const opened = (who: 'dana' | 'priya' | 'ruth', minutesAgo: number) =>
  db.rows(
    `insert into audit_log (organization_id, at, user_id, verb, entity, entity_id, patient_id)
      values ($1, now() - $4 * interval '1 minute', $2, 'read', 'patients', $3, $3)`,
    [people.maria.organizationId, people[who].userId, people.maria.recordId, minutesAgo],
  )

async function happenAll(): Promise<void> {
  const patientId = people.maria.recordId
  const write = async (participantType: string, content: string) => {
    const { body } = await ask('maria', 'patient', 'POST', '/conversations', { participantType })
    await ask('maria', 'patient', 'POST', `/conversations/${body.id}/messages`, { id: randomUUID(), content })
  }
  await write('case_manager', 'To Dana')
  await write('specialist', 'To Priya')
  await write('private', 'To nobody')
  await ask('maria', 'patient', 'POST', '/goals', { id: randomUUID(), title: 'Swim' })
  await ask('dana', 'staff', 'POST', `/patients/${patientId}/goals`, {
    id: randomUUID(),
    title: 'Of the team',
  })
  await ask('maria', 'patient', 'POST', '/appointments', {
    id: randomUUID(),
    startsAt: new Date(Date.now() + 48 * 3_600_000).toISOString(),
  })
  const note = async (who: 'dana' | 'priya') =>
    db.rows(
      `insert into case_notes (organization_id, patient_id, author_id, text, signed_at) values ($1, $2, $3, 'Words', now())`,
      [people.maria.organizationId, patientId, people[who].userId],
    )
  await note('dana')
  await note('priya')
}

it('who opens a record for the first time is told so, and of nothing', async () => {
  for (const [asker, hat] of staff)
    expect(await newsFor(asker, hat), asker).toMatchObject({ since: null, news: [] })
})

it('each reads of what came what they may read, and nothing of their own', async () => {
  for (const [who] of staff) await opened(who, 60)
  await happenAll()
  const common = ['appointment', 'goal_added', 'message', 'note']
  for (const [asker, hat] of staff) expect(await kindsFor(asker, hat), asker).toEqual(common)
  const of = async (asker: Asker, hat: string, wanted: string) =>
    (await newsFor(asker, hat)).news.find(({ kind }) => kind === wanted)
  expect(await of('dana', 'staff', 'message')).toMatchObject({ count: 1, words: 'To Dana' })
  expect(await of('priya', 'staff', 'message')).toMatchObject({ count: 1, words: 'To Priya' })
  expect(await of('ruth', 'administrator', 'message')).toMatchObject({ count: 2, words: 'To Priya' })
  expect(await of('dana', 'staff', 'note')).toMatchObject({ count: 1, words: namedPeople.priya.name })
  expect(await of('dana', 'staff', 'goal_added')).toMatchObject({ count: 1, words: 'Swim' })
  expect(await of('dana', 'staff', 'appointment')).toMatchObject({ count: 1, words: 'requested' })
  for (const [asker, hat] of staff) expect(JSON.stringify(await newsFor(asker, hat))).not.toMatch(/nobody/)
})

it('while an alert is not settled, nothing that the patient wrote is repeated here', async () => {
  for (const [who] of staff) await opened(who, 60)
  await happenAll()
  const id = randomUUID()
  await db.rows(
    `insert into safety_alerts (id, organization_id, patient_id, kind, source) values ($1, $2, $3, 'self_harm', 'message')`,
    [id, people.maria.organizationId, people.maria.recordId],
  )
  for (const [asker, hat] of staff) {
    const { news } = await newsFor(asker, hat)
    expect(JSON.stringify(news), asker).not.toMatch(/To (Dana|Priya)/)
    expect(news, asker).toContainEqual(expect.objectContaining({ kind: 'message', words: null }))
    expect(news, asker).toContainEqual(expect.objectContaining({ kind: 'goal_added', words: 'Swim' }))
  }
})

it('the sections say how much stands in them', async () => {
  await happenAll()
  expect((await newsFor('dana', 'staff')).counts).toMatchObject({
    goals: 2,
    notes: 2,
    messages: 1,
    visits: 1,
    forms: 0,
    files: 0,
  })
})

const minutesSince = async (openedAt?: string) =>
  Math.round((Date.now() - Date.parse((await newsFor('dana', 'staff', openedAt)).since ?? '')) / 60_000)

it('a visit goes on for a quarter of an hour, and stays the same while the page is open', async () => {
  await opened('dana', 60)
  await opened('dana', 10)
  expect(await minutesSince()).toBe(60)
  // She leaves it open: that it was read again meanwhile is of the same visit. Others opening it is none of hers.
  await opened('dana', 30)
  await opened('priya', 20)
  expect(await minutesSince()).toBe(30)
  expect(await minutesSince(new Date(Date.now() - 45 * 60_000).toISOString())).toBe(60)
})

it('a clock that runs ahead changes nothing', async () => {
  await opened('dana', 5)
  expect((await newsFor('dana', 'staff', '2999-01-01T00:00:00Z')).since).toBeNull()
})

it('nobody else is told anything', async () => {
  for (const [who] of staff) await opened(who, 60)
  await happenAll()
  for (const [asker, hat] of strangersTo('maria'))
    expect(refusals, `${asker} as ${hat}`).toContain((await ask(asker, hat, 'GET', pathOf())).status)
  expect(refusals).toContain((await ask('maria', 'patient', 'GET', pathOf())).status)
})
