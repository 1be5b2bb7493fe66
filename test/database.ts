/**
 * A database of one's own for a test file: real PostgreSQL, migrated as in production, served through the real pool.
 *
 *     const db = withTestDatabase()
 *     beforeEach(async () => { await db.empty(); people = await insertPeople(db) })
 *     it('…', async () => { await db.as('maria').all(sqlFor.selectFrom('goals').selectAll()) })
 */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { tokenOf } from '../sample/insert-people.ts'
import { namedPeople, type PersonKey } from '../sample/people.ts'
import { limitsFor } from '../src/platform/database/connections.server.ts'
import { DatabasePool, type DatabaseSession, type Hat } from '../src/platform/database/database.server.ts'

export { type InsertedPeople, insertPeople } from '../sample/insert-people.ts'

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
  const owner = new pg.Client({ connectionString: ownerUrl, options: '-c timezone=UTC' })
  await owner.connect()
  const superuser = new pg.Client({ connectionString: addressOf('postgres', name) })
  await superuser.connect()
  // A test asks for one person more than anybody does: it does not rest.
  const databasePool = new DatabasePool(serverUrl, 4, { ...limitsFor(), restMs: 0 })
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

/** A database for the tests of one file: made before the first, closed after the last. Use it inside tests and hooks. */
export function withTestDatabase(): TestDatabase {
  const db = {} as TestDatabase
  beforeAll(async () => {
    Object.assign(db, await testDatabase())
  })
  afterAll(() => db.close?.())
  return db
}

function addressOf(user: string, database: string): string {
  const url = new URL(inject('clusterUrl'))
  url.username = user
  url.pathname = `/${database}`
  return url.href
}

/**
 * Deletes instead of truncating: a test leaves a few dozen rows, and truncating makes new files for every table and index
 * (190 ms and more for 47 tables, against 2 ms). What has no page never had a row. As a replica, so that neither triggers nor
 * foreign keys ask for an order.
 */
async function emptyTables(superuser: pg.Client): Promise<void> {
  const { rows } = await superuser.query<{ statements: string }>(`
    select coalesce(string_agg(format('delete from %s;', c.oid::regclass), ' '), '') as statements from pg_class c
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
      and c.relname not in ('schema_migrations', 'deployment', 'audit_log', 'audit_seals')
      and pg_relation_size(c.oid) > 0`)
  await superuser.query(`begin; set local session_replication_role = replica; ${rows[0]?.statements}
    update deployment set is_evaluation = false, engines = default, budgets_times = default, is_billing_off = default,
      has_public_passwords = default; commit`)
}
