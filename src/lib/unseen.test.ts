import { expect, test } from 'vitest'
import { changedFields, unseenFields } from './unseen.ts'

const current = { name: 'Maria', phone: '2', pronouns: null }

test('what became something else meanwhile is told', () => {
  expect(unseenFields(current, { phone: '1' }, { phone: '3' })).toEqual({ phone: '2' })
  expect(unseenFields(current, { pronouns: 'she' }, { pronouns: 'they' })).toEqual({ pronouns: '' })
})

test('what was seen, what is the same already, and what nobody changes is not', () => {
  expect(unseenFields(current, { phone: '2' }, { phone: '3' })).toBeNull()
  expect(unseenFields(current, { phone: '1' }, { phone: '2' })).toBeNull()
  expect(unseenFields(current, { phone: '1', name: 'M' }, {})).toBeNull()
  expect(unseenFields(current, { pronouns: '' }, { pronouns: 'they' })).toBeNull()
})

test('only what differs is a change', () => {
  expect(changedFields({ name: 'Maria', phone: '' }, { name: 'Mary', phone: '' })).toEqual({ name: 'Maria' })
})
