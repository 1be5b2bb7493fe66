/**
 * After erasing, nothing of the person is anywhere (decision 85): letters that no other text holds are planted in every column
 * that takes them, of every row about them, and looked for in the whole database, the queue, the files and the list.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type ErasureList, openErasureList } from '#platform/erasure-list/erasure-list.server.ts'
import { createJobServices } from '#platform/jobs/jobs.server.ts'
import { storageIn } from '#platform/storage/open-storage.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { buildWorld } from '../../../test/access/world.ts'
import type { World } from '../../../test/access/world-rows.ts'
import { withServer } from '../../../test/ask.ts'
import { findNaming } from '../../../test/completeness/patient-tables.ts'
import { withTestDatabase } from '../../../test/database.ts'
import { canary, copyOfPerson, filesBelow, plant, plantLooseTraces } from '../../../test/erasing.ts'
import { fillRecord, randomOf, wholeDatabase } from '../../../test/merging.ts'
import { eraseAgain, erasePerson } from './erasures.jobs.server.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
const mailer = { leaves: false, send: async () => {}, close: () => {} }

let world: World
let folder: string
let outside: { erasureList: ErasureList; storage: Storage }
let listPath: string

beforeEach(async () => {
  await db.empty()
  world = await buildWorld(db)
  await db.rows('delete from erasures')
  folder = await mkdtemp(join(tmpdir(), 'handrail-erasures-'))
  listPath = join(folder, 'outside', 'erasures.jsonl')
  outside = { erasureList: openErasureList(listPath), storage: storageIn(join(folder, 'files')) }
}, 60_000)
afterEach(() => rm(folder, { recursive: true, force: true }))

const maria = () => ({ ...world.people.maria, userId: world.people.maria.userId ?? '' })

const services = () =>
  createJobServices({ mailer, originUrl: 'https://care.example.org', secret: 'tests', ...outside })

async function work() {
  const jobs = await db.rows<{ organization: string; payload: Record<string, unknown> }>(
    `delete from outbox where job = 'erasures.erase' returning organization_id as organization, payload`,
  )
  for (const job of jobs)
    await erasePerson(job, { session: db.databasePool.asJob(job.organization), services: services() })
  return jobs
}

async function requestAndConfirm(name: string, patient = maria().recordId) {
  const path = `/patients/${patient}/erasure`
  expect((await ask('ruth', 'administrator', 'POST', path, { requestId: crypto.randomUUID() })).status).toBe(
    200,
  )
  expect((await ask('ruth', 'administrator', 'POST', `${path}/confirmation`, { name })).status).toBe(200)
}

/** The rows of a table that hold an id. */
const naming = async (id: string) => (await findNaming(db, id)).toSorted()

it('a canary planted in every word about a person is nowhere afterwards, and nobody else has lost a row', async () => {
  await fillRecord(db, world, maria().recordId, randomOf(7), 2)
  const planted = await plant(db, maria())
  expect(planted).toEqual(
    expect.arrayContaining(['patients.name', 'messages.content', 'remarks.words', 'mails.body']),
  )
  expect(planted.length).toBeGreaterThan(60)
  await plantLooseTraces(db, world)
  const files = await db.rows<{ key: string }>(
    `update case_files set storage_key = 'files/' || gen_random_uuid() where patient_id = $1 returning storage_key as key`,
    [maria().recordId],
  )
  for (const { key } of files)
    await outside.storage.put(
      key,
      (async function* () {
        yield Buffer.from(canary)
      })(),
      Buffer.byteLength(canary),
    )
  expect(files.length).toBeGreaterThan(0)
  expect(await filesBelow(folder)).toContain(canary)
  const before = await wholeDatabase(db)
  const records = (
    await db.rows<{ id: string }>('select unnest(app.records_within($1, $2)) as id', [
      maria().organizationId,
      maria().recordId,
    ])
  ).map(({ id }) => id)

  await requestAndConfirm(`${canary} santos`)
  expect(await work()).toHaveLength(1)

  expect(await findNaming(db, canary)).toEqual([])
  expect(await findNaming(db, canary.toLowerCase())).toEqual([])
  expect(await filesBelow(folder)).not.toContain(canary)
  expect(await naming(maria().recordId)).toEqual(['audit_log', 'erasures'])
  expect(await naming(maria().userId)).toEqual(['erasures'])

  const after = await wholeDatabase(db)
  const mine = [...records, maria().userId, canary]
  for (const [table, rows] of Object.entries(before)) {
    const now = new Set(after[table])
    const theirs = rows.filter(
      row => !(now.has(row) || mine.some(word => row.toLowerCase().includes(word.toLowerCase()))),
    )
    expect([table, theirs.filter(row => !isBelow(row, before))]).toEqual([table, []])
  }
}, 120_000)

