/** Every control of the page is kept by files that are there, in both languages. */
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { controlKeepers, sourceAddress } from '#lib/kept-by.ts'
import { securityText as spanish } from './security.text.es.ts'
import { securityText as english } from './security.text.ts'

it('names for each control the file that does it and a test, and each of them exists', () => {
  expect(controlKeepers).toHaveLength(english.controls.length)
  expect(controlKeepers).toHaveLength(spanish.controls.length)
  for (const { file, tests } of controlKeepers) {
    expect(tests.length, file).toBeGreaterThan(0)
    for (const source of [file, ...tests]) {
      expect(existsSync(source), source).toBe(true)
      expect(sourceAddress(source)).toContain(source)
    }
    for (const test of tests) expect(test).toMatch(/\.(test|e2e)\.ts$/)
  }
})

it('leads to the repository that the brand names, else into this copy', () => {
  expect(sourceAddress('docs/access.md', '')).toBe('/source/docs/access.md.txt')
  expect(sourceAddress('docs/access.md', 'https://git.example.org/handrail')).toBe(
    'https://git.example.org/handrail/blob/main/docs/access.md',
  )
})
