/**
 * The migrate step: brings a database to the shape this version of Handrail serves. Tables have history (`migrations/`
 * only ever append); rules have a present (`.gen.sql`, `.functions.sql` and `.access.sql` are applied whole, whatever is in no
 * file is gone). Runs as the owner, under an advisory lock; servers never apply anything.
 */
import { createHash, createHmac } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { accessOrder } from '#access.order.ts'
import { ConfigError } from '#platform/config/config.server.ts'
import { type DatabaseLimits, ownerLimits, withConnection } from '#platform/database/connections.server.ts'
import { compareWith, readApplied, releaseBeforeServes, releaseOf, thisRelease } from './releases.ts'

export const hats = [
  'handrail_anonymous',
  'handrail_patient',
  'handrail_case_manager',
  'handrail_specialist',
  'handrail_administrator',
  'handrail_job',
] as const

const root = join(import.meta.dirname, '../..')

/** The password of one of our own logins, so that no further address has to be configured. */
export function loginPassword(secret: string, login: string): string {
  return createHmac('sha256', secret).update(`login:${login}`).digest('base64url')
}

interface MigrateOptions {
  /** postgres:// address of the owner, who needs CREATEROLE but is no superuser. */
  ownerUrl: string
  /** The login that serves; created with `serverPassword` when it does not exist. */
  serverLogin: string
  serverPassword?: string
  /** The deployment's secret; the passwords of the sign-in and queue logins follow from it. */
  secret: string
  report?: (line: string) => void
  /** How long it waits for the database. */
  limits?: DatabaseLimits
  /** Leaves a database alone that is ahead and still lets this version serve, instead of refusing. */
  leavesWhatIsAhead?: boolean
}

/**
 * Migrates the database behind `ownerUrl`. Repeating it is harmless.
 * @throws ConfigError when the database is ahead of this version, PostgreSQL older than 18, or somebody else has been
 *   migrating for too long; an Error when a migration that ran before was changed.
 */
export async function migrate(options: MigrateOptions): Promise<void> {
  const { limits = ownerLimits } = options
  await withConnection(options.ownerUrl, limits, async client => {
    const version = await client.query<{ v: number }>("select current_setting('server_version_num')::int v")
    if ((version.rows[0]?.v ?? 0) < 180000) throw new ConfigError('Handrail needs PostgreSQL 18 or newer.')
    await lockMigrating(client, limits, options.report)
    if (await isLeftAlone(client, options)) return
    await client.query(`create table if not exists schema_migrations (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`)
    await client.query(`alter table schema_migrations
      add column if not exists release integer not null default 1,
      add column if not exists release_before_serves boolean not null default false`)
    await ensureLogins(client, options)
    const applied = await applyMigrations(client, options.report)
    await applyState(client, options, applied)
  })
}

/** One migrates at a time. The lock goes with the connection. */
async function lockMigrating(client: pg.Client, { lockMs }: DatabaseLimits, report?: (line: string) => void) {
  const lock = "advisory_lock(hashtext('handrail migrate'))"
  const { rows } = await client.query<{ isFree: boolean }>(`select pg_try_${lock} as "isFree"`)
  if (rows[0]?.isFree) return
  report?.('Another program is migrating this database, and is waited for …')
  await client.query(`select pg_${lock}`).catch((error: unknown) => {
    if (!isLocked(error)) throw error
    throw new ConfigError(
      `Another program has been migrating this database for ${lockMs / 1000} s and is not done: let it finish, or end it, and start again.`,
    )
  })
}

/** The names of this version's migrations, in their order. */
export async function listMigrations(): Promise<string[]> {
  return (await readdir(join(root, 'migrations'))).filter(name => name.endsWith('.sql')).sort()
}

/** An older version would put its own access rules over newer ones, so it applies nothing to what is ahead of it. */
async function isLeftAlone(client: pg.Client, options: MigrateOptions): Promise<boolean> {
  const known = new Set(await listMigrations())
  const { isAhead, refusal } = compareWith(await readApplied(client), known, thisRelease)
  if (refusal) throw new ConfigError(refusal)
  if (!isAhead) return false
  if (!options.leavesWhatIsAhead)
    throw new ConfigError(
      'The database is ahead of this version, whose access rules would replace newer ones: migrate with the newest version of Handrail.',
    )
  options.report?.('The database is ahead of this version and is left as it is.')
  return true
}

async function ensureLogins(client: pg.Client, options: MigrateOptions): Promise<void> {
  const quote = (name: string) => client.escapeIdentifier(name)
  // Roles belong to the whole cluster: two databases being migrated at once must not both create them.
  await client.query('begin')
  await client.query("select pg_advisory_xact_lock(hashtext('handrail roles'))")
  const existing = new Set(
    (await client.query<{ rolname: string }>('select rolname from pg_roles')).rows.map(row => row.rolname),
  )
  for (const hat of hats) if (!existing.has(hat)) await client.query(`create role ${hat} nologin`)
  for (const login of ['handrail_auth', 'handrail_queue']) {
    const password = client.escapeLiteral(loginPassword(options.secret, login))
    await client.query(
      existing.has(login)
        ? `alter role ${login} password ${password}`
        : `create role ${login} login noinherit password ${password}`,
    )
  }
  if (!existing.has(options.serverLogin)) {
    const password = options.serverPassword ? ` password ${client.escapeLiteral(options.serverPassword)}` : ''
    await client.query(`create role ${quote(options.serverLogin)} login noinherit${password}`)
  }
  for (const hat of hats)
    await client.query(`grant ${hat} to ${quote(options.serverLogin)} with inherit false, set true`)
  await client.query('commit')
}

