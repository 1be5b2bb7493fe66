import { expect, test } from 'vitest'
import { callAddress, yearsOf } from './patient-facts.rules.ts'

test('somebody is a year older on their birthday', () => {
  expect(yearsOf('2000-11-23', '2026-11-22')).toBe(25)
  expect(yearsOf('2000-11-23', '2026-11-23')).toBe(26)
})

test.each([
  ['(555) 555-0122', 'tel:5555550122'],
  ['+1 555.555.0122', 'tel:+15555550122'],
  ['555-555-0122 ext. 14', 'tel:5555550122,14'],
  ['555 555 0122 x14', 'tel:5555550122,14'],
])('%s is dialed as %s', (phone, address) => expect(callAddress(phone)).toBe(address))
