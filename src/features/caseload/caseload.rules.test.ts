import { describe, expect, test } from 'vitest'
import { addressOfPatient, attentionFor, calledName } from './caseload.rules.ts'

const today = '2026-03-10'

describe('who needs attention', () => {
  test.each([
    ['active', null, 'no-next-step'],
    ['active', '2026-03-09', 'overdue'],
    ['active', '2026-03-10', 'due-today'],
    ['active', '2026-03-11', 'none'],
    ['inactive', null, 'none'],
    ['inactive', '2020-01-01', 'none'],
  ] as const)('%s, due on %s: %s', (status, nextStepDueOn, expected) => {
    expect(attentionFor({ status, nextStepDueOn }, today)).toBe(expected)
  })
})

test('a person is called what they go by', () => {
  expect(calledName({ name: 'Robert Hale', preferredName: 'Bobbie' })).toBe('Bobbie')
  expect(calledName({ name: 'Robert Hale', preferredName: null })).toBe('Robert Hale')
})

test('an administrator opens a patient in administration, everyone else on the desk', () => {
  expect(addressOfPatient('p1', true)).toBe('/admin?tab=patients&patient=p1')
  expect(addressOfPatient('p1', false)).toBe('/case-manager/patients/p1')
})
