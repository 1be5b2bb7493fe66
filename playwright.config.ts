import { defineConfig } from '@playwright/test'

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
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/browser',
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    browserName: 'chromium',
    trace: 'off',
    video: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      env: { ...withoutUndefined, ...browserEnv },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-domain-reliability',
        '--no-first-run',
      ],
    },
  },
})
