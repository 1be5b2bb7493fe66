import { expect, test } from 'vitest'
import { checkDigit, isCaseNumber, meantCaseNumbers, sayCaseNumber } from './case-number.ts'

const numbers = Array.from({ length: 200 }, (_, index) => {
  const digits = String(1_000_000 + ((index * 7_654_321) % 9_000_000))
  return digits + checkDigit(digits)
})

test('the check digit is the published one', () => {
  expect(checkDigit('572')).toBe('4')
  expect(checkDigit('5724')).toBe('0')
})

test('one slip is always noticed, and what was meant is among what it may have meant', () => {
  for (const number of numbers) {
    expect(isCaseNumber(number)).toBe(true)
    for (let place = 0; place < 8; place++) {
      const slips = [...'0123456789'].map(digit => number.slice(0, place) + digit + number.slice(place + 1))
      slips.push(
        number.slice(0, place) +
          [...number.slice(place, place + 2)].reverse().join('') +
          number.slice(place + 2),
      )
      const others = slips.filter(slip => slip !== number)
      expect(others.filter(isCaseNumber)).toEqual([])
      const isAmong = (meant: string[]) => meant.includes(number) && meant.length <= 16
      expect(others.filter(slip => !isAmong(meantCaseNumbers(slip)))).toEqual([])
    }
  }
})

test('a right number means itself alone, and other digits mean none', () => {
  for (const digits of [numbers[0] ?? '', '555010', '0000000x', '123456789'])
    expect(meantCaseNumbers(digits)).toEqual([])
})

test('it is said in two groups', () => {
  expect(sayCaseNumber('12345678')).toBe('1234 5678')
  expect(sayCaseNumber('12345678', 'RB')).toBe('RB 1234 5678')
})
