/** A list of patients narrowed to who somebody is to whom, and sorted as people sort names. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { namedPeople } from '../../../../sample/people.ts'
import { withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'
import { rename, searchesThrough } from '../../../../test/searching.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
const { atDesk, inAdministration } = searchesThrough(ask)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

describe('a list is narrowed', () => {
  it('at the desk to active and inactive cases, and by why one sees the patient', async () => {
    const { riverbend } = people.organizations
    await db.rows(
      `insert into covers (organization_id, case_manager_id, patient_id, colleague_id, reason, ends_at)
        values ($1, $2, $3, $4, 'Away', now() + interval '1 day')`,
      [riverbend, people.dana.recordId, people.maria.recordId, people.marcus.recordId],
    )
    const added = await ask('dana', 'staff', 'POST', `/patients/${people.tom.recordId}/co-workers`, {
      id: randomUUID(),
      memberId: people.marcus.recordId,
      reason: 'Speaks German',
    })
    expect(added.status).toBe(201)
    const { maria, tom, grace, henry, walter } = namedPeople
    const shown = async (question: string) => (await atDesk('marcus', '', `&sort=name${question}`)).toSorted()
    expect(await shown('&whose=own')).toEqual([grace.name, henry.name, walter.name])
    expect(await shown('&whose=co-worker')).toEqual([tom.name])
    expect(await shown('&whose=covered')).toEqual([maria.name])
    expect(await shown('')).toHaveLength(5)
    expect(await shown('&whose=own&status=active')).toEqual([grace.name, henry.name])
    expect(await shown('&status=inactive')).toEqual([walter.name])
    expect(await atDesk('marcus', 'nguyen', '&status=active')).toEqual([])
    expect(await atDesk('priya', '', '&whose=own')).toHaveLength(5)
  })

  it('in administration to closed cases and to those who have no case manager, searched or not', async () => {
    const { sam, walter } = namedPeople
    expect(await inAdministration('', '&whose=unassigned')).toEqual([sam.name])
    expect(await inAdministration('', '&status=inactive')).toEqual([walter.name])
    expect(await inAdministration('', '&whose=unassigned&status=inactive')).toEqual([])
    expect(await inAdministration('ortiz', '&whose=unassigned')).toEqual([sam.name])
    expect(await inAdministration('ortis', '&whose=unassigned')).toEqual([sam.name])
    expect(await inAdministration('maria', '&whose=unassigned')).toEqual([])
  })
})

it('lists and fields for a person sort as people do', async () => {
  await rename(db, people.maria.recordId, 'Zoe Adler')
  await rename(db, people.jay.recordId, 'ángela Ruiz')
  await rename(db, people.tom.recordId, 'Álvaro Paz')
  await rename(db, people.aisha.recordId, 'Robert Kay', { preferredName: 'Bea' })
  await rename(db, people.nora.recordId, 'Ñusta Inga')
  const called = ['Álvaro Paz', 'ángela Ruiz', 'Robert Kay', 'Ñusta Inga', 'Zoe Adler']
  expect(await atDesk('dana', '', '&sort=name')).toEqual(called)
  const { body } = await ask('dana', 'staff', 'GET', '/caseload/names')
  expect(body.map(({ fullName }: { fullName: string }) => fullName)).toEqual(called)
  const names = await inAdministration('', '&sort=name')
  expect(names.filter(name => called.includes(name))).toEqual([
    'Álvaro Paz',
    'ángela Ruiz',
    'Ñusta Inga',
    'Robert Kay',
    'Zoe Adler',
  ])
  await db.rows("update case_managers set name = 'Ábel Oyelaran' where id = $1", [people.marcus.recordId])
  const staff = await ask('ruth', 'administrator', 'GET', '/staff/names')
  expect(staff.body.caseManagers.map(({ name }: { name: string }) => name)).toEqual([
    'Ábel Oyelaran',
    namedPeople.dana.name,
  ])
  const listed = await ask('ruth', 'administrator', 'GET', '/case-managers?limit=1')
  expect(listed.body.caseManagers).toMatchObject([{ name: 'Ábel Oyelaran' }])
  const after = encodeURIComponent(listed.body.next)
  const rest = await ask('ruth', 'administrator', 'GET', `/case-managers?limit=1&after=${after}`)
  expect(rest.body).toMatchObject({ caseManagers: [{ name: namedPeople.dana.name }], next: null })
  const colleagues = await ask('ruth', 'administrator', 'GET', '/care-team/colleagues')
  expect(colleagues.body[0].name).toBe('Ábel Oyelaran')
})
