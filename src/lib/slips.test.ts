import { expect, it } from 'vitest'
import { jaroWinkler } from './slips.ts'

it.each([
  ['martha', 'marhta', 0.9611],
  ['dixon', 'dicksonx', 0.8133],
  ['dwayne', 'duane', 0.84],
  ['same', 'same', 1],
  ['abc', 'xyz', 0],
  ['', '', 0],
])('%s and %s are as alike as Winkler says', (one, other, expected) => {
  expect(jaroWinkler(one, other)).toBeCloseTo(expected, 4)
  expect(jaroWinkler(other, one)).toBeCloseTo(expected, 4)
})
