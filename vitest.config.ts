import { defineConfig } from 'vitest/config'
import { spanishWords } from './scripts/build-spanish.ts'
import LongFirst from './scripts/vitest-order.ts'

/** Tests of what is said in Spanish: the words come from the Spanish text files, as in the Spanish build. */
const spanishTests = 'src/**/*-spanish.test.tsx'
/** Servers and databases that are ended and started again. Mostly they wait, so they begin first and the others run beside. */
const badDays = 'test/bad-day/*.db.test.ts'
/** Files that the quick form leaves out (scripts/long-tests.ts). A project does not read `--exclude` of the command line. */
const leftOut = process.env.HANDRAIL_TESTS_LEFT_OUT?.split(' ') ?? []
// What passes only then is named at the end of the run (scripts/test-counts.ts), like a journey in the browser.
const retry = 1
const component = {
  environment: 'happy-dom',
  isolate: false,
  setupFiles: 'test/component-end.ts',
  testTimeout: 20_000,
  retry,
  env: { TZ: 'UTC' },
} as const
const database = {
  environment: 'node',
  pool: 'forks',
  isolate: false,
  testTimeout: 30_000,
  retry,
  hookTimeout: 60_000,
} as const

/**
 * Three kinds of tests: `unit` needs nothing, `component` (and `spanish`) a document without a browser, `db` PostgreSQL, which
 * test/database.global.ts starts once; `bad-day` brings its own. Files of one kind share what they import; none may change
 * what others see. Projects begin in the order of their names.
 */
export default defineConfig({
  test: {
    // Two more than the processors that a small machine has: the bad days mostly wait, and so does always some test.
    maxWorkers: 4,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,sample,scripts,test,bench}/**/*.test.ts'],
          exclude: ['**/*.db.test.ts', ...leftOut],
          environment: 'node',
          isolate: false,
          testTimeout: 10_000,
        },
      },
      {
        test: { ...component, name: 'component', include: ['src/**/*.test.tsx'], exclude: [spanishTests] },
      },
      {
        plugins: [spanishWords()],
        test: {
          ...component,
          name: 'spanish',
          include: [spanishTests],
          env: { ...component.env, VITE_LANGUAGE: 'es' },
        },
      },
      {
        test: {
          ...database,
          name: 'db',
          include: ['{src,sample,scripts,test,bench}/**/*.db.test.ts'],
          exclude: [badDays, ...leftOut],
          setupFiles: 'test/light-hashes.ts',
          globalSetup: ['test/database.global.ts'],
        },
      },
      {
        test: {
          ...database,
          name: 'bad-day',
          include: [badDays],
          exclude: leftOut,
          globalSetup: ['test/bad-day/ground.global.ts'],
        },
      },
    ],
  },
})
