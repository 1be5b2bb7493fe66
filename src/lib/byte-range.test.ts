import { expect, it } from 'vitest'
import { rangeOf } from './byte-range.ts'

it.each([
  ['bytes=0-3', { from: 0, to: 3 }],
  ['Bytes=0-0', { from: 0, to: 0 }],
  ['bytes=4-', { from: 4, to: 9 }],
  ['bytes=4-99', { from: 4, to: 9 }],
  [`bytes=4-${'9'.repeat(400)}`, { from: 4, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=-30', { from: 0, to: 9 }],
  [`bytes=-${'9'.repeat(400)}`, { from: 0, to: 9 }],
  ['bytes=10-', 'none'],
  [`bytes=${'9'.repeat(400)}-`, 'none'],
  ['bytes=-0', 'none'],
  ['bytes=5-4', 'all'],
  ['bytes=--3', 'all'],
  ['bytes=-', 'all'],
  ['bytes=a-b', 'all'],
  ['bytes=0-1,3-4', 'all'],
  ['lines=0-1', 'all'],
  ['', 'all'],
  [undefined, 'all'],
])('of ten bytes, %j is %j', (header, range) => {
  expect(rangeOf(header, 10)).toEqual(range)
})
