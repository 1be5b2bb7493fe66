import { describe, expect, it } from 'vitest'
import { findCodeProblem, isCachedQuery } from './offline.rules.ts'

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
    expect(isCachedQuery([['patient', 'goals', 'list'], { type: 'query' }])).toBe(true)
    expect(isCachedQuery([['visitor', 'auth', 'session'], { type: 'query' }])).toBe(true)
    expect(isCachedQuery([['visitor', 'auth', 'invitation'], { type: 'query' }])).toBe(false)
    expect(isCachedQuery([['staff', 'caseload', 'list'], { type: 'query' }])).toBe(false)
    expect(isCachedQuery([['administrator', 'staff', 'list'], { type: 'query' }])).toBe(false)
    expect(isCachedQuery(['something else'])).toBe(false)
  })
})
