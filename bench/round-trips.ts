/**
 * Measures how a request's statements travel to PostgreSQL: our batch (one Sync, one implicit transaction) against the
 * driver's own pipelining and against statements awaited one by one. A read (a caseload's page of 50) and a write (a
 * message), as a case manager, through the policies, on a scratch database of the embedded PostgreSQL:
 *
 *   node bench/round-trips.ts [seconds for each measurement, 0.3 unless told]
 *
 * The database does not wait for the disk: writes would measure that instead. The ways alternate in many short rounds, and
 * each is compared with the others of its own round: a machine that is busy with something else slows them alike. The
 * medians of these ratios are what to read.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { foundDatabase } from '#server/found-database.ts'
import { migrate } from '#server/migrate.ts'
import { PipelinedBatch, type Statement } from '../src/platform/database/pipelined-batch.server.ts'
import { startEmbeddedDatabase } from '../src/platform/embedded-database/embedded-database.server.ts'

const ROUNDS = 20
const CONNECTIONS = 8
const PATIENTS = 200
const seconds = Number(process.argv[2] ?? 0.3)

const asCaseManager: Statement = {
  text: "select set_config('role', app.begin_request($1, $2, $3), true)",
  values: ['bench', 'staff', null],
}
const begin: Statement = { text: 'begin', values: [] }
const commit: Statement = { text: 'commit', values: [] }

type Way = (client: pg.PoolClient, statement: Statement) => Promise<unknown>

function sendBatch(client: pg.PoolClient, statements: Statement[]): Promise<unknown> {
  const batch = new PipelinedBatch(statements)
  client.query(batch as unknown as pg.Submittable)
  return batch.finished
}

const names = new Map<string, string>()
/** The same statement for the driver, prepared once on each connection as ours are. */
function named({ text, values }: Statement): pg.QueryConfig {
  const name = names.get(text) ?? `b${names.size}`
  names.set(text, name)
  return { name, text, values: [...values] }
}

const awaited = 'awaited one by one'
const ways = {
  'our batch, one Sync': {
    isPipelined: false,
    send: (client, statement) => sendBatch(client, [asCaseManager, statement]),
  },
  'our batch with begin and commit': {
    isPipelined: false,
    send: (client, statement) => sendBatch(client, [begin, asCaseManager, statement, commit]),
  },
  "the driver's pipelining": {
    isPipelined: true,
    send: (client, statement) =>
      Promise.all([begin, asCaseManager, statement, commit].map(each => client.query(named(each)))),
  },
  [awaited]: {
    isPipelined: false,
    send: async (client, statement) => {
      for (const each of [begin, asCaseManager, statement, commit]) await client.query(named(each))
    },
  },
} satisfies Record<string, { isPipelined: boolean; send: Way }>

/** Requests a second that so many callers get through a pool in the given time. */
async function measure(pool: pg.Pool, way: Way, statement: Statement, callers: number): Promise<number> {
  const start = performance.now()
  const end = start + seconds * 1_000
  let count = 0
  const call = async () => {
    while (performance.now() < end) {
      const client = await pool.connect()
      await way(client, statement).finally(() => client.release())
      count += 1
    }
  }
  await Promise.all(Array.from({ length: callers }, call))
  return count / ((performance.now() - start) / 1_000)
}

/** A case manager with a session, patients, and a conversation whose id is returned. */
async function fill(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `with account as (insert into auth.users (name, email, email_verified, user_type)
        values ('Bench', 'bench@example.org', true, 'staff') returning id),
      session as (insert into auth.sessions (user_id, token_hash, expires_at) select id, sha256('bench'), '2999-01-01' from account),
      organization as (insert into organizations (name, slug) values ('Bench', 'bench') returning id),
      manager as (insert into case_managers (organization_id, user_id, name, email)
        select organization.id, account.id, 'Bench', 'bench@example.org' from organization, account returning *)
    insert into patients (organization_id, name, case_manager_id)
      select organization_id, 'Patient ' || n, id from manager, generate_series(1, $1::integer) n returning id`,
    [PATIENTS],
  )
  const made = await owner.query<{ id: string }>(
    `insert into conversations (organization_id, patient_id, participant_type, case_manager_id)
      select organization_id, id, 'case_manager', case_manager_id from patients where id = $1
      on conflict (organization_id, patient_id, participant_type) do update set participant_type = excluded.participant_type
      returning id`,
    [rows[0]?.id],
  )
  await owner.query('analyze')
  return made.rows[0]?.id ?? ''
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** One round: requests a second of each way, in an order that differs from round to round. */
async function measureRound(
  poolOf: (isPipelined: boolean) => pg.Pool,
  round: { number: number; statement: Statement; callers: number },
): Promise<Record<string, number>> {
  const order = Object.entries(ways)
  const rates: Record<string, number> = {}
  for (let position = 0; position < order.length; position++) {
    const [name, { isPipelined, send }] = order[
      (position + round.number) % order.length
    ] as (typeof order)[number]
    rates[name] = await measure(poolOf(isPipelined), send, round.statement, round.callers)
  }
  return rates
}

async function compare(serverUrl: string, statements: Record<string, Statement>): Promise<void> {
  const options = { connectionString: serverUrl, max: CONNECTIONS }
  const pools = { plain: new pg.Pool(options), pipelined: new pg.Pool({ ...options, pipeline: true }) }
  // At the end the database may stop before the last connection has said goodbye.
  for (const pool of Object.values(pools)) pool.on('error', () => {})
  const poolOf = (isPipelined: boolean) => (isPipelined ? pools.pipelined : pools.plain)
  for (const [kind, statement] of Object.entries(statements))
    for (const callers of [1, 32]) {
      const rounds: Record<string, number>[] = []
      for (let number = 0; number <= ROUNDS; number++)
        rounds.push(await measureRound(poolOf, { number, statement, callers }))
      // The first round warms caches and prepares statements.
      rounds.shift()
      for (const way of Object.keys(ways)) {
        const rate = Math.round(median(rounds.map(rates => rates[way] ?? 0)))
        const ratio = median(rounds.map(rates => (rates[way] ?? 0) / (rates[awaited] ?? 1)))
        console.log(`${kind}, callers ${callers}: ${way}: ${rate}/s, ${ratio.toFixed(2)} times awaited`)
      }
    }
  await Promise.all(Object.values(pools).map(pool => pool.end()))
}

const folder = mkdtempSync(join(tmpdir(), 'handrail-bench-'))
const cluster = await startEmbeddedDatabase({ dataFolder: join(folder, 'data'), durable: false })
try {
  const { ownerUrl, serverUrl } = await foundDatabase((user, database) => cluster.url(user, database))
  await migrate({ ownerUrl, serverLogin: 'handrail_server', secret: 'bench' })
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  const conversation = await fill(owner)
  await owner.end()
  await compare(serverUrl, {
    read: {
      text: 'select id, name, status, created_at from patients order by created_at desc, id desc limit 50',
      values: [],
    },
    write: {
      text: 'insert into messages (conversation_id, sender_type, content) values ($1, $2, $3) returning id, created_at',
      values: [conversation, 'case_manager', 'See you on Thursday.'],
    },
  })
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
