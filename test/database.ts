/**
 * A database for a test file: real PostgreSQL, migrated as in production, served through the real pool.
 *
 *     const db = withTestDatabase()
 *     beforeEach(async () => { people = await onlyPeople(db) })
 *     it('…', async () => { await db.as('maria').all(sqlFor.selectFrom('goals').selectAll()) })
 */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { tokenOf } from '../sample/insert-people.ts'
import { namedPeople, type PersonKey } from '../sample/people.ts'
import { limitsFor } from '../src/platform/database/connections.server.ts'
import { DatabasePool, type DatabaseSession, type Hat } from '../src/platform/database/database.server.ts'
import { catalogueState, emptyTables, emptyWholly, keeper } from './emptied-database.ts'
import { forgetPeople } from './only-people.ts'

export { type InsertedPeople, insertPeople } from '../sample/insert-people.ts'
export { onlyPeople } from './only-people.ts'

export interface TestDatabase {
  ownerUrl: string
  serverUrl: string
  authUrl: string
  queueUrl: string
  /** postgres:// address of the cluster's superuser for this database: only to look at PostgreSQL itself. */
  superuserUrl: string
  databasePool: DatabasePool
  /** Acts as the owner: arranges what a test needs, and looks again whether a refused row is really there. */
  owner: pg.Client
  /** Looks after the database: reads the catalogue, and empties what nobody else may. */
  superuser: pg.Client
  /** The database session of a person of `sample/people.ts` in their own hat (or another), or of nobody. */
  as(person: PersonKey | null, hat?: Hat, organization?: string): DatabaseSession
  /** Rows of one statement as the owner. */
  rows<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]>
  /** Empties every table but the audit log and its seals, which nobody empties. */
  empty(): Promise<void>
  close(): Promise<void>
}

const hatOf: Record<string, Hat> = {
  administrator: 'administrator',
  case_manager: 'staff',
  specialist: 'staff',
  patient: 'patient',
  none: 'visitor',
}

/** Makes a fresh, migrated, empty database. Close it when the work is done. */
async function testDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const cluster = new pg.Client({ connectionString: inject('clusterUrl') })
  await cluster.connect()
  try {
    // Copied as files: page by page through the log takes nearly twice as long.
    await cluster.query(
      `create database ${name} template ${inject('templateDatabase')} owner handrail_owner strategy file_copy`,
    )
  } finally {
    await cluster.end()
  }
  const ownerUrl = addressOf('handrail_owner', name)
  const serverUrl = addressOf('handrail_server', name)
  const owner = new pg.Client({
    connectionString: addressOf('handrail_owner', name, keeper),
    options: '-c timezone=UTC',
  })
  await owner.connect()
  const superuser = new pg.Client({ connectionString: addressOf('postgres', name, keeper) })
  await superuser.connect()
  // A test asks for one person more than anybody does: it does not rest.
  const databasePool = new DatabasePool(addressOf('handrail_server', name, keeper), 4, {
    ...limitsFor(),
    restMs: 0,
  })
  const rows = async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await owner.query<T>(text, values)).rows
  return {
    ownerUrl,
    serverUrl,
    authUrl: addressOf('handrail_auth', name),
    queueUrl: addressOf('handrail_queue', name),
    superuserUrl: addressOf('postgres', name),
    databasePool,
    owner,
    superuser,
    as: (person, hat, organization) =>
      databasePool.as({
        token: person === null ? undefined : tokenOf(person),
        hat: hat ?? (person === null ? 'visitor' : (hatOf[namedPeople[person].hat] ?? 'visitor')),
        organization,
      }),
    rows,
    empty: () => emptyTables(superuser),
    close: async () => {
      await databasePool.close()
      await owner.end()
      await superuser.end()
    },
  }
}

/** What the worker's last file left, empty again: a new database and its first connections take a fifth of a second. */
let standing: TestDatabase | undefined

/**
 * An empty database for the tests of one file. Use it inside tests and hooks. The worker's next file gets the same one, so
 * everything is taken out of it after the last test; a file that changes more than rows asks for `withOwnDatabase`.
 */
export function withTestDatabase(): TestDatabase {
  const db = {} as TestDatabase
  let before: string | undefined
  beforeAll(async () => {
    Object.assign(db, standing ?? (await testDatabase()))
    standing = undefined
    before = await catalogueState(db.superuser)
  })
  afterAll(async () => {
    if (before === undefined) return
    const after = await catalogueState(db.superuser)
    if (after === before && (await isLikeNew(db))) standing = { ...db }
    else await db.close()
    expect(after, 'whoever changes the catalogue asks for withOwnDatabase()').toBe(before)
  })
  return db
}

/** Empties it, and says whether another file may have it: not where something was left open or went wrong. */
async function isLikeNew({ owner, superuser }: TestDatabase): Promise<boolean> {
  try {
    await owner.query('rollback')
    await owner.query('discard all')
    forgetPeople(superuser)
    return await emptyWholly(superuser)
  } catch {
    return false
  }
}

/**
 * A database that no other file had or gets, made before the first test and closed after the last: for a file that changes
 * tables, triggers, functions or grants, even if it changes them back; or that looks at how PostgreSQL plans, which goes by
 * its statistics and by how large its files have grown.
 */
export function withOwnDatabase(): TestDatabase {
  const db = {} as TestDatabase
  beforeAll(async () => {
    Object.assign(db, await testDatabase())
  })
  afterAll(() => db.close?.())
  return db
}

function addressOf(user: string, database: string, calledAs?: string): string {
  const url = new URL(inject('clusterUrl'))
  url.username = user
  url.pathname = `/${database}`
  if (calledAs) url.searchParams.set('application_name', calledAs)
  return url.href
}
