/** A database session that shows each query before it asks it. */
import type { DatabaseSession, Query } from '../src/platform/database/database.server.ts'

/** The same session; `look` sees every query first. */
export const watchedSession = (
  real: DatabaseSession,
  look: (query: Query<unknown>) => Promise<void>,
): DatabaseSession => ({
  ...real,
  all: async query => {
    await look(query)
    return real.all(query)
  },
  one: async query => {
    await look(query)
    return real.one(query)
  },
  batch: async (...asked) => {
    for (const query of asked) await look(query)
    return real.batch(...asked)
  },
  transaction: () => Promise.reject(new Error('No hot query needs a transaction.')),
  notify: () => {},
})
