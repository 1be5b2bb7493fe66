/** What Ctrl-K offers to whom, and which words find it. */
import { expect, test } from 'vitest'
import { deedsOf, errandsOf, isMeant, screensOf } from './jump-places.ts'

const nobody = { isCaseManager: false, isSpecialist: false, isAdministrator: false }
const labels = (all: readonly { label: string }[]) => all.map(({ label }) => label)

test('a case manager does everything, a specialist sets nothing, and administration stays with its people', () => {
  const caseManager = { ...nobody, isCaseManager: true }
  const specialist = { ...nobody, isSpecialist: true }
  expect(labels(errandsOf(caseManager))).toContain('Create a task for…')
  expect(labels(deedsOf(caseManager))).toContain('Create New Patient')
  expect(labels(errandsOf(specialist))).toEqual(['New note for…', 'Message…', 'Offer an appointment to…'])
  expect(labels(deedsOf(specialist))).toEqual(['Change when you can be met'])
  expect(errandsOf({ ...nobody, isAdministrator: true })).toEqual([])
  expect(labels(screensOf(specialist)).filter(label => label.startsWith('Administration'))).toEqual([])
  expect(labels(screensOf({ ...nobody, isAdministrator: true }))).toContain('Administration: Settings')
})

test('the beginnings of words find it, in any order and without accents', () => {
  for (const words of ['', 'check', 'STATUS check', 'Chécklist'])
    expect(isMeant('Checklist Status', words)).toBe(true)
  expect(isMeant('Checklist Status', 'list')).toBe(false)
  expect(isMeant('Checklist Status', 'check files')).toBe(false)
})
