/** Words of danger that were settled say so where staff read them: at the message, in the inbox and in the queue. */
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { sqlFor } from '#platform/database/database.server.ts'
import { withServer } from '../../../test/ask.ts'
import { conversationsIn } from '../../../test/conversations.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
const { mariaWrites, write, patient, staff } = conversationsIn(db)
let people: InsertedPeople

const path = (what: string) => `/safety/people/${people.maria.recordId}/${what}`

async function settleAll(): Promise<void> {
  const { body } = await ask('dana', 'staff', 'POST', path('read'), {})
  const alerts = body.alerts.map(({ id }: { id: string }) => id)
  await ask('dana', 'staff', 'POST', path('settle'), { alerts, outcome: 'Called her.' })
}

const inInbox = async (person: 'dana' | 'priya') =>
  (await ask(person, 'staff', 'GET', '/conversations')).body.conversations[0].settledDanger
const inQueue = async () =>
  (await ask('dana', 'staff', 'GET', '/queue')).body.items.find(
    ({ kind }: { kind: string }) => kind === 'message',
  )?.settledDanger

beforeEach(async () => {
  people = await onlyPeople(db)
})

it('who settled them and when stands at the message, and in both lists while the words wait', async () => {
  const { toDana } = await mariaWrites()
  const id = crypto.randomUUID()
  await write(toDana, 'I want to kill myself.', patient('maria'), id)
  expect(await inInbox('dana')).toBeNull()
  await settleAll()
  expect((await ask('dana', 'staff', 'GET', path('settled'))).body).toMatchObject([{ messageId: id }])
  const settled = { by: 'Dana Whitfield', at: expect.stringMatching(/Z$/) }
  expect([await inInbox('dana'), await inQueue()]).toEqual([settled, settled])
  // What raised it stands in another conversation.
  expect(await inInbox('priya')).toBeNull()
  const { body } = await ask('maria', 'patient', 'GET', '/conversations')
  for (const { settledDanger } of body.conversations) expect(settledDanger).toBeNull()

  await write(toDana, 'I am on my way to you.', staff('dana'))
  await write(toDana, 'Thank you.', patient('maria'))
  expect([await inInbox('dana'), await inQueue()]).toEqual([null, null])
})

it('it stands there still when the record was merged into another, and one into a third', async () => {
  const { toDana } = await mariaWrites()
  const id = crypto.randomUUID()
  await write(toDana, 'I want to kill myself.', patient('maria'), id)
  await settleAll()
  let going = people.maria.recordId
  // A record with an account stays.
  await db.rows('update patients set user_id = null where id = $1', [going])
  for (const name of ['Maria S.', 'Maria Santos']) {
    const [staying] = await db.rows<{ id: string }>(
      'insert into patients (organization_id, name, case_manager_id) values ($1, $2, $3) returning id',
      [people.organizations.riverbend, name, people.dana.recordId],
    )
    const merge = sql<boolean>`app.merge_patients(${crypto.randomUUID()}, ${staying?.id}, ${going}, '{}')`
    await db.as('ruth').one(sqlFor.selectNoFrom(merge.as('isMerged')))
    going = staying?.id ?? ''
  }
  const { body } = await ask('dana', 'staff', 'GET', `/safety/people/${going}/settled`)
  expect(body).toMatchObject([{ messageId: id }])
  expect([await inInbox('dana'), await inQueue()]).toMatchObject(Array(2).fill({ by: 'Dana Whitfield' }))
})

it('a message is named to nobody who may not read it', async () => {
  const { toDana } = await mariaWrites()
  await write(toDana, 'I want to kill myself.', patient('maria'))
  await settleAll()
  expect((await ask('priya', 'staff', 'GET', path('settled'))).body).toMatchObject([{ messageId: null }])
})
