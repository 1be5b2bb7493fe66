/** Makes the owner and an empty database in a PostgreSQL that is ours alone (embedded, or of the tests). */
import { ownerLimits, withConnection } from '#platform/database/connections.server.ts'

/**
 * Creates the owner `handrail_owner` (no superuser, may create roles) and the database `name` when they are missing.
 * @param url address of the cluster's superuser, for the given database
 */
export async function foundDatabase(
  url: (user: string, database: string) => string,
  name = 'handrail',
): Promise<{ ownerUrl: string; serverUrl: string }> {
  await withConnection(url('postgres', 'postgres'), ownerLimits, async client => {
    const owner = await client.query("select from pg_roles where rolname = 'handrail_owner'")
    if (owner.rowCount === 0) await client.query('create role handrail_owner login createrole')
    const database = await client.query('select from pg_database where datname = $1', [name])
    if (database.rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(name)} owner handrail_owner`)
  })
  await withConnection(url('postgres', name), ownerLimits, client =>
    client.query('alter schema public owner to handrail_owner'),
  )
  return { ownerUrl: url('handrail_owner', name), serverUrl: url('handrail_server', name) }
}
