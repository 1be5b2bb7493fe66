import { beforeEach, describe, expect, test } from 'vitest'
import { namedPeople, type PersonKey, telltale } from '../../../sample/people.ts'
import { type Asker, strangersTo } from '../../../test/access/strangers.ts'
import { withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { moveCover } from '../../../test/move-cover.ts'
import { insertNextStep } from '../../../test/next-steps.ts'
import { sqlFor } from '../../platform/database/database.server.ts'
import { recommendationByKey, reviewPlanKey } from '../assistant/assistant.rules.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

const namesIn = (answer: { body: { patients: { name: string }[] } }) =>
  answer.body.patients.map(patient => patient.name).sort()

describe('opening the desk', () => {
  test.each([
    ['dana', 'case_manager'],
    ['priya', 'specialist'],
    ['leo', null],
    ['maria', null],
    ['robin', null],
  ] as const)('%s: %s', async (person, opened) => {
    expect((await ask(person, 'visitor', 'POST', '/case-manager/open')).body).toEqual({ opened })
  })

  test('an administrator gets a record of their own once', async () => {
    expect((await ask('ruth', 'visitor', 'POST', '/case-manager/open')).body).toEqual({ opened: 'created' })
    expect((await ask('ruth', 'visitor', 'POST', '/case-manager/open')).body).toEqual({
      opened: 'case_manager',
    })
    const made = await db.rows('select name, is_default from case_managers where user_id = $1', [
      people.ruth.userId,
    ])
    expect(made).toEqual([{ name: namedPeople.ruth.name, is_default: false }])
    expect(await db.rows('select from invitations')).toHaveLength(0)
  })

  test('nobody is sent to sign in', async () => {
    expect((await ask('nobody', 'visitor', 'POST', '/case-manager/open')).status).toBe(401)
  })

  test('a record that waits for somebody is theirs when they accept the invitation, never by itself', async () => {
    await db.rows('update case_managers set user_id = null where id = $1', [people.dana.recordId])
    expect((await ask('dana', 'visitor', 'POST', '/case-manager/open')).body).toEqual({ opened: null })
    expect(await db.rows('select user_id from case_managers where id = $1', [people.dana.recordId])).toEqual([
      { user_id: null },
    ])
  })

  test('an administrator takes the record that waits in their own organization with their proven address', async () => {
    const [waiting] = await db.rows<{ id: string }>(
      "insert into case_managers (organization_id, name, email) values ($1, 'Ruth', $2) returning id",
      [people.organizations.riverbend, namedPeople.ruth.email.toUpperCase()],
    )
    await db.rows('update auth.users set email_verified = false where id = $1', [people.ruth.userId])
    expect((await ask('ruth', 'visitor', 'POST', '/case-manager/open')).body).toEqual({ opened: null })
    await db.rows('update auth.users set email_verified = true where id = $1', [people.ruth.userId])
    expect((await ask('ruth', 'visitor', 'POST', '/case-manager/open')).body).toEqual({
      opened: 'case_manager',
    })
    expect(await db.rows('select id from case_managers where user_id = $1', [people.ruth.userId])).toEqual([
      { id: waiting?.id },
    ])
  })
})

describe('the caseload', () => {
  test('holds the own patients and nobody else', async () => {
    expect(namesIn(await ask('marcus', 'staff', 'GET', '/caseload/patients'))).toEqual(
      [namedPeople.grace.name, namedPeople.henry.name, namedPeople.walter.name].sort(),
    )
    expect(namesIn(await ask('elena', 'staff', 'GET', '/caseload/patients'))).toEqual([namedPeople.iris.name])
  })

  test('of a specialist holds the patients of the managers they work with', async () => {
    expect(namesIn(await ask('priya', 'staff', 'GET', '/caseload/patients'))).toEqual(
      namesIn(await ask('dana', 'staff', 'GET', '/caseload/patients')),
    )
  })

  test.each([
    ['leo', 'staff'],
    ['maria', 'staff'],
    ['maria', 'patient'],
    ['robin', 'staff'],
  ] as const)('is closed to %s as %s, or shows them what is theirs alone', async (person, hat) => {
    const answer = await ask(person, hat, 'GET', '/caseload/patients')
    if (answer.status === 200) expect(namesIn(answer)).toEqual([namedPeople[person].name])
    else expect(answer.status).toBe(403)
    expect((await ask(person, hat, 'GET', '/caseload/overview')).status).toBe(403)
  })

  test.each([
    ['a cover that runs', '-1 day', '1 day', 1],
    ['a cover that is over', '-2 days', '-1 day', 0],
    ['a cover to come', '1 day', '2 days', 0],
  ])('shows no row that row security would not: %s', async (_, startsAt, endsAt, covered) => {
    const [cover] = await db.rows<{ id: string }>(
      `insert into covers (organization_id, case_manager_id, patient_id, colleague_id, reason, ends_at)
        values ($1, $2, $3, $4, 'Away', now() + interval '1 day') returning id`,
      [people.organizations.riverbend, people.dana.recordId, people.maria.recordId, people.marcus.recordId],
    )
    await moveCover(db, cover?.id ?? '', { startsAt, endsAt })
    const seen = (person: PersonKey, relation: 'caseloadPatients' | 'patients') =>
      db.as(person, 'staff').all(sqlFor.selectFrom(relation).select('id').orderBy('id'))
    for (const person of ['dana', 'marcus', 'priya', 'elena'] as const)
      expect(await seen(person, 'caseloadPatients')).toEqual(await seen(person, 'patients'))
    expect(await seen('marcus', 'caseloadPatients')).toHaveLength(3 + covered)
    expect((await ask('ruth', 'administrator', 'GET', '/caseload/patients')).status).toBe(403)
  })

  test.each(['newest', 'name', 'attention', 'completion'])(
    'pages by %s without losing anybody',
    async sort => {
      const whole = await ask('dana', 'staff', 'GET', `/caseload/patients?sort=${sort}`)
      const seen: string[] = []
      let after = ''
      for (let page = 0; page < 10; page += 1) {
        const { body } = await ask('dana', 'staff', 'GET', `/caseload/patients?sort=${sort}&limit=2${after}`)
        seen.push(...body.patients.map((patient: { id: string }) => patient.id))
        if (!body.next) break
        after = `&after=${encodeURIComponent(body.next)}`
      }
      expect(seen).toEqual(whole.body.patients.map((patient: { id: string }) => patient.id))
      expect(seen).toHaveLength(5)
    },
  )

  test('is searched by the name that a person goes by, with no wildcards', async () => {
    expect(namesIn(await ask('dana', 'staff', 'GET', '/caseload/patients?search=jAy'))).toEqual([
      namedPeople.jay.name,
    ])
    expect(namesIn(await ask('dana', 'staff', 'GET', '/caseload/patients?search=%25'))).toEqual([])
  })

  test('is asked for some of its patients by id, and names nobody else', async () => {
    const all = ['maria', 'jay', 'grace', 'iris'] as const
    const ids = all.map((person, place) => `ids[${place}]=${people[person].recordId}`).join('&')
    const namesFor = async (person: PersonKey) =>
      namesIn(await ask(person, 'staff', 'GET', `/caseload/patients?${ids}`))
    expect(await namesFor('dana')).toEqual([namedPeople.jay.name, namedPeople.maria.name].sort())
    expect(await namesFor('marcus')).toEqual([namedPeople.grace.name])
    expect((await ask('dana', 'staff', 'GET', '/caseload/patients?ids[0]=somebody')).status).toBe(400)
  })

  test('shows first who is longest past their next step, then who has none', async () => {
    const step = (person: 'maria' | 'jay' | 'aisha' | 'tom', dueOn: string) =>
      insertNextStep(db, people, person, dueOn)
    await step('maria', '2999-01-01')
    await step('jay', '2020-02-01')
    await step('aisha', '2020-01-01')
    const { body } = await ask('dana', 'staff', 'GET', '/caseload/patients?only=attention&sort=attention')
    const names = body.patients.map((patient: { name: string }) => patient.name)
    expect(names.slice(0, 2)).toEqual([namedPeople.aisha.name, namedPeople.jay.name])
    expect(names.slice(2).sort()).toEqual([namedPeople.nora.name, namedPeople.tom.name].sort())
    expect((await ask('dana', 'staff', 'GET', '/caseload/overview')).body).toMatchObject({
      hat: 'case_manager',
      name: namedPeople.dana.name,
      totalPatients: 5,
      activePatients: 5,
      needingAttention: 4,
    })
  })
})

describe('a next step', () => {
  const step = { step: 'Call about housing', dueOn: '2999-12-01' }

  test('is set and changed by the case manager', async () => {
    const path = `/patients/${people.maria.recordId}/next-step`
    expect((await ask('dana', 'staff', 'PUT', path, step)).status).toBe(200)
    const changed = await ask('dana', 'staff', 'PUT', path, { ...step, step: 'Visit', seen: step })
    expect(changed.body).toMatchObject({ step: 'Visit', dueOn: '2999-12-01' })
    expect(await db.rows('select step, set_by from next_steps')).toEqual([
      { step: 'Visit', set_by: people.dana.userId },
    ])
  })

  test('is taken back, however often that is asked', async () => {
    const path = `/patients/${people.maria.recordId}/next-step`
    await ask('dana', 'staff', 'PUT', path, step)
    for (let time = 0; time < 2; time++)
      expect((await ask('dana', 'staff', 'DELETE', path, step)).body).toEqual({
        patientId: people.maria.recordId,
      })
    expect(await db.rows('select from next_steps')).toHaveLength(0)
  })

  test('is not taken back once it says something else', async () => {
    const path = `/patients/${people.maria.recordId}/next-step`
    await ask('dana', 'staff', 'PUT', path, step)
    await ask('ruth', 'administrator', 'PUT', path, { ...step, step: 'Visit', seen: step })
    expect((await ask('dana', 'staff', 'DELETE', path, step)).status).toBe(200)
    expect(await db.rows('select step from next_steps')).toEqual([{ step: 'Visit' }])
  })

  test.each(['marcus', 'elena', 'leo', 'maria'] as const)(
    'is not for %s to set or to take back',
    async person => {
      const path = `/patients/${people.maria.recordId}/next-step`
      const answer = await ask(person, 'staff', 'PUT', path, step)
      expect([403, 404]).toContain(answer.status)
      expect(await db.rows('select from next_steps')).toHaveLength(0)
      await ask('dana', 'staff', 'PUT', path, step)
      expect([403, 404]).toContain((await ask(person, 'staff', 'DELETE', path, step)).status)
      expect(await db.rows('select step from next_steps')).toEqual([{ step: step.step }])
    },
  )
})

test('a specialist sets the next step of those assigned to them, and of nobody else', async () => {
  const path = (person: 'maria' | 'grace') => `/patients/${people[person].recordId}/next-step`
  const step = { step: 'Call the clinic', dueOn: '2999-12-01' }
  expect((await ask('priya', 'staff', 'PUT', path('maria'), step)).status).toBe(200)
  expect((await ask('priya', 'staff', 'PUT', path('grace'), step)).status).toBe(403)
  expect((await ask('priya', 'staff', 'DELETE', path('maria'), step)).status).toBe(200)
})

describe('what comes next for the patient who asks', () => {
  const own = async (person: Asker, hat: string, language = 'en') =>
    ask(person, hat, 'GET', `/next-step?language=${language}`)
  const stepOf = (patientId: string, step: string, libraryKey: string | null) =>
    db.rows(
      `insert into next_steps (organization_id, patient_id, step, due_on, library_key)
        select organization_id, id, $2, '2026-12-01', $3 from patients where id = $1`,
      [patientId, step, libraryKey],
    )

  test('is their own, and nothing before somebody said it', async () => {
    expect((await own('maria', 'patient')).body).toEqual({ nextStep: null })
    await stepOf(people.jay.recordId, 'Of Jay', null)
    await stepOf(people.maria.recordId, 'Llamar a la clínica', null)
    expect((await own('maria', 'patient')).body).toEqual({
      nextStep: { step: 'Llamar a la clínica', dueOn: '2026-12-01' },
    })
  })

  test('of the library is read in the language of the reader (decision 55)', async () => {
    await stepOf(people.maria.recordId, 'As it was drawn', reviewPlanKey)
    for (const language of ['en', 'es'] as const) {
      const step = recommendationByKey(reviewPlanKey, { title: '' }, language)
      expect(step).toBeTruthy()
      expect((await own('maria', 'patient', language)).body).toMatchObject({ nextStep: { step } })
    }
  })

  test.each([...strangersTo('maria'), ['dana', 'staff'] as const, ['ruth', 'administrator'] as const])(
    'tells %s as %s nothing of another',
    async (person, hat) => {
      await stepOf(people.maria.recordId, telltale, null)
      const answer = await own(person, hat)
      if (answer.status === 200) expect(answer.body).toEqual({ nextStep: null })
      else expect([401, 403, 404]).toContain(answer.status)
      expect(JSON.stringify(answer.body)).not.toContain(telltale)
    },
  )
})

test('nothing of the other organization shows at Riverbend', async () => {
  await db.rows('update patients set name = $1 where id = $2', [telltale, people.iris.recordId])
  for (const path of ['/caseload/patients', '/caseload/overview', '/caseload/files', '/safety/alerts'])
    expect(JSON.stringify((await ask('dana', 'staff', 'GET', path)).body)).not.toContain(telltale)
})
