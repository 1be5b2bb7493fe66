/** Who could open a record on past days: what began and ended, the zone of the record, administrators, and what is not known. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { namedPeople, type PersonKey } from '../../../../sample/people.ts'
import { withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'
import type { TeamOnDay } from '../care-team.contract.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

/** Denver, in winter: its days begin at seven in the morning of UTC. */
const zone = 'America/Denver'
/** Care teams have been kept here since noon of that day, and Maria came a year before. */
const kept = '2025-11-20T19:00:00Z'
const early = '2024-11-20T19:00:00Z'

beforeEach(async () => {
  people = await onlyPeople(db)
  const here = [people.organizations.riverbend]
  await db.rows(`update organizations set care_team_since = '${kept}' where id = $1`, here)
  await db.rows(`update administrator_periods set starts_at = '${kept}' where organization_id = $1`, here)
  await db.rows(
    `update patients set created_at = '${early}', time_zone = '${zone}' where organization_id = $1`,
    here,
  )
  await db.rows(
    `update care_team set starts_at = '${kept}', patient_since = '${early}' where organization_id = $1`,
    here,
  )
})

const id = (person: PersonKey) => people[person].recordId
const why = 'Speaks Spanish'

/** Marcus was Maria's co-worker from one moment until another. */
const wasCoWorker = (startsAt: string, endedAt: string) =>
  db.rows(
    `insert into care_team (organization_id, patient_id, member_id, member_kind, role, reason, starts_at, ended_at, patient_since)
      values ($1, $2, $3, 'case_manager', 'co_worker', $4, $5, $6, '${early}')`,
    [people.organizations.riverbend, id('maria'), id('marcus'), why, startsAt, endedAt],
  )
const onDay = async (day: string) => {
  const { status, body } = await ask('maria', 'patient', 'GET', `/portal/care-team/on-day?day=${day}`)
  expect(status).toBe(200)
  return body as TeamOnDay
}
const namesOn = async (day: string) => (await onDay(day)).people.map(({ name }) => name)
const always = ['dana', 'priya', 'ruth'].map(key => namedPeople[key as PersonKey].name)
const andMarcus = always.toSpliced(2, 0, namedPeople.marcus.name)

describe('on a past day', () => {
  it('a membership that began and ended is there on its days, by the clock of the record', async () => {
    // From eleven in the evening of the 1st in Denver (the 2nd in UTC) until the first moment of the 4th there.
    await wasCoWorker('2025-12-02T06:00:00Z', '2025-12-04T07:00:00Z')
    expect(await namesOn('2025-11-30')).toEqual(always)
    for (const day of ['2025-12-01', '2025-12-02', '2025-12-03'])
      expect(await namesOn(day), day).toEqual(andMarcus)
    expect(await namesOn('2025-12-04')).toEqual(always)
    const [marcus] = (await onDay('2025-12-01')).people.filter(({ role }) => role === 'co_worker')
    expect(marcus).toEqual({
      name: namedPeople.marcus.name,
      role: 'co_worker',
      coversFor: null,
      startsAt: expect.stringContaining('2025-12-02'),
      isFromBefore: false,
      endedAt: expect.stringContaining('2025-12-04'),
      reason: null,
    })
  })

  it('it is there twice where it came twice on that day', async () => {
    await wasCoWorker('2025-12-02T15:00:00Z', '2025-12-02T16:00:00Z')
    await wasCoWorker('2025-12-02T18:00:00Z', '2025-12-02T19:00:00Z')
    expect((await namesOn('2025-12-02')).filter(name => name === namedPeople.marcus.name)).toHaveLength(2)
  })

  it('what was taken back before it began gave nothing, and what is to come gives nothing yet', async () => {
    await wasCoWorker('2025-12-02T20:00:00Z', '2025-12-02T15:00:00Z')
    expect(await namesOn('2025-12-02')).toEqual(always)
    const soon = new Date(Date.now() + 60_000).toISOString()
    await wasCoWorker(soon, '2999-01-01T00:00:00Z')
    expect(await namesOn(today())).toEqual(always)
  })

  it('a cover says for whom, and until when it was to run', async () => {
    const cover = {
      id: randomUUID(),
      colleagueId: id('marcus'),
      reason: why,
      endsAt: new Date(Date.now() + 2 * 86_400_000).toISOString(),
    }
    expect((await ask('dana', 'staff', 'POST', '/covers', cover)).status).toBe(201)
    const [covering] = (await onDay(today())).people.filter(({ role }) => role === 'cover')
    expect(covering).toMatchObject({ coversFor: namedPeople.dana.name, reason: null })
    expect(Date.parse(covering?.endedAt ?? '')).toBe(Date.parse(cover.endsAt))
  })

  it('the administrators of that day are there, not those of today', async () => {
    const here = people.organizations.riverbend
    const robin = people.robin.userId
    await db.rows("insert into user_roles (organization_id, user_id, role) values ($1, $2, 'admin')", [
      here,
      robin,
    ])
    await db.rows(`update administrator_periods set starts_at = '2025-12-05T12:00:00Z' where user_id = $1`, [
      robin,
    ])
    await db.rows('delete from user_roles where user_id = $1', [people.ruth.userId])
    // She could today, and can no longer.
    expect((await namesOn(today())).includes(namedPeople.ruth.name)).toBe(true)
    const { body } = await ask('maria', 'patient', 'GET', '/portal/care-team')
    expect(body.administrators).toEqual([namedPeople.robin.name])
    await db.rows(`update administrator_periods set ended_at = '2025-12-03T12:00:00Z' where user_id = $1`, [
      people.ruth.userId,
    ])
    const administratorsOn = async (day: string) =>
      (await onDay(day)).people.flatMap(({ name, role }) => (role === 'administrator' ? [name] : []))
    expect(await administratorsOn('2025-12-02')).toEqual([namedPeople.ruth.name])
    expect(await administratorsOn('2025-12-03')).toEqual([namedPeople.ruth.name])
    expect(await administratorsOn('2025-12-04')).toEqual([])
    expect(await administratorsOn('2025-12-05')).toEqual([namedPeople.robin.name])
  })
})

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date())

