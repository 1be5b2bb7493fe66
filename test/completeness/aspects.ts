/**
 * What a table about a patient must have. Each aspect looks at one table of the world of the access tests and answers
 * with what is missing, or undefined. A further one is one more function in `aspects`; that it is erased and
 * merged, erasures and merges ask by themselves, of every table that leads to a patient.
 */
import pg from 'pg'
import { readEverything } from '#features/data-export/data-export.server.ts'
import type { DatabaseSession } from '#platform/database/database.server.ts'
import { PipelinedBatch } from '#platform/database/pipelined-batch.server.ts'
import { tokenOf } from '../../sample/insert-people.ts'
import { personKeys } from '../../sample/people.ts'
import { allReadings } from '../access/gathered.ts'
import type { World } from '../access/world-rows.ts'
import type { TestDatabase } from '../database.ts'
import { byTable } from '../samples/feature-samples.ts'
import { watchChange } from './change-watch.ts'
import type { PatientTable } from './patient-tables.ts'

export interface Ground {
  db: TestDatabase
  world: World
  /** Where the server of this test answers, and what a person of the named people sends along. */
  origin: string
  headersOf(person: string, hat: string): Record<string, string>
  /** Maria's export as it is, once it was read: what is tried is taken back. */
  whole?: Promise<string>
}

type Aspect = (ground: Ground, table: PatientTable) => Promise<string | undefined>

const bare = (table: string) => table.replace(/^.*\./, '')

/** Runs something in a transaction of a connection of its own and takes it back. */
async function inVain<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' })
  await client.connect()
  try {
    await client.query('begin')
    return await work(client)
  } finally {
    await client.end()
  }
}

interface Column {
  name: string
  type: string
  /** It says which row it is or whose, or is no content (`updated_at`, and `name_order`, which repeats the record's). */
  isKey: boolean
}

/** The columns that are not made by the database itself. */
async function findColumns(client: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await client.query(
    `select a.attname as name, t.typname as type,
       a.attname in ('updated_at', 'name_order') or exists (select from pg_constraint k
         where k.conrelid = a.attrelid and k.contype in ('p', 'f') and a.attnum = any (k.conkey)) as "isKey"
     from pg_attribute a join pg_type t on t.oid = a.atttypid
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and a.attidentity = ''`,
    [table],
  )
  return rows
}

/** Another value of a column, as SQL; undefined for types that nobody writes by hand. */
function another(name: string, type: string): string | undefined {
  const forms: Record<string, string> = {
    text: `coalesce(${name}, '') || 'x'`,
    bool: `not coalesce(${name}, false)`,
    int2: `coalesce(${name}, 0) + 1`,
    int4: `coalesce(${name}, 0) + 1`,
    date: `coalesce(${name}, current_date) + 1`,
    timestamptz: `coalesce(${name}, now()) + interval '1 second'`,
  }
  return forms[type]
}

type Outcome = 'kept' | 'lost' | 'impossible'

/** Whether one statement about one patient is in the audit log afterwards; a statement that changes nothing is taken back. */
async function tryAudited(
  client: pg.Client,
  patient: string,
  change: { text: string; entity: string; verb: string; field?: string },
): Promise<Outcome> {
  await client.query('savepoint before')
  const { rows } = await client.query('select coalesce(max(id), 0) as id from audit_log')
  const changed = await client.query(change.text).catch(() => undefined)
  // A trigger may have kept the value as it was.
  if (!changed?.rowCount || changed.rows[0]?.stayed) {
    await client.query('rollback to savepoint before')
    return 'impossible'
  }
  const { rowCount } = await client.query(
    `select from audit_log where id > $1 and entity = $2 and verb = $3 and patient_id = $4
       and ($5::text is null or $5 = any (fields))`,
    [rows[0].id, change.entity, change.verb, patient, change.field ?? null],
  )
  return rowCount ? 'kept' : 'lost'
}

/** Changes one row in every column that lets itself be changed, deletes it and puts it back. */
async function tryRow(client: pg.Client, name: string, columns: Column[], ctid: string, patient: string) {
  const entity = bare(name)
  const outcomes: Record<string, Outcome> = {}
  await client.query(`insert into kept select * from ${name} where ctid = '${ctid}'`)
  for (const { name: field, type } of columns.filter(({ isKey }) => !isKey)) {
    const value = another(field, type)
    if (!value) continue
    const text = `update ${name} t set ${field} = ${value} where ctid = '${ctid}'
      returning (select k.${field}::text from kept k) is not distinct from t.${field}::text as stayed`
    outcomes[`update of ${field}`] = await tryAudited(client, patient, {
      text,
      entity,
      verb: 'update',
      field,
    })
    // An update moves a row, so each is taken back.
    await client.query('rollback to savepoint before')
  }
  const gone = { text: `delete from ${name} where ctid = '${ctid}'`, entity, verb: 'delete' }
  outcomes.delete = await tryAudited(client, patient, gone)
  const list = columns.map(column => column.name).join(', ')
  const back = { text: `insert into ${name} (${list}) select ${list} from kept`, entity, verb: 'insert' }
  outcomes.insert = outcomes.delete === 'impossible' ? 'impossible' : await tryAudited(client, patient, back)
  return outcomes
}

