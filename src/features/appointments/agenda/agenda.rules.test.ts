import { describe, expect, it, test } from 'vitest'
import { dayAfter, daysOf, hoursOf, isDay, placeInDay } from './agenda.rules.ts'

/** A stretch of a day on this machine's own clock, as the screens read it. */
const span = (from: string, until: string) => ({
  startsAt: new Date(`2026-03-03T${from}`).toISOString(),
  endsAt: new Date(`2026-03-03T${until}`).toISOString(),
})

describe('the days of a view', () => {
  it('are a week from Sunday on, whatever day is asked for', () => {
    const week = [
      '2026-03-01',
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
      '2026-03-07',
    ]
    for (const day of week) expect(daysOf('week', day)).toEqual(week)
    expect(daysOf('day', '2026-03-03')).toEqual(['2026-03-03'])
  })

  it('pass the end of a year, and the nights in which clocks change', () => {
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
    expect(dayAfter('2026-03-08', 1)).toBe('2026-03-09')
    expect(dayAfter('2026-11-01', -1)).toBe('2026-10-31')
  })

  test.each([
    ['2026-03-03', true],
    ['2026-3-3', false],
    ['2026-99-03', false],
    [null, false],
  ])('are read from the address: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected)
  })
})

describe('the hours of a view', () => {
  it('are the usual day, and longer where something lies outside of it', () => {
    expect(hoursOf([])).toEqual({ first: 8, last: 18 })
    expect(hoursOf([span('07:30', '08:00'), span('18:15', '19:15')])).toEqual({ first: 7, last: 20 })
  })
})

describe('the place of an appointment', () => {
  const hours = { first: 8, last: 18 }

  it('is its part of the day', () => {
    expect(placeInDay([span('09:00', '10:00')], hours)).toEqual([
      { top: 10, height: 10, left: 0, width: 100 },
    ])
  })

  it('is beside another that wants the same time, and the whole width again afterwards', () => {
    const places = placeInDay([span('09:00', '10:00'), span('09:30', '10:30'), span('10:30', '11:00')], hours)
    expect(places.map(({ left, width }) => [left, width])).toEqual([
      [0, 50],
      [50, 50],
      [0, 100],
    ])
  })

  it('takes a lane that has become free', () => {
    const places = placeInDay([span('09:00', '12:00'), span('09:00', '10:00'), span('10:00', '11:00')], hours)
    expect(places.map(({ left, width }) => [left, width])).toEqual([
      [0, 50],
      [50, 50],
      [50, 50],
    ])
  })
})
