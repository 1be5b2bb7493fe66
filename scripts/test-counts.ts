// What a test run comes to, whichever runner ran it.
import { readFileSync } from 'node:fs'

/** Names of what failed; of what was left out with the reason; and how many passed. */
export type TestCounts = {
  passed: number
  failed: string[]
  skipped: { name: string; reason: string }[]
}

/** How one runner ended: its exit code, and what it counted if it got that far. */
export type RunnerEnd = { runner: string; code: number; counts: TestCounts | undefined }

export const NO_REASON = 'no reason given'

type Annotation = { type: string; description?: string }
type BrowserSpec = {
  title: string
  file: string
  tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; annotations: Annotation[] }[]
}
type BrowserSuite = { title: string; specs?: BrowserSpec[]; suites?: BrowserSuite[] }
type BrowserReport = { suites: BrowserSuite[]; errors?: { message?: string }[] }

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
      ...(crashed ? [`${runner} itself (ended with ${code})`] : []),
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
        else counts.failed.push(name)
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, path)
  }
  for (const suite of report.suites) visit(suite, [])
  for (const error of report.errors ?? []) counts.failed.push(`before a test: ${firstLine(error.message)}`)
  return counts
}

/**
 * What is printed at the end. The last line has always the same form, for machines; what was left out stands before
 * it, each with its reason. `ok` is false when anything failed and when nothing ran at all.
 */
export function summarize(total: TestCounts): { lines: string[]; ok: boolean } {
  const lines: string[] = []
  if (total.failed.length > 0) lines.push('Failed:', ...total.failed.map(name => `  ${name}`))
  if (total.skipped.length > 0) {
    lines.push(`${total.skipped.length} skipped:`)
    for (const { name, reason } of total.skipped) lines.push(`  ${name}: ${reason}`)
  }
  const ran = total.passed + total.failed.length
  if (ran === 0) lines.push('No test ran.')
  lines.push(`${total.passed} passed, ${total.failed.length} failed`)
  return { lines, ok: ran > 0 && total.failed.length === 0 }
}

function reasonOf(annotations: Annotation[]): string {
  const said = annotations.find(({ type }) => type === 'skip' || type === 'fixme')
  return said?.description || NO_REASON
}

function firstLine(message = 'unknown error'): string {
  return message.split('\n')[0] ?? message
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
