import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { closingReasons, reopeningReasons, whatIsWrongWithDay } from './cases.rules.ts'

test.each([
  ['', null, 'dateMissing'],
  ['2026-03-11', null, 'dateAhead'],
  ['2026-03-10', null, undefined],
  ['2020-01-01', null, undefined],
  ['2026-03-01', '2026-03-02', 'dateTooEarly'],
  ['2026-03-02', '2026-03-02', undefined],
])('the day %j after %j: %s', (day, notBefore, problem) => {
  expect(whatIsWrongWithDay(day, { today: '2026-03-10', notBefore })).toBe(problem)
})

test('the database knows the same reasons', () => {
  const migration = readFileSync('migrations/0028-closing.sql', 'utf8')
  const list = (reasons: readonly string[]) => `(${reasons.map(reason => `'${reason}'`).join(', ')})`
  expect(migration.split(list(closingReasons)).length - 1).toBe(2)
  expect(migration).toContain(list(reopeningReasons))
})
