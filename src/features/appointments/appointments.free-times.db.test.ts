/** When somebody can be met: the hours of their case manager, without what is taken. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Context } from '#platform/api/api.server.ts'
import type { Hat } from '#platform/database/database.server.ts'
import type { PersonKey } from '../../../sample/people.ts'
import { call } from '../../../test/answers.ts'
import { onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { appointmentsProcedures as api } from './appointments.server.ts'

const db = withTestDatabase()

beforeEach(async () => {
  await onlyPeople(db)
})

const as = (person: PersonKey, hat: Hat) => ({ context: { session: db.as(person, hat), hat } as Context })
const dana = () => as('dana', 'staff')
const maria = () => as('maria', 'patient')

/** The day in four days, in UTC. */
function someDay() {
  const day = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10)
  return { from: `${day}T00:00:00Z`, until: `${day}T23:59:00Z` }
}

describe('free times', () => {
  beforeEach(async () => {
    await db.rows("update organizations set time_zone = 'America/New_York'")
    const everyDay = Array.from({ length: 7 }, (_, weekday) => ({
      weekday,
      fromMinute: 540,
      untilMinute: 660,
    }))
    await call(api.setHours, { hours: everyDay }, dana())
  })

  it('are the hours of one’s case manager on the organization’s clock, in half hours', async () => {
    const { hasHours, times } = await call(api.freeTimes, someDay(), maria())
    const clock = new Intl.DateTimeFormat('en-US', {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'America/New_York',
    })
    expect(hasHours).toBe(true)
    expect(times.map(time => clock.format(new Date(time)))).toEqual([
      '9:00 AM',
      '9:30 AM',
      '10:00 AM',
      '10:30 AM',
    ])
  })

  it('leave out what somebody has asked for or was given, and say nothing of whom', async () => {
    const before = await call(api.freeTimes, someDay(), maria())
    await call(
      api.request,
      { id: randomUUID(), startsAt: before.times[1] ?? '', notes: '' },
      as('jay', 'patient'),
    )
    const after = await call(api.freeTimes, someDay(), maria())
    expect(after.times).toEqual(before.times.filter((_, index) => index !== 1))
    expect((await call(api.freeTimes, { ...someDay(), minutes: 90 }, dana())).times).toEqual([])
  })

  it('are none where there is nobody, or no hours', async () => {
    for (const person of ['sam', 'grace', 'iris'] as const)
      expect(await call(api.freeTimes, someDay(), as(person, 'patient'))).toEqual({
        hasHours: false,
        times: [],
      })
  })
})
