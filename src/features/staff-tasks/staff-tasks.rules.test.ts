import { expect, it } from 'vitest'
import { judgeDue } from './staff-tasks.rules.ts'

it.each([
  ['2026-03-03', { is: 'today' }],
  ['2026-03-02', { is: 'overdue', days: 1 }],
  ['2026-02-27', { is: 'overdue', days: 4 }],
  ['2026-03-04', { is: 'later' }],
  [null, { is: 'unset' }],
])('a task due on %s is, on March 3, %o', (dueOn, judged) => {
  expect(judgeDue(dueOn, '2026-03-03')).toEqual(judged)
})

it('counts whole days over a change of clocks', () => {
  expect(judgeDue('2026-03-07', '2026-03-09')).toEqual({ is: 'overdue', days: 2 })
})
