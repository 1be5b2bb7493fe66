/** The files that keep what the page about security says, for whoever wants to check it. */
import { repository } from './brand.ts'

/** What keeps each control, in the order of the page: where it is done, and the tests that try to break it. */
export const controlKeepers: readonly { file: string; tests: readonly string[] }[] = [
  { file: 'docs/access.md', tests: ['test/access-coverage.db.test.ts'] },
  { file: 'docs/database.sql', tests: ['test/access.db.test.ts'] },
  {
    file: 'src/platform/database/database.functions.sql',
    tests: ['test/attacks/streams.db.test.ts', 'test/attacks/reading-opens-nothing.db.test.ts'],
  },
  {
    file: 'src/features/auth/auth.functions.sql',
    tests: ['src/features/auth/sign-in/sign-in.timing.db.test.ts', 'test/attacks/guessing.db.test.ts'],
  },
  { file: 'src/platform/pages/pages.server.ts', tests: ['test/attacks/headers.db.test.ts'] },
  { file: 'src/features/notifications/notices/notices.rules.ts', tests: ['src/jobs.db.test.ts'] },
  {
    file: 'src/screens/frame/quick-exit.tsx',
    tests: ['e2e/safe-at-home.e2e.ts', 'e2e/offline.e2e.ts'],
  },
  {
    file: 'src/features/erasures/erasures.jobs.server.ts',
    tests: ['src/features/erasures/erasures.db.test.ts', 'src/features/erasures/erasures.traces.db.test.ts'],
  },
]

/** Where a file of the source can be read: in the repository that the brand names, else in this copy, as the build left it. */
export const sourceAddress = (file: string, kept = repository) =>
  kept ? `${kept}/blob/main/${file}` : `/source/${file}.txt`
