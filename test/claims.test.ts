/** The table of claims is about this repository: every public page has its part, and every keeper it names is there. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { publicPages } from '../src/routes.public.ts'

const table = readFileSync('docs/claims.md', 'utf8')
const parts = [...table.matchAll(/^## (\/\S*)$/gm)].map(([, address]) => address)

test('every public page has its part, and there is no part without a page', () => {
  expect(parts.toSorted()).toEqual(['/', ...Object.keys(publicPages).map(path => `/${path}`)].toSorted())
})

test('every file that keeps a claim exists', () => {
  const keepers = [...table.matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? '')
  expect(keepers.length).toBeGreaterThan(100)
  expect(keepers.filter(file => !existsSync(file))).toEqual([])
})

test('every part has a claim, and every claim a keeper', () => {
  for (const part of table.split(/^## /m).slice(1)) {
    const rows = part.split('\n').filter(line => /^\| (?!---|The claim)/.test(line))
    expect(rows.length, part.slice(0, 40)).toBeGreaterThan(0)
    for (const row of rows) expect(row.split('|')[2]?.trim(), row).toBeTruthy()
  }
})
