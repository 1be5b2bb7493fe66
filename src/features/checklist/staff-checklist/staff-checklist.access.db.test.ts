import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PersonKey } from '../../../../sample/people.ts'
import { type Asker, strangersTo } from '../../../../test/access/strangers.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'
import { type WholeServer, wholeServer } from '../../../../test/whole-server.ts'
import type { ItemStatus, PatientStatus } from './staff-checklist.contract.ts'

const db = withTestDatabase()
let server: WholeServer
let people: InsertedPeople
/** Three items of Riverbend, in two categories. */
let items: string[]

beforeAll(async () => {
  server = await wholeServer(db)
})
afterAll(() => server.stop())
beforeEach(async () => {
  people = await onlyPeople(db)
  items = []
  for (const [organization, house] of [
    [people.organizations.riverbend, ['Home', 'Life']],
    [people.organizations.harbor, ['Harbor only']],
  ] as const)
    for (const [place, name] of house.entries()) {
      const made = await db.rows<{ id: string }>(
        `with c as (insert into checklist_categories (organization_id, name, order_index) values ($1, $2, $3) returning id)
          insert into checklist_items (organization_id, category_id, title, order_index)
          select $1, c.id, $2 || ' ' || n, n from c, generate_series(1, $4::int) n returning id`,
        [organization, name, place, place === 0 ? 2 : 1],
      )
      if (organization === people.organizations.riverbend) items.push(...made.map(row => row.id))
    }
  await db.rows('delete from outbox')
})

const ask = async <T>(person: Asker, hat: string, method: string, path: string) => {
  const answer = await fetch(`${server.origin}/api${path}`, {
    method,
    headers: server.headersOf(person, hat),
    ...(method === 'GET' ? {} : { body: '{}' }),
  })
  const text = await answer.text()
  return { status: answer.status, text, json: JSON.parse(text) as T }
}
const generate = (person: Asker, hat = 'staff', patient: PersonKey = 'maria') =>
  ask<{ items: number; waiting: number; isPersonalised: boolean; code?: string }>(
    person,
    hat,
    'POST',
    `/patients/${people[patient].recordId}/checklist`,
  )
const rowsOf = (patient: PersonKey = 'maria') =>
  db.rows('select from checklist_progress where patient_id = $1', [people[patient].recordId])
const jobs = () => db.rows("select payload from outbox where job = 'checklist.personalise'")
const trialIsOver = () =>
  db.rows("update organizations set trial_ends_at = now() - interval '1 second' where id = $1", [
    people.organizations.riverbend,
  ])

describe('Generate Checklist', () => {
  it('pressed five times at once makes one checklist, and asks for its recommendations once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => generate('dana')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    for (const { json } of answers) expect(json).toMatchObject({ items: 3, waiting: 3, isPersonalised: true })
    expect(await rowsOf()).toHaveLength(3)
    expect(await jobs()).toEqual([{ payload: { patientId: people.maria.recordId } }])
  })

  it('changes nothing of a checklist that is there', async () => {
    await generate('dana')
    await db.rows(
      'update checklist_progress set is_completed = true, completed_at = now() where checklist_item_id = $1',
      [items[0]],
    )
    await generate('dana')
    expect(await db.rows('select from checklist_progress where is_completed')).toHaveLength(1)
    expect(await jobs()).toHaveLength(1)
  })

  it('is Premium: closed on the day after the trial, and nothing is made', async () => {
    await trialIsOver()
    const refused = await generate('dana')
    expect([refused.status, refused.json.code]).toEqual([402, 'PAYMENT_REQUIRED'])
    expect(await rowsOf()).toEqual([])
    expect((await ask('dana', 'staff', 'GET', '/billing/premium')).json).toMatchObject({
      isOpen: false,
      reason: null,
    })
  })

  it.each([
    [
      'a subscription',
      () =>
        db.rows(
          "insert into subscriptions (organization_id, user_id, provider, subscribed, subscription_end) values ($1, $2, 'test', true, '2999-01-01')",
          [people.organizations.riverbend, people.dana.userId],
        ),
      'subscription',
    ],
    ['a plan', () => db.rows("update organizations set plan = 'growth'"), 'plan'],
    [
      'being an administrator too',
      () =>
        db.rows("insert into user_roles (organization_id, user_id, role) values ($1, $2, 'admin')", [
          people.organizations.riverbend,
          people.dana.userId,
        ]),
      'administrator',
    ],
  ])('opens after the trial with %s', async (_, open, reason) => {
    await trialIsOver()
    await open()
    expect((await ask('dana', 'staff', 'GET', '/billing/premium')).json).toMatchObject({ reason })
    expect((await generate('dana')).status).toBe(200)
    expect(await rowsOf()).toHaveLength(3)
  })

  it('is open to all staff of a copy with billing off', async () => {
    await trialIsOver()
    const own = await wholeServer(db, { isBillingOff: true })
    const answer = await fetch(`${own.origin}/api/patients/${people.maria.recordId}/checklist`, {
      method: 'POST',
      headers: own.headersOf('dana', 'staff'),
      body: '{}',
    })
    await own.stop()
    expect(answer.status).toBe(200)
  })

  it('is for case managers, for their own patients, and for administrators', async () => {
    const others = [...strangersTo('maria'), ['priya', 'staff'], ['maria', 'patient']] as const
    for (const [person, hat, patient] of [
      ...others.map(([person, hat]) => [person, hat, 'maria'] as const),
      ['dana', 'staff', 'grace'] as const,
    ]) {
      const tried = await generate(person, hat, patient)
      expect([401, 403, 404], `${person} as ${hat}`).toContain(tried.status)
    }
    expect(await db.rows('select from checklist_progress')).toEqual([])
    expect((await generate('ruth', 'administrator')).status).toBe(200)
    expect(await rowsOf()).toHaveLength(3)
  })
})

