// What a test run comes to, whichever runner ran it.
import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** One test that did not pass, and why. */
export type Told = { name: string; reason: string }

/** One test that ran: its file, and how long it took in milliseconds. */
export type Timed = { file: string; name: string; ms: number }

/**
 * How many passed, and each test that failed, was left out, or passed only on its second try (it counts among those
 * that passed); `timed` holds what ran, passed or not.
 */
export type TestCounts = {
  passed: number
  failed: Told[]
  skipped: Told[]
  secondTry: Told[]
  timed: Timed[]
}

/** How one runner ended: its exit code, and what it counted if it got that far. */
export type RunnerEnd = { runner: string; code: number; counts: TestCounts | undefined }

export const NO_REASON = 'no reason given'
const REASON_LETTERS = 400
/** How many of the slowest are named. */
const NAMED = 10

type Annotation = { type: string; description?: string }
type BrowserError = { message?: string; location?: { line: number } }
type BrowserTest = {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  annotations: Annotation[]
  results: { error?: BrowserError; duration?: number }[]
}
type BrowserSpec = { title: string; file: string; tests: BrowserTest[] }
type BrowserSuite = { title: string; specs?: BrowserSpec[]; suites?: BrowserSuite[] }
type BrowserReport = { suites: BrowserSuite[]; errors?: BrowserError[] }

/**
 * Adds one runner's counts to the others. A runner that reports nothing wrong and still ends with a code other than
 * 0 has crashed, and a crash is a failure.
 */
export function addRun(total: TestCounts, { runner, code, counts }: RunnerEnd): TestCounts {
  const counted = counts ?? noCounts()
  const crashed = !counts || (code !== 0 && counted.failed.length === 0)
  return {
    passed: total.passed + counted.passed,
    failed: [
      ...total.failed,
      ...counted.failed,
      ...(crashed ? [{ name: `${runner} itself`, reason: `ended with ${code}` }] : []),
    ],
    skipped: [...total.skipped, ...counted.skipped],
    secondTry: [...total.secondTry, ...counted.secondTry],
    timed: [...total.timed, ...counted.timed],
  }
}

/** What a run comes to before its first test. */
export function noCounts(): TestCounts {
  return { passed: 0, failed: [], skipped: [], secondTry: [], timed: [] }
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

/**
 * A flaky test failed once and passed when it was repeated alone: a busy machine does that to a journey, and so does a
 * defect that shows every other time. It passes, and is named with what was wrong, so that somebody looks.
 */
export function countBrowserReport(report: BrowserReport): TestCounts {
  const counts = noCounts()
  const visit = (suite: BrowserSuite, above: string[]) => {
    const path = [...above, suite.title]
    for (const spec of suite.specs ?? []) {
      const name = [...path, spec.title].join(' › ')
      for (const run of spec.tests) {
        const ms = run.results.reduce((sum, { duration = 0 }) => sum + duration, 0)
        if (run.status !== 'skipped') counts.timed.push({ file: spec.file, name, ms })
        if (run.status === 'expected' || run.status === 'flaky') counts.passed += 1
        if (run.status === 'flaky') counts.secondTry.push({ name, reason: whyItFailed(run) })
        if (run.status === 'skipped') counts.skipped.push({ name, reason: reasonOf(run.annotations) })
        if (run.status === 'unexpected') counts.failed.push({ name, reason: whyItFailed(run) })
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
  if (total.secondTry.length > 0)
    lines.push(`${total.secondTry.length} passed only on a second try:`, ...total.secondTry.map(tell))
  const ran = total.passed + total.failed.length
  if (ran === 0) lines.push('No test ran.')
  lines.push(...tellSlowest(total.timed))
  lines.push(`${total.passed} passed, ${total.failed.length} failed`)
  return { lines, ok: ran > 0 && total.failed.length === 0 }
}

/** The slowest files and tests, the slowest first: where a run that has become long is to be shortened. */
function tellSlowest(timed: Timed[]): string[] {
  if (timed.length === 0) return []
  const files = new Map<string, number>()
  for (const { file, ms } of timed) files.set(file, (files.get(file) ?? 0) + ms)
  const slowest = (rows: (readonly [string, number])[]) =>
    rows
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, NAMED)
      .map(([name, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`)
  const tests = timed.map(({ name, ms }) => [name, ms] as const)
  return ['The slowest files:', ...slowest([...files]), 'The slowest tests:', ...slowest(tests)]
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
