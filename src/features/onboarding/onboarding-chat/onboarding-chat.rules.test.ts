import { describe, expect, it } from 'vitest'
import { findSent } from './onboarding-chat.rules.ts'

const talk = [
  { role: 'assistant', content: 'Where do you sleep?' },
  { role: 'user', content: 'With my sister' },
  { role: 'assistant', content: 'Do you have enough to eat?' },
  { role: 'user', content: 'Yes' },
  { role: 'assistant', content: 'Do you see a doctor?' },
] as const

describe('an answer that was never acknowledged', () => {
  it('is found where it arrived', () => {
    expect(findSent(talk, { step: 1, answer: 'With my sister' })).toBe('stored')
    expect(findSent(talk, { step: 2, answer: 'Yes' })).toBe('stored')
  })

  it('is still to be given where its question is open, even if the same words were said before', () => {
    expect(findSent(talk, { step: 3, answer: 'Yes' })).toBe('open')
    expect(findSent([], { step: 1, answer: 'Yes' })).toBe('open')
  })

  it('stays with the person where another device answered first', () => {
    expect(findSent(talk, { step: 2, answer: 'Not on Sundays' })).toBe('taken')
  })
})
