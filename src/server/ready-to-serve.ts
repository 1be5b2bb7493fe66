/** Looks at the database before serving: the right version, the right schema, and a login that can do no harm. */
import { ConfigError } from '#platform/config/config.server.ts'
import { type DatabaseLimits, withConnection } from '#platform/database/connections.server.ts'
import { listMigrations } from './migrate.ts'
import { compareWith, readApplied, thisRelease } from './releases.ts'

interface Login {
  version: number
  isSuperuser: boolean
  bypasses: boolean
  owns: boolean
  inherits: boolean
}

/** Throws ConfigError with one sentence when this login must not serve, or the schema is behind or too far ahead. */
export async function readyToServe(serverUrl: string, limits: DatabaseLimits): Promise<void> {
  await withConnection(serverUrl, limits, async client => {
    const { rows } = await client.query<Login>(`
      select current_setting('server_version_num')::int as version, r.rolsuper as "isSuperuser",
        r.rolbypassrls as bypasses,
        exists (select from pg_class c where c.relowner = r.oid and c.relnamespace = 'public'::regnamespace) as owns,
        exists (select from pg_auth_members m join pg_roles h on h.oid = m.roleid
          where m.member = r.oid and m.inherit_option and h.rolname like 'handrail%') as inherits
      from pg_roles r where r.rolname = current_user`)
    const login = rows[0]
    if (!login) throw new ConfigError('The database does not say who DATABASE_URL signs in as.')
    if (login.version < 180000) throw new ConfigError('Handrail needs PostgreSQL 18 or newer.')
    if (login.isSuperuser || login.bypasses || login.owns || login.inherits)
      throw new ConfigError(
        'DATABASE_URL signs in as an owner, a superuser, or a login that bypasses or inherits access: use a login of its own for serving.',
      )
    // Before the first migration the login may not look there; nothing applied is what that means.
    const applied = await readApplied(client).catch(() => [])
    const { refusal } = compareWith(applied, new Set(await listMigrations()), thisRelease)
    if (refusal) throw new ConfigError(refusal)
    if (!(await isUpToDate(applied.map(row => row.name))))
      throw new ConfigError(
        'The database is older than this version: set DATABASE_OWNER_URL, or run npm run migrate.',
      )
  })
}

/** Whether a database that has had these migrations has had all of this version's. */
export async function isUpToDate(applied: readonly string[]): Promise<boolean> {
  const known = new Set(applied)
  return (await listMigrations()).every(name => known.has(name))
}