describe('what is not known', () => {
  it('of a day before care teams were kept is said, and nobody is named', async () => {
    const before = await onDay('2025-11-19')
    expect(before.people).toEqual([])
    expect(Date.parse(before.knownSince)).toBe(Date.parse(kept))
    expect(before).toMatchObject({ timeZone: zone, isSinceRecordBegan: false })
    expect(await namesOn('2025-11-20')).toEqual(always)
  })

  it('is since when somebody is there who was there already', async () => {
    const { people: then } = await onDay('2025-12-01')
    expect(then.every(({ isFromBefore }) => isFromBefore)).toBe(true)
    const own = (await ask('maria', 'patient', 'GET', '/portal/care-team')).body.members
    expect(own.map((member: { isFromBefore: boolean }) => member.isFromBefore)).toEqual([true, true])
    await ask('dana', 'staff', 'POST', `/patients/${id('maria')}/co-workers`, {
      id: randomUUID(),
      memberId: id('marcus'),
      reason: why,
    })
    const after = (await ask('maria', 'patient', 'GET', '/portal/care-team')).body.members
    expect(after.at(-1)).toMatchObject({ name: namedPeople.marcus.name, isFromBefore: false })
  })

  it('of a patient who came later goes back to that day', async () => {
    await db.rows(`update patients set created_at = '2025-12-10T19:00:00Z' where id = $1`, [id('maria')])
    await db.rows(
      `update care_team set starts_at = '2025-12-10T19:00:00Z', patient_since = '2025-12-10T19:00:00Z' where patient_id = $1`,
      [id('maria')],
    )
    // The organization began with that day too: whoever was there from the first moment was there from the first moment.
    await db.rows(`update organizations set care_team_since = '2025-12-10T19:00:00Z'`)
    const before = await onDay('2025-12-09')
    expect(before).toMatchObject({ people: [], isSinceRecordBegan: true })
    expect(Date.parse(before.knownSince)).toBe(Date.parse('2025-12-10T19:00:00Z'))
    const [dana] = (await onDay('2025-12-10')).people.filter(({ role }) => role === 'case_manager')
    expect(dana?.isFromBefore).toBe(false)
  })

  it('is every day to come: it is refused, not answered with nobody', async () => {
    const tomorrow = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(Date.now() + 86_400_000)
    for (const [asker, hat, path] of [
      ['maria', 'patient', '/portal/care-team'],
      ['ruth', 'administrator', `/patients/${id('maria')}/care-team`],
    ] as const) {
      expect((await ask(asker, hat, 'GET', `${path}/on-day?day=${tomorrow}`)).status).toBe(400)
      expect((await ask(asker, hat, 'GET', `${path}/on-day?day=2025-13-40`)).status).toBe(400)
      expect((await ask(asker, hat, 'GET', `${path}/on-day?day=${today()}`)).status).toBe(200)
    }
  })
})

it('who opened the record is called what they were then', async () => {
  const membership = randomUUID()
  const path = `/patients/${id('maria')}`
  const coWorker = { id: membership, memberId: id('marcus'), reason: why }
  await ask('dana', 'staff', 'POST', `${path}/co-workers`, coWorker)
  await ask('marcus', 'staff', 'GET', path)
  await ask('dana', 'staff', 'GET', path)
  await ask('dana', 'staff', 'POST', `${path}/co-workers/${membership}/end`)
  const { body } = await ask('maria', 'patient', 'GET', '/portal/openings')
  expect(body.openings).toMatchObject([
    { name: namedPeople.dana.name, isCoWorker: false, coveredFor: null },
    { name: namedPeople.marcus.name, isCoWorker: true, coveredFor: null },
  ])
})
