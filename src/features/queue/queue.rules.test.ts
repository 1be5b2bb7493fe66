import { expect, test } from 'vitest'
import { groupsOf, keyOf, MOST_SNOOZED, snoozeChoices, waitedFor } from './queue.rules.ts'

const now = new Date('2026-11-23T12:00:00Z')

test.each([
  ['2026-11-23T11:59:50Z', 1, 'minute'],
  ['2026-11-23T11:01:00Z', 59, 'minute'],
  ['2026-11-23T11:00:00Z', 1, 'hour'],
  ['2026-11-21T12:30:00Z', 47, 'hour'],
  ['2026-11-21T12:00:00Z', 2, 'day'],
])('what waits since %s waits %i %ss', (since, count, unit) => {
  expect(waitedFor(since, now)).toEqual({ count, unit })
})

test('groups stand in the order of urgency, whatever the order of the rows, and empty ones not at all', () => {
  const rows = [
    { kind: 'silence', id: 'a' },
    { kind: 'message', id: 'b' },
    { kind: 'silence', id: 'c' },
  ] as const
  expect(groupsOf(rows).map(group => [group.kind, group.rows.map(keyOf)])).toEqual([
    ['message', ['message:b']],
    ['silence', ['silence:a', 'silence:c']],
  ])
})

test('a row is put off to a day of the coming week, or somewhat longer, over the end of a month', () => {
  const choices = snoozeChoices('2026-11-28')
  expect(choices[0]).toEqual({ days: 1, on: '2026-11-29' })
  expect(choices[2]).toEqual({ days: 3, on: '2026-12-01' })
  expect(choices.every(({ days }) => days <= MOST_SNOOZED)).toBe(true)
})