/** The verbs for which the audit's own trigger stands on a table: asked where no row lets itself be written. */
async function findAuditedVerbs(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query(
    `select v.verb from pg_trigger t, (values (4, 'insert'), (8, 'delete'), (16, 'update')) v (bit, verb)
     where t.tgrelid = $1::regclass and t.tgfoid = 'app.audit_change'::regproc and t.tgenabled <> 'D'
       and t.tgtype & v.bit > 0 and t.tgqual is null and t.tgattr = ''`,
    [table],
  )
  return rows.map(({ verb }) => verb)
}

/** Every change leaves an entry in the audit log that names the patient; an update names its fields. */
const audited: Aspect = async ({ db, world }, { name, isAbout }) =>
  inVain(db.ownerUrl, async client => {
    const all: [string, Outcome][] = []
    const columns = await findColumns(client, name)
    await client.query(`create temporary table kept as select * from ${name} limit 0`)
    for (const key of personKeys) {
      const patient = world.people[key].recordId
      const { rows } = await client.query(`select ctid::text from ${name} where ${isAbout} limit 6`, [
        patient,
      ])
      for (const { ctid } of rows) {
        await client.query('savepoint patient')
        all.push(...Object.entries(await tryRow(client, name, columns, ctid, patient)))
        await client.query('rollback to savepoint patient')
      }
    }
    const lost = all.filter(([, outcome]) => outcome === 'lost').map(([change]) => change)
    if (lost.length > 0) return `no audit entry of: ${[...new Set(lost)].join(', ')}`
    const standing = await findAuditedVerbs(client, name)
    const isKept = (verb: string) =>
      standing.includes(verb) ||
      all.some(([change, outcome]) => change.startsWith(verb) && outcome === 'kept')
    const unseen = ['insert', 'update', 'delete'].filter(verb => !isKept(verb))
    return unseen.length > 0 ? `no audit entry of: ${unseen.join(', ')}` : undefined
  })

/** Maria's export, once something was prepared that is taken back again. */
const readExport = (db: TestDatabase, prepare?: (client: pg.Client) => Promise<unknown>) =>
  inVain(db.superuserUrl, async client => {
    await prepare?.(client)
    await client.query('select app.begin_request($1, $2, null)', [tokenOf('maria'), 'patient'])
    await client.query('set local role handrail_patient')
    return await readWith(client)
  })

/** The export of the person is another one without the table's rows about them. */
const exported: Aspect = async (ground, { name, isAbout }) => {
  const { db, world } = ground
  ground.whole ??= readExport(db)
  const without = await readExport(db, async client => {
    // Alone the rows of this table go: nothing that cascades, nothing that a trigger refuses.
    await client.query(`alter table ${name} disable trigger all`)
    await client.query(`delete from ${name} where ${isAbout}`, [world.people.maria.recordId])
  })
  return (await ground.whole) === without ? 'the export is the same without its rows' : undefined
}

/** The export as one text, read through the connection of a transaction. */
async function readWith(client: pg.Client): Promise<string> {
  const ask: DatabaseSession['batch'] = (...queries) => {
    const statements = queries.map(query => query.compile())
    const batch = new PipelinedBatch(
      statements.map(({ sql, parameters }) => ({ text: sql, values: parameters })),
    )
    client.query(batch as unknown as pg.Submittable)
    return batch.finished as ReturnType<DatabaseSession['batch']> as never
  }
  const session: DatabaseSession = {
    batch: ask,
    all: async query => (await ask(query))[0] as never,
    one: async query => (await ask(query))[0]?.[0] as never,
    transaction: () => Promise.reject(new Error('the export reads, it writes nothing')),
    notify: () => {},
  }
  const sections: unknown[] = []
  for (const [key, pages] of readEverything(session, 'en'))
    for await (const entries of pages) sections.push([key, entries])
  return JSON.stringify(sections)
}

/** A request that writes the table is heard by whoever may see the patient. */
const notified: Aspect = async (ground, table) => {
  const change = byTable('changes').get(table.name)
  return change ? await watchChange(ground, table, change) : 'no feature brings a request that writes it'
}

/** The access tests look at the table, and in each organization there is a row about a patient. */
const inAccessTests: Aspect = async ({ db, world }, { name, isAbout }) => {
  if (!allReadings.some(({ table }) => table === name)) return 'no reading of the access tests looks at it'
  for (const [organization, id] of Object.entries(world.people.organizations)) {
    const here = personKeys.filter(key => world.people[key].organizationId === id)
    const rows = here.map(key =>
      db.rows(`select from ${name} where ${isAbout} limit 1`, [world.people[key].recordId]),
    )
    if ((await Promise.all(rows)).flat().length === 0)
      return `the world of the access tests has no row about a patient of ${organization}`
  }
  return undefined
}

/** In the order in which they are tried: the last one writes. */
export const aspects = { audited, exported, inAccessTests, notified } satisfies Record<string, Aspect>