async function applyMigrations(client: pg.Client, report?: (line: string) => void): Promise<string[]> {
  const names = await listMigrations()
  const done = new Map(
    (
      await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migrations')
    ).rows.map(row => [row.name, row.sha256]),
  )
  if (names.some(name => !done.has(name))) report?.('Bringing the tables up to date …')
  const texts: string[] = []
  for (const name of names) {
    const text = await readFile(join(root, 'migrations', name), 'utf8')
    texts.push(text)
    const sha256 = createHash('sha256').update(text).digest('hex')
    const before = done.get(name)
    if (before === sha256) continue
    if (before) throw new Error(`The migration ${name} was changed after it had been applied.`)
    await applyBesideWork(client, async () => {
      await client.query('alter default privileges revoke execute on functions from public')
      await client.query(text)
      await client.query(
        'insert into schema_migrations (name, sha256, release, release_before_serves) values ($1, $2, $3, $4)',
        [name, sha256, releaseOf(name), releaseBeforeServes(text) ?? false],
      )
    })
  }
  return texts
}

const LOCK_MS = 500
const MOST_ATTEMPTS = 60
/** It waited for a lock longer than it may, or it and somebody else for one another. */
const isLocked = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01')

/**
 * Applies something in one transaction while people work. A lock is given up after half the time after which PostgreSQL looks
 * for a deadlock, so that none of them is ever its victim; then everybody behind it passes, and it is tried again.
 */
async function applyBesideWork(client: pg.Client, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(`begin; set local lock_timeout = ${LOCK_MS}`)
      await work()
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback').catch(() => {})
      if (!isLocked(error) || attempt === MOST_ATTEMPTS) throw error
      await new Promise(resolve => setTimeout(resolve, LOCK_MS))
    }
  }
}

/** Functions that migrations created: defaults and checks lean on them, so the state step leaves them alone. */
function functionsOf(texts: string[]): string[] {
  return texts.flatMap(text => [...text.matchAll(/create function app\.(\w+)/g)].map(match => match[1] ?? ''))
}

async function readState(): Promise<string[]> {
  const parts: string[] = []
  for (const ending of ['gen.sql', 'functions.sql', 'access.sql'])
    for (const path of accessOrder)
      parts.push(await readFile(join(root, 'src', `${path}.${ending}`), 'utf8').catch(() => ''))
  return parts.filter(part => part !== '')
}

async function applyState(client: pg.Client, options: MigrateOptions, migrations: string[]): Promise<void> {
  const state = await readState()
  const sha256 = createHash('sha256')
    // Some of the state asks the catalogue which tables there are, so a new one has it applied again.
    .update(JSON.stringify([state, migrations, options.serverLogin, hats]))
    .digest('hex')
  const before = await client.query<{ sha256: string }>(
    "select sha256 from schema_migrations where name = 'state'",
  )
  if (before.rows[0]?.sha256 === sha256) return
  options.report?.('Applying the access rules …')
  await applyBesideWork(client, async () => {
    await client.query(dropStateSql(functionsOf(migrations)))
    for (const part of state) await client.query(part)
    await grantToServer(client, options.serverLogin)
    await client.query(
      `insert into schema_migrations (name, sha256, release) values ('state', $1, $2)
       on conflict (name) do update set sha256 = excluded.sha256, release = excluded.release, applied_at = now()`,
      [sha256, thisRelease],
    )
  })
}

function dropStateSql(kept: string[]): string {
  return `do $$ declare r record; begin
    for r in select policyname, schemaname, tablename from pg_policies where schemaname in ('public', 'auth') loop
      execute format('drop policy %I on %I.%I', r.policyname, r.schemaname, r.tablename);
    end loop;
    for r in select viewname from pg_views where schemaname = 'public' and viewowner = current_user loop
      execute format('drop view if exists public.%I cascade', r.viewname);
    end loop;
    for r in select p.oid::regprocedure as f from pg_proc p where p.pronamespace = 'app'::regnamespace
        and p.proname <> all (array[${kept.map(name => `'${name}'`).join(',')}]) loop
      execute 'drop function ' || r.f || ' cascade';
    end loop;
    for r in select rolname from pg_roles where rolname in (${[...hats, 'handrail_auth', 'handrail_queue'].map(hat => `'${hat}'`).join(',')}) loop
      execute format('revoke all on all tables in schema public, auth from %I', r.rolname);
      execute format('revoke all on all functions in schema app from %I', r.rolname);
    end loop;
    revoke all on all tables in schema public, auth from public;
    revoke all on all functions in schema app from public;
  end $$`
}

async function grantToServer(client: pg.Client, login: string): Promise<void> {
  const server = client.escapeIdentifier(login)
  await client.query(`
    grant usage on schema public, app to ${server};
    grant execute on function app.begin_request(text, text, uuid), app.begin_change(text, text, uuid),
      app.begin_change_of(uuid, text, text, uuid), app.begin_job(uuid),
      app.notify(uuid, text, uuid, uuid, boolean) to ${server};
    grant select on schema_migrations to ${server};
    do $$ begin
      if to_regnamespace('jobs') is null then
        execute format('grant handrail_queue to %I with set true', current_user);
        create schema jobs authorization handrail_queue;
      end if;
    end $$`)
}
