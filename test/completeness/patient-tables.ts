/** Asks PostgreSQL which tables hold something about a patient, and which of their rows are about one. */
import type { TestDatabase } from '../database.ts'

export interface PatientTable {
  /** As SQL names it; what is not in `public` with its schema. */
  name: string
  /** SQL condition over the table's own columns: the row is about the patient `$1`. */
  isAbout: string
  /** Foreign keys lead from it to the patient, so that nothing is left behind when the patient goes. */
  isLinked: boolean
}

interface ForeignKey {
  child: string
  parent: string
  columns: string[]
  parentColumns: string[]
}

const nameOf = (oid: string) => `case relnamespace when 'public'::regnamespace then relname
  else relnamespace::regnamespace || '.' || relname end from pg_class where oid = ${oid}`

/** Tables that lead to `patients` by foreign keys, each by its shortest way; then those with a `patient_id` without a key. */
export async function findPatientTables(db: TestDatabase): Promise<PatientTable[]> {
  const keys = await db.rows<ForeignKey>(`
    select (select ${nameOf('k.conrelid')}) as child, (select ${nameOf('k.confrelid')}) as parent,
      array(select a.attname::text from unnest(k.conkey) with ordinality u (n, i)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.n order by u.i) as columns,
      array(select a.attname::text from unnest(k.confkey) with ordinality u (n, i)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.n order by u.i) as "parentColumns"
    from pg_constraint k where k.contype = 'f' order by 1, 2, k.conname`)
  const found = new Map([['patients', 'id = $1']])
  for (let edge = ['patients']; edge.length > 0; ) {
    const next: string[] = []
    for (const { child, parent, columns, parentColumns } of keys)
      if (edge.includes(parent) && !found.has(child)) {
        const rows = `select ${parentColumns.join(', ')} from ${parent} where ${found.get(parent)}`
        found.set(child, `(${columns.join(', ')}) in (${rows})`)
        next.push(child)
      }
    edge = next
  }
  const others = await db.rows<{ name: string }>(`
    select (select ${nameOf('a.attrelid')}) as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attname = 'patient_id' and c.relkind in ('r', 'p') and not c.relispartition`)
  const linked = [...found].map(([name, isAbout]) => ({ name, isAbout, isLinked: true }))
  const loose = others.filter(({ name }) => !found.has(name))
  return [...linked, ...loose.map(({ name }) => ({ name, isAbout: 'patient_id = $1', isLinked: false }))]
}

/** Every table with a JSON column: its payload may name a patient, and PostgreSQL knows no key of it. */
export async function findWithPayload(db: TestDatabase): Promise<string[]> {
  const rows = await db.rows<{ name: string }>(`
    select distinct (select ${nameOf('c.oid')}) as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.atttypid in ('json'::regtype, 'jsonb'::regtype) and a.attnum > 0 and c.relkind in ('r', 'p')
      and not c.relispartition and c.relnamespace::regnamespace::text in ('public', 'auth', 'jobs')`)
  return rows.map(({ name }) => name)
}

/** Every table in which a row holds this id somewhere, in whatever column. */
export async function findNaming(db: TestDatabase, id: string): Promise<string[]> {
  const tables = await db.rows<{ name: string }>(`
    select (select ${nameOf('c.oid')}) as name from pg_class c
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace in
      ('public'::regnamespace, 'auth'::regnamespace)`)
  const naming: string[] = []
  for (const { name } of tables) {
    const rows = await db.rows(`select from ${name} t where t::text like $1 limit 1`, [`%${id}%`])
    if (rows.length > 0) naming.push(name)
  }
  return naming
}
