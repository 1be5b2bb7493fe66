import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { strangersTo } from '../../../test/access/strangers.ts'
import { refusals, withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { moveCover } from '../../../test/move-cover.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
const words = 'Maria Santos finished her housing form'
let people: InsertedPeople
let activityId: string

beforeEach(async () => {
  people = await onlyPeople(db)
  activityId = await happen('maria', words)
})

async function happen(person: 'maria' | 'jay' | 'grace' | 'iris', description: string): Promise<string> {
  const { organizationId, recordId } = people[person]
  const [row] = await db.rows<{ id: string }>(
    `insert into activities (organization_id, patient_id, activity_type, description)
      values ($1, $2, 'form_submitted', $3) returning id`,
    [organizationId, recordId, description],
  )
  return row?.id ?? ''
}

it('what happened is shown to the patient, to who cares for them, and to the administrator', async () => {
  expect((await ask('maria', 'patient', 'GET', '/activities')).text).toContain(words)
  for (const [person, hat] of [
    ['dana', 'staff'],
    ['priya', 'staff'],
    ['ruth', 'administrator'],
  ] as const)
    for (const path of ['/activities', `/activities?patientId=${people.maria.recordId}`])
      expect((await ask(person, hat, 'GET', path)).text, `${person} ${path}`).toContain(words)
})

it('nobody else reads it: not by naming the patient, and not by naming the activity', async () => {
  const newer = await happen('grace', 'Grace finished a form')
  for (const [asker, hat] of strangersTo('maria'))
    for (const query of ['', `?patientId=${people.maria.recordId}`, `?before=${newer}`]) {
      const { status, text } = await ask(asker, hat, 'GET', `/activities${query}`)
      expect([200, ...refusals], `${asker} as ${hat}${query}`).toContain(status)
      expect(text, `${asker} as ${hat}${query}`).not.toMatch(/Maria|housing/)
      expect(text, `${asker} as ${hat}${query}`).not.toContain(activityId)
    }
  expect(await db.rows('select from activities where id = $1', [activityId])).toHaveLength(1)
})

it.each([
  ['a cover that runs', '-1 day', '1 day', true],
  ['a cover that is over', '-2 days', '-1 day', false],
  ['a cover to come', '1 day', '2 days', false],
])(
  'the feed of a caseload holds what each record by itself shows: %s',
  async (_, startsAt, endsAt, isSeen) => {
    const [cover] = await db.rows<{ id: string }>(
      `insert into covers (organization_id, case_manager_id, patient_id, colleague_id, reason, ends_at)
      values ($1, $2, $3, $4, 'Away', now() + interval '1 day') returning id`,
      [people.maria.organizationId, people.dana.recordId, people.maria.recordId, people.marcus.recordId],
    )
    await moveCover(db, cover?.id ?? '', { startsAt, endsAt })
    for (const path of ['/activities', `/activities?patientId=${people.maria.recordId}`])
      expect((await ask('marcus', 'staff', 'GET', path)).text.includes(words), path).toBe(isSeen)
  },
)

it('everybody’s list holds their own', async () => {
  await happen('jay', 'own-jay')
  await happen('grace', 'own-grace')
  await happen('iris', 'own-iris')
  const ownOf = async (asker: 'jay' | 'marcus' | 'elena' | 'victor', hat: string) =>
    (await ask(asker, hat, 'GET', '/activities')).body.map(
      (each: { description: string }) => each.description,
    )
  expect(await ownOf('jay', 'patient')).toEqual(['own-jay'])
  expect(await ownOf('marcus', 'staff')).toEqual(['own-grace'])
  expect(await ownOf('elena', 'staff')).toEqual(['own-iris'])
  expect(await ownOf('victor', 'administrator')).toEqual(['own-iris'])
})

it('of one case manager, an administrator reads what happened to their patients, the newest first, page after page', async () => {
  await happen('jay', 'own-jay')
  await happen('grace', 'own-grace')
  const of = async (person: 'dana' | 'marcus', more = '') =>
    (
      await ask('ruth', 'administrator', 'GET', `/activities?caseManagerId=${people[person].recordId}${more}`)
    ).body.map((each: { description: string }) => each.description)
  expect(await of('dana')).toEqual(['own-jay', words])
  expect(await of('marcus')).toEqual(['own-grace'])
  expect(await of('dana', '&limit=1')).toEqual(['own-jay'])
  expect(await of('marcus', `&before=${activityId}`)).toEqual([])
  for (const [asker, hat] of [...strangersTo('maria'), ['jay', 'patient']] as const) {
    const path = `/activities?caseManagerId=${people.dana.recordId}`
    expect((await ask(asker, hat, 'GET', path)).text, `${asker} as ${hat}`).not.toContain(words)
  }
})

it('a patient who moved is seen by the new case manager alone', async () => {
  // The specialist goes with the case manager (decision 8).
  await db.rows('update patients set case_manager_id = $1 where id = $2', [
    people.marcus.recordId,
    people.maria.recordId,
  ])
  expect((await ask('dana', 'staff', 'GET', '/activities')).text).not.toContain(words)
  expect((await ask('priya', 'staff', 'GET', '/activities')).text).not.toContain(words)
  expect((await ask('marcus', 'staff', 'GET', '/activities')).text).toContain(words)
})

it('what the care team did is told as theirs, and what the patient did as the patient’s', async () => {
  const goal = (title: string) => ({ id: randomUUID(), title })
  const ofMaria = `/patients/${people.maria.recordId}/goals`
  expect((await ask('dana', 'staff', 'POST', ofMaria, goal('set by the team'))).status).toBe(201)
  expect((await ask('maria', 'patient', 'POST', '/goals', goal('set by herself'))).status).toBe(201)
  const { body } = await ask('maria', 'patient', 'GET', '/activities')
  const byOf = (title: string) =>
    body.find((each: { description: string }) => each.description.endsWith(title))?.metadata
  expect(byOf('set by the team')).toEqual({ by: 'team' })
  expect(byOf('set by herself')).toEqual({})
})
