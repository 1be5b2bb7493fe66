/** Asks PostgreSQL itself whether access is as decision 71 says: nothing here is read from our files but the exceptions. */
import { beforeAll, describe, expect, it } from 'vitest'
import { type Asker, roleOf } from './access/askers.ts'
import { type CoverageException, coverageExceptions } from './access/exceptions.ts'
import { allReadings, allWritings } from './access/gathered.ts'
import { withTestDatabase } from './database.ts'
import { findExceptions } from './house-exceptions.ts'

const db = withTestDatabase()
const hats = ['anonymous', 'patient', 'case_manager', 'specialist', 'administrator', 'job'].map(
  hat => `handrail_${hat}`,
)
const quoted = hats.map(hat => `'${hat}'`).join(', ')
/** A relation of ours: `c` is pg_class, `n` its namespace. */
const ours = "c.relkind in ('r', 'p') and n.nspname in ('public', 'auth')"

interface Policy {
  table: string
  name: string
  command: string
  roles: string[]
  condition: string
}

let policies: Policy[] = []

beforeAll(async () => {
  policies = await db.rows<Policy>(`
    select case schemaname when 'public' then tablename else schemaname || '.' || tablename end as table, policyname as name,
      lower(cmd) as command, roles::text[] as roles, concat_ws(' ', qual, with_check) as condition
    from pg_policies where schemaname in ('public', 'auth') order by 1, 2`)
})

async function names(text: string): Promise<string[]> {
  return (await db.rows<{ name: string }>(text)).map(row => row.name)
}

/** What is found must be exactly what is excused: nothing more, and no excuse for what is gone. */
function expectExcused(found: string[], rule: CoverageException['rule']): void {
  const excused = coverageExceptions
    .filter(exception => exception.rule === rule)
    .map(exception => exception.what)
  expect(found.toSorted()).toEqual(excused.toSorted())
}

describe('every table', () => {
  it('has row security', async () => {
    expectExcused(
      await names(`select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where ${ours} and not c.relrowsecurity`),
      'row-security',
    )
  })

  it('belongs to the owner', async () => {
    const others =
      await names(`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${ours} and c.relowner <> 'handrail_owner'::regrole`)
    expect(others).toEqual([])
    const all = await names(
      `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours}`,
    )
    expect(all.length).toBeGreaterThan(40)
  })

  it('is looked at by the access tests', async () => {
    const all =
      await names(`select case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours}`)
    expect(all.toSorted()).toEqual([...new Set(allReadings.map(reading => reading.table))].toSorted())
  })

  it('of an organization has indexes that begin with it', async () => {
    expectExcused(
      await names(`select i.relname as name from pg_index x join pg_class i on i.oid = x.indexrelid
        join pg_class c on c.oid = x.indrelid join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute o on o.attrelid = c.oid and o.attname = 'organization_id'
        where ${ours} and x.indkey[0] <> o.attnum`),
      'index',
    )
  })

  it('of an organization points only inside it', async () => {
    expectExcused(
      await names(`select k.conname as name from pg_constraint k
        join pg_attribute mine on mine.attrelid = k.conrelid and mine.attname = 'organization_id'
        join pg_attribute other on other.attrelid = k.confrelid and other.attname = 'organization_id'
        where k.contype = 'f' and not exists (select from unnest(k.conkey, k.confkey) as u (a, b)
          where u.a = mine.attnum and u.b = other.attnum)`),
      'foreign-key',
    )
  })

  it('keeps the organization when what it points at is gone', async () => {
    const nulled = await names(`select k.conname as name from pg_constraint k
      join pg_attribute mine on mine.attrelid = k.conrelid and mine.attname = 'organization_id'
      where k.contype = 'f' and k.confdeltype in ('n', 'd') and mine.attnum = any (k.conkey)
        and (k.confdelsetcols is null or mine.attnum = any (k.confdelsetcols))`)
    expect(nulled).toEqual([])
  })
})

