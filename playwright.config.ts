import { defineConfig } from '@playwright/test'
import { hasRoomForBrowser } from './scripts/scratch-folder.ts'

/**
 * The browser is chosen by scripts/run-tests.ts. Its environment travels in a variable of ours and is set for the
 * browser alone: its library path would otherwise reach the servers that the tests start.
 */
const executablePath = process.env.HANDRAIL_CHROMIUM || '/usr/bin/chromium'
const browserEnv: Record<string, string> = JSON.parse(process.env.HANDRAIL_CHROMIUM_ENV ?? '{}')

const withoutUndefined = Object.fromEntries(
  Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
)

export default defineConfig({
  // Journeys through the product; a feature may bring one of its own.
  testDir: '.',
  testMatch: '{e2e,src/features}/**/*.e2e.ts',
  outputDir: 'test-results/browser',
  globalSetup: './e2e/sample-template.ts',
  // One more than a small machine has processors: two left these idle for a quarter of the time, and took as long (439 s against 427 s).
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  // What passes only then is named at the end of the run (scripts/test-counts.ts).
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    browserName: 'chromium',
    // Emptied between tests (cookies, storage, routes, permissions), not made anew: what was fetched and compiled stays warm.
    reuseContext: true,
    // Else each context of a test would fetch all files of the product once more: the tests of the offline pages let it.
    serviceWorkers: 'block',
    // Nothing waits for an animation, least of all on a busy machine.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    video: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      env: { ...withoutUndefined, ...browserEnv },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--in-process-gpu',
        // Without it one start in eight ended with SIGSEGV: nothing is to be drawn by a library in a thread of the browser's own.
        '--disable-software-rasterizer',
        ...(hasRoomForBrowser() ? [] : ['--disable-dev-shm-usage']),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-domain-reliability',
        '--no-first-run',
      ],
    },
  },
})
