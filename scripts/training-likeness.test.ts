import { describe, expect, test } from 'vitest'
import { halfOf, likenessFigures, readPairs } from './training-likeness.ts'

const pairs = readPairs()

describe('likeness on the pairs that nobody looked at while it was made', () => {
  const figures = likenessFigures(pairs.filter(({ family }) => halfOf(family) === 'reported'))

  test('finds nine of ten who are one person', () => {
    expect(figures.recall).toBeGreaterThanOrEqual(0.91)
  })

  test('asks about one person in nineteen of twenty questions', () => {
    expect(figures.precision).toBeGreaterThanOrEqual(0.95)
  })
})

test('the pairs are two thousand, half of them of one person, each with an id of its own', () => {
  expect(pairs).toHaveLength(2000)
  expect(pairs.filter(({ same }) => same)).toHaveLength(1000)
  expect(new Set(pairs.map(({ id }) => id)).size).toBe(2000)
})
