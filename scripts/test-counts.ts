// What a test run comes to, whichever runner ran it.
import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** One test that did not pass, and why. */
export type Told = { name: string; reason: string }

/** How many passed, and each test that failed or was left out. */
export type TestCounts = { passed: number; failed: Told[]; skipped: Told[] }

/** How one runner ended: its exit code, and what it counted if it got that far. */
export type RunnerEnd = { runner: string; code: number; counts: TestCounts | undefined }

export const NO_REASON = 'no reason given'
const REASON_LETTERS = 400

type Annotation = { type: string; description?: string }
type BrowserError = { message?: string; location?: { line: number } }
type BrowserTest = {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  annotations: Annotation[]
  results: { error?: BrowserError }[]
}
type BrowserSpec = { title: string; file: string; tests: BrowserTest[] }
type BrowserSuite = { title: string; specs?: BrowserSpec[]; suites?: BrowserSuite[] }
type BrowserReport = { suites: BrowserSuite[]; errors?: BrowserError[] }

/**
 * Adds one runner's counts to the others. A runner that reports nothing wrong and still ends with a code other than
 * 0 has crashed, and a crash is a failure.
 */
export function addRun(total: TestCounts, { runner, code, counts }: RunnerEnd): TestCounts {
  const counted = counts ?? { passed: 0, failed: [], skipped: [] }
  const crashed = !counts || (code !== 0 && counted.failed.length === 0)
  return {
    passed: total.passed + counted.passed,
    failed: [
      ...total.failed,
      ...counted.failed,
      ...(crashed ? [{ name: `${runner} itself`, reason: `ended with ${code}` }] : []),
    ],
    skipped: [...total.skipped, ...counted.skipped],
  }
}

/** Reads the counts that scripts/vitest-counts.ts wrote; undefined when the run did not get that far. */
export function readUnitCounts(file: string): TestCounts | undefined {
  return readJson(file) as TestCounts | undefined
}

/** Reads Playwright's JSON report; undefined when the run did not get that far. */
export function readBrowserCounts(file: string): TestCounts | undefined {
  const report = readJson(file) as BrowserReport | undefined
  return report && countBrowserReport(report)
}

/** A flaky test has failed once and so counts as failed: a promise kept every other time is not kept. */
export function countBrowserReport(report: BrowserReport): TestCounts {
  const counts: TestCounts = { passed: 0, failed: [], skipped: [] }
  const visit = (suite: BrowserSuite, above: string[]) => {
    const path = [...above, suite.title]
    for (const spec of suite.specs ?? []) {
      const name = [...path, spec.title].join(' › ')
      for (const run of spec.tests) {
        if (run.status === 'expected') counts.passed += 1
        else if (run.status === 'skipped') counts.skipped.push({ name, reason: reasonOf(run.annotations) })
        else counts.failed.push({ name, reason: whyItFailed(run) })
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, path)
  }
  for (const suite of report.suites) visit(suite, [])
  for (const error of report.errors ?? [])
    counts.failed.push({ name: 'before a test', reason: inOneLine(error.message) })
  return counts
}

/**
 * What is printed at the end. The last line has always the same form, for machines; what was left out stands before
 * it, each with its reason. `ok` is false when anything failed and when nothing ran at all.
 */
export function summarize(total: TestCounts): { lines: string[]; ok: boolean } {
  const lines: string[] = []
  const tell = ({ name, reason }: Told) => `  ${name}: ${reason}`
  if (total.failed.length > 0) lines.push('Failed:', ...total.failed.map(tell))
  if (total.skipped.length > 0) lines.push(`${total.skipped.length} skipped:`, ...total.skipped.map(tell))
  const ran = total.passed + total.failed.length
  if (ran === 0) lines.push('No test ran.')
  lines.push(`${total.passed} passed, ${total.failed.length} failed`)
  return { lines, ok: ran > 0 && total.failed.length === 0 }
}

function reasonOf(annotations: Annotation[]): string {
  const said = annotations.find(({ type }) => type === 'skip' || type === 'fixme')
  return said?.description || NO_REASON
}

function whyItFailed({ results }: BrowserTest): string {
  const error = results.find(result => result.error)?.error
  const place = error?.location ? ` (line ${error.location.line})` : ''
  return inOneLine(error?.message) + place
}

/** What an error says, without its colors and without the log of every try: the end of a long run may be all that is kept. */
export function inOneLine(message = NO_REASON): string {
  const [said = ''] = stripVTControlCharacters(message).split(/\n\s*Call log:/)
  const words = said.replace(/\s+/g, ' ').trim()
  return words.length > REASON_LETTERS ? `${words.slice(0, REASON_LETTERS)} …` : words
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
