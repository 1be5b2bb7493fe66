import { defineConfig } from 'vitest/config'

/** Two kinds of tests: `unit` needs nothing, `db` needs PostgreSQL, which test/database.global.ts starts once. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,scripts,test}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts'],
          environment: 'node',
          testTimeout: 10_000,
        },
      },
      {
        test: {
          name: 'db',
          include: ['{src,scripts,test}/**/*.db.test.ts'],
          environment: 'node',
          pool: 'forks',
          fileParallelism: true,
          globalSetup: ['test/database.global.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
