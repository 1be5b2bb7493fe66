import { describe, expect, it } from 'vitest'
import { mayMail, nextOpening } from './notifications.rules.ts'

const denver = 'America/Denver'
const inOfficeHours = { mayEmail: true, fromHour: 9, untilHour: 17 }

describe('a mail to a patient', () => {
  it('may go at any hour to somebody who said nothing about it', () => {
    expect(mayMail(null, new Date('2026-03-05T03:00:00Z'), denver)).toBe('now')
  })

  it('never goes to somebody who said no', () => {
    expect(mayMail({ ...inOfficeHours, mayEmail: false }, new Date('2026-03-05T18:00:00Z'), denver)).toBe(
      'never',
    )
  })

  it.each([
    ['2026-03-05T15:59:59Z', 'later'],
    ['2026-03-05T16:00:00Z', 'now'],
    ['2026-03-05T23:59:59Z', 'now'],
    ['2026-03-06T00:00:00Z', 'later'],
  ])('keeps to the hours of their own day: %s is %s', (moment, answer) => {
    expect(mayMail(inOfficeHours, new Date(moment), denver)).toBe(answer)
  })

  it('may go all day long from 0 until 24', () => {
    const always = { mayEmail: true, fromHour: 0, untilHour: 24 }
    expect(mayMail(always, new Date('2026-03-05T07:00:00Z'), denver)).toBe('now')
    expect(mayMail(always, new Date('2026-03-05T06:59:00Z'), denver)).toBe('now')
  })

  it('counts the hours of the east coast where the time zone makes no sense', () => {
    expect(mayMail(inOfficeHours, new Date('2026-03-05T14:00:00Z'), 'Nowhere/Land')).toBe('now')
    expect(mayMail(inOfficeHours, new Date('2026-03-05T13:00:00Z'), '')).toBe('later')
  })
})

describe('the hours that are safe', () => {
  it.each([
    ['in the evening, begin the next morning', '2026-03-06T01:23:45Z', '2026-03-06T16:00:00.000Z'],
    ['in the early morning, begin the same day', '2026-03-05T12:00:00Z', '2026-03-05T16:00:00.000Z'],
    ['on the eve of summer time, begin by the new clock', '2026-03-08T02:00:00Z', '2026-03-08T15:00:00.000Z'],
    ['when they are now, begin now', '2026-03-05T18:30:00Z', '2026-03-05T18:30:00.000Z'],
  ])('%s', (_, now, opening) => {
    expect(nextOpening(inOfficeHours, new Date(now), denver).toISOString()).toBe(opening)
  })

  it('that a change of clocks swallows begin the day after', () => {
    const atTwo = { mayEmail: true, fromHour: 2, untilHour: 3 }
    expect(nextOpening(atTwo, new Date('2026-03-08T05:00:00Z'), denver).toISOString()).toBe(
      '2026-03-09T08:00:00.000Z',
    )
  })

  it('begin on the quarter hour where the zone is a quarter hour off', () => {
    expect(nextOpening(inOfficeHours, new Date('2026-03-05T01:00:00Z'), 'Asia/Kathmandu').toISOString()).toBe(
      '2026-03-05T03:15:00.000Z',
    )
  })
})
