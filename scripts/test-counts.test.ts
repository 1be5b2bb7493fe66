import { expect, test } from 'vitest'
import { addRun, countBrowserReport, noCounts, summarize, type TestCounts } from './test-counts.ts'

const nothing = noCounts()
const three: TestCounts = { ...nothing, passed: 3 }

test('the last line counts passed and failed, whatever was skipped', () => {
  const skipped = [{ name: 'backup restores', reason: 'apt-get install postgresql-client' }]
  const { lines, ok } = summarize({ ...three, skipped })
  expect(lines).toEqual([
    '1 skipped:',
    '  backup restores: apt-get install postgresql-client',
    '3 passed, 0 failed',
  ])
  expect(ok).toBe(true)
})

test('a failed test is named with what was wrong, and fails the run', () => {
  const failed = [{ name: 'the door › opens', reason: 'it is locked' }]
  const { lines, ok } = summarize({ ...three, failed })
  expect(lines).toEqual(['Failed:', '  the door › opens: it is locked', '3 passed, 1 failed'])
  expect(ok).toBe(false)
})

test('what passed only on a second try is told, and does not fail the run', () => {
  const secondTry = [{ name: 'joins', reason: 'the page was slow' }]
  const { lines, ok } = summarize({ ...three, secondTry })
  expect(lines).toEqual([
    '1 passed only on a second try:',
    '  joins: the page was slow',
    '3 passed, 0 failed',
  ])
  expect(ok).toBe(true)
})

test('a run without a test is no success', () => {
  expect(summarize(nothing).ok).toBe(false)
  expect(summarize(nothing).lines.at(-1)).toBe('0 passed, 0 failed')
})

test('a runner that crashed counts as one failure', () => {
  expect(addRun(three, { runner: 'vitest', code: 137, counts: undefined }).failed).toEqual([
    { name: 'vitest itself', reason: 'ended with 137' },
  ])
  expect(addRun(nothing, { runner: 'vitest', code: 1, counts: three }).failed).toHaveLength(1)
  expect(addRun(three, { runner: 'vitest', code: 0, counts: three })).toEqual({ ...three, passed: 6 })
})

test('a journey that passed only on its second try is named with what was wrong at the first', () => {
  const message =
    '\u001b[31mError: expect(locator).toBeVisible() failed\n\nLocator: page\n\nCall log:\n  - again'
  const spec = (title: string, status: 'expected' | 'flaky' | 'skipped') => ({
    title,
    file: 'e2e/joins.e2e.ts',
    tests: [
      {
        status,
        annotations: [{ type: 'skip', description: 'apt-get install chromium' }],
        results:
          status === 'flaky'
            ? [{ error: { message, location: { line: 7 } }, duration: 500 }, { duration: 250 }]
            : [{}],
      },
    ],
  })
  const specs = [spec('joins', 'expected'), spec('writes', 'flaky'), spec('prints', 'skipped')]
  const report = { suites: [{ title: 'joins.e2e.ts', suites: [{ title: 'a patient', specs }] }] }
  expect(countBrowserReport(report)).toEqual({
    passed: 2,
    failed: [],
    secondTry: [
      {
        name: 'joins.e2e.ts › a patient › writes',
        reason: 'Error: expect(locator).toBeVisible() failed Locator: page (line 7)',
      },
    ],
    skipped: [{ name: 'joins.e2e.ts › a patient › prints', reason: 'apt-get install chromium' }],
    timed: [
      { file: 'e2e/joins.e2e.ts', name: 'joins.e2e.ts › a patient › joins', ms: 0 },
      { file: 'e2e/joins.e2e.ts', name: 'joins.e2e.ts › a patient › writes', ms: 750 },
    ],
  })
})

test('the ten slowest files and tests are named, the slowest first', () => {
  const timed = Array.from({ length: 24 }, (_, test) => ({
    file: `file ${test >> 1}`,
    name: `test ${test}`,
    ms: test * 100,
  }))
  const { lines } = summarize({ ...three, timed })
  expect(lines).toHaveLength(2 * 11 + 1)
  expect(lines.slice(0, 3)).toEqual(['The slowest files:', '    4.5 s  file 11', '    4.1 s  file 10'])
  expect(lines.slice(11, 13)).toEqual(['The slowest tests:', '    2.3 s  test 23'])
  expect(lines.at(-1)).toBe('3 passed, 0 failed')
})
