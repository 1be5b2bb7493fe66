import { describe, expect, test } from 'vitest'
import { formDefaults } from './forms.defaults.ts'

describe('the starting forms', () => {
  test('are three, with 5 to 8 questions each', () => {
    expect(formDefaults).toHaveLength(3)
    for (const form of formDefaults) {
      expect(form.fields.length, form.key).toBeGreaterThanOrEqual(5)
      expect(form.fields.length, form.key).toBeLessThanOrEqual(8)
    }
  })

  test.each(formDefaults)('$key: names are unique, both languages are there, choices match', form => {
    const names = form.fields.map(field => field.name)
    expect(new Set(names).size).toBe(names.length)
    expect(form.titleEs).not.toBe(form.title)
    for (const field of form.fields) {
      expect(field.name).toMatch(/^[a-z]+(?:_[a-z]+)*$/)
      expect(field.label, field.name).toMatch(/[?.]$/)
      expect(field.labelEs, field.name).not.toBe(field.label)
      const isSelect = field.type === 'select'
      expect(field.options !== undefined, field.name).toBe(isSelect)
      expect(field.optionsEs?.length, field.name).toBe(field.options?.length)
      expect(new Set(field.options).size, field.name).toBe(field.options?.length ?? 0)
      expect(new Set(field.optionsEs).size, field.name).toBe(field.optionsEs?.length ?? 0)
    }
  })

  test('each form has a question that may be left empty, and none asks for what nobody needs', () => {
    const forbidden = /social security|diagnos|immigration status|income|religion|race|weight/i
    for (const form of formDefaults) {
      expect(
        form.fields.some(field => !field.required),
        form.key,
      ).toBe(true)
      for (const field of form.fields) expect(field.label).not.toMatch(forbidden)
    }
  })
})
