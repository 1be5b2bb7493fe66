import { expect, test } from 'vitest'
import { changedFacts, unseenFacts, yearsOf } from './patient-facts.rules.ts'

const current = { name: 'Maria', phone: '2', pronouns: null }

test('what became something else meanwhile is told', () => {
  expect(unseenFacts(current, { phone: '1' }, { phone: '3' })).toEqual({ phone: '2' })
  expect(unseenFacts(current, { pronouns: 'she' }, { pronouns: 'they' })).toEqual({ pronouns: '' })
})

test('what was seen, what is the same already, and what nobody changes is not', () => {
  expect(unseenFacts(current, { phone: '2' }, { phone: '3' })).toBeNull()
  expect(unseenFacts(current, { phone: '1' }, { phone: '2' })).toBeNull()
  expect(unseenFacts(current, { phone: '1', name: 'M' }, {})).toBeNull()
  expect(unseenFacts(current, { pronouns: '' }, { pronouns: 'they' })).toBeNull()
})

test('only what differs is a change', () => {
  expect(changedFacts({ name: 'Maria', phone: '' }, { name: 'Mary', phone: '' })).toEqual({ name: 'Maria' })
})

test('somebody is a year older on their birthday', () => {
  expect(yearsOf('2000-11-23', '2026-11-22')).toBe(25)
  expect(yearsOf('2000-11-23', '2026-11-23')).toBe(26)
})
