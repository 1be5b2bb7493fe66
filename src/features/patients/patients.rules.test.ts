import { expect, test } from 'vitest'
import { callName, showsGettingStarted } from './patients.rules.ts'

test.each([
  [{ name: 'James Okafor', preferredName: 'Jay' }, 'Jay'],
  [{ name: 'Maria Santos', preferredName: null }, 'Maria'],
  [{ name: '  Maria  Santos', preferredName: '  ' }, 'Maria'],
  [{ name: 'Patient', preferredName: null }, null],
])('%o is greeted as %s', (person, expected) => {
  expect(callName(person)).toBe(expected)
})

test.each([
  ['not_begun', 0, true],
  ['not_begun', 1, false],
  ['begun', 0, true],
  ['begun', 5, true],
  ['completed', 0, false],
  ['completed', 9, false],
] as const)(
  'onboarding %s with %i items done: Getting Started shown is %s',
  (onboarding, completedChecklistItems, isShown) => {
    expect(showsGettingStarted({ onboarding, completedChecklistItems })).toBe(isShown)
  },
)
