/** Many patients at once: whom a change reviews, whom it changes, who may, and what is left when it is sent again. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PersonKey } from '../../../../sample/people.ts'
import { withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withOwnDatabase } from '../../../../test/database.ts'
import { MOST_AT_ONCE } from './many-patients.rules.ts'

const db = withOwnDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

const idsOf = (...keys: PersonKey[]) => keys.map(key => people[key].recordId)
const asRuth = (method: 'POST' | 'PUT', path: string, body: object) =>
  ask('ruth', 'administrator', method, path, body)
const review = (chosen: object, act: object) => asRuth('POST', '/patients/many/review', { chosen, act })
const move = (ids: string[], to: PersonKey | null, more: object = {}) =>
  asRuth('PUT', '/patients/many/case-manager', { ids, caseManagerId: to && people[to].recordId, ...more })
const withWhom = async (key: PersonKey) =>
  (await db.rows<{ id: string }>('select case_manager_id as id from patients where id = $1', idsOf(key)))[0]
    ?.id
const newTag = async () => {
  const id = randomUUID()
  await db.rows("insert into tags (organization_id, id, name) values ($1, $2, 'Housing')", [
    people.organizations.riverbend,
    id,
  ])
  return id
}
/** Yesterday has come in every time zone of the organization: a day of the machine's own may not have. */
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
const closing = (patientIds: string[], more: object = {}) =>
  asRuth('POST', '/patients/many/closing', {
    patientIds,
    changedOn: yesterday(),
    reason: 'moved_away',
    ...more,
  })

describe('a review', () => {
  it('says who would move, from whom, and who is left out', async () => {
    const { status, body } = await review(
      { ids: idsOf('maria', 'sam', 'walter') },
      { kind: 'move', caseManagerId: people.marcus.recordId },
    )
    expect(status).toBe(200)
    expect(new Set(body.ids)).toEqual(new Set(idsOf('maria', 'sam')))
    expect(body.caseManagers.map((one: { name: string | null }) => one.name).toSorted()).toEqual(
      ['Dana Whitfield', null].toSorted(),
    )
    expect(body.leftOut).toMatchObject([{ reason: 'already', patients: 1 }])
  })

  it('holds everybody whom a list holds, as it is narrowed', async () => {
    const { body } = await review(
      { question: { caseManager: people.dana.recordId, sort: 'name' } },
      { kind: 'move', caseManagerId: null },
    )
    const dana = await db.rows<{ id: string }>(
      'select id from patients where case_manager_id = $1',
      idsOf('dana'),
    )
    expect(new Set(body.ids)).toEqual(new Set(dana.map(({ id }) => id)))
    const { body: counted } = await asRuth('POST', '/patients/many/count', {
      question: { caseManager: people.dana.recordId },
    })
    expect(counted).toEqual({ patients: dana.length })
  })

  it('counts what closing would settle, and leaves out who is closed', async () => {
    await ask('dana', 'staff', 'POST', '/tasks', {
      id: randomUUID(),
      patientId: people.maria.recordId,
      title: 'Call the landlord',
    })
    const { body } = await review(
      { ids: idsOf('maria', 'walter') },
      { kind: 'close', changedOn: yesterday() },
    )
    expect(body.ids).toEqual(idsOf('maria'))
    expect(body.settled.tasks).toBe(1)
    expect(body.leftOut).toMatchObject([{ reason: 'already', patients: 1 }])
  })

  it('shows another organization’s administrator and a case manager nobody who is not theirs', async () => {
    const question = { chosen: { ids: idsOf('maria', 'grace') }, act: { kind: 'move', caseManagerId: null } }
    expect(
      (await ask('victor', 'administrator', 'POST', '/patients/many/review', question)).body.ids,
    ).toEqual([])
    expect((await ask('marcus', 'staff', 'POST', '/patients/many/review', question)).body.ids).toEqual(
      idsOf('grace'),
    )
  })
})

describe('moving many', () => {
  it('moves them together, tells each member once, and can be taken back without touching who was moved on', async () => {
    const { body } = await move(idsOf('maria', 'sam', 'walter'), 'marcus')
    const ofDana = { caseManagerId: people.dana.recordId, ids: idsOf('maria') }
    expect(body.moved).toEqual(expect.arrayContaining([ofDana, { caseManagerId: null, ids: idsOf('sam') }]))
    expect(body.moved).toHaveLength(2)
    expect(await withWhom('maria')).toBe(people.marcus.recordId)
    expect((await move(idsOf('maria', 'sam'), 'marcus')).body.moved).toEqual([])
    const audited = await db.rows(
      "select from audit_log where verb = 'update' and entity = 'patients' and patient_id = any ($1) and 'case_manager_id' = any (fields)",
      [idsOf('maria', 'sam')],
    )
    expect(audited).toHaveLength(2)
    await move(idsOf('sam'), null)
    const onlyOf = { caseManagerId: people.marcus.recordId }
    expect((await move(idsOf('maria', 'sam'), 'dana', { onlyOf })).body.moved).toHaveLength(1)
    expect([await withWhom('maria'), await withWhom('sam')]).toEqual([people.dana.recordId, null])
  })

  it('gives nobody to whom access was taken away, and is done whole or not at all', async () => {
    await db.rows('update case_managers set suspended_at = now() where id = $1', idsOf('marcus'))
    const { status, body } = await move(idsOf('maria', 'sam'), 'marcus')
    expect([status, body.code]).toEqual([409, 'CONFLICT'])
    expect((await move(idsOf('maria', 'sam'), 'elena')).status).toBe(409)
    expect(await withWhom('maria')).toBe(people.dana.recordId)
  })

  it('is nobody’s but an administrator’s, of their own organization', async () => {
    const body = { ids: idsOf('maria'), caseManagerId: people.marcus.recordId }
    for (const [person, hat] of [
      ['dana', 'staff'],
      ['maria', 'patient'],
      ['victor', 'administrator'],
    ] as const)
      expect(
        (await ask(person, hat, 'PUT', '/patients/many/case-manager', body)).status,
        person,
      ).toBeGreaterThanOrEqual(400)
    expect(
      (
        await ask('victor', 'administrator', 'PUT', '/patients/many/case-manager', {
          ...body,
          caseManagerId: null,
        })
      ).body,
    ).toEqual({ moved: [] })
    expect(await withWhom('maria')).toBe(people.dana.recordId)
  })
})

