import { defineConfig } from 'vitest/config'

/**
 * Three kinds of tests: `unit` needs nothing, `component` a document without a browser, `db` PostgreSQL, which
 * test/database.global.ts starts once. Files of one kind share what they import; none may change what others see.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,sample,scripts,test,bench}/**/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: 10_000,
        },
      },
      {
        test: {
          name: 'component',
          include: ['src/**/*.test.tsx'],
          environment: 'happy-dom',
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'db',
          include: ['{src,sample,scripts,test,bench}/**/*.db.test.ts'],
          environment: 'node',
          pool: 'forks',
          isolate: false,
          globalSetup: ['test/database.global.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
