/** What `npm run new-feature` makes is right at once: tried in a copy of the repository, with the real checks. */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const isLong = process.env.HANDRAIL_TEST_LENGTH === 'long'
const repository = join(import.meta.dirname, '..')
/** What stands beside the source and is made from it. */
const made = new Set(['.git', '.handrail', '.react-router', 'build', 'node_modules', 'test-results'])
let copy: string

beforeAll(() => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'handrail-new-feature-')))
  for (const name of readdirSync(repository).filter(each => !made.has(each)))
    cpSync(join(repository, name), join(copy, name), { recursive: true })
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'), 'junction')
}, 60_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function run(...command: string[]): { code: number | null; output: string } {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|VITE_)/.test(name)),
  )
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy,
    env,
    encoding: 'utf8',
  })
  return { code: status, output: stdout + stderr }
}

it.each([
  [[], /Say what the feature is called/],
  [['Bad_Name'], /"Bad_Name" is no name for a feature/],
  [['visits', 'Visit'], /"Visit" is no name for a feature/],
  [['tasks'], /There is a feature tasks already/],
  [['case-files'], /There is a table case_files already/],
  [['utils'], /says nothing about what is inside/],
  [['appointments-with-everybody'], /is too long/],
] as const)('refuses %j in a sentence, and makes nothing', (words, sentence) => {
  const { code, output } = run('scripts/new-feature.ts', ...words)
  expect(code).toBe(2)
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(output).toMatch(sentence)
  expect(existsSync(join(copy, 'src/features/visits'))).toBe(false)
})
it('makes a feature that every check lets pass, with a line in each of two maps', {
  timeout: 600_000,
}, () => {
  const { code, output } = run('scripts/new-feature.ts', 'home-visits')
  expect(output).toContain('src/features/home-visits/home-visits.access.sql')
  expect(code, output).toBe(0)
  for (const map of ['src/router.server.ts', 'src/access.order.ts']) {
    const before = readFileSync(join(repository, map), 'utf8').split('\n')
    const added = readFileSync(join(copy, map), 'utf8')
      .split('\n')
      .filter(line => !before.includes(line))
    expect(added, map).toHaveLength(1)
    expect(added[0]).toContain('home-visits')
  }
  const checked = run('scripts/check.ts', ...(isLong ? [] : ['house', 'floors']))
  expect(checked.output).toContain('The house stands')
  if (!isLong) return
  const suites = [
    'src/features/home-visits',
    'test/access',
    'test/completeness',
    'test/spanish',
    'test/questions',
  ]
  const tested = run('node_modules/vitest/vitest.mjs', 'run', ...suites)
  expect(tested.code, tested.output).toBe(0)
})
