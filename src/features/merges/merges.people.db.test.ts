/** What the people whom a merge is about say to it, what came after it, and how work that was under way finds them. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { sqlFor } from '#platform/database/database.server.ts'
import type { PersonKey } from '../../../sample/people.ts'
import { buildWorld } from '../../../test/access/world.ts'
import type { World } from '../../../test/access/world-rows.ts'
import { withServer } from '../../../test/ask.ts'
import { withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()
const { ask, request } = withServer(db)
let world: World

beforeEach(async () => {
  world = await buildWorld(db)
})

const idOf = (person: PersonKey) => world.people[person].recordId
const merge = (staying: PersonKey, going: PersonKey, mergeId = randomUUID()) =>
  ask('ruth', 'administrator', 'POST', `/patients/${idOf(staying)}/merges`, {
    mergeId,
    goingId: idOf(going),
    taken: [],
  })
const questions = async (person: PersonKey) => (await ask(person, 'patient', 'GET', '/portal/merges')).body
const say = async (person: PersonKey, said: 'yes' | 'no') => {
  const [asked] = await questions(person)
  return ask(person, 'patient', 'POST', `/portal/merges/${asked?.id}/answer`, { said })
}
const isMerged = async (person: PersonKey) =>
  (await db.rows('select from patients where id = $1 and merged_into is not null', [idOf(person)])).length ===
  1

it('the preview counts what comes along, what both have and what ends, and nothing that is private', async () => {
  const preview = () =>
    ask('ruth', 'administrator', 'GET', `/patients/${idOf('maria')}/merge-preview?otherId=${idOf('grace')}`)
  const { status, body, text } = await preview()
  expect(status, text).toBe(200)
  expect(body.staying).toMatchObject({ id: idOf('maria'), hasAccount: true })
  const of = (name: string) => body.tables.find((table: { name: string }) => table.name === name)
  expect(of('next_steps')).toEqual({ name: 'next_steps', rule: 'folds', moving: 1, twins: 1 })
  expect(of('conversations')).toMatchObject({ moving: 2, twins: 2 })
  expect(of('check_ins')).toMatchObject({ moving: 1 })
  expect(of('care_team')).toMatchObject({ rule: 'ends' })
  expect(
    (await ask('dana', 'staff', 'GET', `/patients/${idOf('maria')}/merge-preview?otherId=${idOf('grace')}`))
      .status,
  ).toBe(403)
})

describe('two accounts', () => {
  it('nothing moves before both have said yes; then the one that went opens nothing any more', async () => {
    expect((await merge('maria', 'grace')).body).toEqual({ isMerged: false })
    expect(await questions('grace')).toMatchObject([{ question: 'same_person' }])
    expect(JSON.stringify(await questions('grace'))).not.toContain(idOf('maria'))
    await say('maria', 'yes')
    expect(await questions('maria')).toEqual([])
    expect((await merge('maria', 'grace')).body).toEqual({ isMerged: false })
    await say('grace', 'yes')
    expect(await isMerged('grace')).toBe(false)
    expect((await merge('maria', 'grace')).body).toEqual({ isMerged: true })
    expect(await isMerged('grace')).toBe(true)
    expect((await ask('grace', 'patient', 'GET', '/portal/record')).status).toBe(403)
    expect((await ask('grace', 'visitor', 'POST', '/portal', {})).status).not.toBe(200)
    expect(await db.rows("select from patients where name = 'Grace' and merged_into is null")).toEqual([])
  })

  it('a no ends the question, and nobody else is asked', async () => {
    await merge('maria', 'grace')
    expect((await say('grace', 'no')).status).toBe(200)
    expect(await questions('maria')).toEqual([])
    expect(await questions('tom')).toEqual([])
    expect(
      (await ask('ruth', 'administrator', 'GET', `/patients/${idOf('maria')}/merges`)).body,
    ).not.toContainEqual(expect.objectContaining({ state: 'waiting' }))
  })
})

describe('the notebook', () => {
  const endUndo = (mergeId: string) =>
    db.rows("update patient_merges set undo_until = now() - interval '1 second' where id = $1", [mergeId])

  /** Nora's notebook, whose record went into Maria's, and what Maria may say to it. */
  async function mergeWithNotebook() {
    const notebook = `insert into conversations (organization_id, patient_id, participant_type)
      values ($1, $2, 'private') returning id`
    const [made] = await db.rows<{ id: string }>(notebook, [
      world.people.organizations.riverbend,
      idOf('nora'),
    ])
    await db.rows(
      `insert into messages (organization_id, conversation_id, sender_type, content) values ($1, $2, 'patient', 'A secret')`,
      [world.people.organizations.riverbend, made?.id],
    )
    const mergeId = randomUUID()
    expect((await merge('maria', 'nora', mergeId)).body).toEqual({ isMerged: true })
    const to = (address: string) => (person: PersonKey) =>
      ask(person, 'patient', 'POST', `/portal/merges/${mergeId}/private-words${address}`, {})
    const where = () =>
      db.rows(
        `select c.patient_id from messages m join conversations c on c.id = m.conversation_id where m.content = 'A secret'`,
      )
    return { mergeId, accept: to(''), decline: to('/decline'), where }
  }

  it('stays closed for thirty days, and comes when the patient says so afterwards', async () => {
    const { mergeId, accept, where } = await mergeWithNotebook()
    expect(await questions('maria')).toEqual([])
    expect((await accept('maria')).status).toBe(404)
    expect(await where()).toEqual([{ patient_id: idOf('nora') }])
    await endUndo(mergeId)
    expect(await questions('maria')).toMatchObject([{ question: 'private_words', declinedAt: null }])
    expect((await accept('tom')).status).toBe(404)
    for (let time = 0; time < 2; time += 1) expect((await accept('maria')).status).toBe(200)
    expect(await where()).toEqual([{ patient_id: idOf('maria') }])
    expect(await questions('maria')).toEqual([])
    expect((await ask('ruth', 'administrator', 'POST', `/merges/${mergeId}/undo`, {})).status).toBe(409)
  })

  it('a no leaves it closed and is not asked again, and what was left closed can still be brought', async () => {
    const { mergeId, accept, decline, where } = await mergeWithNotebook()
    const isAsked = async () => (await ask('maria', 'patient', 'GET', '/portal/figures')).body.isAskedOfMerge
    expect((await decline('maria')).status).toBe(404)
    await endUndo(mergeId)
    expect(await isAsked()).toBe(true)
    expect((await decline('tom')).status).toBe(404)
    expect((await decline('maria')).status).toBe(200)
    const said = await questions('maria')
    expect(said).toEqual([{ id: mergeId, question: 'private_words', declinedAt: expect.any(String) }])
    expect((await decline('maria')).status).toBe(200)
    expect(await questions('maria')).toEqual(said)
    expect(await isAsked()).toBe(false)
    expect(await where()).toEqual([{ patient_id: idOf('nora') }])
    const download = await (await request('maria', 'patient', '/my-data.json')).json()
    expect(download.merges).toContainEqual(
      expect.objectContaining({ privateMovedAt: null, privateDeclinedAt: said[0].declinedAt }),
    )
    expect((await accept('maria')).status).toBe(200)
    expect(await where()).toEqual([{ patient_id: idOf('maria') }])
    expect(await questions('maria')).toEqual([])
    expect((await decline('maria')).status).toBe(404)
  })
})

