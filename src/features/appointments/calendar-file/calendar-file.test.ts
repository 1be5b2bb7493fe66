import { expect, it } from 'vitest'
import { fieldsOf, momentOf } from '#lib/date-fields.ts'
import { calendarFileOf } from './calendar-file.server.ts'

const zone = 'America/Denver'

it.each([
  // The day before summer time begins, its first, the day after, and the same three in autumn.
  ['2026-03-07', '20260307T170000Z'],
  ['2026-03-08', '20260308T160000Z'],
  ['2026-03-09', '20260309T160000Z'],
  ['2026-10-31', '20261031T160000Z'],
  ['2026-11-01', '20261101T170000Z'],
  ['2026-11-02', '20261102T170000Z'],
])('ten in the morning stays ten in the morning in a calendar: %s', async (date, start) => {
  const startsAt = momentOf(date, '10:00', zone) as Date
  const endsAt = new Date(startsAt.getTime() + 45 * 60_000)
  const appointment = {
    id: crypto.randomUUID(),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    status: 'confirmed',
    sequence: 1,
  } as const
  const file = await calendarFileOf(appointment, 'patient', 'en').text()
  const [, read = ''] = /^DTSTART:(\S+)\r$/m.exec(file) ?? []
  expect(read).toBe(start)
  expect(file).toMatch(new RegExp(`^DTEND:${start.replace('0000Z', '4500Z')}\r$`, 'm'))
  const written = read.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z')
  expect(fieldsOf(written, zone)).toEqual({ date, time: '10:00' })
})
