/** Everything that a database holds, for tests that read it as a thief would: each value, and each part that could be a key. */
import pg from 'pg'
import type { TestDatabase } from '../database.ts'

const typesOfWords = [
  'text',
  'varchar',
  'bpchar',
  'name',
  'bytea',
  'json',
  'jsonb',
  'uuid',
  '_text',
  '_varchar',
  '_uuid',
]

/** The distinct values of every column that can hold words or bytes, of every schema but PostgreSQL's own, as text. */
export async function readEverything({ superuserUrl }: TestDatabase): Promise<string[]> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    const columns = await client.query<{ question: string }>(
      `select format('select distinct %1$I::text as value from %2$I.%3$I where %1$I is not null',
          a.attname, n.nspname, c.relname) as question
        from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
          join pg_type t on t.oid = a.atttypid
        where c.relkind in ('r', 'm') and a.attnum > 0 and not a.attisdropped and t.typname = any ($1)
          and n.nspname <> all (array['pg_catalog', 'information_schema', 'pg_toast'])`,
      [typesOfWords],
    )
    const values: string[] = []
    for (const { question } of columns.rows)
      values.push(...(await client.query<{ value: string }>(question)).rows.map(({ value }) => value))
    return [...new Set(values)]
  } finally {
    await client.end()
  }
}

const asBytes = (value: string): Buffer | undefined =>
  /^\\x(?:[0-9a-f]{2})+$/.test(value) ? Buffer.from(value.slice(2), 'hex') : undefined

/** What of the values could be tried as a key: whole, each word and JSON string in them, and bytes in each spelling. */
export function keysIn(values: readonly string[]): string[] {
  const keys = values.flatMap(value => {
    const bytes = asBytes(value)
    if (!bytes) return [value, ...value.split(/[\s"{}[\],:;/?=<>()]+/)]
    return [
      value,
      value.slice(2),
      ...(['utf8', 'base64', 'base64url'] as const).map(way => bytes.toString(way)),
    ]
  })
  return [...new Set(keys)].filter(key => key !== '')
}
