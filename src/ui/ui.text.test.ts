import { expect, test } from 'vitest'
import { uiText as spanish } from './ui.text.es.ts'
import { uiText as english } from './ui.text.ts'

test('a thousand letters and more are counted as each language writes it', () => {
  expect(english.tooLong(16_399)).toMatch(/^16,399 letters too many/)
  expect(spanish.tooLong(16_399)).toMatch(/^Sobran 16,399 letras/)
})