describe('what came since', () => {
  it('stays with the record that stayed, and is listed', async () => {
    await db.rows('delete from conversations where patient_id = $1', [idOf('maria')])
    const [there] = await db.rows<{ id: string }>(
      `insert into conversations (organization_id, patient_id, participant_type) values ($1, $2, 'case_manager') returning id`,
      [world.people.organizations.riverbend, idOf('nora')],
    )
    const write = (content: string) =>
      db.rows(
        `insert into messages (organization_id, conversation_id, sender_type, content) values ($1, $2, 'patient', $3)`,
        [world.people.organizations.riverbend, there?.id, content],
      )
    await write('Before')
    const mergeId = randomUUID()
    await merge('maria', 'nora', mergeId)
    await write('Since')
    await db.rows(
      "insert into goals (organization_id, patient_id, title, created_by) values ($1, $2, 'Since', 'patient')",
      [world.people.organizations.riverbend, idOf('maria')],
    )
    expect((await ask('ruth', 'administrator', 'POST', `/merges/${mergeId}/undo`, {})).status).toBe(200)
    const words = await db.rows(
      `select m.content, c.patient_id from messages m join conversations c on c.id = m.conversation_id
       where m.content in ('Before', 'Since') order by m.content`,
    )
    expect(words).toEqual([
      { content: 'Before', patient_id: idOf('nora') },
      { content: 'Since', patient_id: idOf('maria') },
    ])
    const { body } = await ask('ruth', 'administrator', 'GET', `/merges/${mergeId}/since`)
    expect(body.came).toEqual(
      expect.arrayContaining([
        { name: 'goals', count: 1 },
        { name: 'messages', count: 1 },
      ]),
    )
  })
})

describe('work that is under way', () => {
  it('every id in its payload follows a merge, and comes back with Undo', async () => {
    const [there] = await db.rows<{ id: string }>(
      `insert into conversations (organization_id, patient_id, participant_type) values ($1, $2, 'case_manager') returning id`,
      [world.people.organizations.riverbend, idOf('nora')],
    )
    const payload = {
      patientId: idOf('nora'),
      conversationId: there?.id,
      messageId: randomUUID(),
      sequence: 1,
    }
    const follow = async () =>
      (
        await db.databasePool
          .asJob(world.people.organizations.riverbend)
          .one(sqlFor.selectNoFrom(sql`app.follow_merges(${JSON.stringify(payload)}::jsonb)`.as('payload')))
      )?.payload
    expect(await follow()).toEqual(payload)
    const mergeId = randomUUID()
    await merge('maria', 'nora', mergeId)
    expect(await follow()).toEqual({
      ...payload,
      patientId: idOf('maria'),
      conversationId: world.value('conversations:maria-case_manager'),
    })
    await ask('ruth', 'administrator', 'POST', `/merges/${mergeId}/undo`, {})
    expect(await follow()).toEqual(payload)
  })
})
