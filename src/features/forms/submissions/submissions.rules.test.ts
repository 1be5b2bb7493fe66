import { expect, test } from 'vitest'
import type { FormField } from '../questions/questions.rules.ts'
import { columnsOf, labelOnPaper, readAnswers } from './submissions.rules.ts'

const fields = [
  { name: 'need', type: 'text', label: 'What first?', required: true },
  { name: 'more', type: 'textarea', label: 'Tell us more.', required: false },
] as const

test('every question stands beside its answer, in the order in which it was asked', () => {
  expect(readAnswers(fields, { more: ' a ride ', need: 'Food', gone: 'never asked' })).toEqual([
    { name: 'need', label: 'What first?', required: true, answer: 'Food', section: '' },
    { name: 'more', label: 'Tell us more.', required: false, answer: 'a ride', section: '' },
  ])
})

test('a question without an answer stays, with an empty answer', () => {
  expect(readAnswers(fields, { more: '   ' }).map(({ answer }) => answer)).toEqual(['', ''])
})

test('a question that needs an answer has a star on paper', () => {
  expect(fields.map(labelOnPaper)).toEqual(['What first? *', 'Tell us more.'])
})

test('sections, days, several choices and signatures read as people say them; what was never asked is left out', () => {
  const fields: FormField[] = [
    { name: 'home', type: 'section', label: 'Your home', required: false },
    { name: 'has', type: 'select', label: 'Do you have one?', required: true, options: ['Yes', 'No'] },
    {
      name: 'since',
      type: 'date',
      label: 'Since when?',
      required: true,
      onlyWhen: { name: 'has', is: ['Yes'] },
    },
    { name: 'wants', type: 'choices', label: 'What would help?', required: false, options: ['Food', 'Heat'] },
    { name: 'word', type: 'section', label: 'Your word', required: false },
    { name: 'sign', type: 'signature', label: 'Sign here', required: true },
  ]
  const answers = { has: 'No', since: '2026-03-03', wants: 'Food\nHeat', sign: 'Maria Santos\n2026-11-23' }
  expect(readAnswers(fields, answers).map(({ section, name, answer }) => [section, name, answer])).toEqual([
    ['Your home', 'has', 'No'],
    ['Your home', 'wants', 'Food\nHeat'],
    ['Your word', 'sign', 'Maria Santos, Mon, Nov 23, 2026'],
  ])
  expect(readAnswers(fields, { ...answers, has: 'Yes' })[1]).toMatchObject({ answer: 'Tue, Mar 3, 2026' })
})

test('a download has a column for each question, also for those that were asked before', () => {
  const now = [{ name: 'need', type: 'text', label: 'What first?', required: true }] as const
  const before = [
    { name: 'need', type: 'text', label: 'What do you need?', required: true },
    { name: 'old', type: 'text', label: 'Asked no longer', required: false },
  ] as const
  expect(columnsOf(now, before).map(({ label }) => label)).toEqual(['What first?', 'Asked no longer'])
})
