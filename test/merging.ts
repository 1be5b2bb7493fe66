/** For tests of merging: two records filled with rows of every table about a patient, and the whole database at a glance. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { World } from './access/world-rows.ts'
import type { TestDatabase } from './database.ts'

/** Numbers between 0 and 1 that are the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** The tables that a merge has a rule for, by their rule. */
export async function ruledTables(db: TestDatabase, ...rules: string[]): Promise<string[]> {
  const rows = await db.rows<{ name: string }>(
    'select name from app.merge_rules() where rule = any ($1) order by name',
    [rules],
  )
  return rows.map(({ name }) => name)
}

const days = ['2026-02-01', '2026-02-02', '2026-02-03']

/**
 * Fills a record of Riverbend with up to three rows (at least `least`) of every table with a `patient_id`, made after those of
 * the world, and its conversations with messages, marks and notices. No trigger hears of it.
 */
export async function fillRecord(
  db: TestDatabase,
  world: World,
  patient: string,
  random: () => number,
  least = 0,
) {
  const owner = new pg.Client({ connectionString: db.superuserUrl, options: '-c timezone=UTC' })
  await owner.connect()
  try {
    await owner.query('begin; set local session_replication_role = replica')
    const { riverbend } = world.people.organizations
    const insert = (table: string, row: Record<string, unknown>) => insertRow(owner, table, row)
    const tables = (await ruledTables(db, 'moves', 'folds', 'ends', 'stays')).filter(
      name =>
        !['patients', 'care_team', 'patient_merges', 'patient_merge_moves', 'remark_versions'].includes(name),
    )
    for (const table of tables) {
      const { rows: models } = await owner
        .query(`select to_jsonb(t) as row from ${table} t where organization_id = $1`, [riverbend])
        .catch(() => ({ rows: [] }))
      const own = models.filter(({ row }) => row.patient_id && row.patient_id !== patient)
      const count = own.length === 0 ? 0 : Math.max(least, Math.floor(random() * 4))
      for (let made = 0; made < count; made += 1) {
        const { row } = own[Math.floor(random() * own.length)]
        await insert(table, { ...row, ...vary(row, random), ...naming(patient, row) })
      }
    }
    await owner.query(
      `insert into safety_alert_recipients (organization_id, alert_id, user_id, turn)
        select organization_id, id, $2, 'first' from safety_alerts where patient_id = $1 on conflict do nothing`,
      [patient, world.people.dana.userId],
    )
    await owner.query(
      `insert into remark_versions (organization_id, remark_id, revision, patient_id, author_id, words, written_at)
         select organization_id, id, 7, patient_id, author_id, words, written_at from remarks where patient_id = $1
         on conflict do nothing`,
      [patient],
    )
    const { rows: conversations } = await owner.query('select id from conversations where patient_id = $1', [
      patient,
    ])
    const users = (['dana', 'marcus', 'priya', 'ruth'] as const).map(key => world.people[key].userId)
    for (const { id: conversation_id } of conversations) {
      const here = { organization_id: riverbend, conversation_id }
      for (let n = 0; n < Math.max(least, Math.floor(random() * 4)); n += 1)
        await insert('messages', {
          ...here,
          id: randomUUID(),
          sender_id: users[Math.floor(random() * users.length)],
          sender_type: random() < 0.5 ? 'patient' : 'case_manager',
          content: `words ${random()}`,
          created_at: momentOf(random),
        })
      for (const user_id of users)
        if (least > 0 || random() < 0.6) {
          await insert('message_reads', { ...here, user_id, read_until: momentOf(random) })
          await insert('message_notices', { ...here, person_id: user_id, told_times: 0 })
        }
      await insert('conversation_presences', {
        ...here,
        member_id: world.people.dana.recordId,
        is_writing: false,
        until: '2999-01-01',
      })
    }
    await insert('care_team', coWorker(world, patient))
    await owner.query('select app.settle_care_team($1, array[$2::uuid]), app.recount_summary($1, $2)', [
      riverbend,
      patient,
    ])
    await owner.query('commit')
    // With triggers again: the record repeats them.
    await owner.query('update former_contacts set value = value where patient_id = $1', [patient])
  } finally {
    await owner.end()
  }
}

