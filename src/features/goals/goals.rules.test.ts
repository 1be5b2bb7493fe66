import { expect, test } from 'vitest'
import { newGoal } from './goals.contract.ts'
import {
  type AnyGoal,
  goalGroups,
  groupGoals,
  mayDelete,
  mayEditAsStaff,
  toSystemGoals,
} from './goals.rules.ts'

let count = 0
function goal(createdBy: AnyGoal['createdBy'], isCompleted: boolean): AnyGoal {
  const id = String(++count)
  return {
    id,
    title: id,
    description: '',
    category: '',
    targetOn: null,
    isCompleted,
    completedAt: null,
    itemId: null,
    notes: '',
    recommendation: null,
    createdBy,
  }
}

test('every goal stands in exactly one group, and all count the same', () => {
  const goals = [
    goal('ai', true),
    goal('ai', false),
    goal('ai', false),
    goal('patient', true),
    goal('patient', false),
    goal('case_manager', true),
    goal('case_manager', false),
  ]
  const { groups, progress } = groupGoals(goals)
  expect(goalGroups.map(name => groups[name].length)).toEqual([1, 2, 2, 2])
  expect(goalGroups.flatMap(name => groups[name]).toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual(
    goals,
  )
  expect(progress).toEqual({ completed: 3, total: 7, percentage: 43 })
})

test('nothing to reach yet is 0 percent of nothing', () => {
  expect(groupGoals([]).progress).toEqual({ completed: 0, total: 0, percentage: 0 })
})

test('an item of the checklist is a goal with its category and next step', () => {
  const item = { ...goal('ai', true), itemId: 'x', recommendation: 'Call 211' }
  expect(toSystemGoals([{ name: 'Housing', items: [item] }])).toMatchObject([
    { id: item.id, itemId: 'x', category: 'Housing', recommendation: 'Call 211', createdBy: 'ai' },
  ])
})

test.each([
  ['patient', true],
  ['case_manager', false],
  ['ai', false],
] as const)('a goal by %s may be deleted by the patient: %s', (createdBy, may) => {
  expect(mayDelete({ createdBy })).toBe(may)
})

test.each([
  [{ title: '  ' }, { title: 'titleMissing' }],
  [{ title: 'x'.repeat(201) }, { title: 'titleLong' }],
  [{ title: 'Walk', targetOn: 'soon' }, { targetOn: 'dateUnreadable' }],
  [{ title: 'Walk', description: 'x'.repeat(2001) }, { description: 'descriptionLong' }],
])('a new goal %j is refused at %j', (values, expected) => {
  const { error } = newGoal.safeParse({ id: crypto.randomUUID(), ...values })
  expect(Object.fromEntries(error?.issues.map(issue => [issue.path[0], issue.message]) ?? [])).toEqual(
    expected,
  )
})

test('a goal without a category is personal, and one without a day has none', () => {
  expect(newGoal.parse({ id: crypto.randomUUID(), title: ' Walk ', category: ' ' })).toMatchObject({
    title: 'Walk',
    category: 'Personal',
    targetOn: null,
  })
})

test.each([
  ['patient', false],
  ['case_manager', true],
  ['ai', false],
] as const)('the words of a goal by %s may be changed by staff: %s', (createdBy, may) => {
  expect(mayEditAsStaff({ createdBy })).toBe(may)
})
