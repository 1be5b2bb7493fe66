/** The migrate step: repeating it is harmless, history cannot be rewritten, and whatever stands in no file is gone. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { limitsFor, ownerLimits } from '../src/platform/database/connections.server.ts'
import { foundDatabase } from '../src/server/found-database.ts'
import { migrate } from '../src/server/migrate.ts'
import { readyToServe } from '../src/server/ready-to-serve.ts'

let ownerUrl: string
let serverUrl: string
let owner: pg.Client
const lines: string[] = []

const migrateHere = (leavesWhatIsAhead = false, limits = limitsFor()) =>
  migrate({
    ownerUrl,
    serverLogin: 'handrail_server',
    secret: 'tests',
    report: line => lines.push(line),
    leavesWhatIsAhead,
    limits,
  })

beforeAll(async () => {
  const name = `test_migrations_${randomBytes(4).toString('hex')}`
  const url = (user: string, database: string) => {
    const address = new URL(inject('clusterUrl'))
    address.username = user
    address.pathname = `/${database}`
    return address.href
  }
  ;({ ownerUrl, serverUrl } = await foundDatabase(url, name))
  owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await migrateHere()
})
afterAll(() => owner?.end())

/** Whether somebody waits in this database for what another holds. */
const isWaiting = async () =>
  (await rows("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
    .length > 0

async function rows<T extends pg.QueryResultRow>(text: string): Promise<T[]> {
  return (await owner.query<T>(text)).rows
}

/** Everything that decides what the database does: columns, policies, grants, functions and triggers. */
async function shape(): Promise<unknown> {
  return rows(`
    select 'column' as kind, c.oid::regclass || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) || a.attacl::text as what
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace) and a.attnum > 0
    union all select 'table', oid::regclass::text, relacl::text from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
    union all select 'policy', tablename || ': ' || policyname, concat(cmd, roles, qual, with_check) from pg_policies
    union all select 'function', oid::regprocedure::text, md5(prosrc) || coalesce(proacl::text, '') from pg_proc
      where pronamespace = 'app'::regnamespace
    union all select 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by 1, 2, 3`)
}

describe('migrating', () => {
  it('is done by an owner who is no superuser', async () => {
    const [me] = await rows(
      'select current_user as name, rolsuper, rolbypassrls from pg_roles where rolname = current_user',
    )
    expect(me).toEqual({ name: 'handrail_owner', rolsuper: false, rolbypassrls: false })
    const strangers = await rows(`select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
        and relowner <> 'handrail_owner'::regrole`)
    expect(strangers).toEqual([])
  })

  it('a second time changes nothing', async () => {
    const before = await shape()
    lines.length = 0
    await migrateHere()
    expect(lines).toEqual([])
    expect(await shape()).toEqual(before)
  })

  it('two at once is one after the other', async () => {
    const before = await shape()
    await owner.query("update schema_migrations set sha256 = 'older' where name = 'state'")
    // One waits while the other applies everything, as long as that takes here.
    await Promise.all([migrateHere(false, ownerLimits), migrateHere(false, ownerLimits)])
    expect(await shape()).toEqual(before)
  })

  it('does not wait for ever behind another, and says whom it waits for', async () => {
    await owner.query("select pg_advisory_lock(hashtext('handrail migrate'))")
    lines.length = 0
    try {
      await expect(migrateHere(false, limitsFor(1_000))).rejects.toThrow(
        'Another program has been migrating this database for 0.5 s and is not done: let it finish',
      )
      expect(lines).toEqual(['Another program is migrating this database, and is waited for …'])
    } finally {
      await owner.query("select pg_advisory_unlock(hashtext('handrail migrate'))")
    }
  })

  it('refuses a migration that was changed after it ran, and leaves everything as it was', async () => {
    const before = await shape()
    const [first] = await rows<{ name: string; sha256: string }>(
      "select name, sha256 from schema_migrations where name like '0001%'",
    )
    await owner.query("update schema_migrations set sha256 = 'another' where name = $1", [first?.name])
    await expect(migrateHere()).rejects.toThrow(/0001-foundation\.sql was changed after it had been applied/)
    await owner.query('update schema_migrations set sha256 = $2 where name = $1', [
      first?.name,
      first?.sha256,
    ])
    expect(await shape()).toEqual(before)
  })

  it('drops what stands in no file: policies, views, functions, triggers and grants', async () => {
    const before = await shape()
    await owner.query(`
      create policy "somebody added this by hand" on patients to handrail_patient using (true);
      create view stray as select name from patients;
      create function app.stray() returns trigger language plpgsql as 'begin return new; end';
      create trigger stray after insert on goals for each row execute function app.stray();
      grant update on patients to handrail_patient;
      grant select (text) on case_notes to handrail_patient;
      grant execute on function app.notify(uuid, text, uuid, uuid, boolean) to handrail_patient;
      update schema_migrations set sha256 = 'older' where name = 'state'`)
    expect(await shape()).not.toEqual(before)
    await migrateHere()
    expect(await shape()).toEqual(before)
  })

  it('waits behind a long report, and then goes through', async () => {
    const reader = new pg.Client({ connectionString: ownerUrl })
    await reader.connect()
    await reader.query('begin; select from patients')
    await owner.query("update schema_migrations set sha256 = 'older' where name = 'state'")
    const migrated = migrateHere()
    // It waits for the report, gives up so that nobody waits behind it, and comes again.
    for (const waits of [true, false, true])
      await vi.waitUntil(async () => (await isWaiting()) === waits, 20_000)
    await reader.query('commit')
    await reader.end()
    await migrated
    const [state] = await rows<{ sha256: string }>(
      "select sha256 from schema_migrations where name = 'state'",
    )
    expect(state?.sha256).not.toBe('older')
  })
})

describe('a database that a newer version migrated', () => {
  beforeEach(async () => {
    await owner.query("update schema_migrations set sha256 = 'of a newer version' where name = 'state'")
    lines.length = 0
  })
  afterEach(async () => {
    await owner.query("delete from schema_migrations where name like '0999%'")
    await migrateHere()
  })

  const isLaterMigration = (release: number, serves: boolean) =>
    owner.query('insert into schema_migrations values ($1, $2, now(), $3, $4)', [
      '0999-later.sql',
      '',
      release,
      serves,
    ])
  const stateIs = async () =>
    (await rows("select sha256 from schema_migrations where name = 'state'"))[0]?.sha256

  it('is served on by the release before where its migrations let it, and never migrated by it', async () => {
    const before = await shape()
    await isLaterMigration(2, true)
    await expect(readyToServe(serverUrl, limitsFor())).resolves.toBeUndefined()
    await migrateHere(true)
    expect(lines).toEqual(['The database is ahead of this version and is left as it is.'])
    await expect(migrateHere()).rejects.toThrow(/whose access rules would replace newer ones: migrate with/)
    expect(await stateIs()).toBe('of a newer version')
    expect(await shape()).toEqual(before)
  })

  it.each([
    ['a migration stops the release before', 2, false, /may no longer serve since 0999-later\.sql/],
    ['it is two releases ahead', 3, true, /is 2 releases ahead of this version/],
  ])('is refused where %s, before anything is applied', async (_, release, serves, sentence) => {
    const before = await shape()
    await isLaterMigration(release, serves)
    await expect(readyToServe(serverUrl, limitsFor())).rejects.toThrow(sentence)
    await expect(migrateHere()).rejects.toThrow(sentence)
    await expect(migrateHere(true)).rejects.toThrow(sentence)
    expect(await stateIs()).toBe('of a newer version')
    expect(await shape()).toEqual(before)
  })

  it('is not taken for one where it was migrated before releases were written down', async () => {
    await owner.query('alter table schema_migrations drop column release, drop column release_before_serves')
    await expect(readyToServe(serverUrl, limitsFor())).resolves.toBeUndefined()
    await migrateHere()
    expect(lines).toEqual(['Applying the access rules …'])
    expect(await rows('select distinct release, release_before_serves from schema_migrations')).toEqual([
      { release: 1, release_before_serves: false },
    ])
  })
})
