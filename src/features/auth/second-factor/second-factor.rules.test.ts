import { describe, expect, it } from 'vitest'
import { firstCode, signInCode } from './second-factor.contract.ts'
import { awaitsSecondFactor, groupSecret, readSignInCode, setUpAddress } from './second-factor.rules.ts'

describe('a code at the second step', () => {
  it.each([
    ['123456', { kind: 'app', code: '123456' }],
    [' 123 456 ', { kind: 'app', code: '123456' }],
    ['123-456', { kind: 'app', code: '123456' }],
    ['k7mqp-2xw9t', { kind: 'recovery', code: 'k7mqp-2xw9t' }],
    ['K7MQP 2XW9T', { kind: 'recovery', code: 'k7mqp-2xw9t' }],
    ['k7mqp2xw9t', { kind: 'recovery', code: 'k7mqp-2xw9t' }],
    ['12345', { kind: 'recovery', code: '12345-' }],
    ['<b>', { kind: 'recovery', code: 'b-' }],
  ])('%j is read as it was meant', (typed, read) => {
    expect(readSignInCode(typed)).toEqual(read)
  })

  it('is refused by its form before it is sent where it cannot be one', () => {
    expect(signInCode.safeParse({ code: '   ' }).error?.issues[0]?.message).toBe('codeMissing')
    expect(firstCode.safeParse({ code: '' }).error?.issues[0]?.message).toBe('codeMissing')
    expect(firstCode.safeParse({ code: '12345' }).error?.issues[0]?.message).toBe('codeShort')
    expect(firstCode.parse({ code: ' 123 456 ' })).toEqual({ code: '123456' })
  })
})

it('a key for the app is read in groups of four', () => {
  expect(groupSecret('ABCDEFGHIJ')).toBe('ABCD EFGH IJ')
})

it('the way to setting it up knows the way back', () => {
  expect(setUpAddress('/admin?tab=settings')).toBe(
    '/account?setup=second-factor&return=%2Fadmin%3Ftab%3Dsettings',
  )
})

describe('a screen that waits for a second factor', () => {
  const hat = (
    organizationId: string,
    name: 'administrator' | 'case_manager' | 'patient',
    awaits: boolean,
  ) => ({
    organizationId,
    name: organizationId,
    slug: organizationId,
    hat: name,
    awaitsSecondFactor: awaits,
    caseNumberPrefix: '',
    timeZone: null,
  })
  const closed = hat('a', 'case_manager', true)
  const openElsewhere = hat('b', 'case_manager', false)

  it('is one whose every hat waits', () => {
    const session = { organizationId: null, memberships: [closed, hat('a', 'patient', false)] }
    expect(awaitsSecondFactor(session, ['case_manager', 'specialist'])).toBe(true)
    expect(awaitsSecondFactor(session, ['patient'])).toBe(false)
    expect(awaitsSecondFactor(session, ['administrator'])).toBe(false)
  })

  it('opens where another organization lets the person in, unless the closed one was chosen', () => {
    const memberships = [closed, openElsewhere]
    expect(awaitsSecondFactor({ organizationId: null, memberships }, ['case_manager'])).toBe(false)
    expect(awaitsSecondFactor({ organizationId: 'a', memberships }, ['case_manager'])).toBe(true)
    expect(awaitsSecondFactor({ organizationId: 'b', memberships }, ['case_manager'])).toBe(false)
  })
})
