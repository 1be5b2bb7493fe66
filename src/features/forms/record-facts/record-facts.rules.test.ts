import { expect, test } from 'vitest'
import { factChanges } from './record-facts.rules.ts'

const record = {
  preferredName: 'Mari',
  pronouns: '',
  interpreterLanguage: '',
  birthDate: '1984-03-12',
  phone: '',
  contact: 'Text me',
}
const questions = [
  { name: 'goes_by', fact: 'preferredName' },
  { name: 'born', fact: 'birthDate' },
  { name: 'reach', fact: 'contact' },
  { name: 'other' },
] as const

test.each([
  [
    'what says something else',
    { goes_by: 'Marita' },
    [{ fact: 'preferredName', now: 'Mari', becomes: 'Marita' }],
  ],
  ['what the record says already', { goes_by: ' Mari ', born: '1984-03-12' }, []],
  ['what was not answered', { goes_by: '  ', born: undefined }, []],
  ['what is no fact', { other: 'Marita' }, []],
  [
    'lines, where the record has one line alone',
    { goes_by: 'Mari\nta', reach: 'Text me.\nNever call.' },
    [
      { fact: 'preferredName', now: 'Mari', becomes: 'Mari ta' },
      { fact: 'contact', now: 'Text me', becomes: 'Text me.\nNever call.' },
    ],
  ],
])('%s', (_, answers, changes) => {
  expect(factChanges(questions, answers, record)).toEqual(changes)
})
