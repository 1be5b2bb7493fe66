/** What a test file leaves in a database, taken out of it again: for its next test, or for the file that gets it next. */
import type pg from 'pg'

/** How the connections are called that come with a test's database; any other was opened, and left open, by a test. */
export const keeper = 'handrail-tests'

/** Of tables alone. What is deleted keeps its place in them, and whoever asks goes past it. */
const MOST_BYTES = 6_000_000

const logs = ['audit_log', 'audit_seals']
/** What the deployment and the queue know of themselves. */
const kept = ['schema_migrations', 'deployment', 'jobs.version', 'jobs.queue']

const ours = ['public', 'auth']
const queue = 'jobs'

/** Of schemas ($1) all tables but some ($2) that have a page. */
const FILLED = `from pg_class where relkind = 'r' and relnamespace = any ($1::regnamespace[])
  and oid <> all ($2::regclass[]) and pg_relation_size(oid) > 0`

/**
 * Deletes instead of truncating: a test leaves a few dozen rows, and truncating makes new files for every table and index
 * (190 ms and more for 47 tables, against 2 ms). What has no page never had a row. As a replica, so that neither triggers nor
 * foreign keys ask for an order. `but`: tables that stay as they are; `andThen`: statements of the same transaction.
 */
export async function emptyTables(
  superuser: pg.Client,
  { but = [], andThen = '' }: { but?: readonly string[]; andThen?: string } = {},
): Promise<void> {
  const deletes = await deletesFrom(superuser, ours, [...kept, ...logs, ...but])
  await superuser.query(`begin; set local session_replication_role = replica; ${deletes}; ${andThen}; commit`)
}

/** The tables that have pages, and perhaps rows, but for the logs and what the deployment knows of itself. */
export async function filledTables(superuser: pg.Client): Promise<string[]> {
  const { rows } = await superuser.query<{ name: string }>(
    `select oid::regclass::text as name ${FILLED} order by oid`,
    [ours, [...kept, ...logs]],
  )
  return rows.map(({ name }) => name)
}

/**
 * Empties the audit log and its seals too, and counts from one again. Answers whether the database is then as good as new:
 * not where somebody still talks to it, or where it holds more deleted rows than a new one costs.
 */
export async function emptyWholly(superuser: pg.Client): Promise<boolean> {
  const { rows } = await superuser.query<{ isFree: boolean }>(
    `select not exists (select from pg_stat_activity where datname = current_database() and application_name <> $1)
       and (select sum(pg_relation_size(oid)) from pg_class
         where relkind = 'r' and relnamespace = any ($2::regnamespace[])) < $3 as "isFree"`,
    [keeper, [...ours, queue], MOST_BYTES],
  )
  if (!rows[0]?.isFree) return false
  const deletes = await deletesFrom(superuser, [...ours, queue], kept)
  // What keeps the logs from being changed holds for a replica as well.
  const keepFinal = (state: string) => `alter table audit_log ${state} trigger audit_log_is_final;
    alter table audit_seals ${state} trigger audit_seals_are_final`
  await superuser.query(`begin; set local lock_timeout = '2s'; set local session_replication_role = replica;
    ${keepFinal('disable')}; ${deletes}; ${keepFinal('enable always')};
    select setval(seqrelid::regclass, seqstart, false) from pg_sequence; commit`)
  return true
}

/**
 * Says in which state the catalogue is. It is another as soon as anything was written about tables, columns, functions,
 * policies, triggers, constraints, statistics or settings, even when it was written back.
 */
export async function catalogueState(superuser: pg.Client): Promise<string> {
  const catalogues = 'class attribute proc policy trigger constraint statistic db_role_setting'.split(' ')
  const states = catalogues.map(
    name => `(select concat('${name} ', count(*), ' ', max(xmin::text::bigint)) from pg_${name})`,
  )
  const { rows } = await superuser.query<{ state: string }>(`select concat_ws(', ', ${states}) as state`)
  return rows[0]?.state ?? ''
}

/** The statements that delete what is in every table of these schemas but some, and put the deployment's settings back. */
async function deletesFrom(
  superuser: pg.Client,
  schemas: string[],
  without: readonly string[],
): Promise<string> {
  const { rows } = await superuser.query<{ deletes: string }>(
    `select coalesce(string_agg(format('delete from %s;', oid::regclass), ' '), '') as deletes ${FILLED}`,
    [schemas, without],
  )
  return `${rows[0]?.deletes} update deployment set is_evaluation = false, engines = default, budgets_times = default,
    is_billing_off = default, has_public_passwords = default`
}
