import { describe, expect, it, test } from 'vitest'
import {
  appointmentStatuses,
  isUpcoming,
  mayHaveOutcome,
  mayTransition,
  minuteOfTime,
  shownStatus,
  suggestTimes,
  timeOfMinute,
} from './appointments.rules.ts'

const now = new Date('2026-03-10T15:00:00Z')
const at = (startsAt: string, endsAt: string, status: (typeof appointmentStatuses)[number]) => ({
  startsAt,
  endsAt,
  status,
})
const ahead = (status: (typeof appointmentStatuses)[number]) =>
  at('2026-03-10T16:00:00Z', '2026-03-10T16:30:00Z', status)
const over = (status: (typeof appointmentStatuses)[number]) =>
  at('2026-03-10T13:00:00Z', '2026-03-10T13:30:00Z', status)

describe('whose transition it is', () => {
  it('is never the patient’s to confirm what they asked for', () => {
    expect(mayTransition('requested', 'confirmed', 'patient')).toBe(false)
    expect(mayTransition('requested', 'confirmed', 'staff')).toBe(true)
  })

  it('is the patient’s to answer what was offered or moved, unless they have no account', () => {
    for (const from of ['offered', 'moved'] as const) {
      expect(mayTransition(from, 'confirmed', 'patient')).toBe(true)
      expect(mayTransition(from, 'confirmed', 'staff')).toBe(false)
      expect(mayTransition(from, 'confirmed', 'staff', false)).toBe(true)
      expect(mayTransition(from, 'confirmed', 'patient', false)).toBe(true)
    }
    expect(mayTransition('declined', 'confirmed', 'staff', false)).toBe(false)
  })

  it('is nobody’s once it was declined or cancelled', () => {
    for (const from of ['declined', 'cancelled'] as const)
      for (const to of appointmentStatuses)
        for (const side of ['patient', 'staff'] as const) expect(mayTransition(from, to, side)).toBe(false)
  })
})

describe('how it is shown', () => {
  test.each(['requested', 'offered', 'moved'] as const)('%s and over: nobody answered in time', status => {
    expect(shownStatus(over(status), now)).toBe('unanswered')
    expect(shownStatus(ahead(status), now)).toBe(status)
  })

  it('keeps every other status as it is', () => {
    for (const status of ['confirmed', 'declined', 'cancelled', 'completed', 'missed'] as const)
      expect(shownStatus(over(status), now)).toBe(status)
  })

  it('is upcoming until its end, while it may still take place', () => {
    expect(isUpcoming(at('2026-03-10T14:50:00Z', '2026-03-10T15:20:00Z', 'confirmed'), now)).toBe(true)
    expect(isUpcoming(over('confirmed'), now)).toBe(false)
    expect(isUpcoming(ahead('cancelled'), now)).toBe(false)
  })

  it('has an outcome only once it has begun', () => {
    expect(mayHaveOutcome(ahead('confirmed'), now)).toBe(false)
    expect(mayHaveOutcome(over('confirmed'), now)).toBe(true)
    expect(mayHaveOutcome(over('cancelled'), now)).toBe(false)
  })
})

describe('free times', () => {
  it('suggest of each day a morning and an afternoon', () => {
    const free = ['2026-03-03', '2026-03-04'].flatMap(date =>
      ['09:00', '09:30', '13:00', '15:00'].map(time => ({ date, time })),
    )
    expect(suggestTimes(free, 3)).toEqual([
      { date: '2026-03-03', time: '09:00' },
      { date: '2026-03-03', time: '13:00' },
      { date: '2026-03-04', time: '09:00' },
    ])
  })
})

test.each([
  [0, '00:00', 0],
  [545, '09:05', 545],
  [1439, '23:59', 1440],
  [1440, '23:59', 1440],
])('minute %i of the day is %s in a field', (minute, time, back) => {
  expect(timeOfMinute(minute)).toBe(time)
  expect(minuteOfTime(time)).toBe(back)
})

test.each(['', '24:00', 'noon', '9:00'])('%s is no time', time => {
  expect(minuteOfTime(time)).toBeUndefined()
})
