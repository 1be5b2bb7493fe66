import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  addDays,
  daysBetween,
  formatBirthDate,
  formatDate,
  formatDateTime,
  formatDay,
  formatRelative,
  formatTime,
  readHoursIn,
  today,
  zoneBesideDevice,
} from './dates.ts'

const now = new Date('2026-03-05T18:00:00Z')
const denver = { timeZone: 'America/Denver', now }

describe('dates', () => {
  it('are counted apart over the end of a month and of summer time, and backwards', () => {
    expect(daysBetween('2026-10-30', '2026-11-02')).toBe(3)
    expect(daysBetween('2026-11-02', '2026-10-30')).toBe(-3)
  })

  it('read "Tue, Mar 3, 2:30 PM" on the clock of whoever looks', () => {
    expect(formatDateTime('2026-03-03T21:30:00Z', denver)).toBe('Tue, Mar 3, 2:30 PM')
    expect(formatTime('2026-03-03T21:30:00Z', denver)).toBe('2:30 PM')
    expect(formatDate('2026-03-03T02:30:00Z', denver)).toBe('Mon, Mar 2')
  })

  it('name the year when it is another one', () => {
    expect(formatDate('2025-12-30T12:00:00Z', denver)).toBe('Tue, Dec 30, 2025')
  })

  it('read in Spanish for whoever reads Spanish', () => {
    expect(formatDateTime('2026-03-03T21:30:00Z', { ...denver, language: 'es' })).toMatch(/^mar, 3 (de )?mar/)
  })

  it('keep a due date on its day in every zone', () => {
    expect(formatDay('2026-03-03', { now })).toBe('Tue, Mar 3')
  })

  it('say of a birth date the year and never the weekday', () => {
    expect(formatBirthDate('1980-03-03')).toBe('Mar 3, 1980')
    expect(formatBirthDate('1980-03-03', { language: 'es' })).toMatch(/^3 (de )?mar\S* (de )?1980$/)
  })

  it.each([
    ['2026-03-05T17:59:40Z', 'now'],
    ['2026-03-05T17:55:00Z', '5 minutes ago'],
    ['2026-03-05T15:00:00Z', '3 hours ago'],
    ['2026-03-04T17:00:00Z', 'yesterday'],
    ['2026-03-03T20:00:00Z', '2 days ago'],
    ['2026-03-07T19:00:00Z', 'in 2 days'],
    ['2026-03-07T09:00:00Z', 'in 2 days'],
    ['2026-02-26T20:00:00Z', 'Thu, Feb 26'],
    ['2026-02-20T18:00:00Z', 'Fri, Feb 20'],
  ])('say how long ago %s was while under a week', (moment, words) => {
    expect(formatRelative(moment, now, { timeZone: 'UTC' })).toBe(words)
  })

  it('know which day it is somewhere else', () => {
    expect(today('Pacific/Auckland', now)).toBe('2026-03-06')
  })

  it('count on over months and years, and leave a day alone that no calendar has', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    // As a date field gives it while a year is typed.
    expect(addDays('20266-01-05', 1)).toBe('20266-01-05')
  })
})

describe('the clock of a page', () => {
  const evening = '2026-03-04T05:30:00Z'
  const device = Intl.DateTimeFormat().resolvedOptions().timeZone
  afterEach(() => readHoursIn(undefined))

  it('is that of the record, for days, hours and what is typed', () => {
    readHoursIn('Pacific/Kiritimati')
    expect(zoneBesideDevice()).toBe('Pacific/Kiritimati')
    expect(formatDateTime(evening, { now })).toBe('Wed, Mar 4, 7:30 PM')
    expect(formatTime(evening)).toBe('7:30 PM')
    expect(today(undefined, new Date(evening))).toBe('2026-03-04')
    expect(formatDateTime(evening, denver)).toBe('Tue, Mar 3, 10:30 PM')
  })

  it.each([device, 'Nowhere/Land', undefined])(
    'stays the device’s for its own zone and for none: %s',
    zone => {
      readHoursIn(zone)
      expect(zoneBesideDevice()).toBeUndefined()
    },
  )

  it('is that of a device which travels, within a minute', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const readIn = (zone: string) => {
      vi.stubEnv('TZ', zone)
      vi.advanceTimersByTime(61_000)
      return [formatTime(evening), today(undefined, new Date(evening))]
    }
    onTestFinished(() => {
      // Files of one kind share this clock: it goes back to where it was.
      vi.unstubAllEnvs()
      vi.advanceTimersByTime(61_000)
      formatTime(evening)
      vi.useRealTimers()
    })
    expect(readIn('America/Denver')).toEqual(['10:30 PM', '2026-03-03'])
    expect(readIn('Pacific/Kiritimati')).toEqual(['7:30 PM', '2026-03-04'])
  })
})