/** Rows below a conversation or an alert of the person name it, and not the person. */
function isBelow(row: string, before: Record<string, string[]>): boolean {
  const { conversation_id, alert_id } = JSON.parse(row) as { conversation_id?: string; alert_id?: string }
  const above = conversation_id ?? alert_id
  return [...(before.conversations ?? []), ...(before.safety_alerts ?? [])].some(
    text => above !== undefined && text.includes(above) && text.includes(maria().recordId),
  )
}

/** What the log says of the erasure itself, the newest first. */
const linesOfLog = () =>
  db.rows(
    `select verb, user_id, hat from audit_log where entity = 'erasures' and user_id is not null and patient_id = $1
       order by id desc`,
    [maria().recordId],
  )

it('it is done once, all of it or nothing, and stands in the log once, under the name of who confirmed it', async () => {
  const [{ count: entries } = { count: 0 }] = await db.rows<{ count: number }>(
    'select count(*)::integer as count from audit_log',
  )
  await requestAndConfirm('Maria Santos')
  await ask('ruth', 'administrator', 'POST', `/patients/${maria().recordId}/erasure/confirmation`, {
    name: ' maria santos',
  })
  const [job] = await work()
  if (!job) throw new Error('no job')
  const session = db.databasePool.asJob(job.organization)
  await erasePerson(job, { session, services: services() })
  expect(await outside.erasureList.read()).toHaveLength(1)
  expect(await linesOfLog()).toEqual([
    { verb: 'insert', user_id: world.people.ruth.userId, hat: 'administrator' },
  ])
  // The request, its confirmation, and what was done: no entry for each row.
  const [{ count: later } = { count: 0 }] = await db.rows<{ count: number }>(
    'select count(*)::integer as count from audit_log',
  )
  expect(later - entries).toBeLessThanOrEqual(4)
  expect(
    (await ask('ruth', 'administrator', 'GET', `/patients/${maria().recordId}/erasure-preview`)).status,
  ).toBe(404)
  expect((await ask('maria', 'patient', 'GET', '/portal/erasure')).status).toBe(401)
})