describe('the status of items', () => {
  const status = async (person: Asker, query = '') =>
    (await ask<ItemStatus[]>(person, 'staff', 'GET', `/checklist-status${query}`)).json.map(
      ({ title, completed, total }) => [title, completed, total],
    )
  const patientsOf = async (person: Asker, query = '') =>
    (
      await ask<{ patients: PatientStatus[]; next: string | null }>(
        person,
        'staff',
        'GET',
        `/checklist-status/${items[0]}${query}`,
      )
    ).json

  beforeEach(async () => {
    await generate('dana')
    await generate('marcus', 'staff', 'grace')
    await db.rows(
      'update checklist_progress set is_completed = true, completed_at = now() where checklist_item_id = $1',
      [items[0]],
    )
    await db.rows(
      `insert into remarks (organization_id, patient_id, checklist_item_id, words) values ($1, $2, $3, 'Found one')`,
      [people.organizations.riverbend, people.maria.recordId, items[0]],
    )
  })

  it('counts one’s own active patients alone, with and without a checklist', async () => {
    const active = await db.rows("select from patients where case_manager_id = $1 and status = 'active'", [
      people.dana.recordId,
    ])
    const all = active.length
    expect(await status('dana')).toEqual([
      ['Home 1', 1, all],
      ['Home 2', 0, all],
      ['Life 1', 0, all],
    ])
    expect(await status('priya')).toEqual(await status('dana'))
    expect(await status('dana', `?patientId=${people.maria.recordId}`)).toEqual([
      ['Home 1', 1, 1],
      ['Home 2', 0, 1],
      ['Life 1', 0, 1],
    ])
    expect(await status('elena')).toMatchObject([
      ['Harbor only 1', 0, 1],
      ['Harbor only 2', 0, 1],
    ])
  })

  it('is read by an administrator for one case manager’s patients, and names nobody else', async () => {
    const of = `?caseManagerId=${people.dana.recordId}`
    const read = async (path: string) => (await ask('ruth', 'administrator', 'GET', path)).json
    expect(await read(`/checklist-status${of}`)).toEqual(
      (await ask('dana', 'staff', 'GET', '/checklist-status')).json,
    )
    expect(await read(`/checklist-status/${items[0]}${of}`)).toEqual(await patientsOf('dana'))
    const names = (await read(`/caseload/names${of}`)) as { id: string }[]
    expect(names.map(({ id }) => id)).toEqual(
      ((await ask('dana', 'staff', 'GET', '/caseload/names')).json as { id: string }[]).map(({ id }) => id),
    )
    expect((await read(`/caseload/names?caseManagerId=${people.elena.recordId}`)) as unknown).toEqual([])
    for (const [person, hat] of strangersTo('maria'))
      for (const path of [`/caseload/names${of}`, `/checklist-status/${items[0]}${of}`])
        expect((await ask(person, hat, 'GET', path)).text).not.toContain(people.maria.recordId)
  })

  it('tells each patient’s own, by name, page by page', async () => {
    const { patients } = await patientsOf('dana')
    expect(patients.map(each => each.patientName)).toEqual(
      [...patients.map(each => each.patientName)].sort((a, b) => (a < b ? -1 : 1)),
    )
    const maria = patients.find(({ patientId }) => patientId === people.maria.recordId)
    expect(maria).toMatchObject({ isCompleted: true, notes: 'Found one', completedAt: expect.any(String) })
    const seen: string[] = []
    let after = ''
    do {
      const page = await patientsOf('dana', `?limit=2${after && `&after=${encodeURIComponent(after)}`}`)
      seen.push(...page.patients.map(({ patientId }) => patientId))
      after = page.next ?? ''
    } while (after)
    expect(seen).toEqual(patients.map(({ patientId }) => patientId))
    const done = await patientsOf('dana', '?state=completed')
    expect(done.patients.map(({ patientId }) => patientId)).toEqual([people.maria.recordId])
    const open = await patientsOf('dana', '?state=incomplete')
    expect(open.patients).toHaveLength(patients.length - 1)
  })

  it('says nothing of anybody else’s patients', async () => {
    for (const [person, hat] of strangersTo('maria')) {
      const { text } = await ask(person, hat, 'GET', `/checklist-status/${items[0]}`)
      expect(text).not.toContain(people.maria.recordId)
    }
  })
})
