/** What the settings of an organization do: former addresses lead there, who is named works there, hours decide who is told. */
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { sqlFor } from '#platform/database/database.server.ts'
import { organizations, patients } from '../../../../sample/people.ts'
import { withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

const settle = (settings: object, seen: object = {}, by: 'ruth' | 'victor' = 'ruth') =>
  ask(by, 'administrator', 'PUT', '/organization/settings', { ...settings, seen })
/** The organization that a link to sign-up with this word leads to. */
async function leadsTo(slug: string) {
  const [row] = await db.rows<{ id: string | null }>('select app.organization_to_join($1) as id', [slug])
  return row?.id ?? null
}

describe('an address that was given up', () => {
  const { slug } = organizations.riverbend

  it('goes on leading there, through any number of changes', async () => {
    await settle({ slug: 'river' }, { slug })
    await settle({ slug: 'rivers' }, { slug: 'river' })
    for (const each of [slug, 'river', 'rivers'])
      expect(await leadsTo(each), each).toBe(people.organizations.riverbend)
    expect(await leadsTo('riverbed')).toBeNull()
  })

  it('is taken by nobody else, and can be taken back', async () => {
    await settle({ slug: 'river' }, { slug })
    const taken = await settle({ slug }, { slug: organizations.harbor.slug }, 'victor')
    expect([taken.status, taken.body.code]).toEqual([409, 'CONFLICT'])
    expect(await leadsTo(slug)).toBe(people.organizations.riverbend)
    expect((await settle({ slug }, { slug: 'river' })).status).toBe(200)
    expect(await leadsTo('river')).toBe(people.organizations.riverbend)
    expect(await db.rows('select slug from former_slugs')).toEqual([{ slug: 'river' }])
  })
})

describe('who is named', () => {
  it('works here: nobody else is offered or taken', async () => {
    const offered = await ask('ruth', 'administrator', 'GET', '/organization/people')
    const ids = offered.body.map(({ userId }: { userId: string }) => userId)
    expect(ids).toEqual(expect.arrayContaining([people.ruth.userId, people.dana.userId, people.priya.userId]))
    for (const person of ['victor', 'maria', 'robin', 'leo', 'elena'] as const) {
      expect(ids, person).not.toContain(people[person].userId)
      for (const field of ['textApproverId', 'outOfHoursPersonId'])
        expect((await settle({ [field]: people[person].userId })).status, `${person} ${field}`).toBe(404)
    }
    expect((await settle({ textApproverId: people.dana.userId })).status).toBe(200)
    for (const [asker, hat] of [
      ['dana', 'staff'],
      ['maria', 'patient'],
      ['nobody', 'administrator'],
    ] as const)
      expect((await ask(asker, hat, 'GET', '/organization/people')).text, asker).not.toContain('Priya')
  })
})

describe('hours', () => {
  const isOut = async (moment: string) => {
    const [row] = await db.rows<{ is: boolean }>('select app.is_out_of_hours($1, $2) as is', [
      people.organizations.riverbend,
      moment,
    ])
    return row?.is
  }
  const told = () =>
    db.databasePool
      .asJob(people.organizations.riverbend)
      .all(sqlFor.selectFrom(sql<{ email: string }>`app.out_of_hours_addresses()`.as('a')).select('email'))

  it('are those of the organization’s own clock, by day and hour', async () => {
    expect(await isOut('2026-11-22T03:00:00Z')).toBe(false)
    await settle(
      { timeZone: 'America/New_York', openFromHour: 9, openUntilHour: 17 },
      { timeZone: 'America/New_York' },
    )
    // Monday, 9 in the morning and 5 in the afternoon in New York; the Sunday before.
    expect(await isOut('2026-11-23T13:59:00Z')).toBe(true)
    expect(await isOut('2026-11-23T14:00:00Z')).toBe(false)
    expect(await isOut('2026-11-23T21:59:00Z')).toBe(false)
    expect(await isOut('2026-11-23T22:00:00Z')).toBe(true)
    expect(await isOut('2026-11-22T15:00:00Z')).toBe(true)
  })

  it('are two, the later one second, or none', async () => {
    for (const hours of [
      { openFromHour: 9, openUntilHour: 9 },
      { openFromHour: 9, openUntilHour: null },
      { openFromHour: null, openUntilHour: 9 },
    ]) {
      const { status, body } = await settle(hours)
      expect([status, body.fields]).toEqual([400, [{ field: 'openUntilHour', message: 'hoursOrder' }]])
    }
    expect((await settle({ openFromHour: 9 })).status).toBe(400)
  })

  it('within them nobody else is told; outside of them whoever was named, until they leave', async () => {
    const names = { outOfHoursPersonId: people.priya.userId, outOfHoursEmail: 'oncall@example.org' }
    await settle({ ...names, openDays: '1234567', openFromHour: 0, openUntilHour: 24 }, { openDays: '12345' })
    expect(await told()).toEqual([])
    await settle({ openDays: '' }, { openDays: '1234567' })
    const priya = (
      await db.rows<{ email: string }>('select email from auth.users where id = $1', [people.priya.userId])
    )[0]
    expect(await told()).toEqual([{ email: priya?.email }, { email: 'oncall@example.org' }])
    await db.rows('update specialists set suspended_at = now() where user_id = $1', [people.priya.userId])
    expect(await told()).toEqual([{ email: 'oncall@example.org' }])
  })
})

describe('silence', () => {
  const names = ({ body }: { body: { patients: { name: string }[] } }) =>
    body.patients.map(({ name }) => name)
  const silent = async () => [
    names(await ask('dana', 'staff', 'GET', '/caseload/patients?status=silent')),
    names(await ask('ruth', 'administrator', 'GET', '/patients?status=silent')),
    names(await ask('ruth', 'administrator', 'GET', '/patients?status=silent&sort=name')),
  ]

  it('is as many days as the organization says; whoever is closed is not waited for', async () => {
    const { recordId } = people.maria
    await db.rows('update patient_summaries set last_heard_at = now()')
    await db.rows(
      "update patient_summaries set last_heard_at = now() - interval '20 days' where patient_id = $1",
      [recordId],
    )
    expect(await silent()).toEqual([[], [], []])
    expect((await settle({ silenceDays: 14 }, { silenceDays: 30 })).status).toBe(200)
    expect(await silent()).toEqual(Array(3).fill([patients.maria.name]))
    await db.rows(
      "update patients set status = 'inactive', closed_on = current_date, closed_reason = 'other' where id = $1",
      [recordId],
    )
    expect(await silent()).toEqual([[], [], []])
  })

  // Hours in which the day of UTC is another one: eleven hours behind it, fourteen before it.
  it.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])(
    'is counted in days of the organization, in %s too',
    async zone => {
      await db.rows('update organizations set time_zone = $1, silence_days = 30', [zone])
      const hearMaria = async (moment: string) => {
        await db.rows('update patient_summaries set last_heard_at = now()')
        await db.rows(`update patient_summaries set last_heard_at = ${moment} where patient_id = $1`, [
          people.maria.recordId,
        ])
      }
      const midnight = `((now() at time zone '${zone}')::date - 30)::timestamp at time zone '${zone}'`
      await hearMaria(midnight)
      expect(await silent()).toEqual([[], [], []])
      await hearMaria(`${midnight} - interval '1 second'`)
      expect(await silent()).toEqual(Array(3).fill([patients.maria.name]))
      const [day] = await db.rows<{ day: string }>(
        'select ((now() at time zone $1)::date - 31)::text as day',
        [zone],
      )
      const { items } = (await ask('dana', 'staff', 'GET', '/queue')).body
      expect(items.find(({ kind }: { kind: string }) => kind === 'silence')).toMatchObject({
        heardOn: day?.day,
        sinceOn: day?.day,
      })
    },
  )

  it('is between a week and a year', async () => {
    for (const silenceDays of [6, 366, 7.5, null])
      expect((await settle({ silenceDays })).body.fields).toEqual([
        { field: 'silenceDays', message: 'silenceRange' },
      ])
  })
})
