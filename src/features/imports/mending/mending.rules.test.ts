import { expect, test } from 'vitest'
import { suggestionFor } from './mending.rules.ts'

const around = { names: ['Dana Whitfield', 'Marcus Oyelaran', 'Dario Whitman'], dateOrder: 'mdy' } as const

test.each([
  ['caseManager', 'D. Whitfeld', 'Dana Whitfield'],
  ['caseManager', 'whitfield, dana', 'Dana Whitfield'],
  ['assignee', 'Marcus', 'Marcus Oyelaran'],
  ['caseManager', 'D. Whit', undefined],
  ['caseManager', 'Leo', undefined],
  ['caseManager', '–', undefined],
  ['language', 'Spanisch', 'Spanish'],
  ['language', 'Españo', 'Spanish'],
  ['language', 'Engl.', undefined],
  ['language', 'e', undefined],
  ['priority', 'urgnt', 'Urgent'],
  ['priority', 'very', undefined],
  ['birthDate', '13/02/1990', '1990-02-13'],
  ['birthDate', '02/31/1988', undefined],
  ['birthDate', '', undefined],
  ['email', 'hector@', undefined],
] as const)('%s “%s” may have meant %s', (fact, cell, meant) => {
  expect(suggestionFor(fact, cell, around)).toBe(meant)
})
