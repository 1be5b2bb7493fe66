import { describe, expect, test } from 'vitest'
import { checklistCatalogue } from './checklist.defaults.ts'

const items = checklistCatalogue.flatMap(category => category.items)
const asked = items.filter(item => item.isOnboarding)

describe('the starting checklist', () => {
  test('has 8 categories and about 30 items, each key once', () => {
    expect(checklistCatalogue).toHaveLength(8)
    expect(items.length).toBeGreaterThanOrEqual(28)
    expect(items.length).toBeLessThanOrEqual(34)
    const keys = [...checklistCatalogue.map(category => category.key), ...items.map(item => item.key)]
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of keys) expect(key).toMatch(/^[a-z]+(?:_[a-z]+)*$/)
  })

  test('asks 8 to 10 questions, and exactly the asked items have one in both languages', () => {
    expect(asked.length).toBeGreaterThanOrEqual(8)
    expect(asked.length).toBeLessThanOrEqual(10)
    for (const item of items) {
      expect(item.question !== null, item.key).toBe(item.isOnboarding)
      expect(item.questionEs !== null, item.key).toBe(item.isOnboarding)
    }
  })

  test('counts its order from 0 without gaps', () => {
    expect(checklistCatalogue.map(category => category.orderIndex)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    for (const { items } of checklistCatalogue) {
      expect(items.map(item => item.orderIndex)).toEqual(items.map((_, index) => index))
    }
  })

  test('every word is there in both languages, and they differ', () => {
    for (const item of items) {
      for (const words of [item.title, item.titleEs, item.description, item.descriptionEs]) {
        expect(words.trim(), item.key).toBe(words)
        expect(words.length, item.key).toBeGreaterThan(5)
      }
      expect(item.titleEs, item.key).not.toBe(item.title)
      expect(item.descriptionEs, item.key).not.toBe(item.description)
    }
  })

  test('fits the limits of the database', () => {
    for (const category of checklistCatalogue) {
      expect(Math.max(category.name.length, category.nameEs.length)).toBeLessThanOrEqual(100)
    }
    for (const item of items) {
      expect(Math.max(item.title.length, item.titleEs.length)).toBeLessThanOrEqual(200)
      expect(Math.max(item.question?.length ?? 0, item.questionEs?.length ?? 0)).toBeLessThanOrEqual(500)
    }
  })

  test('questions are short, Spanish ones open with their mark, and nothing demands', () => {
    for (const item of asked) {
      expect(item.question, item.key).toContain('?')
      expect(item.questionEs, item.key).toMatch(/¿[^?]+\?/)
      expect(item.question?.split(' ').length, item.key).toBeLessThanOrEqual(22)
      expect(item.question, item.key).not.toMatch(/\b(?:must|should|why|have to)\b/i)
      expect(item.questionEs, item.key).not.toMatch(/\b(?:debe|tiene que|por qué|tú|tienes|tu)\b/i)
    }
  })
})
