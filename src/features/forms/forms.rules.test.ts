import { describe, expect, test } from 'vitest'
import { fingerprint } from '#lib/fingerprint.ts'
import {
  ANSWER_LENGTH,
  findProblem,
  formToContinue,
  mergeAnswers,
  statusOf,
  whereToGoOn,
} from './forms.rules.ts'
import type { QuestionType } from './questions/questions.rules.ts'

const asked = (type: QuestionType, required: boolean, options: string[] = []) => ({
  name: 'q',
  type,
  required,
  options,
})

describe('an answer', () => {
  test.each([
    ['text', true, undefined, 'answerMissing'],
    ['text', true, '   ', 'answerMissing'],
    ['text', true, 'Ana', undefined],
    ['text', false, '', undefined],
    ['textarea', true, '\n\n', 'answerMissing'],
    ['textarea', false, 'x'.repeat(ANSWER_LENGTH + 1), 'answerLong'],
    ['number', true, '0', undefined],
    ['number', false, '-2', undefined],
    ['number', false, '1,5', undefined],
    ['number', false, '1.5', undefined],
    ['number', false, 'three', 'numberUnreadable'],
    ['number', false, '1.5.2', 'numberUnreadable'],
    ['number', true, '', 'answerMissing'],
    ['select', true, 'Housing', undefined],
    ['select', false, 'A castle', 'choiceUnknown'],
    ['select', true, '', 'answerMissing'],
    ['choices', true, 'Housing\nFood', undefined],
    ['choices', false, 'Housing\nA castle', 'choiceUnknown'],
    ['date', true, '2026-02-28', undefined],
    ['date', true, '2026-02-30', 'dateUnreadable'],
    ['date', false, 'tomorrow', 'dateUnreadable'],
    ['date', false, '', undefined],
    ['signature', true, 'Maria Santos\n2026-11-23', undefined],
    ['signature', true, 'Maria Santos', 'signatureIncomplete'],
    ['signature', true, '\n2026-11-23', 'signatureIncomplete'],
    ['signature', true, '', 'answerMissing'],
  ] as const)(
    'to a %s question (required: %s) of %j has the problem %s',
    (type, required, answer, problem) => {
      expect(findProblem(asked(type, required, ['Housing', 'Food']), answer)).toBe(problem)
    },
  )
})

test.each([
  [{}, 0],
  [{ a: 'x' }, 1],
  [{ b: 'x' }, 2],
  [{ a: 'x', c: ' ' }, 1],
  [{ c: 'x' }, 2],
] as const)('with the answers %j one goes on at question %i', (answers, expected) => {
  expect(whereToGoOn([{ name: 'a' }, { name: 'b' }, { name: 'c' }], { ...answers })).toBe(expected)
})

test('a form without questions begins at its beginning', () => {
  expect(whereToGoOn([], {})).toBe(0)
})

const done = (completedAt: string) => ({ status: 'completed' as const, completedAt })

test.each([
  [null, null, 'not_started'],
  [null, '2026-03-01T00:00:00Z', 'pending'],
  [{ status: 'in_progress' as const, completedAt: null }, '2026-03-01T00:00:00Z', 'in_progress'],
  [done('2026-03-02T00:00:00Z'), null, 'completed'],
  [done('2026-03-02T00:00:00Z'), '2026-03-01T00:00:00Z', 'completed'],
  [done('2026-03-02T00:00:00Z'), '2026-03-05T00:00:00Z', 'pending'],
])('%j, asked for at %s, is %s', (submission, requestedAt, expected) => {
  expect(statusOf(submission, requestedAt)).toBe(expected)
})

test('what was begun is continued first, then what was asked for, then what is required', () => {
  const form = (id: string, status: string, required = false, questionCount = 5) => ({
    id,
    status,
    required,
    questionCount,
  })
  const forms = [
    form('done', 'completed', true),
    form('empty', 'in_progress', true, 0),
    form('new', 'not_started'),
    form('required', 'not_started', true),
    form('asked', 'pending'),
    form('begun', 'in_progress'),
  ]
  const order: string[] = []
  for (let rest = forms; ; ) {
    const next = formToContinue(rest)
    if (!next) break
    order.push(next.id)
    rest = rest.filter(each => each !== next)
  }
  expect(order).toEqual(['begun', 'asked', 'required', 'new'])
})

describe('merging what one device wrote', () => {
  const names = ['a', 'b', 'c']
  const change = (value: string, ...seen: string[]) => ({ value, known: seen.map(fingerprint) })
  const merge = (stored: Record<string, string>, answers: Record<string, ReturnType<typeof change>>) =>
    mergeAnswers({ answers: stored, replaced: {} }, { answers, settled: [] }, names)

  test('two devices that answer different questions both keep theirs', () => {
    const first = merge({}, { a: change('phone', '') })
    const second = merge(first.answers, { b: change('laptop', '') })
    expect(second).toMatchObject({ answers: { a: 'phone', b: 'laptop' }, replaced: {}, changed: ['b'] })
  })

  test('the last write of a question wins, and the answer that it had not seen is kept', () => {
    const { answers, replaced } = merge({ a: 'from my laptop' }, { a: change('from my phone', '') })
    expect(answers.a).toBe('from my phone')
    expect(replaced.a).toBe('from my laptop')
  })

  test('a device that goes on typing replaces only its own earlier words, also those it has no answer for', () => {
    const { answers, replaced } = merge({ a: 'I sle' }, { a: change('I sleep', '', 'I', 'I sle') })
    expect([answers.a, replaced]).toEqual(['I sleep', {}])
  })

  test('the same words sent again change nothing', () => {
    expect(merge({ a: 'same' }, { a: change('same', '') })).toMatchObject({ replaced: {}, changed: [] })
  })

  test('an emptied answer is an answer', () => {
    expect(merge({ a: 'old' }, { a: change('', 'old') }).answers.a).toBe('')
  })

  test('what is no question of the form is not stored', () => {
    expect(merge({}, { z: change('smuggled', '') }).answers).toEqual({})
  })

  test('several replaced answers are all kept until the person has chosen', () => {
    const first = mergeAnswers(
      { answers: { a: 'two' }, replaced: { a: 'one' } },
      { answers: { a: change('three') }, settled: [] },
      names,
    )
    expect(first.replaced.a).toBe('one\n\ntwo')
    const settled = mergeAnswers(first, { answers: {}, settled: ['a'] }, names)
    expect(settled).toMatchObject({ answers: { a: 'three' }, replaced: {} })
  })
})
