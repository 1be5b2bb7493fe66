import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { csvLine } from './csv.ts'

it('writes plain cells as they are', () => {
  expect(csvLine(['Lucía', 7, null, undefined, ''])).toBe('Lucía,7,,,\r\n')
})

it('quotes what would break a line', () => {
  expect(csvLine(['a,b', 'say "hi"', 'two\nlines'])).toBe('"a,b","say ""hi""","two\nlines"\r\n')
})

it.each(['=CMD("x")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])(
  'makes no formula of %j',
  words => {
    expect(csvLine([words])).toMatch(/^"?'/)
  },
)

it('is how every file for spreadsheets is written', () => {
  const root = join(import.meta.dirname, '../..')
  const files = globSync('src/**/*.ts', { cwd: root }).filter(file => !file.endsWith('.test.ts'))
  const answering = files.filter(file => readFileSync(join(root, file), 'utf8').includes('text/csv'))
  expect(answering.length).toBeGreaterThan(4)
  for (const file of answering) {
    const source = readFileSync(join(root, file), 'utf8')
    expect(source, file).toContain('CSV_BEGIN')
    expect(source, `${file} joins no cells by itself`).not.toMatch(/\.join\(['"][,;]['"]\)/)
  }
})
