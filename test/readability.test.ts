/** The formulas against texts counted by hand. */
import { describe, expect, it } from 'vitest'
import { englishGrade, englishSyllables, spanishEase, spanishSyllables, wordsOf } from './readability.ts'

describe('readability', () => {
  it.each([
    ['cat', 1],
    ['home', 1],
    ['table', 2],
    ['wanted', 2],
    ['called', 1],
    ['boxes', 2],
    ['manager', 3],
    ['identification', 6],
  ])('hears %s as %i in English', (word, count) => expect(englishSyllables(word)).toBe(count))

  it.each([
    ['yo', 1],
    ['quien', 1],
    ['bueno', 2],
    ['leía', 3],
    ['guía', 2],
    ['ciudad', 2],
    ['muy', 1],
    ['vergüenza', 3],
    ['identificación', 6],
  ])('hears %s as %i in Spanish', (word, count) => expect(spanishSyllables(word)).toBe(count))

  it('counts words with their apostrophes and leaves numbers out', () => {
    expect(wordsOf('Don’t call 211 at 9: it’s free.')).toEqual(['Don’t', 'call', 'at', 'it’s', 'free'])
  })

  it('computes the grade of Flesch and Kincaid', () => {
    // Six words of one syllable in one sentence.
    expect(englishGrade('The cat sat on the mat.')).toBeCloseTo(0.39 * 6 + 11.8 - 15.59, 5)
    // Two sentences of two words; 1 + 3 + 1 + 6 syllables.
    expect(englishGrade('Call tomorrow. Bring identification.')).toBeCloseTo(
      0.39 * 2 + 11.8 * (11 / 4) - 15.59,
      5,
    )
  })

  it('computes the perspicuity of Szigriszt and Pazos', () => {
    // Three words, five syllables, one sentence.
    expect(spanishEase('El gato come.')).toBeCloseTo(206.835 - 62.3 * (5 / 3) - 3, 5)
  })

  it('finds officials harder than neighbors, in both languages', () => {
    const office =
      'Documentation demonstrating residential eligibility must be submitted prior to determination.'
    expect(englishGrade(office)).toBeGreaterThan(
      englishGrade('Show us a paper that says where you live.') + 8,
    )
    const oficina =
      'La documentación acreditativa de la elegibilidad residencial deberá presentarse previamente.'
    expect(spanishEase(oficina)).toBeLessThan(spanishEase('Traiga un papel que diga dónde vive.') - 40)
  })
})
