import { expect, test } from 'vitest'
import { fingerprint, isKnown } from './fingerprint.ts'

test('the same words have the same sign, a changed letter another one', () => {
  expect(fingerprint('Me gusta caminar')).toBe(fingerprint('Me gusta caminar'))
  const signs = new Set(['', ' ', 'a', 'b', 'ab', 'ba', 'ñ', 'n', 'I walk', 'I walk.'].map(fingerprint))
  expect(signs.size).toBe(10)
})

test('ten thousand texts that differ a little all have different signs', () => {
  const signs = new Set(Array.from({ length: 10_000 }, (_, at) => fingerprint(`I slept ${at} hours`)))
  expect(signs.size).toBe(10_000)
})

test('a sign is short enough to travel in hundreds', () => {
  expect(fingerprint('x'.repeat(100_000)).length).toBeLessThanOrEqual(12)
})

test('nothing stored is known to everybody', () => {
  expect(isKnown('', [])).toBe(true)
  expect(isKnown('mine', [])).toBe(false)
  expect(isKnown('mine', [fingerprint('mine')])).toBe(true)
})
