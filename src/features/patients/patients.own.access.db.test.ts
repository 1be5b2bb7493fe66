import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PersonKey } from '../../../sample/people.ts'
import { type Asker, strangersTo } from '../../../test/access/strangers.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { type WholeServer, wholeServer } from '../../../test/whole-server.ts'

const db = withTestDatabase()
let server: WholeServer
let people: InsertedPeople

beforeAll(async () => {
  server = await wholeServer(db)
})
afterAll(() => server.stop())
beforeEach(async () => {
  people = await onlyPeople(db)
})

const save = async (person: Asker, hat: string, body: unknown) => {
  const answer = await fetch(`${server.origin}/api/portal/record`, {
    method: 'PATCH',
    headers: server.headersOf(person, hat),
    body: JSON.stringify(body),
  })
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> }
}
/** The record, without what the database repeats of it for searching and sorting. */
async function recordOf(person: PersonKey): Promise<Record<string, unknown>> {
  const [row] = await db.rows(
    `select to_jsonb(p) - '{search_words,search_sounds,name_order,called_order,former_contacts}'::text[] as record from patients p where id = $1`,
    [people[person].recordId],
  )
  return row?.record
}

describe('a patient', () => {
  it('changes their own record, and only the fields that they sent', async () => {
    const before = await recordOf('maria')
    const { status } = await save('maria', 'patient', {
      preferredName: ' Mari ',
      pronouns: '',
      phone: '555 010 0188',
      seen: {
        preferredName: before.preferred_name ?? '',
        pronouns: before.pronouns ?? '',
        phone: before.phone ?? '',
      },
    })
    expect(status).toBe(200)
    expect(await recordOf('maria')).toEqual({
      ...before,
      preferred_name: 'Mari',
      pronouns: null,
      phone: '555 010 0188',
      updated_at: expect.anything(),
    })
    expect(await db.rows("select metadata from activities where activity_type = 'profile_updated'")).toEqual([
      { metadata: { fields_updated: ['phone', 'preferred_name'] } },
    ])
  })

  it('says their birth date, and keeps their address: that is changed by proving the new one', async () => {
    await save('maria', 'patient', { birthDate: '1984-03-12', email: 'maria.new@example.org' })
    expect(await recordOf('maria')).toMatchObject({
      birth_date: '1984-03-12',
      email: 'maria.santos@example.org',
    })
  })

  it('is called in the header what they are called in their record', async () => {
    await save('maria', 'patient', { name: 'Maria Luz Santos', seen: { name: 'Maria Santos' } })
    expect(
      await db.rows(
        'select u.name, p.full_name, p.email from auth.users u join profiles p on p.id = u.id where u.id = $1',
        [people.maria.userId],
      ),
    ).toEqual([
      { name: 'Maria Luz Santos', full_name: 'Maria Luz Santos', email: 'maria.santos@example.org' },
    ])
  })

  it.each([
    [{ name: 'M' }, 'nameShort'],
    [{ birthDate: '1984-02-31' }, 'birthDateUnreadable'],
    [{ birthDate: '2099-01-01' }, 'birthDateUnreadable'],
    [{ phone: '12' }, 'phoneShort'],
    [{ pronouns: 'x'.repeat(41) }, 'pronounsLong'],
  ])('is told what is wrong with %j', async (values, message) => {
    const before = await recordOf('maria')
    const refused = await save('maria', 'patient', values)
    expect(refused).toMatchObject({
      status: 400,
      json: { fields: [{ field: Object.keys(values)[0], message }] },
    })
    expect(await recordOf('maria')).toEqual(before)
  })
})

it('is nobody else’s to change, whatever hat they put on', async () => {
  const before = await recordOf('maria')
  for (const [person, hat] of [
    ...strangersTo('maria'),
    ['dana', 'staff'] as const,
    ['ruth', 'administrator'] as const,
  ])
    await save(person, hat, { id: people.maria.recordId, pronouns: 'changed' })
  expect(await recordOf('maria')).toEqual(before)
})
