/** The people in a test's database. They stand from one test to the next: only what the last one changed of them is written back. */
import type pg from 'pg'
import { type InsertedPeople, insertPeople } from '../sample/insert-people.ts'
import { emptyTables, filledTables } from './emptied-database.ts'

/** The two connections of a test's database that this needs. */
interface Connections {
  owner: pg.Client
  superuser: pg.Client
}

interface Standing {
  people: InsertedPeople
  tables: readonly KeptTable[]
}

/** What inserting people left in a table, theirs or one that a trigger fills. */
interface KeptTable {
  name: string
  columns: string
  /** A list of its rows, as JSON. */
  rows: string
  /** How many rows it had, and the last transaction that wrote one of them: another as soon as anything of it was changed. */
  state: string
}

/** How `statesOf` says it. */
const NO_ROW = '0 '

const standing = new WeakMap<pg.Client, Standing>()

/**
 * Takes out of the database all but the people of `sample/people.ts`, who then stand as they were inserted, with the same ids in
 * every test of the file: to insert them takes some 20 ms, to see that nothing of them was changed two. The audit log and the
 * queue keep what is in them: whoever counts there asks for `empty()` and `insertPeople`, whose ids are new each time.
 */
export async function onlyPeople({ owner, superuser }: Connections): Promise<InsertedPeople> {
  const stood = standing.get(superuser)
  if (stood) {
    await restore(superuser, stood)
    return structuredClone(stood.people)
  }
  await emptyTables(superuser)
  const people = await insertPeople({ owner })
  standing.set(superuser, { people, tables: await keep(superuser) })
  return structuredClone(people)
}

/** Forgets who stood in a database that was emptied for another file. */
export function forgetPeople(superuser: pg.Client): void {
  standing.delete(superuser)
}

/** What stands in the tables that have a row, right after the people were inserted. */
async function keep(superuser: pg.Client): Promise<KeptTable[]> {
  const names = await filledTables(superuser)
  const states = await statesOf(superuser, names)
  const kept: KeptTable[] = []
  for (const [index, name] of names.entries()) {
    const state = states[index] ?? NO_ROW
    if (state === NO_ROW) continue
    const { rows } = await superuser.query<Pick<KeptTable, 'columns' | 'rows'>>(
      `select (select jsonb_agg(to_jsonb(t)) from ${name} t)::text as rows,
         (select string_agg(quote_ident(attname), ', ') from pg_attribute
           where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '') as columns`,
      [name],
    )
    if (rows[0]) kept.push({ name, ...rows[0], state })
  }
  return kept
}

async function restore(superuser: pg.Client, stood: Standing): Promise<void> {
  const names = stood.tables.map(table => table.name)
  const before = await statesOf(superuser, names)
  const changed = stood.tables.filter((table, index) => table.state !== before[index])
  const writeBack = changed.map(
    ({ name, columns, rows }) =>
      `delete from ${name}; insert into ${name} (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::${name}, ${superuser.escapeLiteral(rows)})`,
  )
  await emptyTables(superuser, { but: names, andThen: writeBack.join('; ') })
  if (changed.length === 0) return
  const after = await statesOf(superuser, names)
  for (const [index, table] of stood.tables.entries()) table.state = after[index] ?? ''
}

async function statesOf(superuser: pg.Client, tables: readonly string[]): Promise<string[]> {
  const states = tables.map(table => `(select concat(count(*), ' ', max(xmin::text::bigint)) from ${table})`)
  const { rows } = await superuser.query<{ states: string[] }>(`select array[${states}]::text[] as states`)
  return rows[0]?.states ?? []
}
