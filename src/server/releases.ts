/**
 * How far a database is from this version. Every migration says whether servers of the release before may still serve once
 * it is applied (`-- release-before: serves` or `stops`), and the database remembers it: an older server reads there, from
 * a version that it does not know, whether it still may.
 */
import type { ClientBase } from 'pg'

/**
 * The releases that were published, oldest first, each with the last migration that it has. What comes after belongs to the
 * release in the making. A test holds this to the headings of CHANGELOG.md.
 */
export const published: readonly { release: string; lastMigration: string }[] = []

/** The number of the release in the making; the first is 1. */
export const thisRelease = published.length + 1

/** The number of the release that a migration belongs to. */
export function releaseOf(migration: string, releases = published): number {
  return releases.filter(({ lastMigration }) => lastMigration < migration).length + 1
}

/** Whether the release before may serve beside a migration, as its text says; undefined where it does not say. (Those of the first release need not.) */
export function releaseBeforeServes(text: string): boolean | undefined {
  const word = /^-- release-before: (serves|stops)$/m.exec(text)?.[1]
  return word === undefined ? undefined : word === 'serves'
}

/** A row of schema_migrations: a migration, or the access rules as a whole (`state`). */
interface Applied {
  name: string
  release: number
  release_before_serves: boolean
}

/** Where the database stands, seen from a version: not ahead of it, ahead but open to it, or closed to it and why. */
type Distance = { isAhead: boolean; refusal?: undefined } | { isAhead: true; refusal: string }

/**
 * Compares what was applied to a database with what a version knows.
 * @param known the names of the version's migrations
 * @param release the number of the version's release
 */
export function compareWith(
  applied: readonly Applied[],
  known: ReadonlySet<string>,
  release: number,
): Distance {
  const unknown = applied.filter(({ name }) => name !== 'state' && !known.has(name))
  const newest = Math.max(release, ...applied.map(row => row.release))
  const start = 'Start the newest version of Handrail, which the database belongs to.'
  if (newest > release + 1)
    return {
      isAhead: true,
      refusal: `The database is ${newest - release} releases ahead of this version. ${start}`,
    }
  const stopping = unknown.find(row => !row.release_before_serves)
  if (stopping)
    return {
      isAhead: true,
      refusal: `The database is ahead of this version, which may no longer serve since ${stopping.name}. ${start}`,
    }
  return { isAhead: unknown.length > 0 || newest > release }
}

/** What was applied to the database; nothing where it is empty, or where the login may not look. */
export async function readApplied(client: ClientBase): Promise<Applied[]> {
  const { rows } = await client.query<{ there: string | null; marked: boolean }>(`
    select to_regclass('public.schema_migrations') as there, exists (select from pg_attribute
      where attrelid = to_regclass('public.schema_migrations') and attname = 'release') as marked`)
  if (!rows[0]?.there) return []
  // A database of before the marks holds the first release.
  const marks = rows[0].marked
    ? 'release, release_before_serves'
    : '1 as release, false as release_before_serves'
  return (await client.query<Applied>(`select name, ${marks} from schema_migrations`)).rows
}
