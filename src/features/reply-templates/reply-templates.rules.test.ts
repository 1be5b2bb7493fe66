import { expect, test } from 'vitest'
import { putIn, sortTemplates } from './reply-templates.rules.ts'

test.each([
  ['', 'Hello.', 0, 0, 'Hello.'],
  ['Dear Jay,', 'Hello.', 9, 9, 'Dear Jay, Hello.'],
  ['Dear Jay,\n', 'Hello.', 10, 10, 'Dear Jay,\nHello.'],
  ['Dear XX!', 'Jay', 5, 7, 'Dear Jay!'],
])('words are put in where the cursor is: %j', (words, template, from, until, expected) => {
  expect(putIn(words, template, from, until)).toBe(expected)
})

test('those in the wanted language stand first, one’s own before the organization’s', () => {
  const one = (name: string, language: string, isOwn: boolean) => ({ name, language, isOwn })
  const all = [one('B', 'en', true), one('A', 'en', false), one('Z', 'es', false), one('Y', 'es', true)]
  expect(sortTemplates(all, 'es').map(({ name }) => name)).toEqual(['Y', 'Z', 'B', 'A'])
})
