import { describe, expect, it } from 'vitest'
import { fieldsOf, momentOf } from './date-fields.ts'
import { readHoursIn } from './dates.ts'

describe('a date and a time of a zone', () => {
  it.each([
    // The hour that spring leaves out, the hour that autumn brings twice, and days beside them.
    ['2026-03-07', '02:30', '2026-03-07T09:30:00.000Z'],
    ['2026-03-08', '01:59', '2026-03-08T08:59:00.000Z'],
    ['2026-03-08', '02:30', '2026-03-08T09:30:00.000Z'],
    ['2026-03-08', '03:00', '2026-03-08T09:00:00.000Z'],
    ['2026-11-01', '01:30', '2026-11-01T07:30:00.000Z'],
    ['2026-11-01', '02:00', '2026-11-01T09:00:00.000Z'],
  ])('mean one moment, also about a change of summer time: %s %s', (date, time, moment) => {
    expect(momentOf(date, time, 'America/Denver')?.toISOString()).toBe(moment)
  })

  it.each(['America/Denver', 'America/Phoenix', 'Asia/Kathmandu', undefined])(
    'come back as they stood: %s',
    zone => {
      for (const time of ['00:00', '04:05', '23:59'])
        expect(fieldsOf(momentOf('2026-11-01', time, zone) as Date, zone)).toEqual({
          date: '2026-11-01',
          time,
        })
    },
  )

  it.each([
    ['', '14:00'],
    ['2026-03-03', ''],
    ['2026-13-03', '14:00'],
  ])('that are missing or unreadable mean no moment: %s %s', (date, time) => {
    expect(momentOf(date, time)).toBeUndefined()
  })

  it('are those of the page where none is named', () => {
    readHoursIn('Pacific/Kiritimati')
    expect(fieldsOf('2026-03-04T05:30:00Z')).toEqual({ date: '2026-03-04', time: '19:30' })
    expect(momentOf('2026-03-04', '19:30')?.toISOString()).toBe('2026-03-04T05:30:00.000Z')
    readHoursIn(undefined)
  })
})
