import { describe, expect, test } from 'vitest'
import {
  completionTone,
  countReady,
  itemsOfView,
  measureProgress,
  progressOf,
  roundPercent,
} from './checklist.rules.ts'

describe('percent', () => {
  test.each([
    [0, 0, 0],
    [0, 3, 0],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [3, 3, 100],
    [199, 200, 99],
    [1, 1000, 0],
  ])('%i of %i is %i percent', (part, whole, percent) => {
    expect(roundPercent(part, whole)).toBe(percent)
  })

  test('counts outside the whole are pulled inside', () => {
    expect(measureProgress(5, 3)).toEqual({ completed: 3, total: 3, percentage: 100 })
    expect(measureProgress(-1, 3)).toEqual({ completed: 0, total: 3, percentage: 0 })
  })

  test('counts what is completed in a list', () => {
    const entries = [
      { isCompleted: true },
      { isCompleted: false },
      { isCompleted: true },
      { isCompleted: true },
    ]
    expect(progressOf(entries)).toEqual({ completed: 3, total: 4, percentage: 75 })
    expect(progressOf([])).toEqual({ completed: 0, total: 0, percentage: 0 })
  })
})

describe('the colour of completion', () => {
  test.each([
    [100, 'good'],
    [80, 'good'],
    [79, 'fair'],
    [50, 'fair'],
    [49, 'poor'],
    [0, 'poor'],
  ])('%i percent is %s', (percent, tone) => {
    expect(completionTone(percent)).toBe(tone)
  })
})

test('a checklist is ready when every item of every category has its recommendation', () => {
  const one = { items: [{ isChosen: true }, { isChosen: false }] }
  expect(countReady([one, { items: [{ isChosen: true }] }])).toEqual({ ready: 2, items: 3 })
  expect(countReady([])).toEqual({ ready: 0, items: 0 })
})

describe('the tabs of the status screen', () => {
  const items = [
    { id: 'nobody', categoryId: 'home', completed: 0, total: 3 },
    { id: 'some', categoryId: 'home', completed: 2, total: 3 },
    { id: 'everybody', categoryId: 'life', completed: 3, total: 3 },
  ]
  test.each([
    ['all', undefined, ['nobody', 'some', 'everybody']],
    ['completed', undefined, ['some', 'everybody']],
    ['incomplete', undefined, ['nobody', 'some']],
    ['incomplete', 'life', []],
    ['all', 'life', ['everybody']],
  ] as const)('%s, of category %s: %j', (view, category, ids) => {
    expect(itemsOfView(items, view, category).map(({ id }) => id)).toEqual(ids)
  })
})