it('what fails on the way leaves everything as it was', async () => {
  await requestAndConfirm('Maria Santos')
  await db.rows(
    `create function refuse_it() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
  )
  await db.rows(
    'create trigger refuse_it before insert on erasures for each row execute function refuse_it()',
  )
  const before = await wholeDatabase(db)
  try {
    await expect(work()).rejects.toThrow('no')
  } finally {
    await db.rows('drop function refuse_it() cascade')
  }
  expect(await wholeDatabase(db)).toEqual(before)
  expect(await outside.erasureList.read()).toEqual([])
})

it('nobody is erased by an unconfirmed request, and what was confirmed can’t be taken back', async () => {
  const path = `/patients/${maria().recordId}/erasure`
  await db.rows('delete from erasure_requests')
  expect(
    (await ask('ruth', 'administrator', 'POST', `${path}/confirmation`, { name: 'Maria Santos' })).status,
  ).toBe(404)
  const requestId = crypto.randomUUID()
  for (const _ of [1, 2])
    expect((await ask('maria', 'patient', 'POST', '/portal/erasure', { requestId })).status).toBe(200)
  await ask('ruth', 'administrator', 'POST', path, { requestId: crypto.randomUUID() })
  expect((await ask('ruth', 'administrator', 'GET', path)).body.request).toMatchObject({
    askedAs: 'patient',
    confirmedAt: null,
  })
  const wrong = await ask('ruth', 'administrator', 'POST', `${path}/confirmation`, { name: 'Maria' })
  expect([wrong.status, wrong.body.fields]).toEqual([409, [{ field: '', message: 'another_name' }]])
  await erasePerson(
    { organization: maria().organizationId, payload: { requestId } },
    { session: db.databasePool.asJob(maria().organizationId), services: services() },
  )
  expect(await db.rows('select from patients where id = $1', [maria().recordId])).toHaveLength(1)
  for (const _ of [1, 2])
    expect((await ask('maria', 'patient', 'DELETE', '/portal/erasure')).status).toBe(200)
  await requestAndConfirm('Maria Santos')
  expect((await ask('ruth', 'administrator', 'DELETE', path)).status).toBe(409)
  expect((await ask('maria', 'patient', 'DELETE', '/portal/erasure')).status).toBe(409)
})

it('an account on which other work hangs stays, with everything of that', async () => {
  await db.rows(`insert into patients (organization_id, user_id, name) values ($1, $2, 'Maria elsewhere')`, [
    world.people.organizations.harbor,
    maria().userId,
  ])
  await requestAndConfirm('Maria Santos')
  await work()
  expect(await db.rows('select from auth.users where id = $1', [maria().userId])).toHaveLength(1)
  expect(await db.rows('select name from patients where user_id = $1', [maria().userId])).toEqual([
    { name: 'Maria elsewhere' },
  ])
  expect(
    await db.rows('select account_ids from erasures where patient_id = $1 and cardinality(account_ids) > 0', [
      maria().recordId,
    ]),
  ).toEqual([])
})

it('with the record go those that were merged into it', async () => {
  const goneId = world.people.grace.recordId
  await ask('ruth', 'administrator', 'POST', `/patients/${maria().recordId}/merges`, {
    mergeId: crypto.randomUUID(),
    goingId: goneId,
    taken: [],
  })
  await db.rows(`update patients set merged_into = $1, user_id = null where id = $2`, [
    maria().recordId,
    goneId,
  ])
  await requestAndConfirm('Maria Santos')
  await work()
  expect(await db.rows('select from patients where id = any ($1)', [[maria().recordId, goneId]])).toEqual([])
  expect((await outside.erasureList.read())[0]?.records.toSorted()).toEqual(
    expect.arrayContaining([goneId, maria().recordId]),
  )
})

it('an older copy of the database that is put back is erased again before anybody is served, and the list is complete', async () => {
  const putBack = await copyOfPerson(db, maria())
  await requestAndConfirm('Maria Santos')
  await work()
  const [line] = await outside.erasureList.read()
  expect(line).toMatchObject({
    patient: maria().recordId,
    accounts: [maria().userId],
    by: world.people.ruth.userId,
  })

  await putBack()
  expect(await db.rows('select from patients where id = $1', [line?.patient])).toHaveLength(1)
  for (const _ of [1, 2]) await eraseAgain(db.databasePool, outside)
  expect(await db.rows('select from patients where id = $1', [line?.patient])).toEqual([])
  expect(await db.rows('select from auth.users where id = any ($1)', [line?.accounts])).toEqual([])
  expect(
    await db.rows('select id, settled_at is not null as is_settled from erasures where id = $1', [line?.id]),
  ).toEqual([{ id: line?.id, is_settled: true }])
  expect((await linesOfLog())[0]).toMatchObject({ user_id: line?.by })

  // A server with a disk of its own writes what the database knows.
  const elsewhere = openErasureList(join(folder, 'another', 'list.jsonl'))
  await eraseAgain(db.databasePool, { ...outside, erasureList: elsewhere })
  expect((await elsewhere.read()).map(({ id }) => id)).toContain(line?.id)
})

it('every table goes with the person by a foreign key, or stands in the list', async () => {
  const tables = await db.rows<{ name: string; goes: boolean; rule: string | null }>(`
    with recursive reached as (
      select 'public.patients'::regclass::oid as id union select 'auth.users'::regclass::oid
      union select k.conrelid from reached r join pg_constraint k on k.confrelid = r.id and k.contype = 'f' and k.confdeltype = 'c'
    )
    select t.name, c.oid in (select id from reached) as goes, g.rule
    from pg_class c
    cross join lateral (select case c.relnamespace when 'public'::regnamespace then c.relname
      else c.relnamespace::regnamespace || '.' || c.relname end as name) t
    left join app.erasure_rules() g on g.name = t.name
    where c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text in ('public', 'auth') order by 1`)
  expect(tables.length).toBeGreaterThan(60)
  expect(tables.filter(({ goes, rule }) => !goes && rule === null).map(({ name }) => name)).toEqual([])
  const ruled = await db.rows<{ name: string; rule: string }>('select name, rule from app.erasure_rules()')
  expect(ruled.filter(({ name }) => !tables.some(table => table.name === name))).toEqual([])
  expect(tables.filter(({ goes, rule }) => goes && rule !== null).map(({ name }) => name)).toEqual([
    'auth.address_proofs',
    'likeness_checks',
    'mails',
  ])
})
