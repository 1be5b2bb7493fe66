import { describe, expect, test } from 'vitest'
import {
  addressOfPatient,
  attentionFor,
  calledName,
  isOverEverywhere,
  proposedDay,
  whatIsWrongWithDueDay,
} from './caseload.rules.ts'

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

test.each([
  ['Robert Hale', 'Bobbie', 'Robert Hale (Bobbie)'],
  ['Robert Hale', null, 'Robert Hale'],
  ['Robert Hale', 'Robert Hale', 'Robert Hale'],
  ['Robert Hale', 'robert', 'Robert Hale'],
  ['Diana Hale', 'Di', 'Diana Hale (Di)'],
])(
  'staff read the name of the record, and what somebody goes by behind it: %s, %s',
  (name, preferredName, shown) => {
    expect(calledName({ name, preferredName })).toBe(shown)
  },
)

test.each([
  ['', '2026-03-17'],
  ['2026-03-09', '2026-03-17'],
  ['2026-03-10', '2026-03-10'],
  ['2026-04-01', '2026-04-01'],
])('other words of a step are proposed for a day to come: %j becomes %s', (dueOn, proposed) => {
  expect(proposedDay(dueOn, today)).toBe(proposed)
})

test.each([
  ['', undefined, 'dateUnreadable'],
  ['2026-03-09', undefined, 'dayPast'],
  ['2026-03-09', '2026-03-08', 'dayPast'],
  ['2026-03-09', '2026-03-09', undefined],
  ['2026-03-10', undefined, undefined],
])(
  'nobody chooses a day that is over, and one that stands may stay: %j where %s stood',
  (dueOn, stands, wrong) => {
    expect(whatIsWrongWithDueDay(dueOn, stands, today).dueOn).toBe(wrong)
  },
)

test('a day is over once it is over on the clock that ends it last', () => {
  expect(isOverEverywhere('2026-03-09', new Date('2026-03-10T11:59:00Z'))).toBe(false)
  expect(isOverEverywhere('2026-03-09', new Date('2026-03-10T12:00:00Z'))).toBe(true)
})

test('an administrator opens a patient in administration, everyone else on the desk', () => {
  expect(addressOfPatient('p1', true)).toBe('/admin?tab=patients&patient=p1')
  expect(addressOfPatient('p1', false)).toBe('/case-manager/patients/p1')
})
