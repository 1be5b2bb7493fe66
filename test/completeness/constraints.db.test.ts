/**
 * Every CHECK, unique key and exclusion that PostgreSQL knows refuses what it is there for: for each there is an example
 * row that it alone refuses, and a near neighbour that passes. They come from the features (`<noun>.samples.ts`).
 */
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTestDatabase } from '../database.ts'
import type { Row, TableExample } from '../samples/constraint-examples.ts'
import { byTable } from '../samples/feature-samples.ts'

const db = withTestDatabase()
const examples = byTable('constraints')
let client: pg.Client

beforeAll(async () => {
  client = new pg.Client({ connectionString: db.superuserUrl, options: '-c timezone=UTC' })
  await client.connect()
  // Triggers and foreign keys would answer before, or instead of, the constraint that is asked.
  await client.query('set session_replication_role = replica')
})
afterAll(() => client?.end())

/** Inserts a row; answers with the name of the constraint that refused it, or undefined. */
async function insert(table: string, row: Row): Promise<string | undefined> {
  const columns = Object.keys(row).join(', ')
  await client.query('savepoint before')
  try {
    await client.query(
      `insert into ${table} (${columns}) overriding system value select ${columns} from jsonb_populate_record(null::${table}, $1)`,
      [JSON.stringify(row)],
    )
    return undefined
  } catch (error) {
    await client.query('rollback to savepoint before')
    if (error instanceof pg.DatabaseError && error.constraint) return error.constraint
    throw error
  }
}

/** Everything that is not as the examples say. */
async function findWrong(table: string, { row, constraints }: TableExample): Promise<string[]> {
  const wrong: string[] = []
  for (const [name, example] of Object.entries(constraints)) {
    if ('impliedBy' in example) {
      if (!(example.impliedBy in constraints)) wrong.push(`${name}: there is no ${example.impliedBy}`)
      continue
    }
    const { beside, refused, accepted } = example
    if (refused.length === 0) wrong.push(`${name}: has no row that it refuses`)
    const attempts = [
      ...refused.map(differs => ({ differs, expected: name })),
      ...accepted.map(differs => ({ differs, expected: undefined })),
    ]
    for (const { differs, expected } of attempts) {
      await client.query(`begin; delete from ${table}`)
      if (beside) await insert(table, { ...row, ...beside })
      const by = await insert(table, { ...row, ...differs })
      await client.query('rollback')
      const shown = JSON.stringify(differs).slice(0, 120)
      if (by !== expected) wrong.push(`${name}: ${shown} was ${by ? `refused by ${by}` : 'accepted'}`)
    }
  }
  return wrong
}

it('has an example for every constraint, and none for what is gone', async () => {
  const rows = await db.rows<{ name: string }>(`
    select t.name || ': ' || c.name as name from (
      select conrelid as relation, conname as name from pg_constraint where contype in ('c', 'p', 'u', 'x')
      union select i.indrelid, x.relname from pg_index i join pg_class x on x.oid = i.indexrelid where i.indisunique) c
    join (select oid, case relnamespace when 'public'::regnamespace then relname else 'auth.' || relname end as name
      from pg_class where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'auth'::regnamespace)) t
      on t.oid = c.relation`)
  const shown = [...examples].flatMap(([table, { constraints }]) =>
    Object.keys(constraints).map(name => `${table}: ${name}`),
  )
  expect(shown.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

it.each([...examples])(
  '%s refuses what its constraints are for, and nothing beside it',
  async (table, example) => {
    expect(await findWrong(table, example)).toEqual([])
  },
)
