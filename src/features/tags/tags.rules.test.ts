import { describe, expect, it } from 'vitest'
import { findTags, tagKey } from './tags.rules.ts'

describe('what is compared of a name', () => {
  it('has no capitals, accents or further blanks', () => {
    expect(tagKey('  Vivienda   RÁPIDA ')).toBe('vivienda rapida')
    expect(tagKey('Ni\u00f1os')).toBe(tagKey('Nin\u0303os'))
    expect(tagKey('Housing')).not.toBe(tagKey('Housed'))
  })
})

describe('finding a tag', () => {
  const tags = ['Needs housing', 'Housing first', 'Veteran'].map(name => ({ name }))
  it('begins with those that begin with the words', () => {
    expect(findTags(tags, 'hóus').map(({ name }) => name)).toEqual(['Housing first', 'Needs housing'])
  })
  it('shows all of them before anything is typed, and none for other words', () => {
    expect(findTags(tags, '')).toHaveLength(3)
    expect(findTags(tags, 'zebra')).toEqual([])
  })
})
