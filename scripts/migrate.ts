/**
 * The migrate step: brings a database to the shape this version of Handrail serves. Tables have history (`migrations/`
 * only ever append); rules have a present (`.functions.sql` and `.access.sql` are applied whole, whatever is in no file is
 * gone). Runs as the owner, under an advisory lock; servers never apply anything.
 */
import { createHash, createHmac } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { accessOrder } from '#access.order.ts'

export const hats = [
  'handrail_anonymous',
  'handrail_patient',
  'handrail_case_manager',
  'handrail_specialist',
  'handrail_administrator',
  'handrail_job',
] as const

const root = join(import.meta.dirname, '..')

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
}

/**
 * Migrates the database behind `ownerUrl`. Repeating it is harmless.
 * @throws when a migration that ran before was changed, or when PostgreSQL is older than 18.
 */
export async function migrate(options: MigrateOptions): Promise<void> {
  const client = new pg.Client({ connectionString: options.ownerUrl })
  await client.connect()
  try {
    const version = await client.query<{ v: number }>("select current_setting('server_version_num')::int v")
    if ((version.rows[0]?.v ?? 0) < 180000) throw new Error('Handrail needs PostgreSQL 18 or newer.')
    await client.query("select pg_advisory_lock(hashtext('handrail migrate'))")
    await client.query(`create table if not exists schema_migrations (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`)
    await ensureLogins(client, options)
    const applied = await applyMigrations(client, options.report)
    await applyState(client, options, applied)
  } finally {
    await client.end()
  }
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
  const folder = join(root, 'migrations')
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  const done = new Map(
    (
      await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migrations')
    ).rows.map(row => [row.name, row.sha256]),
  )
  if (names.some(name => !done.has(name))) report?.('Bringing the tables up to date …')
  const texts: string[] = []
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8')
    texts.push(text)
    const sha256 = createHash('sha256').update(text).digest('hex')
    const before = done.get(name)
    if (before === sha256) continue
    if (before) throw new Error(`The migration ${name} was changed after it had been applied.`)
    await client.query('begin')
    await client.query('alter default privileges revoke execute on functions from public')
    await client.query(text)
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256])
    await client.query('commit')
  }
  return texts
}

/** Functions that migrations created: defaults and checks lean on them, so the state step leaves them alone. */
function functionsOf(texts: string[]): string[] {
  return texts.flatMap(text => [...text.matchAll(/create function app\.(\w+)/g)].map(match => match[1] ?? ''))
}

async function readState(): Promise<string[]> {
  const parts: string[] = []
  for (const ending of ['functions.sql', 'access.sql'])
    for (const path of accessOrder)
      parts.push(await readFile(join(root, 'src', `${path}.${ending}`), 'utf8').catch(() => ''))
  return parts.filter(part => part !== '')
}

async function applyState(client: pg.Client, options: MigrateOptions, migrations: string[]): Promise<void> {
  const state = await readState()
  const sha256 = createHash('sha256')
    .update(JSON.stringify([state, options.serverLogin, hats]))
    .digest('hex')
  const before = await client.query<{ sha256: string }>(
    "select sha256 from schema_migrations where name = 'state'",
  )
  if (before.rows[0]?.sha256 === sha256) return
  options.report?.('Applying the access rules …')
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query("begin; set local lock_timeout = '2s'")
      await client.query(dropStateSql(functionsOf(migrations)))
      for (const part of state) await client.query(part)
      await grantToServer(client, options.serverLogin)
      await client.query(
        `insert into schema_migrations (name, sha256) values ('state', $1)
         on conflict (name) do update set sha256 = excluded.sha256, applied_at = now()`,
        [sha256],
      )
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      // A long report holds a table: let everybody behind it pass, then try again.
      const isLocked = error instanceof pg.DatabaseError && error.code === '55P03'
      if (!isLocked || attempt === 20) throw error
      await new Promise(resolve => setTimeout(resolve, 500))
    }
  }
}

function dropStateSql(kept: string[]): string {
  return `do $$ declare r record; begin
    for r in select policyname, schemaname, tablename from pg_policies where schemaname in ('public', 'auth') loop
      execute format('drop policy %I on %I.%I', r.policyname, r.schemaname, r.tablename);
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
    grant execute on function app.begin_request(text, text, uuid), app.begin_job(uuid),
      app.ring(uuid, text, uuid, uuid) to ${server};
    grant select on schema_migrations to ${server};
    do $$ begin
      if to_regnamespace('jobs') is null then
        execute format('grant handrail_queue to %I with set true', current_user);
        create schema jobs authorization handrail_queue;
      end if;
    end $$`)
}

if (process.argv[1] === import.meta.filename) {
  const { DATABASE_OWNER_URL, DATABASE_URL, HANDRAIL_SECRET } = process.env
  if (!DATABASE_OWNER_URL || !DATABASE_URL || !HANDRAIL_SECRET) {
    console.error('Set DATABASE_OWNER_URL, DATABASE_URL and HANDRAIL_SECRET, then run npm run migrate again.')
    process.exit(1)
  }
  const server = new URL(DATABASE_URL)
  await migrate({
    ownerUrl: DATABASE_OWNER_URL,
    serverLogin: decodeURIComponent(server.username),
    serverPassword: decodeURIComponent(server.password),
    secret: HANDRAIL_SECRET,
    report: line => console.log(line),
  })
  console.log('The database is up to date.')
}
