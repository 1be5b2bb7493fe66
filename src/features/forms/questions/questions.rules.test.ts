import { describe, expect, test } from 'vitest'
import { askedQuestions, type FormField, isDay, sectionsOf, signatureOf } from './questions.rules.ts'

const ask = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  label: name,
  type: 'text',
  required: false,
  ...more,
})
const fields = [
  ask('about', { type: 'section' }),
  ask('call', { type: 'select', options: ['Yes', 'At times', 'No'] }),
  ask('when', {
    type: 'choices',
    options: ['Mornings', 'Evenings'],
    onlyWhen: { name: 'call', is: ['At times'] },
  }),
  ask('late', { onlyWhen: { name: 'when', is: ['Evenings'] } }),
  ask('why', { onlyWhen: { name: 'call', is: ['No', 'At times'] } }),
]
const namesAsked = (answers: Record<string, string>) =>
  askedQuestions(fields, answers).map(({ name }) => name)

describe('a question that depends on an answer', () => {
  test.each([
    [{}, ['call']],
    [{ call: 'Yes' }, ['call']],
    [{ call: 'No' }, ['call', 'why']],
    [{ call: 'At times' }, ['call', 'when', 'why']],
    [{ call: 'At times', when: 'Mornings\nEvenings' }, ['call', 'when', 'late', 'why']],
  ] as const)('with %j the questions are %j', (answers, names) => {
    expect(namesAsked(answers)).toEqual(names)
  })

  test('is not asked because of an answer to what is itself not asked', () => {
    expect(namesAsked({ call: 'Yes', when: 'Evenings' })).toEqual(['call'])
  })

  test('is not asked where what it depends on comes after it, or is gone', () => {
    expect(askedQuestions(fields.toReversed(), { call: 'No' }).map(({ name }) => name)).toEqual(['call'])
  })
})

test('a heading holds for the questions after it', () => {
  const sections = sectionsOf([ask('first'), ...fields, ask('end', { type: 'section' }), ask('last')])
  expect(['first', 'call', 'why', 'last'].map(name => sections.get(name)?.name)).toEqual([
    undefined,
    'about',
    'about',
    'end',
  ])
})

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2024-02-29', true],
  ['2026-2-8', false],
  ['12026-02-08', false],
  ['', false],
])('%s is a day: %s', (words, is) => {
  expect(isDay(words)).toBe(is)
})

test('a signature is a name and a day, as far as they are there', () => {
  expect(signatureOf('Maria Santos\n2026-11-23')).toEqual({ name: 'Maria Santos', day: '2026-11-23' })
  expect(signatureOf('Maria')).toEqual({ name: 'Maria', day: '' })
  expect(signatureOf(undefined)).toEqual({ name: '', day: '' })
})
