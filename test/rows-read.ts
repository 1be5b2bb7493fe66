/** How many rows the database reads for what a procedure asks, in the plans that it chooses for the person's hat. */
import type { AnyProcedure } from '@orpc/server'
import pg from 'pg'
import { tokenOf } from '../sample/insert-people.ts'
import type { PersonKey } from '../sample/people.ts'
import type { Hat, Query } from '../src/platform/database/database.server.ts'
import { call } from './answers.ts'
import type { TestDatabase } from './database.ts'
import { watchedSession } from './watched-session.ts'

interface Plan {
  'Relation Name'?: string
  /** On the average of the loops. */
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Actual Loops': number
  Plans?: Plan[]
}

function rowsOf(plan: Plan): number {
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  const own = plan['Relation Name'] ? plan['Actual Loops'] * (plan['Actual Rows'] + removed) : 0
  return own + (plan.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), 0)
}

/** The rows of all tables that one query reads, sent as the database session would send it. */
async function readBy(
  server: pg.Client,
  { sql, parameters }: ReturnType<Query<unknown>['compile']>,
  hat: Hat,
  person: PersonKey,
) {
  await server.query('begin')
  try {
    // Pages of a database that fits into memory cost the same wherever they lie.
    await server.query('set local random_page_cost = 1.1')
    const begin = "select set_config('role', app.begin_request($1, $2, null), true)"
    await server.query(begin, [tokenOf(person), hat])
    const { rows } = await server.query(`explain (analyze, timing off, format json) ${sql}`, [...parameters])
    return rowsOf(rows[0]['QUERY PLAN'][0].Plan)
  } finally {
    await server.query('rollback')
  }
}

/** What a procedure is given beside its session when no request came over HTTP. */
export const withoutRequest = {
  organization: undefined,
  headers: new Headers(),
  hasModel: false,
  signIn: { tokenOf: () => 'signed in' },
}

/** Calls a procedure as a person; answers with what it says and the rows that were read for it. */
export async function rowsReadBy<Answer>(
  db: TestDatabase,
  procedure: AnyProcedure,
  input: unknown,
  person: PersonKey,
  hat: Hat,
): Promise<{ answer: Answer; read: number }> {
  const server = new pg.Client({ connectionString: db.serverUrl })
  await server.connect()
  const real = db.as(person, hat)
  let read = 0
  const look = async (query: Query<unknown>) => {
    read += await readBy(server, query.compile(), hat, person)
  }
  const session = watchedSession(real, look)
  try {
    const answer = await call(procedure, input, { context: { ...withoutRequest, session, hat } })
    return { answer: answer as Answer, read }
  } finally {
    await server.end()
  }
}
