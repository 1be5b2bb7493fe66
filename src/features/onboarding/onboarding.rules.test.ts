import { describe, expect, test } from 'vitest'
import { checklistCatalogue } from '#features/checklist/checklist.defaults.ts'
import {
  beginOnboarding,
  latestAnswered,
  type OnboardingItem,
  type OnboardingState,
  replyToOnboarding,
} from './onboarding.rules.ts'
import { onboardingText as spanish } from './onboarding.text.es.ts'
import { onboardingText as english } from './onboarding.text.ts'

const items: readonly OnboardingItem[] = [
  {
    id: 'a',
    key: 'housing_safe_place',
    title: 'Have a safe place',
    question: 'Do you have a safe place to sleep?',
  },
  { id: 'b', key: 'safety_feel_safe', title: 'Feel safe', question: 'Do you feel safe where you live?' },
  { id: 'c', key: null, title: 'Get a library card', question: null },
]
const [a, b, c] = items as [OnboardingItem, OnboardingItem, OnboardingItem]

function begin(language: 'en' | 'es' = 'en', which = items): OnboardingState {
  return { items: which, ...beginOnboarding(which, 'Rosa', language) }
}
const reply = (state: OnboardingState, said: string) => replyToOnboarding(state, said, 'Rosa', 'en')

describe('beginning', () => {
  test('greets by name, says it is a program, and asks the first question', () => {
    const turn = beginOnboarding(items, 'Rosa', 'en')
    expect(turn.message).toContain('Rosa')
    expect(turn.message).toContain('not a person')
    expect(turn.message).toContain(a.question)
    expect(turn).toMatchObject({
      currentStep: 1,
      currentItemId: 'a',
      isComplete: false,
      showsHelpCard: false,
    })
    expect(turn.progress).toEqual({ completed: 0, total: 3, percentage: 0 })
    expect(turn.messages).toEqual([{ role: 'assistant', content: turn.message }])
  })

  test('without a name nobody is named', () => {
    expect(beginOnboarding(items, '  ', 'en').message).toMatch(/^Hello, it is good/)
    expect(beginOnboarding(items, null, 'es').message).toMatch(/^Hola\. /)
  })

  test('with nothing to ask it is complete at once', () => {
    expect(beginOnboarding([], 'Rosa', 'en')).toMatchObject({ isComplete: true, currentItemId: null })
  })
})

describe('replying', () => {
  test('each reply advances by one, and the last one completes', () => {
    const first = reply(begin(), 'Yes, with my sister')
    expect(first).toMatchObject({ currentStep: 2, currentItemId: 'b', isComplete: false })
    expect(first.progress).toEqual({ completed: 1, total: 3, percentage: 33 })
    expect(first.answers).toEqual({ a: 'Yes, with my sister' })
    expect(latestAnswered(items, first)).toMatchObject({ itemId: 'a', state: 'in_place', isSuggested: true })
    expect(first.message).toContain(b.question)
    const second = reply({ items, ...first }, 'yes')
    expect(second.progress.percentage).toBe(67)
    expect(second.message).toContain(`How is it going with this: ${c.title}?`)
    const third = reply({ items, ...second }, 'not yet')
    expect(third).toMatchObject({ currentStep: 4, currentItemId: null, isComplete: true })
    expect(third.progress).toEqual({ completed: 3, total: 3, percentage: 100 })
    expect(third.message).toBe(english.assistant.closing('Rosa'))
    expect(third.messages).toHaveLength(7)
    expect(third.states).toMatchObject({
      a: { state: 'in_place' },
      c: { state: 'wants_help', isSuggested: true },
    })
    expect(latestAnswered(items, begin())).toBeNull()
  })

  test('what was answered before is never asked again, whatever the step says', () => {
    const turn = reply(
      { items, messages: [], currentStep: 1, answers: { a: 'yes', c: 'no' }, states: {} },
      'yes',
    )
    expect(turn.answers).toEqual({ a: 'yes', b: 'yes', c: 'no' })
    expect(turn.isComplete).toBe(true)
  })

  test('answers to items that are no longer asked do not count', () => {
    const turn = reply(
      { items: [a, b], messages: [], currentStep: 3, answers: { gone: 'x' }, states: {} },
      'yes',
    )
    expect(turn.progress).toEqual({ completed: 1, total: 2, percentage: 50 })
  })

  test.each(['skip', 'Skip', 'SALTAR', 'prefer not to say', 'prefiero no decir', 'skip.'])(
    '"%s" is an answer',
    word => {
      const turn = reply(begin(), word)
      expect(turn.answers).toEqual({ a: 'Prefers not to say' })
      expect(turn.states.a?.state).toBe('not_now')
      expect(turn.progress.completed).toBe(1)
      expect(turn.showsHelpCard).toBe(false)
    },
  )

  test('"I skip meals" is an answer of its own', () => {
    expect(reply(begin(), 'I skip meals').answers).toEqual({ a: 'I skip meals' })
  })

  test('in Spanish a skipped answer is kept in Spanish', () => {
    expect(replyToOnboarding(begin('es'), 'saltar', 'Rosa', 'es').answers).toEqual({
      a: spanish.prefersNotToSay,
    })
  })

  test('an empty reply is refused, and a reply after the end changes nothing', () => {
    expect(() => reply(begin(), '   ')).toThrow(RangeError)
    const done: OnboardingState = {
      items,
      messages: [],
      currentStep: 4,
      answers: { a: '1', b: '2', c: '3' },
      states: {},
    }
    expect(reply(done, 'hello again')).toMatchObject({ messages: [], currentStep: 4, answers: done.answers })
  })

  test('the given state is not changed', () => {
    const state = begin()
    const before = structuredClone(state)
    reply(state, 'yes')
    expect(state).toEqual(before)
  })
})

