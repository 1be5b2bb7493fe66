/** Who is at a conversation: which colleagues hear of it, when they are told, and that nobody else ever is. */
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'

const db = withTestDatabase()
const { ask, expectRefusedToStrangers } = withServer(db)
let people: InsertedPeople
let path: string
let conversationId: string

beforeEach(async () => {
  people = await onlyPeople(db)
  const opened = await ask('maria', 'patient', 'POST', '/conversations', { participantType: 'case_manager' })
  conversationId = opened.body.id
  path = `/conversations/${conversationId}/presence`
  const hello = { id: crypto.randomUUID(), content: 'Hello' }
  await ask('maria', 'patient', 'POST', `/conversations/${conversationId}/messages`, hello)
  await db.rows(
    `insert into covers (organization_id, case_manager_id, patient_id, colleague_id, reason, ends_at)
      values ($1, $2, $3, $4, 'Away', now() + interval '1 day')`,
    [people.organizations.riverbend, people.dana.recordId, people.maria.recordId, people.marcus.recordId],
  )
})

const stay = async (who: 'dana' | 'marcus', isWriting = false) => {
  const { status, body } = await ask(who, 'staff', 'PUT', path, { isWriting })
  expect(status).toBe(200)
  return body
}
const leave = (who: 'dana' | 'marcus') => ask(who, 'staff', 'DELETE', path)

/** Who is told that somebody came or went, notification by notification, from now until the end of the test. */
async function hearWhoIsTold(): Promise<string[][]> {
  const told: string[][] = []
  const hear = ({ payload = '{}' }: { payload?: string | undefined }) => {
    const { topic, audience } = JSON.parse(payload)
    if (topic === 'presence') told.push(audience.toSorted())
  }
  await db.owner.query('listen changes')
  db.owner.on('notification', hear)
  onTestFinished(async () => {
    db.owner.off('notification', hear)
    await db.owner.query('unlisten changes')
  })
  return told
}

test('colleagues see who reads and who writes, and that they left; nobody sees themselves', async () => {
  expect(await stay('dana')).toEqual([])
  const dana = { memberId: people.dana.recordId, name: 'Dana Whitfield' }
  expect(await stay('marcus')).toEqual([{ ...dana, isWriting: false }])
  await stay('dana', true)
  expect(await stay('marcus')).toEqual([{ ...dana, isWriting: true }])
  await leave('dana')
  expect(await stay('marcus')).toEqual([])
})

test('who does not say so again is there no longer, and is cleared away where they come to next', async () => {
  await stay('dana')
  await db.rows("update conversation_presences set until = now() - interval '1 second'")
  expect(await stay('marcus')).toEqual([])
  const other = await ask('jay', 'patient', 'POST', '/conversations', { participantType: 'case_manager' })
  await ask('dana', 'staff', 'PUT', `/conversations/${other.body.id}/presence`, { isWriting: false })
  expect(
    await db.rows('select conversation_id as id from conversation_presences where member_id = $1', [
      people.dana.recordId,
    ]),
  ).toEqual([{ id: other.body.id }])
})

test('the care team is told of coming, writing and going, not of staying; patient and administrators of nothing', async () => {
  const team = [people.dana, people.marcus].map(({ recordId }) => `case_manager:${recordId}`).sort()
  const told = await hearWhoIsTold()
  // It is told a moment after the answer, and the same within that moment once.
  const expectTold = (times: number) =>
    expect.poll(() => told, { timeout: 10_000 }).toEqual(Array(times).fill(team))
  for (const [isWriting, times] of [
    [false, 1],
    [false, 1],
    [true, 2],
    [true, 2],
    [false, 3],
  ] as const) {
    await stay('dana', isWriting)
    await expectTold(times)
  }
  await leave('dana')
  await expectTold(4)
  await leave('dana')
  // Who comes now is told after everything before.
  await stay('marcus')
  await expectTold(5)
})

test('nobody else says or hears that they are there: the patient, strangers, and Priya, whose conversation is another', async () => {
  await stay('dana')
  for (const [who, hat] of [
    ['maria', 'patient'],
    ['priya', 'staff'],
    ['ruth', 'administrator'],
  ] as const)
    for (const method of ['PUT', 'DELETE'])
      expect((await ask(who, hat, method, path, { isWriting: true })).text).not.toContain('Dana')
  await db.rows('update covers set ended_at = now()')
  await expectRefusedToStrangers('PUT', path, { isWriting: false })
  expect(await db.rows('select member_id as id from conversation_presences')).toEqual([
    { id: people.dana.recordId },
  ])
})

test('whose access ended is told nothing more', async () => {
  await stay('marcus')
  await db.rows('update covers set ended_at = now()')
  await stay('dana')
  expect((await ask('marcus', 'staff', 'PUT', path, { isWriting: false })).status).toBe(404)
})
