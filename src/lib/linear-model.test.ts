import { expect, test } from 'vitest'
import { letterOf, readLinearModel, readRising, shares, writeRising } from './linear-model.ts'
import { textFeatures } from './text-features.ts'

test('rising numbers come back as they were written, far apart or not', () => {
  const numbers = [0, 1, 2, 58, 59, 60, 148, 149, 150, 400, 1000, 261_000]
  expect(readRising(writeRising(numbers))).toEqual(numbers)
  const all = Array.from({ length: 500 }, (_, index) => index * (index + 1))
  expect(readRising(writeRising(all))).toEqual(all)
})

test('a model adds up the weights of the features it knows', () => {
  const features = textFeatures('rent', 'rent', () => [])
  const buckets = [...new Set(features.buckets)].sort((a, b) => a - b)
  const model = readLinearModel({
    columns: ['up', 'down'],
    thresholds: {},
    biases: [0.5, 0],
    steps: [1, 0.5],
    buckets: writeRising(buckets),
    places: [writeRising([...buckets.keys()]), writeRising([...buckets.keys()])],
    weights: [letterOf(1).repeat(buckets.length), letterOf(-2).repeat(buckets.length)],
  })
  const total = features.values.reduce((sum, value) => sum + value, 0)
  const [up, down] = model.scores(features)
  expect(up).toBeCloseTo(0.5 + total, 4)
  expect(down).toBeCloseTo(-total, 4)
  const [known] = model.scores({
    buckets: Uint32Array.of((buckets.at(-1) ?? 0) + 1),
    values: Float32Array.of(1),
  })
  expect(known).toBeCloseTo(0.5, 4)
})

test('shares add up to one', () => {
  const all = shares(Float32Array.of(1000, 1001, -5))
  expect(all.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 5)
  expect(all[1]).toBeGreaterThan(all[0] ?? 1)
})

test('topics are heard in order and across languages', () => {
  const topicsOf = (word: string) => ({ he: ['he'], el: ['he'], hit: ['hurt'], pego: ['hurt'] })[word] ?? []
  const english = new Set(textFeatures('he hit', 'he hit', topicsOf).buckets)
  const spanish = new Set(textFeatures('el pego', 'el pego', topicsOf).buckets)
  const reversed = new Set(textFeatures('hit he', 'hit he', topicsOf).buckets)
  expect([...english].filter(bucket => spanish.has(bucket)).length).toBeGreaterThanOrEqual(5)
  expect([...english].filter(bucket => !reversed.has(bucket)).length).toBeGreaterThan(0)
})
