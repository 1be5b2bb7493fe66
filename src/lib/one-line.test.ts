import { expect, it } from 'vitest'
import { asName, inOneLine, isVisible } from './one-line.ts'

it.each([
  ['Ada\u0000\u0007Brook', 'Ada Brook'],
  ['Ada\r\n\tBrook', 'Ada Brook'],
  ['مريم 🏳️‍🌈', 'مريم 🏳️‍🌈'],
])('%j in one line is %j', (words, line) => {
  expect(inOneLine(words)).toBe(line)
})

it.each([
  ['Ada \u202eevil\u202c', 'Ada evil'],
  ['\u2067Ada\u2069\u200f Brook', 'Ada Brook'],
  ['Ada\u2028Brook\u0007', 'Ada Brook '],
  ['می\u200cخواهم 🏳️‍🌈', 'می\u200cخواهم 🏳️‍🌈'],
  ['A\u00add\u{e0041}a\u034f \u200bBrook\u3164', 'Ada Brook'],
  [`A${'\u0301'.repeat(80)}da`, `A${'\u0301'.repeat(8)}da`],
])('%j as a name is %j', (words, name) => {
  expect(asName(words)).toBe(name)
})

it.each(['A', '我', 'ﷺ', '😀', '.', '\u200fمريم', 'e\u0301'])('%j can be seen', words => {
  expect(isVisible(words)).toBe(true)
})

it.each([
  '',
  ' \u00a0\u3000',
  '\u200b\u200d\ufeff',
  '\u202e\u2066',
  '\ufe0f',
  '\ud800',
  '\u2800\u2800',
  '\u3164\u3164',
  '\u115f',
])('%j cannot be seen', words => {
  expect(isVisible(words)).toBe(false)
})

it('a name in which nothing can be seen is empty', () => {
  expect(asName('\u202e\u200b')).toBe('')
})
