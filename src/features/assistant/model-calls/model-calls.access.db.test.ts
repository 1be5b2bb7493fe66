import { beforeAll, expect, it } from 'vitest'
import { strangersTo } from '../../../../test/access/strangers.ts'
import { refusals, withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, insertPeople, withTestDatabase } from '../../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople
let id: string

beforeAll(async () => {
  people = await insertPeople(db)
  const [call] = await db.rows<{ id: string }>(
    `insert into model_calls (organization_id, patient_id, kind, model, sent, received, outcome)
      values ($1, $2, 'note', 'small', 'The marigold question', 'The marigold answer', 'answered') returning id`,
    [people.organizations.riverbend, people.maria.recordId],
  )
  id = call?.id ?? ''
})

it('administrators read what left for a model', async () => {
  const listed = await ask('ruth', 'administrator', 'GET', '/model-calls')
  expect(listed.body.calls).toHaveLength(1)
  expect((await ask('ruth', 'administrator', 'GET', `/model-calls/${id}`)).text).toContain('marigold')
})

it('nobody else does: no patient, no case manager, no other organization', async () => {
  for (const [asker, hat] of [
    ['maria', 'patient'],
    ['maria', 'administrator'],
    ['dana', 'staff'],
    ['dana', 'administrator'],
    ['priya', 'staff'],
    ...strangersTo('maria'),
  ] as const) {
    const read = await ask(asker, hat, 'GET', `/model-calls/${id}`)
    expect(refusals, `${asker} as ${hat}: ${read.text}`).toContain(read.status)
    const listed = await ask(asker, hat, 'GET', '/model-calls')
    expect(listed.body.calls ?? [], `${asker} as ${hat}`).toEqual([])
    expect(listed.text).not.toContain('marigold')
  }
})
