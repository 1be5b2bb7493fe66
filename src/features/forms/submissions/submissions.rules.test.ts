import { expect, test } from 'vitest'
import { labelOnPaper, readAnswers } from './submissions.rules.ts'

const fields = [
  { name: 'need', label: 'What first?', required: true },
  { name: 'more', label: 'Tell us more.', required: false },
]

test('every question stands beside its answer, in the order in which it was asked', () => {
  expect(readAnswers(fields, { more: ' a ride ', need: 'Food', gone: 'never asked' })).toEqual([
    { name: 'need', label: 'What first?', required: true, answer: 'Food' },
    { name: 'more', label: 'Tell us more.', required: false, answer: 'a ride' },
  ])
})

test('a question without an answer stays, with an empty answer', () => {
  expect(readAnswers(fields, { more: '   ' }).map(({ answer }) => answer)).toEqual(['', ''])
})

test('a question that needs an answer has a star on paper', () => {
  expect(fields.map(labelOnPaper)).toEqual(['What first? *', 'Tell us more.'])
})
