/** The welcome conversation on a page of the other language: what the assistant said is told again, and nothing else. */
import { describe, expect, test } from 'vitest'
import { checklistCatalogue } from '#features/checklist/checklist.defaults.ts'
import type { Language } from '#lib/language.ts'
import { beginOnboarding, type OnboardingItem, replyToOnboarding } from '../onboarding.rules.ts'
import { tellIn } from './retelling.rules.ts'

const asked = checklistCatalogue.flatMap(category => category.items).filter(item => item.isOnboarding)
const itemsIn = (language: Language): OnboardingItem[] =>
  asked.map(({ key, title, titleEs, question, questionEs }) => ({
    id: key,
    key,
    title: language === 'es' ? titleEs : title,
    question: language === 'es' ? questionEs : question,
  }))

/** What was said from the greeting to the last of these answers. */
function talk(language: Language, answers: readonly string[]) {
  const items = itemsIn(language)
  let said = beginOnboarding(items, 'Rosa', language)
  for (const answer of answers) said = replyToOnboarding({ ...said, items }, answer, 'Rosa', language)
  return said.messages
}

const answers = ['Yes, with my sister', 'skip', 'I want to die', 'No', 'Will it cost me anything?', 'Sí']

describe.each<[Language, Language]>([
  ['en', 'es'],
  ['es', 'en'],
])('what was said in %s, on a page in %s', (stored, read) => {
  test.each([
    ['from the greeting on', []],
    ['with help that was shown', answers],
    ['to its end', asked.map(() => 'Yes')],
  ])('is as if it had been said there: %s', (_, said) => {
    const told = tellIn(read, { messages: talk(stored, said), itemsIn, name: 'Rosa' })
    expect(told).toEqual(talk(read, said))
    expect(told.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual(said)
  })
})

test('on a page of its own language it is as it was said', () => {
  const messages = talk('en', answers)
  expect(tellIn('en', { messages, itemsIn, name: 'Rosa' })).toEqual(messages)
})

test('who goes by another name since reads the greeting as it was, and the question in their language', () => {
  const messages = talk('en', [])
  const [told] = tellIn('es', { messages, itemsIn, name: 'Rosie' })
  const [greeting, question] = told?.content.split('\n\n') ?? []
  expect(greeting).toBe(messages[0]?.content.split('\n\n')[0])
  expect(question).toBe(asked[0]?.questionEs)
})

test('a question that has other words since stays as it was asked', () => {
  const messages = talk('en', ['Yes'])
  const reworded = (language: Language) =>
    itemsIn(language).map((item, place) => (place === 1 ? { ...item, question: 'Otherwise?' } : item))
  const told = tellIn('es', { messages, itemsIn: reworded, name: 'Rosa' })
  expect(told[2]?.content.split('\n\n')[1]).toBe(asked[1]?.question)
})
