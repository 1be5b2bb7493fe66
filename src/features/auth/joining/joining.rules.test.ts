import { expect, it } from 'vitest'
import { isNamesake } from './joining.rules.ts'

const mine = [{ organizationId: 'mine', name: 'Riverbend Community Care' }]

it.each([
  ['other', 'riverbend  community-care.', true],
  ['other', 'Rívérbend Community Care', true],
  ['other', 'Harbor Light Services', false],
  ['mine', 'Riverbend Community Care', false],
])('%s, called %s', (organizationId, name, expected) => {
  expect(isNamesake({ organizationId, name }, mine)).toBe(expected)
})
