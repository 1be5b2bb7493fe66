import { describe, expect, it } from 'vitest'
import { findCodeProblem, isKeptQuery } from './offline.rules.ts'

describe('the code of an own device', () => {
  it('has six letters or digits, twice the same', () => {
    expect(findCodeProblem('12345', '12345')).toBe('short')
    expect(findCodeProblem('      ', '      ')).toBe('short')
    expect(findCodeProblem('123456', '123457')).toBe('differs')
    expect(findCodeProblem('123456', '123456')).toBeUndefined()
  })
})

describe('what is kept', () => {
  it('is what a patient’s own screens asked for, and who they are', () => {
    expect(isKeptQuery([['patient', 'goals', 'list'], { type: 'query' }])).toBe(true)
    expect(isKeptQuery([['visitor', 'auth', 'session'], { type: 'query' }])).toBe(true)
    expect(isKeptQuery([['visitor', 'auth', 'invitation'], { type: 'query' }])).toBe(false)
    expect(isKeptQuery([['staff', 'caseload', 'list'], { type: 'query' }])).toBe(false)
    expect(isKeptQuery([['administrator', 'staff', 'list'], { type: 'query' }])).toBe(false)
    expect(isKeptQuery(['something else'])).toBe(false)
  })
})
