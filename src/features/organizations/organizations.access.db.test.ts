import { beforeEach, expect, it } from 'vitest'
import { organizations } from '../../../sample/people.ts'
import { notAdministrators } from '../../../test/access/strangers.ts'
import { refusals, withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople
/** The log is never emptied: what a test did stands after this. */
let logEnd: string

beforeEach(async () => {
  people = await onlyPeople(db)
  const [log] = await db.rows<{ id: string }>('select coalesce(max(id), 0) as id from audit_log')
  logEnd = log?.id ?? '0'
})

const state = () =>
  db.rows(
    `select name, requires_second_factor, engines, engines_for_patients as patients,
      engines_for_case_managers as case_managers, engines_for_administrators as administrators
      from organizations order by name`,
  )
const noLimits = { patients: 'models', case_managers: 'models', administrators: 'models' }
const asMade = { requires_second_factor: false, engines: 'guide', ...noLimits }
const asInserted = [
  { name: organizations.harbor.name, ...asMade },
  { name: organizations.riverbend.name, ...asMade },
]
/** What may write for the team; for every role the same limit. */
function choice(engines: string, limit = 'models') {
  return { engines, patients: limit, caseManagers: limit, administrators: limit }
}
const changes = [
  ['/organization/name', { name: 'Taken over' }],
  ['/organization/settings', { name: 'Taken over', slug: 'taken-over', timeZone: 'Europe/Paris' }],
  ['/organization/second-factor', { isRequired: true }],
  ['/organization/engines', choice('none', 'none')],
] as const

it('an administrator sees and renames their own organization', async () => {
  expect((await ask('ruth', 'administrator', 'GET', '/organization')).body).toMatchObject({
    name: organizations.riverbend.name,
    slug: organizations.riverbend.slug,
  })
  const seen = { name: organizations.riverbend.name }
  const renamed = await ask('ruth', 'administrator', 'PUT', '/organization/name', { name: 'Riverbend', seen })
  expect(renamed.body).toEqual({ name: 'Riverbend' })
  expect(await state()).toEqual([asInserted[0], { name: 'Riverbend', ...asMade }])
})

it('a name that another administrator gave meanwhile is not written over: whoever comes second is told of it', async () => {
  const rename = (name: string, seen: string) =>
    ask('ruth', 'administrator', 'PUT', '/organization/name', { name, seen: { name: seen } })
  await rename('River House', organizations.riverbend.name)
  const second = await rename('Riverside', organizations.riverbend.name)
  expect(second.status).toBe(409)
  expect(second.body).toMatchObject({ stored: { name: 'River House' } })
  expect((await state())[1]).toMatchObject({ name: 'River House' })
  expect((await rename('Riverside', 'River House')).body).toEqual({ name: 'Riverside' })
})

it('an administrator says name, address and time zone, which is recorded; an address that is taken is refused', async () => {
  const settings = { name: 'Riverbend', slug: 'river-bend', timeZone: 'America/Denver' }
  const { name, slug } = organizations.riverbend
  const begun = { name, slug, timeZone: 'America/New_York' }
  const save = (wanted: object, seen: object) =>
    ask('ruth', 'administrator', 'PUT', '/organization/settings', { ...wanted, seen })
  expect((await save(settings, begun)).body).toMatchObject(settings)
  const { body } = await ask('ruth', 'administrator', 'GET', '/organization')
  expect(body).toMatchObject({ ...settings, plan: 'trial', defaultCaseManagerId: people.dana.recordId })
  expect(body.seatsTaken).toBeGreaterThan(2)
  for (const wrong of [
    { slug: 'River--bend' },
    { slug: '' },
    { slug: 'x'.repeat(61) },
    { timeZone: 'Moon/Base' },
  ]) {
    const { status } = await save({ ...settings, ...wrong }, settings)
    expect(status, JSON.stringify(wrong)).toBe(400)
  }
  const taken = { ...settings, name: 'Other', slug: organizations.harbor.slug }
  expect((await save(taken, settings)).status).toBe(409)
  expect((await state())[1]).toMatchObject({ name: 'Riverbend' })
  const log = await db.rows("select verb, fields from audit_log where entity = 'organizations' and id > $1", [
    logEnd,
  ])
  expect(log).toEqual([{ verb: 'update', fields: ['name', 'slug', 'time_zone'] }])
})

it('an administrator says what may write for the team, and it is recorded', async () => {
  for (const engineChoice of [
    choice('models'),
    { ...choice('none'), caseManagers: 'guide' },
    choice('guide'),
  ]) {
    const { body } = await ask('ruth', 'administrator', 'PUT', '/organization/engines', engineChoice)
    expect(body).toEqual(engineChoice)
    expect((await ask('ruth', 'administrator', 'GET', '/organization')).body).toMatchObject({
      engineChoice,
      serverEngines: 'models',
    })
    const { engines, caseManagers: case_managers } = engineChoice
    expect((await state())[1]).toMatchObject({ engines, case_managers })
  }
  expect(await state()).toEqual(asInserted)
  const [log] = await db.rows<{ changes: string }>(
    "select count(*) as changes from audit_log where entity = 'organizations' and 'engines' = any (fields) and id > $1",
    [logEnd],
  )
  expect(Number(log?.changes)).toBe(3)
  expect((await ask('ruth', 'administrator', 'PUT', '/organization/engines', choice('all'))).status).toBe(400)
})

it('nobody else sees its figures or changes it', async () => {
  for (const [asker, hat] of notAdministrators) {
    const seen = await ask(asker, hat, 'GET', '/organization')
    expect(refusals, `${asker} as ${hat}: ${seen.text}`).toContain(seen.status)
    for (const [path, body] of changes) {
      const { status, text } = await ask(asker, hat, 'PUT', path, body)
      expect(refusals, `${asker} as ${hat}: ${text}`).toContain(status)
    }
  }
  expect(await state()).toEqual(asInserted)
})

it('another organization’s administrator meets only their own, even when they choose this one', async () => {
  const chosen = `handrail_organization=${people.organizations.riverbend}`
  expect((await ask('victor', 'administrator', 'GET', '/organization')).body.name).toBe(
    organizations.harbor.name,
  )
  const seen = await ask('victor', 'administrator', 'GET', '/organization', undefined, chosen)
  expect(seen.text).not.toContain(organizations.riverbend.name)
  for (const [path, body] of changes) {
    const { status } = await ask('victor', 'administrator', 'PUT', path, body, chosen)
    expect(refusals, path).toContain(status)
  }
  const switched = await ask('victor', 'visitor', 'POST', '/session/organization', {
    organizationId: people.organizations.riverbend,
  })
  expect(switched.status).toBe(404)
  expect(await state()).toEqual(asInserted)
})

it('who is no longer an administrator loses it at once', async () => {
  expect((await ask('ruth', 'administrator', 'GET', '/organization')).status).toBe(200)
  // The last administrator stays, so another one comes first.
  await db.rows("insert into user_roles (organization_id, user_id, role) values ($1, $2, 'admin')", [
    people.organizations.riverbend,
    people.robin.userId,
  ])
  await db.rows('delete from user_roles where user_id = $1', [people.ruth.userId])
  expect(refusals).toContain((await ask('ruth', 'administrator', 'GET', '/organization')).status)
  for (const [path, body] of changes)
    expect(refusals).toContain((await ask('ruth', 'administrator', 'PUT', path, body)).status)
  expect(await state()).toEqual(asInserted)
})
