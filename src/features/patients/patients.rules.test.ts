import { expect, test } from 'vitest'
import { fingerprint } from '#lib/fingerprint.ts'
import { callName, mergeNotes, showsGettingStarted } from './patients.rules.ts'

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

test.each([
  ['', 'I like mornings', '', [], 'I like mornings'],
  ['old', 'new', 'old', ['old'], 'new'],
  // The needs box added something meanwhile.
  ['old\n\nI need food', 'old and more', 'old', ['old'], 'old and more\n\nI need food'],
  // The same save sent again after its answer was lost.
  ['old and more\n\nI need food', 'old and more', 'old', ['old'], 'old and more\n\nI need food'],
  ['from my laptop', 'from my phone', '', [''], 'from my laptop\n\nfrom my phone'],
  ['sent before', 'sent before and more', 'old', ['old', 'sent before'], 'sent before and more'],
] as const)(
  'notes %j saved as %j, begun at %j knowing %j, become %j',
  (stored, next, before, known, expected) => {
    expect(mergeNotes(stored, next, before, known.map(fingerprint))).toBe(expected)
  },
)
