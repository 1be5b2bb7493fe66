/** Titles and descriptions fit where search engines and shared links show them, in both languages. */
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { brand } from '#lib/brand.ts'

const files = globSync(
  'src/screens/public/pages/{solutions,product,security,resources,legal}/*.text{,.es}.ts',
)

test('there are pages to look at', () => {
  expect(files.length).toBeGreaterThanOrEqual(34)
})

test.each(files)('%s', async file => {
  const words: Record<string, { title: string; description: string }> = await import(resolve(file))
  for (const { title, description } of Object.values(words)) {
    // As screens/frame/page-meta.ts writes it.
    expect(`${title} · ${brand.name}`.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeGreaterThanOrEqual(110)
    expect(description.length).toBeLessThanOrEqual(160)
  }
})
