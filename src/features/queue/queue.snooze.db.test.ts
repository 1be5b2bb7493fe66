/** What is put off in the queue: by whom, until when, and what brings it back earlier. */
import pg from 'pg'
import { beforeEach, expect, it } from 'vitest'
import { withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

interface Item {
  kind: string
  id: string
  seen: string
}
type Member = 'dana' | 'marcus' | 'priya' | 'elena'

beforeEach(async () => {
  people = await onlyPeople(db)
})

async function queueOf(person: Member, only = 'now') {
  const answer = await ask(person, 'staff', 'GET', `/queue?only=${only}`)
  expect(answer.status).toBe(200)
  return answer.body as { items: Item[]; total: number; hasSnoozed: boolean; today: string }
}
const messagesOf = async (person: Member, only = 'now') =>
  (await queueOf(person, only)).items.filter(({ kind }) => kind === 'message')

async function writeAsJay(content: string): Promise<void> {
  const { body } = await ask('jay', 'patient', 'POST', '/conversations', { participantType: 'case_manager' })
  const sent = { id: crypto.randomUUID(), content }
  await ask('jay', 'patient', 'POST', `/conversations/${body.id}/messages`, sent)
}

const pathOf = ({ kind, id }: Item) => `/queue/${kind}/${id}/snooze`
const putOff = (person: Member, item: Item, days = 3) =>
  ask(person, 'staff', 'PUT', pathOf(item), { seen: item.seen, days })

async function firstMessage(): Promise<Item> {
  const [item] = await messagesOf('dana')
  if (!item) throw new Error('nothing waits')
  return item
}

it('leaves for whoever put it off, as often as they say so, and comes back on its day or when it is called back', async () => {
  await writeAsJay('The form?')
  const item = await firstMessage()
  for (const days of [3, 3]) expect((await putOff('dana', item, days)).status).toBe(200)
  expect(await messagesOf('dana')).toEqual([])
  expect(await queueOf('dana')).toMatchObject({ hasSnoozed: true })
  expect(await messagesOf('dana', 'snoozed')).toEqual([item])
  await db.rows("update queue_snoozes set until_on = current_date - 1 where kind = 'message'")
  expect(await messagesOf('dana')).toEqual([item])

  await putOff('dana', item)
  for (let time = 0; time < 2; time++)
    expect((await ask('dana', 'staff', 'DELETE', pathOf(item))).status).toBe(200)
  expect(await messagesOf('dana')).toEqual([item])
  expect(await queueOf('dana')).toMatchObject({ hasSnoozed: false })
})

it('comes back as soon as the patient writes again, though that came before it was put off', async () => {
  await writeAsJay('The form?')
  const seen = await firstMessage()
  await putOff('dana', seen)
  await writeAsJay('It is urgent')
  expect(await messagesOf('dana')).toHaveLength(1)
  // What was put off is what was seen, and not what stands there meanwhile.
  await putOff('dana', seen)
  expect(await messagesOf('dana')).toHaveLength(1)
})

it('is put off for one person alone: a colleague who shares the patient still sees it', async () => {
  await writeAsJay('The form?')
  await db.rows(
    `insert into care_team (organization_id, patient_id, member_id, member_kind, role, reason, patient_since)
      select organization_id, patient_id, $2, 'case_manager', 'co_worker', 'Both', patient_since from care_team
      where patient_id = $1 and role = 'case_manager'`,
    [people.jay.recordId, people.marcus.recordId],
  )
  const item = await firstMessage()
  await putOff('dana', item)
  expect(await messagesOf('marcus')).toHaveLength(1)
})

it('clears away what is over with the next that is put off', async () => {
  await writeAsJay('The form?')
  for (let { items } = await queueOf('dana'); items.length > 0; { items } = await queueOf('dana'))
    for (const item of items) expect((await putOff('dana', item)).status).toBe(200)
  expect(await queueOf('dana')).toMatchObject({ total: 0, items: [] })
  await db.rows("update queue_snoozes set until_on = current_date - 1 where kind <> 'message'")
  await putOff('dana', await putOffMessage())
  expect(await db.rows('select kind from queue_snoozes')).toEqual([{ kind: 'message' }])
})

async function putOffMessage(): Promise<Item> {
  const [item] = await messagesOf('dana', 'snoozed')
  if (!item) throw new Error('nothing was put off')
  return item
}

it.each(['marcus', 'elena', 'priya'] as const)(
  'is not for %s, in whose queue it does not stand',
  async person => {
    await writeAsJay('The form?')
    const item = await firstMessage()
    expect((await putOff(person, item)).status).toBe(404)
    expect(await db.rows('select from queue_snoozes')).toEqual([])
    await putOff('dana', item)
    await ask(person, 'staff', 'DELETE', pathOf(item))
    expect(await messagesOf('dana')).toEqual([])
  },
)

it('is refused to patients, and for days that are none', async () => {
  await writeAsJay('The form?')
  const item = await firstMessage()
  const body = { seen: item.seen, days: 3 }
  expect((await ask('jay', 'staff', 'PUT', pathOf(item), body)).status).toBe(403)
  for (const days of [0, 61, 1.5, 'soon'])
    expect((await ask('dana', 'staff', 'PUT', pathOf(item), { ...body, days })).status).toBe(400)
  expect((await ask('dana', 'staff', 'PUT', pathOf(item), { ...body, seen: 'then' })).status).toBe(400)
})

it('is heard of by whoever put it off, on their other devices, and by nobody else', async () => {
  await writeAsJay('The form?')
  const item = await firstMessage()
  const heard: { topic: string; audience: string[] }[] = []
  const ear = new pg.Client({ connectionString: db.ownerUrl })
  await ear.connect()
  ear.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '{}')))
  await ear.query('listen changes')
  const of = () => heard.filter(({ topic }) => topic === 'snoozes')
  await putOff('dana', item)
  await expect.poll(of).toHaveLength(1)
  await ask('dana', 'staff', 'DELETE', pathOf(item))
  await expect.poll(of).toHaveLength(2)
  const { recordId } = people.dana
  for (const { audience } of of())
    expect(audience).toEqual([`case_manager:${recordId}`, `specialist:${recordId}`])
  await ear.end()
})

