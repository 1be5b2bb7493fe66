/** For tests of erasing: words planted wherever a person has words, and a copy of the person that comes back. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { World } from './access/world-rows.ts'
import { findPatientTables } from './completeness/patient-tables.ts'
import type { TestDatabase } from './database.ts'

/** Letters that no other text holds. */
export const canary = 'Quetzalwing'

interface Person {
  recordId: string
  userId: string
}

/** Every word of every row that is about somebody, as far as its constraints take it. */
export async function plant(db: TestDatabase, person: Person): Promise<string[]> {
  const client = new pg.Client({ connectionString: db.superuserUrl })
  await client.connect()
  const planted: string[] = []
  try {
    await client.query('begin; set local session_replication_role = replica')
    const tables = [
      ...(await findPatientTables(db)).map(table => ({ ...table, id: person.recordId })),
      { name: 'auth.users', isAbout: 'id = $1', id: person.userId },
      { name: 'profiles', isAbout: 'id = $1', id: person.userId },
      { name: 'auth.sessions', isAbout: 'user_id = $1', id: person.userId },
      { name: 'auth.accounts', isAbout: 'user_id = $1', id: person.userId },
    ].filter(({ name }) => name !== 'audit_log' && name !== 'erasures')
    for (const { name, isAbout, id } of tables) {
      const { rows: columns } = await client.query(
        `select attname as name, atttypid::regtype::text as type from pg_attribute where attrelid = $1::regclass
           and attnum > 0 and not attisdropped and attgenerated = '' and atttypid::regtype::text in ('text', 'text[]', 'jsonb')`,
        [name],
      )
      for (const { name: column, type } of columns) {
        const forms: Record<string, string[]> = {
          text: [`'${canary}'`, `'${canary}@example.org'`, `'${canary} ' || left(md5(random()::text), 5)`],
          'text[]': [`array['${canary}']`],
          jsonb: [`jsonb_build_object('${canary}', '${canary}')`, `jsonb_build_array('${canary}')`],
        }
        for (const value of forms[type] ?? []) {
          await client.query('savepoint before')
          const done = await client
            .query(`update ${name} set ${column} = ${value} where ${isAbout}`, [id])
            .then(
              ({ rowCount }) => rowCount ?? 0,
              () => 0,
            )
          if (done > 0) {
            planted.push(`${name}.${column}`)
            break
          }
          await client.query('rollback to savepoint before')
        }
      }
    }
    await client.query('commit')
  } finally {
    await client.end()
  }
  return planted
}

/** Traces that no foreign key leads to. */
export async function plantLooseTraces(db: TestDatabase, world: World) {
  const { riverbend } = world.people.organizations
  const person = world.people.maria
  const address = `${canary.toLowerCase()}@example.org`
  await db.rows('update auth.users set email = $1, email_verified = true where id = $2', [
    address,
    person.userId,
  ])
  await db.rows('update patients set name = $2, email = $3 where id = $1', [
    person.recordId,
    `${canary} Santos`,
    address,
  ])
  await db.rows(
    `insert into mails (organization_id, dedupe_key, kind, recipient, subject, body) values
       ($1, 'one', 'proof', $2, 'A code', 'Hello ${canary}'), (null, 'two', 'proof', $2, 'A code', 'Hello ${canary}')`,
    [riverbend, address],
  )
  await db.rows(
    `insert into inquiries (form_type, name, email, message) values ('contact', '${canary}', $1, 'Hi')`,
    [address],
  )
  await db.rows('update likeness_checks set typed_name = $1 where patient_id = $2', [
    `${canary.toUpperCase()} santós`,
    world.people.grace.recordId,
  ])
  await db.rows(`insert into rate_limits (key, window_start) values ($1, now())`, [
    `messages:${person.userId}`,
  ])
  await db.rows(
    `insert into auth.address_proofs (purpose, email, user_id, expires_at) values ('verification', $1, $2, now())`,
    [address, person.userId],
  )
  await db.rows(
    `insert into auth.verifications (identifier_hash, value, expires_at) values ('\\x00', $1, now())`,
    [person.userId],
  )
}

/** Every file below a folder, with its name. */
export async function filesBelow(path: string): Promise<string> {
  const names = await readdir(path, { recursive: true, withFileTypes: true })
  const texts = names
    .filter(entry => entry.isFile())
    .map(entry => readFile(join(entry.parentPath, entry.name), 'utf8'))
  return [...names.map(({ name }) => name), ...(await Promise.all(texts))].join('\n')
}

/** Keeps the rows of the record and its account; what it answers with puts them back, as an older copy of the database would. */
export async function copyOfPerson(db: TestDatabase, person: Person): Promise<() => Promise<void>> {
  const tables = ['auth.users', 'profiles', 'patients', 'patient_summaries', 'conversations']
  const kept = new Map<string, unknown[]>()
  for (const table of tables)
    kept.set(
      table,
      await db.rows(`select to_jsonb(t) as row from ${table} t where t::text like any ($1)`, [
        [`%${person.recordId}%`, `%${person.userId}%`],
      ]),
    )
  return async () => {
    const client = new pg.Client({ connectionString: db.superuserUrl })
    await client.connect()
    await client.query('set session_replication_role = replica; delete from erasures')
    for (const [table, rows] of kept)
      for (const { row } of rows as { row: object }[]) {
        const { rows: columns } = await client.query(
          `select string_agg(quote_ident(attname), ', ') as list from pg_attribute
             where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
          [table],
        )
        const { list } = columns[0]
        await client.query(
          `insert into ${table} (${list}) select ${list} from jsonb_populate_record(null::${table}, $1)`,
          [JSON.stringify(row)],
        )
      }
    await client.end()
  }
}
