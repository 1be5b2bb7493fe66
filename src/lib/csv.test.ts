import { expect, it } from 'vitest'
import { csvLine } from './csv.ts'

it('writes plain cells as they are', () => {
  expect(csvLine(['Lucía', 7, null, undefined, ''])).toBe('Lucía,7,,,\r\n')
})

it('quotes what would break a line', () => {
  expect(csvLine(['a,b', 'say "hi"', 'two\nlines'])).toBe('"a,b","say ""hi""","two\nlines"\r\n')
})

it.each(['=CMD("x")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('makes no formula of %j', words => {
  expect(csvLine([words])).toMatch(/^"?'/)
})
