import { describe, expect, test } from 'vitest'
import type { FormField } from '../questions/questions.rules.ts'
import {
  answersThatLeadTo,
  copyField,
  factsFor,
  findFieldProblems,
  hangingOf,
  measureSpanish,
  moveField,
  readOptions,
} from './form-management.rules.ts'
import { formManagementText } from './form-management.text.ts'

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  label: name,
  type: 'text',
  required: false,
  ...more,
})
const call = field('call', { type: 'select', options: ['Yes', 'No'] })
const when = field('when', { onlyWhen: { name: 'call', is: ['Yes'] } })

test.each([
  [[3], 'question 3'],
  [[1, 2], 'questions 1 and 2'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9], 'questions 1, 2, 3, 4, 5, 6, 7, 8, and 9'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 40], 'questions 1, 2, 3, 4, 5, 6, 7, 8, and 2 more'],
])('of questions that are not in Spanish, the first are named: %j', (missing, named) => {
  expect(formManagementText.readInEnglish(missing, false)).toBe(
    `Spanish readers would see ${named} in English.`,
  )
})

test('a copy has the first name that is free, however long the name is, and leaves the record to the first', () => {
  const long = field('n'.repeat(60))
  const names = (fields: FormField[], place: number) => copyField(fields, place).map(({ name }) => name)
  expect(names([call, when, field('call_2')], 0)).toEqual(['call', 'call_3', 'when', 'call_2'])
  expect(names([call, field('call_2')], 1)).toEqual(['call', 'call_2', 'call_3'])
  expect(names([long], 0)[1]).toBe(`${'n'.repeat(58)}_2`)
  expect(copyField([field('a', { fact: 'phone' })], 0)[1]?.fact).toBeUndefined()
  expect(copyField([call, when], 1)[2]?.onlyWhen).toEqual(when.onlyWhen)
})

describe('the fields of a form', () => {
  test.each([
    ['nothing', [call, when, field('last')], []],
    ['a name is missing', [field(' ')], [{ place: 0, problem: 'fieldIncomplete' }]],
    ['a label is missing', [field('a', { label: '' })], [{ place: 0, problem: 'fieldIncomplete' }]],
    ['two have one name', [call, field('call')], [{ place: 1, problem: 'nameTwice' }]],
    ['nothing to choose from', [{ ...call, options: [] }], [{ place: 0, problem: 'optionsMissing' }]],
    ['fewer in Spanish', [{ ...call, optionsEs: ['Sí'] }], [{ place: 0, problem: 'optionsUneven' }]],
    ['what it depends on comes later', [when, call], [{ place: 0, problem: 'conditionGone' }]],
    ['no such answer', [{ ...call, options: ['No'] }, when], [{ place: 1, problem: 'conditionGone' }]],
    ['it depends on free words', [field('call'), when], [{ place: 1, problem: 'conditionGone' }]],
    [
      'a day is no name',
      [field('a', { type: 'date', fact: 'preferredName' })],
      [{ place: 0, problem: 'factUnfit' }],
    ],
    [
      'two say the same of the record',
      [field('a', { fact: 'phone' }), field('b', { fact: 'phone' })],
      [{ place: 1, problem: 'factTwice' }],
    ],
  ] as [string, FormField[], object[]][])('%s', (_, fields, problems) => {
    expect(findFieldProblems(fields)).toEqual(problems)
  })

  test('are moved, and nowhere beyond the ends', () => {
    const names = (fields: readonly FormField[]) => fields.map(({ name }) => name).join('')
    const fields = ['a', 'b', 'c'].map(name => field(name))
    expect(names(moveField(fields, 0, 2))).toBe('bca')
    expect(names(moveField(fields, 2, 0))).toBe('cab')
    expect(names(moveField(fields, 0, -1))).toBe('abc')
    expect(names(moveField(fields, 2, 3))).toBe('abc')
  })
})

test('options are read between commas, trimmed, each once', () => {
  expect(readOptions(' Yes, At certain hours ,, No,Yes')).toEqual(['Yes', 'At certain hours', 'No'])
})

test('only what can be asked so goes to the record', () => {
  expect(factsFor('date')).toEqual(['birthDate'])
  expect(factsFor('section')).toEqual([])
})

test('Spanish is whole where every word that is read is there', () => {
  const whole = {
    titleEs: 'Sí',
    description: '',
    descriptionEs: '',
    fields: [{ ...call, labelEs: 'l', optionsEs: ['s', 'n'] }],
  }
  expect(measureSpanish(whole)).toMatchObject({ isWhole: true, missing: [], questions: 1 })
  const lacks = (more: object) => measureSpanish({ ...whole, ...more })
  expect(lacks({ titleEs: '' })).toMatchObject({ isWhole: false, isTitleMissing: true })
  expect(lacks({ description: 'd' })).toMatchObject({ isWhole: false, isTitleMissing: true })
  const heading = field('part', { type: 'section' })
  expect(lacks({ fields: [heading, { ...call, labelEs: 'l' }] })).toMatchObject({
    isWhole: false,
    missing: [1],
    areSectionsMissing: true,
  })
  expect(lacks({ fields: [field('a', { labelEs: 'l', help: 'h' })] })).toMatchObject({ missing: [1] })
})

describe('what a question hangs on', () => {
  const part = field('part', { type: 'section' })
  const days = field('days', {
    type: 'choices',
    options: ['Mon', 'Tue'],
    onlyWhen: { name: 'call', is: ['Yes'] },
  })
  const hour = field('hour', { onlyWhen: { name: 'days', is: ['Tue', 'Mon'] } })
  const fields = [part, call, days, hour]

  test('is the number of that question, and how deep it stands', () => {
    expect(hangingOf(fields, 1)).toBeUndefined()
    expect(hangingOf(fields, 2)).toEqual({ number: 1, depth: 1 })
    expect(hangingOf(fields, 3)).toEqual({ number: 2, depth: 2 })
  })

  test('is nothing where it is gone, or comes later', () => {
    expect(hangingOf([when], 0)).toBeUndefined()
    expect(hangingOf([when, call], 0)).toBeUndefined()
  })

  test('answers lead to a question through all that it hangs on, and those that do already stay', () => {
    expect(answersThatLeadTo(fields, 3, {})).toEqual({ call: 'Yes', days: 'Tue' })
    expect(answersThatLeadTo(fields, 3, { call: 'No', days: 'Mon' })).toEqual({ call: 'Yes', days: 'Mon' })
    expect(answersThatLeadTo(fields, 1, { call: 'No' })).toEqual({ call: 'No' })
  })
})
