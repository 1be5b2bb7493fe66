/**
 * A closed case takes no new work, asked of the whole API: whatever staff may ask for that names a patient is tried here on a
 * closed case and on an open one, or is taken for a reason. A procedure that comes later stands in neither,
 * and the first test says so.
 */
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { day, withCases } from '../../../test/closing-cases.ts'
import { withTestDatabase } from '../../../test/database.ts'
import { featureSamples } from '../../../test/samples/feature-samples.ts'

const db = withTestDatabase()
const { ask, people, close } = withCases(db)
let formId: string

beforeEach(async () => {
  const [form] = await db.rows<{ id: string }>(
    `insert into forms (organization_id, title, form_fields)
       values ($1, 'Housing', '[{"name": "a", "label": "A", "type": "text", "required": false}]') returning id`,
    [people().organizations.riverbend],
  )
  formId = form?.id ?? ''
  await db.rows(
    `with c as (insert into checklist_categories (organization_id, key, name) values ($1, 'home', 'Home') returning organization_id, id)
     insert into checklist_items (organization_id, category_id, title) select organization_id, id, 'A safe place to sleep' from c`,
    [people().organizations.riverbend],
  )
})

type Person = 'maria' | 'jay'
/** What is sent, for a patient; `path` where more than the patient's id has to be filled in. */
interface NewWork {
  body: (patientId: string) => object
  path?: (address: string) => string
  by?: readonly ['dana' | 'priya', 'staff'] | readonly ['ruth', 'administrator']
}

const startsAt = `${day(5)}T10:00:00.000Z`
const newWork: Record<string, NewWork[]> = {
  'POST /appointments/offers': (['dana', 'priya'] as const).map(person => ({
    body: patientId => ({ id: randomUUID(), patientId, startsAt, minutes: 30 }),
    by: [person, 'staff'],
  })),
  'POST /tasks': (['dana', 'priya'] as const).map(person => ({
    body: patientId => ({ id: randomUUID(), patientId, title: 'Bring your ID card' }),
    by: [person, 'staff'],
  })),
  'POST /patients/{patientId}/goals': (['dana', 'priya'] as const).map(person => ({
    body: () => ({ id: randomUUID(), title: 'A place of my own' }),
    by: [person, 'staff'],
  })),
  'PUT /patients/{patientId}/next-step': (['dana', 'priya'] as const).map(person => ({
    body: () => ({ step: 'Call the clinic', dueOn: day(4) }),
    by: [person, 'staff'],
  })),
  'POST /patients/{patientId}/checklist': [
    { body: () => ({}) },
    { body: () => ({}), by: ['ruth', 'administrator'] },
  ],
  'PUT /patients/{patientId}/forms/{formId}/request': [
    { body: () => ({}), path: address => address.replace('{formId}', formId) },
  ],
  'POST /patients/{patientId}/co-workers': [
    { body: () => ({ id: randomUUID(), memberId: people().marcus.recordId, reason: 'Housing' }) },
  ],
  'POST /covers': [
    {
      body: patientId => ({
        id: randomUUID(),
        patientId,
        colleagueId: people().marcus.recordId,
        reason: 'Away',
        endsAt: `${day(6)}T10:00:00.000Z`,
      }),
    },
  ],
}

/** What a closed case still takes, and why; what belongs to another feature stands in its samples. */
const stillTaken: Record<string, string> = {
  ...Object.assign({}, ...featureSamples.map(({ whileClosed }) => whileClosed)),
  'POST /patients/{patientId}/closing': 'Closing itself.',
  'POST /patients/many/closing': 'Closing itself.',
  'POST /patients/{patientId}/reopening': 'The way back.',
}

interface Operation {
  parameters?: unknown
  requestBody?: unknown
}

test('every request of staff that names a patient is tried, or taken for a reason', async () => {
  const { body } = await ask('nobody', 'visitor', 'GET', '/openapi.json')
  const named = Object.entries(body.paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).flatMap(([method, { parameters, requestBody }]) => {
        const takes = JSON.stringify([parameters, requestBody])
        const isAbout = /"patientIds?"/.test(takes) || /^\/patients\/\{id\}/.test(path)
        return method !== 'get' && isAbout ? [`${method.toUpperCase()} ${path}`] : []
      }),
  )
  expect(Object.keys({ ...newWork, ...stillTaken }).sort()).toEqual(named.sort())
})

test.each(Object.keys(newWork))(
  '%s is refused in words for a closed case, and taken for an open one',
  async name => {
    await close('dana', 'staff')
    const [method = '', address = ''] = name.split(' ')
    const tryFor = (
      person: Person,
      { body, path = same => same, by: [asker, hat] = ['dana', 'staff'] }: NewWork,
    ) => {
      const { recordId } = people()[person]
      return ask(asker, hat, method, path(address).replace('{patientId}', recordId), body(recordId))
    }
    for (const work of newWork[name] ?? []) {
      const refused = await tryFor('maria', work)
      expect(refused.status, work.by?.[0]).toBe(403)
      expect(refused.body.title).toContain('This case is closed.')
      expect((await tryFor('jay', work)).status, work.by?.[0]).toBeLessThan(300)
    }
  },
)
