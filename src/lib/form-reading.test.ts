import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { problemWords, readForm, refusedFields, withProblems } from './form-reading.ts'

const schema = z.object({
  title: z.string().trim().min(1, 'titleMissing').max(3, 'titleLong'),
  step: z.object({ on: z.string().min(1, 'dayMissing') }),
})

describe('a form', () => {
  test('that may be sent is read as the contract says', () => {
    expect(readForm(schema, { title: ' a ', step: { on: 'x' } })).toEqual({
      data: { title: 'a', step: { on: 'x' } },
    })
  })

  test('that may not says the first problem of each field, by its path', () => {
    expect(readForm(schema, { title: '', step: { on: '' } })).toEqual({
      problems: { title: 'titleMissing', 'step.on': 'dayMissing' },
    })
  })

  test('is stopped by what only the screen finds wrong, which goes before what the contract says', () => {
    const right = readForm(schema, { title: 'a', step: { on: 'x' } })
    expect(withProblems(right, {})).toBe(right)
    expect(withProblems(right, { step: 'dayPast' })).toEqual({ problems: { step: 'dayPast' } })
    expect(withProblems(readForm(schema, { title: '', step: { on: 'x' } }), { title: 'odd' })).toEqual({
      problems: { title: 'odd' },
    })
  })
})

describe('what a refusal of the server says', () => {
  const refusal = (fields: unknown) => Object.assign(new Error('Bad Request'), { data: { fields } })

  test('is read by field, the first problem of each', () => {
    const fields = [
      { field: 'email', message: 'emailTaken' },
      { field: 'email', message: 'emailOdd' },
      { field: 'name', message: 'nameShort' },
    ]
    expect(refusedFields(refusal(fields))).toEqual({ email: 'emailTaken', name: 'nameShort' })
  })

  test.each([
    undefined,
    null,
    new Error('Failed to fetch'),
    refusal(undefined),
    refusal('odd'),
    { data: null },
  ])('is nothing where it names no field: %s', failure => {
    expect(refusedFields(failure)).toEqual({})
  })
})

test('a problem without words of its own shows the general ones', () => {
  expect(problemWords({ titleLong: 'Too long', other: 'Check this' }, 'titleLong')).toBe('Too long')
  expect(problemWords({ titleLong: 'Too long', other: 'Check this' }, 'Invalid input')).toBe('Check this')
  expect(problemWords({ titleLong: 'Too long' }, 'Invalid input')).toBe('Too long')
  expect(problemWords({ titleLong: 'Too long' }, undefined)).toBeUndefined()
})
