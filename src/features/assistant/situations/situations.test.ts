/** The guide's first steps: as fine as what was said, and easy to read in both languages. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Language } from '#lib/language.ts'
import { englishGrade, spanishEase } from '../../../../test/readability.ts'
import { assistantText as spanish } from '../assistant.text.es.ts'
import { assistantText as english } from '../assistant.text.ts'
import { needsHeard } from '../needs-hearing/needs-hearing.rules.ts'
import { loadNeedsModel } from '../needs-recognition/needs-recognition.rules.ts'
import { recommendationsText as spanishLibrary } from '../recommendations/recommendations.text.es.ts'
import { recommendationsText as englishLibrary } from '../recommendations/recommendations.text.ts'
import { type Step, stepsFor } from './situations.rules.ts'

const model = await loadNeedsModel()

const tried = readFileSync('training/guide/situations.txt', 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))
  .map(line => {
    const [language, step, text = ''] = line.split(' | ')
    return { step: step as Step, text, steps: stepsFor(needsHeard(text, language as Language, model), text) }
  })

describe('stepsFor', () => {
  test('names the situation where words say which, and the need where none does', () => {
    expect(stepsFor(['housing'], 'There is black mold and the owner wont fix it')).toEqual(['repairs'])
    expect(stepsFor(['housing'], 'Looking for a place')).toEqual(['housing'])
    expect(stepsFor(['transport', 'money'], 'Se descompuso el carro')).toEqual(['car', 'money'])
  })

  test('gives a step once, whichever needs it is a name for', () => {
    expect(stepsFor(['legal', 'family'], 'I want my kids back from foster care')).toEqual(['children_away'])
  })

  test('speaks of no situation whose need was not heard', () => {
    expect(stepsFor(['food'], 'I drove my car to the dentist')).toEqual(['food'])
  })
})

describe('sixty needs that were tried', () => {
  // Missed: food told without a word for it. Named second: a car, a class and a phone that stop work, money or health.
  test('get the step that was asked for, nearly always first', () => {
    expect(tried).toHaveLength(60)
    const missed = tried.filter(({ step, steps }) => !steps.slice(0, 3).includes(step))
    expect(missed.length, missed.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(1)
    const later = tried.filter(({ step, steps }) => steps[0] !== step)
    expect(later.length, later.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(5)
  })
})

/** Every text of the library and of the guide's answers, by its place. */
function textsOf(library: typeof englishLibrary, { support }: typeof english): [string, string][] {
  const items = Object.entries(library.items).flatMap(([item, { general, needs }]) => [
    [`${item}.general`, general],
    ...Object.entries(needs).map(([need, words]) => [`${item}.${need}`, words]),
  ])
  return [
    ...items,
    ...Object.entries(library.categories),
    ['plan', library.reviewPlan],
    ...Object.entries(support.steps),
    ...Object.entries(support).filter(([, words]) => typeof words === 'string'),
  ] as [string, string][]
}

describe('each text', () => {
  test.each(textsOf(englishLibrary, english))(
    'reads at sixth grade in English (Flesch–Kincaid below 7): %s',
    (_, words) => expect(englishGrade(words), words).toBeLessThan(7),
  )

  test.each(textsOf(spanishLibrary, spanish))(
    'is fairly easy in Spanish (Szigriszt-Pazos on the INFLESZ scale, at least 65): %s',
    (_, words) => expect(spanishEase(words), words).toBeGreaterThanOrEqual(65),
  )
})
