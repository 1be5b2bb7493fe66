// A Vitest reporter: writes what passed, failed and was skipped, with the reasons, which Vitest's JSON leaves out.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { inOneLine, NO_REASON, noCounts, type TestCounts } from './test-counts.ts'

const root = process.cwd()

export default class VitestCounts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message: string }[]): void {
    const file = process.env.HANDRAIL_UNIT_COUNTS
    if (!file) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(count(modules, errors)))
  }
}

function count(modules: readonly TestModule[], errors: readonly { message: string }[]): TestCounts {
  const counts = noCounts()
  for (const module of modules) {
    const place = relative(root, module.moduleId)
    for (const test of module.children.allTests()) countTest(counts, place, test)
    // Said of a file or a group rather than of a test: a file that could not be read, a `beforeAll` that failed.
    const around = [module, ...module.children.allSuites()].flatMap(each => each.errors())
    for (const error of around) counts.failed.push({ name: place, reason: inOneLine(error.message) })
  }
  for (const error of errors)
    counts.failed.push({ name: 'outside of a test', reason: inOneLine(error.message) })
  return counts
}

function countTest(counts: TestCounts, place: string, test: TestCase): void {
  const name = `${place} › ${test.fullName}`
  const result = test.result()
  if (result.state !== 'skipped')
    counts.timed.push({ file: place, name, ms: test.diagnostic()?.duration ?? 0 })
  if (result.state === 'passed' && test.diagnostic()?.flaky)
    counts.secondTry.push({ name, reason: inOneLine(result.errors?.[0]?.message) })
  if (result.state === 'passed') counts.passed += 1
  else if (result.state === 'failed')
    counts.failed.push({ name, reason: inOneLine(result.errors[0]?.message) })
  else if (result.state === 'skipped') counts.skipped.push({ name, reason: result.note ?? NO_REASON })
  else counts.failed.push({ name, reason: 'did not end' })
}