describe('a tag on many', () => {
  const put = (id: string, ...keys: PersonKey[]) =>
    asRuth('POST', `/tags/${id}/patients`, { patientIds: idsOf(...keys) })

  it('is put on who has it not, and taken off again', async () => {
    const id = await newTag()
    expect((await put(id, 'maria')).body).toEqual({ patientIds: idsOf('maria'), had: [] })
    expect((await put(id, 'maria', 'grace')).body).toEqual({
      patientIds: idsOf('grace'),
      had: idsOf('maria'),
    })
    const { body } = await review({ ids: idsOf('maria', 'sam') }, { kind: 'untag', tagId: id })
    expect([body.ids, body.leftOut[0].reason]).toEqual([idsOf('maria'), 'already'])
    const off = await asRuth('POST', `/tags/${id}/patients/take-off`, { patientIds: idsOf('maria', 'sam') })
    expect(off.body).toEqual({ patientIds: idsOf('maria') })
  })

  it('leaves out who has as many as a patient may have', async () => {
    await db.rows(
      `with made as (insert into tags (organization_id, name) select $1, 'Tag ' || n from generate_series(1, 20) n returning id)
      insert into patient_tags (organization_id, patient_id, tag_id) select $1, $2, id from made`,
      [people.organizations.riverbend, people.maria.recordId],
    )
    const id = await newTag()
    const { body } = await review({ ids: idsOf('maria', 'sam') }, { kind: 'tag', tagId: id })
    expect([body.ids, body.leftOut[0].reason]).toEqual([idsOf('sam'), 'tooManyTags'])
    expect((await put(id, 'maria', 'sam')).body).toEqual({ patientIds: idsOf('sam'), had: [] })
  })

  it('reaches only those whom the person asking may see', async () => {
    const id = await newTag()
    const body = { patientIds: idsOf('maria', 'grace') }
    expect((await ask('marcus', 'staff', 'POST', `/tags/${id}/patients`, body)).body).toEqual({
      patientIds: idsOf('grace'),
      had: [],
    })
    expect((await ask('victor', 'administrator', 'POST', `/tags/${id}/patients`, body)).status).toBe(404)
  })
})

describe('closing many', () => {
  it('closes those that are open, with a reason and a day, and passes over the rest', async () => {
    expect((await closing(idsOf('maria', 'walter', 'sam'))).body.patientIds.toSorted()).toEqual(
      idsOf('maria', 'sam').toSorted(),
    )
    expect((await closing(idsOf('maria', 'sam'))).body).toEqual({ patientIds: [] })
    const [maria] = await db.rows('select status, closed_reason from patients where id = $1', idsOf('maria'))
    expect(maria).toEqual({ status: 'inactive', closed_reason: 'moved_away' })
  })

  it('asks for words with another reason, and is not for whoever has no part in it', async () => {
    const { status, body } = await closing(idsOf('maria'), { reason: 'other' })
    expect([status, body.fields]).toEqual([400, [{ field: 'words', message: 'wordsMissing' }]])
    const asked = { patientIds: idsOf('maria'), changedOn: yesterday(), reason: 'moved_away' }
    for (const [person, hat] of [
      ['priya', 'staff'],
      ['maria', 'patient'],
    ] as const)
      expect((await ask(person, hat, 'POST', '/patients/many/closing', asked)).status, person).toBe(403)
    expect((await ask('marcus', 'staff', 'POST', '/patients/many/closing', asked)).body).toEqual({
      patientIds: [],
    })
    expect(
      await db.rows("select from patients where id = $1 and status = 'active'", idsOf('maria')),
    ).toHaveLength(1)
  })
})

it('says so where there are more than are changed at once', async () => {
  const { riverbend } = people.organizations
  await db.owner.query(`begin; alter table patients disable trigger user;
    insert into patients (organization_id, name, case_number)
      select '${riverbend}', 'Patient', (8000000 + n) || app.check_digit((8000000 + n)::text)
      from generate_series(1, ${MOST_AT_ONCE + 20}) n
      -- Somebody may have been given one of these numbers by chance.
      on conflict do nothing;
    insert into patient_summaries (organization_id, patient_id)
      select organization_id, id from patients on conflict do nothing;
    alter table patients enable trigger user; commit`)
  const { body } = await review({ question: {} }, { kind: 'move', caseManagerId: null })
  expect([body.isTooMany, body.ids]).toEqual([true, []])
}, 60_000)
