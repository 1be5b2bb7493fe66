import { describe, expect, it } from 'vitest'
import { dayProblems, firstName, lastMoment, latestDay, MOST_COVER_DAYS, momentsOf } from './cover.rules.ts'

describe('the days of a cover', () => {
  const today = '2026-11-21'

  it('are at most ninety, the first and the last included', () => {
    expect(MOST_COVER_DAYS).toBe(90)
    expect(latestDay('2026-01-01')).toBe('2026-03-31')
    expect(dayProblems('2026-12-01', '2027-02-28', today)).toEqual({})
    expect(dayProblems('2026-12-01', '2027-03-01', today)).toEqual({ until: 'tooLong' })
  })

  it.each([
    ['', '2026-11-22', { from: 'dayMissing' }],
    ['2026-11-20', '2026-11-22', { from: 'dayPast' }],
    [today, '', { until: 'dayMissing' }],
    ['2026-11-25', '2026-11-24', { until: 'untilBeforeFrom' }],
    [today, today, {}],
  ])('from "%s" until "%s"', (from, until, problems) => {
    expect(dayProblems(from, until, today)).toEqual(problems)
  })

  it('begin at once today, else with the day, and end with the last one', () => {
    const midnight = (day: number, month = 10) => new Date(2026, month, day).toISOString()
    expect(momentsOf(today, '2026-11-30', today)).toEqual({ endsAt: midnight(1, 11) })
    expect(momentsOf('2026-11-23', '2026-11-24', today)).toEqual({
      startsAt: midnight(23),
      endsAt: midnight(25),
    })
    expect(lastMoment(midnight(25)).getDate()).toBe(24)
  })

  it('fit what the database lets through in every zone', () => {
    // Ninety days over the end of summer time hold one hour more.
    const { startsAt = '', endsAt } = momentsOf(
      '2026-09-01',
      latestDay('2026-09-01'),
      today.replace('11', '08'),
    )
    expect(Date.parse(endsAt) - Date.parse(startsAt)).toBeLessThanOrEqual((90 * 24 + 1) * 3_600_000)
  })
})

it('colleagues are called by their first name', () => {
  expect(firstName(' Dana  Whitfield')).toBe('Dana')
})