describe('safety', () => {
  test('words of danger show the help card; the answer is kept and nothing hurries', () => {
    const turn = reply(begin(), 'No, and I want to die')
    expect(turn.showsHelpCard).toBe(true)
    expect(turn.concerns.map(concern => concern.kind)).toEqual(['self_harm'])
    expect(turn.answers).toEqual({ a: 'No, and I want to die' })
    expect(turn.message.startsWith(english.assistant.afterHelpCard)).toBe(true)
    expect(turn.message).toContain('When and if you want to go on')
  })

  test.each(['No', 'no', 'not really', 'sometimes', 'Yes, but not when my ex comes'])(
    '"%s" to "do you feel safe" is a concern',
    said => {
      const turn = reply({ items, messages: [], currentStep: 2, answers: { a: 'yes' }, states: {} }, said)
      expect(turn.concerns).toEqual([{ kind: 'abuse', matched: said }])
    },
  )

  test.each(['Yes', 'Sí, nadie me molesta', 'I feel safe, no problems', 'skip', 'not sure'])(
    '"%s" to "do you feel safe" is none',
    said => {
      const turn = reply({ items, messages: [], currentStep: 2, answers: { a: 'yes' }, states: {} }, said)
      expect(turn.concerns).toEqual([])
    },
  )

  test('a plain "no" to any other question is none', () => {
    expect(reply(begin(), 'No').concerns).toEqual([])
  })

  test('after the end, too', () => {
    const done: OnboardingState = {
      items: [a],
      messages: [],
      currentStep: 2,
      answers: { a: 'yes' },
      states: {},
    }
    expect(reply(done, 'I want to kill myself').showsHelpCard).toBe(true)
  })
})

test('the notices read as specified', () => {
  expect(english.failures.load.body).toBe('Failed to load onboarding conversation')
  expect(english.failures.start.body).toBe('Failed to start onboarding')
  expect(english.failures.send.body).toBe('Failed to send message')
  expect(english.failures.tooMany).toEqual({
    title: 'Too Many Requests',
    body: 'Please wait a moment before sending another message.',
  })
  expect(english.failures.unavailable).toEqual({
    title: 'Service Unavailable',
    body: 'Please contact support for assistance.',
  })
  expect(english.completed).toEqual({
    title: 'Onboarding Complete! 🎉',
    body: 'Check your email and dashboard for next steps.',
  })
})

test('the starting checklist can be walked from greeting to closing in both languages', () => {
  for (const language of ['en', 'es'] as const) {
    const asked = checklistCatalogue
      .flatMap(category => category.items)
      .filter(item => item.isOnboarding)
      .map(item => ({
        id: item.key,
        key: item.key,
        title: language === 'en' ? item.title : item.titleEs,
        question: language === 'en' ? item.question : item.questionEs,
      }))
    let turn = beginOnboarding(asked, 'Rosa', language)
    for (let count = 0; count < asked.length; count++) {
      expect(turn.isComplete).toBe(false)
      turn = replyToOnboarding({ items: asked, ...turn }, language === 'en' ? 'yes' : 'sí', 'Rosa', language)
    }
    expect(turn).toMatchObject({ isComplete: true, currentStep: asked.length + 1 })
    expect(turn.messages).toHaveLength(asked.length * 2 + 1)
  }
})
