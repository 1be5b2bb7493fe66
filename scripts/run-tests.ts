// The tests: unit and database (Vitest), then the journeys in a browser (Playwright).
//   --quick  without the browser, and without what takes long and seldom breaks (`leftOut`)
//   --long   the full counts instead of the short form of each suite
// Any other word picks the test files whose path contains it.
import { spawn } from 'node:child_process'
import { globSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endWithParent } from '#server/parent-watch.ts'
import { findChromium, HOW_TO_GET_CHROMIUM } from './browser.ts'
import { buildIfStale } from './build-stale.ts'
import { makeScratchFolder } from './scratch-folder.ts'
import {
  addRun,
  noCounts,
  readBrowserCounts,
  readUnitCounts,
  summarize,
  type TestCounts,
} from './test-counts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const results = join(root, 'test-results')
const unitCounts = join(results, 'unit.json')
const browserReport = join(results, 'browser.json')

/** What the quick form leaves to `npm test`, and what others of its tests keep meanwhile. */
const leftOut: Record<string, string> = {
  'test/check.test.ts': 'the tools of `npm run check`, tried on houses with something wrong in them',
  'test/access-check.db.test.ts': 'the same of the access checks',
  'scripts/new-feature.test.ts': 'a whole feature made by `npm run new-feature`',
  'test/procedures.access.db.test.ts':
    'every procedure tried by everybody; each feature’s own access tests run',
  'test/attacks/slow-words.test.ts': 'every function that reads words, with a hundred thousand letters',
  'bench/desk.db.test.ts': 'the bench itself, in its smallest form',
  'test/caseload-plans.db.test.ts':
    'what a caseload touches in an organization of many thousands; test/plans.db.test.ts reads the plans of two thousand',
  'test/attacks/noisy-neighbour.db.test.ts': 'that one person in a loop leaves the others alone',
  'test/attacks/reading-opens-nothing.db.test.ts':
    'that whoever reads the whole database can open nothing with it',
  'src/features/auth/sign-in/sign-in.timing.db.test.ts': 'that the time of a sign-in tells nothing',
  'src/platform/embedded-database/embedded-database.db.test.ts': 'the embedded database, ended in every way',
  'test/bad-day/*.db.test.ts': 'servers and databases that end or go away under load',
  'sample/prepare-sample.db.test.ts':
    'who can sign in to an evaluation copy, by every way it was made; sample/sample.db.test.ts fills one in',
}

const words = process.argv.slice(2)
const quick = words.includes('--quick')
const filters = words.filter(word => !word.startsWith('--'))
const env = {
  HANDRAIL_TEST_LENGTH: words.includes('--long') ? 'long' : 'short',
  // The tests start dozens of servers: each reads what Node has compiled for the first.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
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
let total = noCounts()
total = addRun(total, await runUnitTests())
if (!quick && !ending) total = addRun(total, await runBrowserTests())
const { lines, ok } = summarize(total)
if (quick) {
  console.log('\nLeft to `npm test`:')
  for (const [file, what] of Object.entries(leftOut)) console.log(`  ${file}: ${what}`)
}
console.log(`\n${lines.join('\n')}`)
process.exit(ok && !ending ? 0 : 1)

async function runUnitTests() {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const options = ['--reporter=default', '--reporter=./scripts/vitest-counts.ts', '--passWithNoTests']
  const code = await run(vitest, ['run', ...options, ...filters], {
    HANDRAIL_UNIT_COUNTS: unitCounts,
    ...(quick ? { HANDRAIL_TESTS_LEFT_OUT: Object.keys(leftOut).join(' ') } : {}),
  })
  return { runner: 'vitest', code, counts: readUnitCounts(unitCounts) }
}

async function runBrowserTests() {
  const runner = 'playwright'
  const files = globSync('{e2e,src/features}/**/*.e2e.ts', { cwd: root })
  const chosen = files.filter(file => filters.length === 0 || filters.some(word => file.includes(word)))
  if (chosen.length === 0) return { runner, code: 0, counts: noCounts() }
  const chromium = await findChromium(line => console.log(line))
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  if (!chromium) return { runner, code: 0, counts: await countWithoutBrowser(playwright) }
  try {
    await buildIfStale(line => console.log(line))
  } catch (error) {
    console.error((error as Error).message)
    return { runner: 'the front end’s build', code: 1, counts: undefined }
  }
  const code = await run(playwright, ['test', ...filters], {
    HANDRAIL_CHROMIUM: chromium.executablePath,
    HANDRAIL_CHROMIUM_ENV: JSON.stringify(chromium.env),
  })
  return { runner, code, counts: readBrowserCounts(browserReport) }
}

/** Every browser test by name as left out, with the line that brings a browser. */
async function countWithoutBrowser(playwright: string): Promise<TestCounts | undefined> {
  const reason = `no Chromium on this machine: ${HOW_TO_GET_CHROMIUM}`
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

/** Runs a tool under this Node and resolves to its exit code. */
function run(tool: string, args: string[], more: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, [tool, ...args], {
    cwd: root,
    env: { ...process.env, ...env, ...more },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  running.add(child)
  return new Promise(resolve => {
    child.once('error', () => resolve(1))
    child.once('close', code => {
      running.delete(child)
      resolve(code ?? 1)
    })
  })
}
