import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PersonKey } from '../../../sample/people.ts'
import { type InsertedPeople, insertPeople, withTestDatabase } from '../../../test/database.ts'
import { type WholeServer, wholeServer } from '../../../test/whole-server.ts'
import { MOST_ON_PATIENT, MOST_TAGS, tagKey } from './tags.rules.ts'

const db = withTestDatabase()
let server: WholeServer
let people: InsertedPeople

beforeAll(async () => {
  server = await wholeServer(db)
})
afterAll(() => server.stop())
beforeEach(async () => {
  await db.empty()
  people = await insertPeople(db)
})

type Hat = 'staff' | 'administrator' | 'patient'
const ask = async (person: PersonKey, hat: Hat, method: string, path: string, body?: unknown) => {
  const answer = await fetch(`${server.origin}/api${path}`, {
    method,
    headers: server.headersOf(person, hat),
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, body: JSON.parse((await answer.text()) || '{}') }
}
const asRuth = (method: string, path: string, body?: unknown) =>
  ask('ruth', 'administrator', method, path, body)
const putOn = (name: string, patient: PersonKey = 'maria') =>
  asRuth('POST', `/patients/${people[patient].recordId}/tags`, { id: randomUUID(), name })
const idOf = async (name: string, ...patients: PersonKey[]): Promise<string> => {
  let id = ''
  for (const patient of patients) id = (await putOn(name, patient)).body.id
  return id
}
const tagsOf = async (patient: PersonKey): Promise<string[]> => {
  const { body } = await asRuth('GET', `/patients/${people[patient].recordId}/tags`)
  return body.tags.map(({ name }: { name: string }) => name)
}

describe('the name of a tag', () => {
  it('is one however it is written, and the first spelling stays', async () => {
    const first = await putOn('Vivienda rápida')
    const again = await putOn('  VIVIENDA   rapida ', 'grace')
    expect(again.body).toEqual(first.body)
    expect(await db.rows('select name from tags')).toEqual([{ name: 'Vivienda rápida' }])
  })

  it('is compared by the browser as by the database', async () => {
    for (const name of ['Vivienda  RÁPIDA', ' Ñandú ', 'İstanbul', 'Ærø', 'A\u0301rbol', 'plain']) {
      const [row] = await db.rows<{ key: string }>('select app.tag_key($1) as key', [name])
      expect(tagKey(name), name).toBe(row?.key)
    }
  })

  it('may be the same in another organization', async () => {
    await putOn('Veteran')
    const path = `/patients/${people.iris.recordId}/tags`
    const there = await ask('elena', 'staff', 'POST', path, { id: randomUUID(), name: 'veteran' })
    expect(there.body.name).toBe('veteran')
  })

  it('has words for what is wrong with it', async () => {
    expect((await putOn('   ')).body.fields).toEqual([{ field: 'name', message: 'nameMissing' }])
    expect((await putOn('x'.repeat(41))).body.fields).toEqual([{ field: 'name', message: 'nameLong' }])
    expect((await putOn('x'.repeat(40))).status).toBe(200)
  })

  it('changes on every patient, unless another tag has it', async () => {
    const id = await idOf('Veteran', 'maria', 'grace')
    await putOn('Housing')
    const rename = (name: string) => asRuth('PUT', `/tags/${id}`, { name, seen: { name: 'Veteran' } })
    const taken = await rename('HOUSING')
    expect([taken.status, taken.body.stored]).toEqual([409, undefined])
    expect((await rename('veterán')).body).toEqual({ id, name: 'veterán' })
    expect(await tagsOf('grace')).toEqual(['veterán'])
  })
})

describe('how many there may be', () => {
  it(`is ${MOST_ON_PATIENT} on a patient`, async () => {
    for (let n = 1; n <= MOST_ON_PATIENT; n++) expect((await putOn(`Tag ${n}`)).status).toBe(200)
    const refused = await putOn('One more')
    expect(refused).toMatchObject({ status: 409, body: { fields: [{ message: 'too_many_on_patient' }] } })
    // What is there already is no further one.
    expect((await putOn('tag 1')).status).toBe(200)
    expect((await putOn('One more', 'grace')).status).toBe(200)
  })

  it(`is ${MOST_TAGS} in an organization, at whatever moment they are made`, async () => {
    await db.rows(
      `insert into tags (organization_id, name) select $1, 'Tag ' || n from generate_series(1, $2) n`,
      [people.organizations.riverbend, MOST_TAGS - 1],
    )
    const both = await Promise.all([putOn('One more'), putOn('And another', 'grace')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.fields).toMatchObject([
      { message: 'too_many_tags' },
    ])
    expect((await putOn('Tag 7', 'tom')).status).toBe(200)
  })
})

describe('merging', () => {
  it('says before how many patients it changes', async () => {
    const from = await idOf('Vet', 'maria', 'grace')
    const into = await idOf('Veteran', 'grace', 'tom')
    const { body } = await asRuth('GET', `/tags/${from}/use?otherId=${into}`)
    expect(body).toEqual({ patients: 2, withOther: 1 })
  })

  it('lets the other tag take the place, and is undone to the last patient', async () => {
    const from = await idOf('Vet', 'maria', 'grace')
    const into = await idOf('Veteran', 'grace', 'tom')
    const merged = await asRuth('POST', `/tags/${from}/merge`, { intoId: into })
    expect(merged.body).toEqual({ id: from, name: 'Vet', intoName: 'Veteran' })
    for (const key of ['maria', 'grace', 'tom'] as const) expect(await tagsOf(key), key).toEqual(['Veteran'])
    expect((await asRuth('GET', '/tags')).body).toHaveLength(1)
    expect((await asRuth('POST', `/tags/${from}/undo-merge`, {})).body).toEqual({ id: from, name: 'Vet' })
    expect(await tagsOf('maria')).toEqual(['Vet'])
    expect(await tagsOf('grace')).toEqual(['Vet', 'Veteran'])
    expect(await tagsOf('tom')).toEqual(['Veteran'])
  })

  it('does not bring back, when it is undone, what was taken off meanwhile', async () => {
    const from = await idOf('Vet', 'maria', 'grace')
    const into = await idOf('Veteran', 'tom')
    await asRuth('POST', `/tags/${from}/merge`, { intoId: into })
    await asRuth('DELETE', `/patients/${people.maria.recordId}/tags/${into}`)
    await asRuth('POST', `/tags/${from}/undo-merge`, {})
    expect(await tagsOf('maria')).toEqual([])
    expect(await tagsOf('grace')).toEqual(['Vet'])
  })

  it('is refused into itself, into a merged tag, and into one of another organization', async () => {
    const from = await idOf('Vet', 'maria')
    const into = await idOf('Veteran', 'tom')
    const third = await idOf('Soldier', 'tom')
    const there = await ask('elena', 'staff', 'POST', `/patients/${people.iris.recordId}/tags`, {
      id: randomUUID(),
      name: 'There',
    })
    await asRuth('POST', `/tags/${third}/merge`, { intoId: into })
    for (const intoId of [from, third, there.body.id])
      expect((await asRuth('POST', `/tags/${from}/merge`, { intoId })).status).toBe(404)
    expect(await tagsOf('maria')).toEqual(['Vet'])
  })

  it('can not be undone once its name is taken again, and says so', async () => {
    const from = await idOf('Vet', 'maria')
    await asRuth('POST', `/tags/${from}/merge`, { intoId: await idOf('Veteran', 'tom') })
    await putOn('vet', 'grace')
    expect((await asRuth('POST', `/tags/${from}/undo-merge`, {})).status).toBe(409)
  })
})

it('is gone from every patient once it is deleted', async () => {
  const id = await idOf('Vet', 'maria', 'grace')
  expect((await asRuth('DELETE', `/tags/${id}`)).body).toEqual({ id, name: 'Vet' })
  expect(await tagsOf('maria')).toEqual([])
  expect((await asRuth('GET', `/tags/${id}/use`)).status).toBe(404)
})

describe('lists of patients', () => {
  const listed = async (person: PersonKey, hat: Hat, path: string, ...ids: string[]) => {
    const query = ids.map((id, n) => `filters[${n}]=tags:${id}`).join('&')
    const { body } = await ask(person, hat, 'GET', `${path}?${query}`)
    return body.patients.map(({ id }: { id: string }) => id).sort()
  }

  it('are narrowed to those who have all of the tags', async () => {
    const one = await idOf('One', 'maria', 'tom', 'grace')
    const two = await idOf('Two', 'maria', 'grace', 'jay')
    const { maria, tom, grace } = people
    const sorted = (...all: { recordId: string }[]) => all.map(({ recordId }) => recordId).sort()
    expect(await listed('ruth', 'administrator', '/patients', one)).toEqual(sorted(maria, tom, grace))
    expect(await listed('ruth', 'administrator', '/patients', one, two)).toEqual(sorted(maria, grace))
    expect(await listed('dana', 'staff', '/caseload/patients', one)).toEqual(sorted(maria, tom))
    expect(await listed('dana', 'staff', '/caseload/patients', one, two)).toEqual(sorted(maria))
    expect(await listed('ruth', 'administrator', '/patients', randomUUID())).toEqual([])
  })

  it('let nobody through by a filter that there is not', async () => {
    const { body } = await asRuth('GET', `/patients?filters[0]=colours:${randomUUID()}`)
    expect(body.patients).toEqual([])
  })
})

it('is in what the patient downloads, a merged one under its new name, and in the audit log', async () => {
  const from = await idOf('confirmed', 'maria')
  await asRuth('POST', `/tags/${await idOf('Vet', 'maria')}/merge`, { intoId: await idOf('Veteran', 'tom') })
  const cookie = server.headersOf('maria', 'patient').cookie ?? ''
  const json = await (await fetch(`${server.origin}/my-data.json`, { headers: { cookie } })).json()
  expect(json.tags.map(({ tag }: { tag: string }) => tag)).toEqual(['confirmed', 'Veteran'])
  const page = await (await fetch(`${server.origin}/my-data.html`, { headers: { cookie } })).text()
  expect(page).toContain('Etiquetas que el personal puso en su expediente')
  // A word of staff's own stays as it is, though a status is called so.
  expect(page).toContain('<dd>confirmed</dd>')
  await asRuth('PUT', `/tags/${from}`, { name: 'Sure', seen: { name: 'confirmed' } })
  const log = await db.rows("select verb, fields from audit_log where entity_id = $1 and verb = 'update'", [
    from,
  ])
  expect(log).toEqual([{ verb: 'update', fields: ['name', 'name_key'] }])
  const about = await db.rows("select from audit_log where entity = 'patient_tags' and patient_id = $1", [
    people.maria.recordId,
  ])
  expect(about).toHaveLength(3)
})
