import { describe, expect, it } from 'vitest'
import { ownDay, readMilestones, readStreak } from './check-ins.rules.ts'

const dayMs = 24 * 60 * 60 * 1000
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** The same numbers every time: a failure can be looked at again. */
function numbersFrom(seed: number): (most: number) => number {
  let state = seed
  return most => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}

/** A life with check-ins: on some days one, on some none, now and then a long silence. */
function liveThrough(seed: number): { days: string[]; asOf: string }[] {
  const pick = numbersFrom(seed)
  const made: string[] = []
  const states: { days: string[]; asOf: string }[] = []
  let now = dayAfter('2024-01-01', pick(700))
  for (let step = 0; step < 60; step++) {
    now = dayAfter(now, pick(4) === 0 ? 2 + pick(90) : 1)
    if (pick(3) > 0) made.push(now)
    states.push({ days: [...made], asOf: now })
  }
  return states
}

describe('the streak', () => {
  it('never falls, never goes below zero, and is zero only before the first check-in', () => {
    for (let seed = 1; seed <= 200; seed++) {
      let before = 0
      for (const { days, asOf } of liveThrough(seed)) {
        const streak = readStreak(days, asOf)
        expect(streak.days).toBeGreaterThanOrEqual(before)
        expect(streak.days === 0).toBe(days.length === 0)
        expect(streak.state === 'new').toBe(days.length === 0)
        before = streak.days
      }
    }
  })

  it('does not mind the order of the days, or a day said twice', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const { days, asOf } = liveThrough(seed).at(-1) ?? { days: [], asOf: '2024-01-01' }
      expect(readStreak([...days, ...days].reverse(), asOf)).toEqual(readStreak(days, asOf))
    }
  })

  it('goes on by exactly one with each further day, however long the silence before it was', () => {
    for (let silence = 1; silence < 400; silence += 7) {
      const days = ['2026-01-01', '2026-01-02']
      const now = dayAfter('2026-01-02', silence)
      expect(readStreak(days, now).days).toBe(2)
      expect(readStreak([...days, now], now).days).toBe(3)
    }
  })

  it.each([
    ['nothing yet', [], 'new', false],
    ['today', ['2026-03-03'], 'today', false],
    ['yesterday: today is still to come', ['2026-03-02'], 'open', false],
    ['the day before: paused, not lost', ['2026-02-27', '2026-03-01'], 'paused', false],
    ['a year ago: paused, not lost', ['2025-03-03'], 'paused', false],
    ['back today after a pause: welcome', ['2026-02-01', '2026-03-03'], 'today', true],
    ['today and yesterday', ['2026-03-02', '2026-03-03'], 'today', false],
    ['the evening before flying west', ['2026-03-03', '2026-03-04'], 'today', false],
  ] as const)('%s', (_, days, state, isReturn) => {
    expect(readStreak(days, '2026-03-03')).toEqual({ days: days.length, state, isReturn })
  })

  it('passes the days on which clocks change', () => {
    expect(readStreak(['2026-03-07'], '2026-03-08').state).toBe('open')
    expect(readStreak(['2026-03-08'], '2026-03-09').state).toBe('open')
    expect(readStreak(['2026-11-01'], '2026-11-02').state).toBe('open')
  })
})

describe('the day of a check-in', () => {
  it.each([
    ['America/Denver', '2026-03-04T06:59:00Z', '2026-03-03'],
    ['America/Denver', '2026-03-04T07:00:00Z', '2026-03-04'],
    ['Pacific/Auckland', '2026-03-04T11:30:00Z', '2026-03-05'],
    ['Nowhere/Land', '2026-03-04T04:59:00Z', '2026-03-03'],
  ])('is that of the person’s own clock: in %s at %s it is %s', (zone, moment, day) => {
    expect(ownDay(zone, new Date(moment))).toBe(day)
  })
})

describe('milestones', () => {
  it.each([
    [0, null, 1],
    [1, 1, 5],
    [4, 1, 5],
    [5, 5, 10],
    [24, 10, 25],
    [99, 50, 100],
    [100, 100, 200],
    [250, 200, 300],
    [-3, null, 1],
  ])('%d is past %s, and %d comes next', (count, reached, next) => {
    expect(readMilestones(count)).toMatchObject({ reached, next })
  })

  it('are never lost by doing more', () => {
    for (let count = 1; count < 1200; count++) {
      const { reached, next } = readMilestones(count)
      expect(reached).toBeGreaterThanOrEqual(readMilestones(count - 1).reached ?? 0)
      expect(next).toBeGreaterThan(count)
      expect(reached).toBeLessThanOrEqual(count)
    }
  })
})
