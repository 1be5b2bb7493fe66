/** Facts that tell people apart: who changes them, what is kept of former ones, and that nothing is written over unseen. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { isCaseNumber } from '#lib/case-number.ts'
import type { PersonKey } from '../../../../sample/people.ts'
import { withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

/** Changes facts, having seen what stands there, or what is told. */
async function change(by: PersonKey, hat: string, about: PersonKey, changes: object, seen?: object) {
  const path = `/patients/${people[about].recordId}`
  const { body } = seen ? { body: seen } : await ask('ruth', 'administrator', 'GET', path)
  const known = Object.keys(facts).map(fact => [fact, body[fact] ?? ''])
  return ask(by, hat, 'PATCH', `${path}/facts`, { changes, seen: Object.fromEntries(known) })
}
const record = async (person: PersonKey) =>
  (await db.rows('select * from patients where id = $1', [people[person].recordId]))[0]
const opened = async (person: PersonKey) =>
  (await ask('dana', 'staff', 'GET', `/patients/${people[person].recordId}`)).body

const facts = {
  name: 'Tomas Becker',
  givenName: 'Tomas',
  familyName: 'Becker',
  preferredName: 'Tom',
  pronouns: 'he/him',
  birthDate: '1971-11-02',
  language: 'es',
  interpreterLanguage: 'Spanish',
  phone: '555 010 7788',
  email: 'tom.becker@example.org',
}

describe('the facts of a record', () => {
  it.each([
    ['dana', 'staff'],
    ['ruth', 'administrator'],
  ] as const)('are kept by %s', async (by, hat) => {
    expect(await change(by, hat, 'tom', facts)).toMatchObject({ status: 200 })
    expect(await opened('tom')).toMatchObject({ ...facts, mayKeep: true })
  })

  it('are not known any more where a field is emptied', async () => {
    await change('dana', 'staff', 'tom', facts)
    await change('dana', 'staff', 'tom', { birthDate: '', pronouns: '' })
    expect(await record('tom')).toMatchObject({ birth_date: null, pronouns: null, given_name: 'Tomas' })
  })

  it('are read and not changed by a specialist, by who covers, and by everybody else', async () => {
    const before = await record('tom')
    const cover = {
      id: randomUUID(),
      colleagueId: people.marcus.recordId,
      patientId: people.tom.recordId,
      reason: 'Away',
      endsAt: new Date(Date.now() + 86_400_000).toISOString(),
    }
    expect((await ask('dana', 'staff', 'POST', '/covers', cover)).status).toBe(201)
    expect((await ask('marcus', 'staff', 'GET', `/patients/${people.tom.recordId}`)).body.mayKeep).toBe(false)
    for (const [by, hat] of [
      ['priya', 'staff'],
      ['marcus', 'staff'],
      ['victor', 'administrator'],
      ['maria', 'patient'],
    ] as const)
      expect([403, 404], by).toContain((await change(by, hat, 'tom', { phone: '1' })).status)
    expect(await record('tom')).toEqual(before)
  })

  it.each([
    [{ name: ' ' }, 'nameMissing'],
    [{ birthDate: '1879-01-01' }, 'birthDateUnreadable'],
    [{ birthDate: '31.12.1999' }, 'birthDateUnreadable'],
    [{ email: 'nowhere' }, 'emailInvalid'],
  ])('say what is wrong with %j', async (changes, message) => {
    const answer = await change('dana', 'staff', 'tom', changes)
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toEqual([expect.objectContaining({ message })])
  })
})

describe('what somebody else changed meanwhile', () => {
  it('is shown before it is written over, and nothing is written until then', async () => {
    await change('dana', 'staff', 'tom', { phone: '555 010 0001', pronouns: 'he' })
    const seen = { phone: (await opened('tom')).phone }
    await change('ruth', 'administrator', 'tom', { phone: '555 010 0002' })
    const late = await change('dana', 'staff', 'tom', { phone: '555 010 0003', pronouns: 'they' }, seen)
    expect(late.body.stored).toEqual({ phone: '555 010 0002', pronouns: 'he' })
    expect(await record('tom')).toMatchObject({ phone: '555 010 0002', pronouns: 'he' })
    await change('dana', 'staff', 'tom', { phone: '555 010 0003', pronouns: 'they' }, late.body.stored)
    expect(await record('tom')).toMatchObject({ phone: '555 010 0003', pronouns: 'they' })
  })

  it('is shown to an administrator too', async () => {
    const { name, phone } = (await opened('tom')) as Record<string, string>
    await change('dana', 'staff', 'tom', { phone: '555 010 0002' }, { phone: phone ?? '' })
    const late = await change(
      'ruth',
      'administrator',
      'tom',
      { name: 'Thomas', phone: '' },
      { name: name ?? '', phone: phone ?? '' },
    )
    expect(late.body.stored).toEqual({ phone: '555 010 0002' })
    expect(await record('tom')).toMatchObject({ name, phone: '555 010 0002' })
  })

  it('is no matter where it is the same, so that sending again is harmless', async () => {
    const { phone } = (await record('tom')) as { phone: string | null }
    for (let time = 0; time < 2; time++) {
      const sent = await change('dana', 'staff', 'tom', { phone: '555 010 0009' }, { phone: phone ?? '' })
      expect(sent.status).toBe(200)
    }
  })
})

describe('an address', () => {
  it('of somebody with an account is not for staff to set', async () => {
    const before = await record('maria')
    for (const [by, hat] of [
      ['dana', 'staff'],
      ['ruth', 'administrator'],
    ] as const) {
      const answer = await change(by, hat, 'maria', { email: 'mine@example.net' })
      expect(answer).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'email', message: 'emailOfAccount' }] },
      })
    }
    expect(await record('maria')).toEqual(before)
  })

  it('of somebody without one is, and the former ones stay with their last day', async () => {
    const { email: former } = (await record('nora')) as { email: string }
    await change('dana', 'staff', 'nora', { email: 'nora@example.net' })
    await change('dana', 'staff', 'nora', { email: former })
    await change('dana', 'staff', 'nora', { email: 'n@example.net' })
    const values = (await opened('nora')).formerContacts.map(({ value }: { value: string }) => value)
    expect(values).toEqual([former, 'nora@example.net'])
  })
})

it('every record has a case number of its own', async () => {
  const rows = await db.rows<{ case_number: string }>('select case_number from patients')
  expect(rows.every(row => isCaseNumber(row.case_number))).toBe(true)
  expect(new Set(rows.map(row => row.case_number)).size).toBe(rows.length)
  const [first] = rows
  await db.rows("insert into patients (organization_id, name, case_number) values ($1, 'Double', $2)", [
    people.organizations.riverbend,
    first?.case_number,
  ])
  const again = await db.rows('select from patients where case_number = $1', [first?.case_number])
  expect(again).toHaveLength(1)
})
