// The tests: unit and database (Vitest), then the journeys in a browser (Playwright).
//   --quick  without the browser, and without what takes long and seldom breaks (scripts/long-tests.ts)
//   --long   the full counts instead of the short form of each suite
// Any other word picks the test files whose path contains it.
import { spawn } from 'node:child_process'
import { globSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endWithParent } from '#server/parent-watch.ts'
import { findChromium, HOW_TO_GET_CHROMIUM } from './browser.ts'
import { buildIfStale } from './build-stale.ts'
import { longTests } from './long-tests.ts'
import { makeScratchFolder } from './scratch-folder.ts'
import {
  addRun,
  noCounts,
  type RunnerEnd,
  readBrowserCounts,
  readUnitCounts,
  summarize,
  type TestCounts,
} from './test-counts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const results = join(root, 'test-results')
const unitCounts = join(results, 'unit.json')
const browserReport = join(results, 'browser.json')

const words = process.argv.slice(2)
const quick = words.includes('--quick')
const filters = words.filter(word => !word.startsWith('--'))
const env = {
  HANDRAIL_TEST_LENGTH: words.includes('--long') ? 'long' : 'short',
  // The tests start dozens of servers: each reads what Node has compiled for the first.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  // Beside it, else Playwright would translate every file again: it goes by the temporary folder, which is a run's own.
  PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(root, 'node_modules', '.cache', 'playwright'),
  TMPDIR: makeScratchFolder(),
}

const running = new Set<ReturnType<typeof spawn>>()
let ending = false
endWithParent(why => {
  ending = true
  for (const child of running) child.kill('SIGTERM')
  console.error(`The tests were cut off: ${why}.`)
  setTimeout(() => process.exit(130), 5_000).unref()
})

rmSync(results, { recursive: true, force: true })
mkdirSync(results)
// What the browser tests stand on is made beside the unit tests: both leave a processor idle at times.
const unitTestsEnded = Promise.withResolvers<void>()
const browserTests = quick ? undefined : runBrowserTests()
let total = addRun(noCounts(), await runUnitTests())
unitTestsEnded.resolve()
const browserEnd = await browserTests
if (browserEnd && !ending) total = addRun(total, browserEnd)
const { lines, ok } = summarize(total)
if (quick) {
  console.log('\nLeft to `npm test`:')
  for (const [file, what] of Object.entries(longTests)) console.log(`  ${file}: ${what}`)
}
console.log(`\n${lines.join('\n')}`)
process.exit(ok && !ending ? 0 : 1)

async function runUnitTests() {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const options = ['--reporter=default', '--reporter=./scripts/vitest-counts.ts', '--passWithNoTests']
  const code = await run(vitest, ['run', ...options, ...filters], {
    HANDRAIL_UNIT_COUNTS: unitCounts,
    ...(quick ? { HANDRAIL_TESTS_LEFT_OUT: Object.keys(longTests).join(' ') } : {}),
  })
  return { runner: 'vitest', code, counts: readUnitCounts(unitCounts) }
}

/** The browser tests, which begin when the unit tests have ended; undefined where none is chosen. */
async function runBrowserTests(): Promise<RunnerEnd | undefined> {
  const runner = 'playwright'
  const files = globSync('{e2e,src/features}/**/*.e2e.ts', { cwd: root })
  const chosen = files.filter(file => filters.length === 0 || filters.some(word => file.includes(word)))
  if (chosen.length === 0) return undefined
  const say = (line: string) => unitTestsEnded.promise.then(() => console.log(line))
  // To unpack the browser takes one processor alone.
  const building = buildIfStale(say).then(
    () => undefined,
    (error: Error) => error,
  )
  const chromium = await findChromium(say)
  const notBuilt = await building
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  if (!chromium) return { runner, code: 0, counts: await countWithoutBrowser(playwright) }
  if (notBuilt) {
    await say(notBuilt.message)
    return { runner: 'the front end’s build', code: 1, counts: undefined }
  }
  if (ending) return undefined
  // It makes its sample data at once, and waits with the tests (e2e/sample-template.ts).
  const code = await run(
    playwright,
    ['test', ...filters],
    {
      HANDRAIL_CHROMIUM: chromium.executablePath,
      HANDRAIL_CHROMIUM_ENV: JSON.stringify(chromium.env),
      HANDRAIL_TESTS_WAIT: 'for the end of standard input',
    },
    unitTestsEnded.promise,
  )
  return { runner, code, counts: readBrowserCounts(browserReport) }
}

/** Every browser test by name as left out, with the line that brings a browser. */
async function countWithoutBrowser(playwright: string): Promise<TestCounts | undefined> {
  const reason = `no Chromium on this machine: ${HOW_TO_GET_CHROMIUM}`
  await unitTestsEnded.promise
  console.log(`The browser tests are left out, ${reason}`)
  await run(playwright, ['test', '--list', '--reporter=json', ...filters], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
  })
  const listed = readBrowserCounts(browserReport)
  return (
    listed && {
      ...listed,
      passed: 0,
      timed: [],
      skipped: listed.skipped.map(({ name }) => ({ name, reason })),
    }
  )
}

/** Runs a tool under this Node and resolves to its exit code. `input`: when its standard input ends, else at once. */
function run(
  tool: string,
  args: string[],
  more: Record<string, string>,
  input?: Promise<void>,
): Promise<number> {
  const child = spawn(process.execPath, [tool, ...args], {
    cwd: root,
    env: { ...process.env, ...env, ...more },
    stdio: [input ? 'pipe' : 'ignore', 'inherit', 'inherit'],
  })
  running.add(child)
  input?.then(() => child.stdin?.end())
  return new Promise(resolve => {
    child.once('error', () => resolve(1))
    child.once('close', code => {
      running.delete(child)
      resolve(code ?? 1)
    })
  })
}
