import { expect, test } from 'vitest'
import { addRun, countBrowserReport, summarize, type TestCounts } from './test-counts.ts'

const nothing: TestCounts = { passed: 0, failed: [], skipped: [] }
const three: TestCounts = { passed: 3, failed: [], skipped: [] }

test('the last line counts passed and failed, whatever was skipped', () => {
  const skipped = [{ name: 'backup restores', reason: 'apt-get install postgresql-client' }]
  const { lines, ok } = summarize({ passed: 3, failed: [], skipped })
  expect(lines).toEqual([
    '1 skipped:',
    '  backup restores: apt-get install postgresql-client',
    '3 passed, 0 failed',
  ])
  expect(ok).toBe(true)
})

test('a failed test is named with what was wrong, and fails the run', () => {
  const failed = [{ name: 'the door › opens', reason: 'it is locked' }]
  const { lines, ok } = summarize({ passed: 3, failed, skipped: [] })
  expect(lines).toEqual(['Failed:', '  the door › opens: it is locked', '3 passed, 1 failed'])
  expect(ok).toBe(false)
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

test('a journey that passed only on its second try has failed', () => {
  const message =
    '\u001b[31mError: expect(locator).toBeVisible() failed\n\nLocator: page\n\nCall log:\n  - again'
  const spec = (title: string, status: 'expected' | 'flaky' | 'skipped') => ({
    title,
    file: 'joins.e2e.ts',
    tests: [
      {
        status,
        annotations: [{ type: 'skip', description: 'apt-get install chromium' }],
        results: status === 'flaky' ? [{ error: { message, location: { line: 7 } } }, {}] : [{}],
      },
    ],
  })
  const specs = [spec('joins', 'expected'), spec('writes', 'flaky'), spec('prints', 'skipped')]
  const report = { suites: [{ title: 'joins.e2e.ts', suites: [{ title: 'a patient', specs }] }] }
  expect(countBrowserReport(report)).toEqual({
    passed: 1,
    failed: [
      {
        name: 'joins.e2e.ts › a patient › writes',
        reason: 'Error: expect(locator).toBeVisible() failed Locator: page (line 7)',
      },
    ],
    skipped: [{ name: 'joins.e2e.ts › a patient › prints', reason: 'apt-get install chromium' }],
  })
})
