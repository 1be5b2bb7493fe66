import { expect, it } from 'vitest'
import { activityTypes, isKnownType, subjectIn, subjectOf } from './activities.rules.ts'
import { activitiesText as spanish } from './activities.text.es.ts'
import { activitiesText as english } from './activities.text.ts'

it('takes the title from a description, and nothing where there is none', () => {
  expect(subjectOf('Completed: Get a state ID: step one')).toBe('Get a state ID: step one')
  expect(subjectOf('Sent a message')).toBeUndefined()
})

it('names the subject in Spanish where the catalogue has Spanish words', () => {
  const metadata = { title_es: 'Tener seguro médico' }
  expect(subjectIn('es', 'Completed: Have health coverage', metadata)).toBe('Tener seguro médico')
  expect(subjectIn('en', 'Completed: Have health coverage', metadata)).toBe('Have health coverage')
  expect(subjectIn('es', 'Completed: Have health coverage', {})).toBe('Have health coverage')
})

it('knows its kinds, and has words for each in both languages', () => {
  expect(isKnownType('moon_landed')).toBe(false)
  for (const type of activityTypes)
    for (const { words, yours } of [english, spanish]) {
      expect(words[type]('X')).toBeTruthy()
      expect(yours[type](undefined)).not.toContain('undefined')
    }
})