const coWorker = ({ people }: World, patient_id: string) => ({
  organization_id: people.organizations.riverbend,
  id: randomUUID(),
  patient_id,
  member_id: people.priya.recordId,
  member_kind: 'specialist',
  role: 'co_worker',
  reason: 'Knows the family',
  starts_at: '2026-01-01T00:00:00Z',
  ends_at: 'infinity',
  patient_since: '2026-01-01T00:00:00Z',
})

/** The columns that say whom a row is about. A pair of records names the smaller id first. */
function naming(patient: string, row: Record<string, unknown>): Record<string, unknown> {
  if (!('other_id' in row)) return { patient_id: patient }
  const other = row.other_id === patient ? row.patient_id : row.other_id
  const [patient_id, other_id] = [patient, String(other)].toSorted()
  return { patient_id, other_id }
}

const momentOf = (random: () => number) => new Date(Date.UTC(2026, 1, 1) + random() * 1e9).toISOString()

/** What makes a copied row one of its own; days and kinds are few, so that two records often have the same thing. */
function vary(row: Record<string, unknown>, random: () => number): Record<string, unknown> {
  const fresh: Record<string, unknown> = {}
  if ('id' in row) fresh.id = randomUUID()
  if ('storage_key' in row) fresh.storage_key = `files/${randomUUID()}`
  if ('dedupe_key' in row) fresh.dedupe_key = randomUUID()
  if ('value' in row) fresh.value = randomUUID()
  if ('token_hash' in row) fresh.token_hash = null
  if ('amends_id' in row) fresh.amends_id = null
  if ('made_on' in row) fresh.made_on = days[Math.floor(random() * days.length)]
  if ('is_shared' in row) fresh.is_shared = random() < 0.5
  if ('words' in row) fresh.words = `words ${random()}`
  if ('due_on' in row) fresh.due_on = days[Math.floor(random() * days.length)]
  if ('participant_type' in row) fresh.participant_type = row.participant_type
  return fresh
}

/** The columns of a table that a row may name, by both. */
const known = new Map<string, string>()

async function insertRow(client: pg.Client, table: string, row: Record<string, unknown>) {
  const named = `${table}: ${Object.keys(row)}`
  const columns = known.get(named) ?? (await columnsOf(client, table, Object.keys(row)))
  known.set(named, columns)
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1) on conflict do nothing`,
    [JSON.stringify(row)],
  )
}

async function columnsOf(client: pg.Client, table: string, keys: string[]): Promise<string> {
  const { rows } = await client.query(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname = any ($2)`,
    [table, keys],
  )
  return rows[0].columns
}

/** What a merge leaves behind itself, or what changes by itself. */
const besides = [
  'patient_merges',
  'patient_merge_moves',
  'audit_log',
  'outbox',
  'rate_limits',
  'open_streams',
  // Sums of what changed, which no row keeps (patient-counts.db.test.ts).
  'patient_counts',
]

/** Repeated from the record for sorting; rows that a test made without triggers get it with their first change. */
const repeated = ['name_order', 'patient_since']

/** Every row of every table, but what a merge leaves behind itself. */
export async function wholeDatabase(db: TestDatabase): Promise<Record<string, string[]>> {
  const tables = await db.rows<{ name: string }>(`select c.oid::regclass::text as name from pg_class c
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace) order by 1`)
  const names = tables.map(({ name }) => name).filter(name => !besides.includes(name))
  const ofEach = names.map(
    name =>
      `select '${name}' as name, (to_jsonb(t) - $${name === 'patient_tags' ? 1 : 2}::text[])::text as row from ${name} t`,
  )
  // One statement: asking a hundred tables one by one takes longer than reading them.
  const rows = await db.rows<{ name: string; row: string }>(`${ofEach.join(' union all ')} order by row`, [
    repeated,
    [],
  ])
  const whole = Object.fromEntries(names.map(name => [name, [] as string[]]))
  for (const { name, row } of rows) whole[name]?.push(row)
  return whole
}
