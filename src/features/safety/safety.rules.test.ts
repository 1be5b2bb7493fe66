import { describe, expect, test } from 'vitest'
import { helpCardIn } from './help-card/help-card.rules.ts'
import { findSafetyConcern } from './safety.rules.ts'
import { safetyText as spanish } from './safety.text.es.ts'
import { safetyText as english } from './safety.text.ts'

const words = { en: english, es: spanish }

describe('findSafetyConcern', () => {
  test('gives the words back as the person wrote them', () => {
    expect(findSafetyConcern('Hoy, MI ESPOSO me PEGÓ otra vez…')).toEqual([
      { kind: 'abuse', matched: 'me PEGÓ' },
    ])
    expect(findSafetyConcern('ok... I’m going to kiiiill myself')[0]?.matched).toBe('kiiiill myself')
  })

  test('several kinds come in the order of urgency, each once', () => {
    const found = findSafetyConcern('He hits me. I want to die, I want to die. I took too many pills.')
    expect(found.map(concern => concern.kind)).toEqual(['emergency', 'self_harm', 'abuse'])
  })

  test('a threat by somebody else is abuse, not self-harm', () => {
    expect(findSafetyConcern('me amenaza con matarme').map(concern => concern.kind)).toEqual(['abuse'])
  })

  test('small disguises and invisible characters change nothing', () => {
    expect(findSafetyConcern('su1c1de')).toHaveLength(1)
    expect(findSafetyConcern('k!ll mys3lf')).toHaveLength(1)
    expect(findSafetyConcern('su\u200bicide')).toHaveLength(1)
    expect(findSafetyConcern('I want\nto   die')).toHaveLength(1)
    expect(findSafetyConcern('quiero morir'.normalize('NFD'))).toHaveLength(1)
  })

  test('a second call finds the same (no state is kept)', () => {
    expect(findSafetyConcern('I want to die')).toEqual(findSafetyConcern('I want to die'))
  })

  test('nothing written is no concern', () => {
    for (const text of ['', '   ', '...', '👍', '\n']) expect(findSafetyConcern(text)).toEqual([])
  })

  test('a very long text is read in well under a second', () => {
    const long = 'i want to want to want to tell you that he said that they said '.repeat(400)
    const before = process.threadCpuUsage()
    expect(findSafetyConcern(`${long} I want to die`)[0]?.kind).toBe('self_harm')
    const used = process.threadCpuUsage(before)
    expect(used.user + used.system, 'in microseconds of the processor').toBeLessThan(1_000_000)
  })
})

describe('the help card', () => {
  test('988 and 911 are on every card, in both languages', () => {
    for (const language of ['en', 'es'] as const) {
      for (const kind of ['self_harm', 'abuse', 'emergency', 'harm_to_others'] as const) {
        const card = JSON.stringify(helpCardIn(words[language], [kind]))
        expect(card).toContain('tel:988')
        expect(card).toContain('tel:911')
      }
    }
  })

  test('what fits comes first', () => {
    const first = (kind: 'self_harm' | 'abuse' | 'emergency') =>
      helpCardIn(words.en, [kind]).lines[0]?.actions[0]?.href
    expect(first('self_harm')).toBe('tel:988')
    expect(first('abuse')).toBe('tel:18007997233')
    expect(first('emergency')).toBe('tel:911')
  })

  test('Spanish says how to reach 988 in Spanish', () => {
    const card = JSON.stringify(helpCardIn(words.es, ['self_harm']))
    expect(card).toContain('oprima 2')
    expect(card).toContain('AYUDA')
  })
})
