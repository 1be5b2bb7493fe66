import { expect, it } from 'vitest'
import { cutAtAddresses } from './mailbox.rules.ts'

const here = 'http://localhost:3000'

it('lets addresses of this site be followed, without the full stop behind them', () => {
  expect(cutAtAddresses(`Open ${here}/invitation/abc?x=1. Thank you.`, here)).toEqual([
    { text: 'Open ' },
    { text: `${here}/invitation/abc?x=1`, address: '/invitation/abc?x=1' },
    { text: '. Thank you.' },
  ])
})

it('leaves every other address as plain text', () => {
  const pieces = cutAtAddresses('https://elsewhere.example/a and javascript:alert(1)', here)
  expect(pieces.some(piece => piece.address)).toBe(false)
  expect(pieces.map(piece => piece.text).join('')).toBe('https://elsewhere.example/a and javascript:alert(1)')
})

it('takes a mail without any address, and an empty one', () => {
  expect(cutAtAddresses('Hello', here)).toEqual([{ text: 'Hello' }])
  expect(cutAtAddresses('', here)).toEqual([])
})
