import { expect, test } from 'vitest'
import { yearsOf } from './patient-facts.rules.ts'

test('somebody is a year older on their birthday', () => {
  expect(yearsOf('2000-11-23', '2026-11-22')).toBe(25)
  expect(yearsOf('2000-11-23', '2026-11-23')).toBe(26)
})