it('leaves those that wait in the inbox of whoever put it off, and their count, until something new is written', async () => {
  await writeAsJay('The form?')
  const inboxOf = async (person: 'dana' | 'priya') =>
    (await ask(person, 'staff', 'GET', '/conversations')).body.conversations as {
      id: string
      updatedAt: string
      waitingSince: string | null
      snoozedUntilOn: string | null
    }[]
  const waiting = async () =>
    (await ask('dana', 'staff', 'GET', '/caseload/overview')).body.waitingConversations
  const [listed] = await inboxOf('dana')
  expect(listed).toMatchObject({ snoozedUntilOn: null })
  expect(await waiting()).toBe(1)
  // What the inbox knows of it puts it off as the queue does.
  const item = { kind: 'message', id: listed?.id ?? '', seen: listed?.updatedAt ?? '' }
  const { body } = await putOff('dana', item)
  expect(await inboxOf('dana')).toMatchObject([{ id: item.id, snoozedUntilOn: body.untilOn }])
  expect((await inboxOf('dana'))[0]?.waitingSince).not.toBeNull()
  expect(await waiting()).toBe(0)
  expect(await messagesOf('dana')).toEqual([])
  const own = await ask('jay', 'patient', 'GET', '/conversations')
  expect(own.body.conversations).toMatchObject([{ snoozedUntilOn: null }])

  await writeAsJay('It is urgent')
  expect(await inboxOf('dana')).toMatchObject([{ snoozedUntilOn: null }])
  expect(await waiting()).toBe(1)
})
