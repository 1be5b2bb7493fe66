import { expect, test } from 'vitest'
import { nameHour } from './hours.ts'

test('an hour is named as a clock shows it', () => {
  expect([0, 9, 12, 20, 24].map(nameHour).map(words => words.replace(/\s/, ' '))).toEqual([
    '12 AM',
    '9 AM',
    '12 PM',
    '8 PM',
    '12 AM',
  ])
})
