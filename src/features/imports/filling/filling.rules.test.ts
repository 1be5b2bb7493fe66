import { describe, expect, it } from 'vitest'
import type { AlikeRecord } from '../imports.contract.ts'
import { compareFacts } from './filling.rules.ts'

const record: AlikeRecord = {
  name: 'James Okafor (Jay)',
  caseNumber: '42',
  isClosed: false,
  hasAccount: false,
  facts: { name: 'James Okafor (Jay)', phone: '(555) 555-0142', language: 'es' },
  former: ['Old@Example.org', '555 010 9999'],
}
const outcomes = (facts: Record<string, string>, more: Partial<AlikeRecord> = {}) =>
  Object.fromEntries(compareFacts(facts, { ...record, ...more }).map(({ fact, outcome }) => [fact, outcome]))

describe('what would stand in a record after "Same person"', () => {
  it('fills what is empty and leaves everything else as it is', () => {
    expect(
      outcomes({ name: 'Jim Okafor', phone: '555 555 0142', language: 'en', pronouns: 'he/him' }),
    ).toEqual({ name: 'stays', phone: 'same', language: 'stays', pronouns: 'filled' })
    expect(outcomes({ phone: '555 555 0143', birthDate: '1984-03-12' })).toEqual({
      phone: 'stays',
      birthDate: 'filled',
    })
  })

  it('never opens a way to somebody that was taken away, and leaves an account its own address', () => {
    expect(outcomes({ email: 'old@example.org ' })).toEqual({ email: 'former' })
    expect(outcomes({ phone: '(555) 010-9999' }, { facts: {} })).toEqual({ phone: 'former' })
    expect(outcomes({ email: 'new@example.org' })).toEqual({ email: 'filled' })
    expect(outcomes({ email: 'new@example.org' }, { hasAccount: true })).toEqual({ email: 'account' })
  })

  it('says nothing of what the file leaves open', () => {
    expect(outcomes({ name: 'Jim', caseManagerId: 'x' })).toEqual({ name: 'stays' })
  })
})
