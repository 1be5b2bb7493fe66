/** How a date in what is typed is read. */
import { expect, it } from 'vitest'
import { extractDates } from './typed-dates.ts'

it.each([
  ['1984-03-12', ['19840312']],
  ['1984/3/12', ['19840312']],
  ['12/03/1984', ['19841203', '19840312']],
  ['3/12/1984', ['19840312', '19841203']],
  ['25/12/1984', ['19841225']],
  ['12.25.1984', ['19841225']],
  ['12 03 1984', ['19841203', '19840312']],
  ['4-4-1984', ['19840404']],
  ['25/12/84', ['19841225', '20841225']],
  ['march 12, 1984', ['19840312']],
  ['mar 12 1984', ['19840312']],
  ['12th of march 1984', ['19840312']],
  ['12 de marzo de 1984', ['19840312']],
  ['12 ene. 1984', ['19840112']],
])('%s', (typed, days) => {
  expect(extractDates(typed)).toEqual({ dates: [days], rest: ' ' })
  const { dates, rest } = extractDates(`maria ${typed} santos`)
  expect(dates).toEqual([days])
  expect(rest.split(/\s+/)).toEqual(['maria', 'santos'])
})

it.each([
  '',
  'maria',
  '555 010 9900',
  '555-01-1984',
  '06 12 03 84',
  '1984-13-12',
  '32/13/1984',
  '12/03/1784',
  '5724 0013',
  'maria 12 1984',
  '1-2-3',
])('%s is no date', typed => expect(extractDates(typed)).toEqual({ dates: [], rest: typed }))