describe('every policy', () => {
  it('is for one role', () => {
    expect(policies.filter(policy => policy.roles.length !== 1 || policy.roles[0] === 'public')).toEqual([])
    expect(policies.length).toBeGreaterThan(90)
  })

  it('is a sentence', () => {
    expect(
      policies.filter(policy => policy.name.trim().split(/\s+/).length < 4).map(each => each.name),
    ).toEqual([])
  })

  it('is not cut off: PostgreSQL keeps 63 letters of a name', () => {
    expect(policies.filter(policy => policy.name.length > 62).map(policy => policy.name)).toEqual([])
  })

  it('has a condition, but for the exceptions of the house', () => {
    const open = policies
      .filter(policy => /^(?:\(?true\)?\s*)+$/.test(policy.condition))
      .map(policy => policy.name)
    const excused = findExceptions('open-policy').map(exception => exception.what.replace(/^.*?: /, ''))
    expect(open.toSorted()).toEqual(excused.toSorted())
  })

  it('begins with the organization, or with the person', () => {
    const open = new Set(findExceptions('open-policy').map(exception => exception.what.replace(/^.*?: /, '')))
    const without = policies.filter(
      ({ table, name, condition }) =>
        !open.has(name) &&
        !condition.includes('organization_id') &&
        // An organization's own id, and a profile's, which is its account's.
        !(table === 'organizations' && condition.includes('app.org()')) &&
        !(table === 'profiles' && condition.includes('app.user_id()')),
    )
    expectExcused(
      without.map(policy => policy.name),
      'no-organization',
    )
  })

  it('asks who is there once a statement, never once a row', () => {
    // (select app.org()) is printed by PostgreSQL as ( SELECT app.org() AS org); a bare call has no SELECT before it.
    const bare = policies.filter(policy => /(?<!SELECT )\bapp\.\w+\(\)/.test(policy.condition))
    expect(bare.map(policy => policy.name)).toEqual([])
  })

  it('is met by somebody in the access tests', async () => {
    const met = new Set<string>()
    const meet = (table: string, asker: string, command: string) =>
      met.add(`${table} ${roleOf(asker as Asker)} ${command}`)
    for (const { table, sees } of allReadings)
      for (const [asker, rows] of Object.entries(sees)) if (rows.length > 0) meet(table, asker, 'select')
    for (const { table, does, may } of allWritings) for (const asker of may) meet(table, asker, does)
    const granted = new Set(await names(grantsSql))
    const unmet = policies.flatMap(policy =>
      (policy.command === 'all' ? ['select', 'insert', 'update', 'delete'] : [policy.command])
        .map(command => `${policy.table} ${policy.roles[0]} ${command}`)
        .filter(key => granted.has(key) && !met.has(key)),
    )
    expect([...new Set(unmet)]).toEqual([])
  })

  it('has a grant beside it: a policy for what is not granted says something that is not so', async () => {
    const granted = new Set(await names(grantsSql))
    const idle = policies.filter(policy => {
      const commands = policy.command === 'all' ? ['select', 'insert', 'update', 'delete'] : [policy.command]
      const isHat = hats.includes(policy.roles[0] ?? '')
      return isHat && !commands.some(command => granted.has(`${policy.table} ${policy.roles[0]} ${command}`))
    })
    expect(idle.map(policy => policy.name)).toEqual([])
  })
})

/** `table role command` for everything that a hat may try, by the whole table or by some column. */
const grantsSql = `
  select distinct c.relname || ' ' || r.rolname || ' ' || lower(v.verb) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  cross join pg_roles r cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as v (verb)
  where ${ours} and n.nspname = 'public' and r.rolname in (${quoted})
    and (has_table_privilege(r.oid, c.oid, v.verb)
      or (v.verb <> 'DELETE' and has_any_column_privilege(r.oid, c.oid, v.verb)))`

describe('every grant', () => {
  it('to insert or update names its columns', async () => {
    const whole =
      await names(`select c.relname || ' to ' || a.grantee::regrole || ': ' || a.privilege_type as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace, aclexplode(c.relacl) a
      where ${ours} and a.grantee in (select oid from pg_roles where rolname in (${quoted}))
        and a.privilege_type not in ('SELECT', 'DELETE')`)
    expect(whole).toEqual([])
  })

  it('is to somebody: nothing is open to everybody', async () => {
    const open =
      await names(`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace,
      aclexplode(c.relacl) a where n.nspname in ('public', 'auth', 'app') and a.grantee = 0`)
    expect(open).toEqual([])
  })

  it('lets no hat touch the tables of signing in', async () => {
    const open =
      await names(`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      cross join pg_roles r where n.nspname = 'auth' and c.relkind = 'r' and r.rolname in (${quoted})
        and has_any_column_privilege(r.oid, c.oid, 'SELECT, INSERT, UPDATE')`)
    expect(open).toEqual([])
  })
})

describe('every function', () => {
  it('is closed to everybody until it is granted', async () => {
    const open = await names(`select p.oid::regprocedure::text as name from pg_proc p,
      aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
      where p.pronamespace = 'app'::regnamespace and a.grantee = 0`)
    expect(open).toEqual([])
  })

  it('that acts as the owner looks names up in the catalogue alone', async () => {
    const loose = await names(`select p.oid::regprocedure::text as name from pg_proc p
      where p.prosecdef and p.pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
        and p.proowner = 'handrail_owner'::regrole
        and not coalesce('search_path=pg_catalog, pg_temp' = any (p.proconfig), false)`)
    expect(loose).toEqual([])
  })
})

describe('the login that serves', () => {
  it('owns nothing, bypasses nothing and inherits no hat', async () => {
    const [login] = await db.rows(`select rolsuper, rolbypassrls, rolinherit, rolcreaterole, rolcreatedb,
      (select count(*)::int from pg_shdepend where refobjid = r.oid and deptype = 'o') as owns,
      (select count(*)::int from pg_auth_members m where m.member = r.oid and (m.inherit_option or m.admin_option)) as inherits,
      (select count(*)::int from pg_auth_members m where m.member = r.oid and m.set_option) as hats
      from pg_roles r where rolname = 'handrail_server'`)
    expect(login).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolinherit: false,
      rolcreaterole: false,
      rolcreatedb: false,
      owns: 0,
      inherits: 0,
      hats: hats.length,
    })
  })

  it('reads no table until it takes on a hat', async () => {
    const readable =
      await names(`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${ours} and has_any_column_privilege('handrail_server', c.oid, 'SELECT, INSERT, UPDATE')`)
    expect(readable).toEqual(['schema_migrations'])
  })

  it('is not the owner, who is no superuser either', async () => {
    const [owner] = await db.rows(
      "select rolsuper, rolbypassrls from pg_roles where rolname = 'handrail_owner'",
    )
    expect(owner).toEqual({ rolsuper: false, rolbypassrls: false })
  })
})
