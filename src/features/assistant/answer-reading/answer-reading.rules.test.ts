/**
 * What the library makes of each onboarding answer (decision 49): yes, yes-but, no and not-now, in both languages, and the
 * answers that were once misunderstood. An answer that says no is never in place, and nobody is sent where they can't go.
 */
import { describe, expect, test } from 'vitest'
import { checklistCatalogue } from '#features/checklist/checklist.defaults.ts'
import { classifyNeeds, needs, recommendationByKey, recommendationKeyFor } from '../assistant.rules.ts'
import { stateSuggestedBy } from './answer-reading.rules.ts'

type Language = 'en' | 'es'

const asked = checklistCatalogue.flatMap(({ items }) => items).filter(({ isOnboarding }) => isOnboarding)
const plain: Record<Language, Record<'yes' | 'yesBut' | 'no' | 'notNow', readonly string[]>> = {
  en: {
    yes: ['Yes', 'yes, I do', 'Yes, all good'],
    yesBut: ['Yes, but only until Friday', 'Yes but it is far away', 'I do, except on weekends'],
    no: ['No', 'not really', "No, I don't", 'not yet'],
    notNow: ['not now', 'Maybe later', 'skip', 'I would rather not say', "I don't want to talk about it"],
  },
  es: {
    yes: ['Sí', 'sí, claro', 'Sí, todo bien'],
    yesBut: ['Sí, pero solo hasta el viernes', 'sí pero me queda lejos', 'Sí, excepto los domingos'],
    no: ['No', 'la verdad no', 'todavía no', 'No, nada'],
    notNow: ['por ahora no', 'más tarde', 'saltar', 'prefiero no decir', 'no quiero hablar de eso'],
  },
}
const cases = asked.flatMap(({ key }) =>
  (['en', 'es'] as const).flatMap(language =>
    (['yes', 'yesBut', 'no', 'notNow'] as const).map(kind => ({ key, language, kind })),
  ),
)

test.each(cases)('$key, $language, $kind', ({ key, language, kind }) => {
  const isWish = key === 'work_next_step'
  const expected = {
    yes: isWish ? 'wants_help' : 'in_place',
    yesBut: 'wants_help',
    no: isWish ? 'not_now' : 'wants_help',
    notNow: 'not_now',
  }[kind]
  for (const answer of plain[language][kind]) {
    expect(stateSuggestedBy(key, answer), answer).toBe(expected)
    const words = stepFor(key, [answer], answer, language)
    expect(words, answer).not.toMatch(/911|landlord|casero/)
    expect(words.length).toBeGreaterThan(20)
  }
})

/** What is recommended for an item to somebody who said all of this, and `answer` of the item itself. */
function stepFor(key: string, said: readonly string[], answer: string | null, language: Language): string {
  const heard = new Set(said.flatMap(text => classifyNeeds(text, language)))
  const inOrder = needs.filter(need => heard.has(need))
  const chosen = recommendationKeyFor({ key, title: key }, inOrder, answer, language)
  return recommendationByKey(chosen, { title: key }, language) ?? ''
}

describe('what was once misunderstood', () => {
  test.each([
    ['health_doctor', 'Yes, the clinic on Main Street'],
    ['health_doctor', 'Sí, la clínica de la calle Main'],
    ['transport_rides', 'I take the bus, no problem'],
    ['health_medication', "I don't take any"],
  ])('%s: "%s" is in place', (key, answer) => {
    expect(stateSuggestedBy(key, answer)).toBe('in_place')
  })

  test.each([
    ['housing_safe_place', 'I have my car, I sleep in it'],
    ['family_people', 'I lost my kids'],
    ['food_enough', 'Not right now'],
    ['housing_safe_place', 'With my sister'],
    ['documents_id', 'Yes, but it expired'],
  ])('%s: "%s" wants help', (key, answer) => {
    expect(stateSuggestedBy(key, answer)).toBe('wants_help')
  })

  test('somebody who sleeps in a car is told of beds and rooms, and never of a landlord', () => {
    for (const [said, language] of [
      ['No, I sleep in my car', 'en'],
      ["I'm living in my van with my son", 'en'],
      ['No, duermo en el carro', 'es'],
    ] as const) {
      for (const key of ['housing_safe_place', 'housing_bills', 'housing_repairs', 'housing_long_term'])
        expect(stepFor(key, [said], null, language), `${key}: ${said}`).not.toMatch(/landlord|casero|dueño/i)
      expect(stepFor('housing_safe_place', [said], said, language)).toContain('211')
    }
  })

  test('lost children lead to people, not to rides', () => {
    for (const [said, other, language] of [
      ['I lost my kids', 'No, I have no car', 'en'],
      ['Me quitaron a mis hijos', 'No tengo carro', 'es'],
    ] as const)
      for (const [key, answer] of [
        ['family_people', said],
        ['family_children', null],
      ] as const)
        expect(stepFor(key, [said, other], answer, language)).not.toMatch(/\bride|viaje|bus pass/i)
  })

  test('pregnancy brings prenatal care and WIC, wherever it was said', () => {
    for (const [said, prenatal, language] of [
      ['I am pregnant', 'prenatal', 'en'],
      ['Estoy embarazada', 'prenatal', 'es'],
    ] as const) {
      expect(stepFor('health_doctor', [said], 'No', language)).toContain(prenatal)
      expect(stepFor('food_enough', [said], 'No', language)).toContain('WIC')
      expect(stepFor('food_benefits', [said], null, language)).toContain('WIC')
    }
  })
})

test('a key is read in either language, and one that is gone is nothing', () => {
  const of = (key: string, language: Language) => recommendationByKey(key, { title: 'X' }, language)
  expect(of('food_enough.pregnancy', 'en')).not.toBe(of('food_enough.pregnancy', 'es'))
  expect(of('any', 'es')).toContain('X')
  expect(of('gone.general', 'en')).toBeNull()
  expect(recommendationByKey(null, { title: 'X' }, 'en')).toBeNull()
})
