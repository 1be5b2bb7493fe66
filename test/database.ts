/**
 * A database of one's own for a test file: real PostgreSQL, migrated as in production, served through the real door.
 *
 *     const db = withTestDatabase()
 *     beforeEach(async () => { await db.empty(); people = await seatCast(db) })
 *     it('…', async () => { await db.as('maria').all(sqlFor.selectFrom('goals').selectAll()) })
 */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Door, Doors, type Hat } from '../src/platform/db.server.ts'
import { cast, type PersonKey } from './cast.ts'
import { tokenOf } from './seat-cast.ts'

export { type SeatedCast, seatCast } from './seat-cast.ts'

export interface TestDatabase {
  ownerUrl: string
  serverUrl: string
  authUrl: string
  queueUrl: string
  /** postgres:// address of the cluster's superuser for this database: only to look at PostgreSQL itself. */
  superuserUrl: string
  doors: Doors
  /** Acts as the owner: arranges what a test needs, and looks again whether a refused row is really there. */
  owner: pg.Client
  /** The door of a person of the cast in the hat that the cast gives them (or another), or of nobody. */
  as(person: PersonKey | null, hat?: Hat, organization?: string): Door
  /** Rows of one statement as the owner. */
  rows<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]>
  /** Empties every table but the audit log, which nobody empties. */
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
    await cluster.query(`create database ${name} template ${inject('templateDatabase')} owner handrail_owner`)
  } finally {
    await cluster.end()
  }
  const ownerUrl = addressOf('handrail_owner', name)
  const serverUrl = addressOf('handrail_server', name)
  const owner = new pg.Client({ connectionString: ownerUrl, options: '-c timezone=UTC' })
  await owner.connect()
  const doors = new Doors(serverUrl, 4)
  const rows = async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await owner.query<T>(text, values)).rows
  return {
    ownerUrl,
    serverUrl,
    authUrl: addressOf('handrail_auth', name),
    queueUrl: addressOf('handrail_queue', name),
    superuserUrl: addressOf('postgres', name),
    doors,
    owner,
    as: (person, hat, organization) =>
      doors.as({
        token: person === null ? undefined : tokenOf(person),
        hat: hat ?? (person === null ? 'visitor' : (hatOf[cast[person].hat] ?? 'visitor')),
        organization,
      }),
    rows,
    empty: () => emptyTables(owner),
    close: async () => {
      await doors.close()
      await owner.end()
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

async function emptyTables(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ tables: string }>(`
    select string_agg(c.oid::regclass::text, ', ') as tables from pg_class c
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
      and c.relname not in ('schema_migrations', 'deployment', 'audit_log')`)
  await owner.query(`truncate ${rows[0]?.tables}`)
  await owner.query('update deployment set is_evaluation = false, engines = default')
}
