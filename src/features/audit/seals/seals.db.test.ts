/** Whoever changes the audit log as the owner of the database is found out by its seals (decision 37). */
import pg from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'
import { createJobServices, sealKeysOf } from '#platform/jobs/jobs.server.ts'
import { verifyLogs } from '../../../../scripts/verify-log.ts'
import { type InsertedPeople, onlyPeople, withOwnDatabase } from '../../../../test/database.ts'
import { askForSeals, sealLog } from './seals.jobs.server.ts'
import { verifyLog } from './seals.server.ts'

const db = withOwnDatabase()
const secret = 'a secret that only tests know, 32 letters'
const mailer = { leaves: false, send: async () => {}, close: () => {} }
const services = createJobServices({ mailer, originUrl: 'https://care.example.org', secret })
let people: InsertedPeople
let riverbend: string

/** As the owner, who stops at nothing. */
async function tamper(...statements: string[]) {
  for (const table of ['audit_log', 'audit_seals']) await db.rows(`alter table ${table} disable trigger user`)
  for (const statement of statements) await db.rows(statement)
  for (const table of ['audit_log', 'audit_seals'])
    for (const { name } of await db.rows<{ name: string }>(
      `select tgname as name from pg_trigger where tgrelid = '${table}'::regclass and not tgisinternal`,
    ))
      await db.rows(`alter table ${table} enable always trigger ${name}`)
}

const seal = (organization = riverbend) =>
  sealLog({ organization, payload: {} }, { session: db.databasePool.asJob(organization), services })
const verify = (organization = riverbend) =>
  verifyLog(db.owner, organization, sealKeysOf(secret)(organization))

/** Writes so many entries, and answers with their ids. */
async function write(count: number, minutesAgo = 0): Promise<number[]> {
  const rows = await db.rows<{ id: string }>(
    `insert into audit_log (organization_id, user_id, verb, entity, fields, at)
       select $1, $2, 'update', 'goals', '{title}', clock_timestamp() - make_interval(mins => $4) from generate_series(1, $3)
       returning id`,
    [riverbend, people.dana.userId, count, minutesAgo],
  )
  return rows.map(({ id }) => Number(id))
}

beforeEach(async () => {
  await tamper('delete from audit_log', 'delete from audit_seals')
  people = await onlyPeople(db)
  await tamper('delete from audit_log')
  riverbend = people.organizations.riverbend
})

describe('a sealed log', () => {
  it('is proved as far as it is sealed, and says what waits', async () => {
    await write(3)
    expect(await verify()).toMatchObject({
      problem: undefined,
      entries: 0,
      waiting: 3,
      sealedThrough: undefined,
    })
    await seal()
    await write(2)
    expect(await verify()).toMatchObject({ problem: undefined, entries: 3, waiting: 2, seals: [/^\w{64}$/] })
    await seal()
    await seal()
    expect(await verify()).toMatchObject({ problem: undefined, entries: 5, waiting: 0 })
    expect(await db.rows('select number from audit_seals order by number')).toEqual([
      { number: 1 },
      { number: 2 },
    ])
  })

  it('takes along what was written earlier and committed later', async () => {
    const slow = new pg.Client({ connectionString: db.ownerUrl })
    await slow.connect()
    try {
      await slow.query('begin')
      await slow.query(
        `insert into audit_log (organization_id, verb, entity) values ('${riverbend}', 'read', 'goals')`,
      )
      await write(2)
      await seal()
      expect(await verify()).toMatchObject({ problem: undefined, entries: 2 })
      await slow.query('commit')
    } finally {
      await slow.end()
    }
    await seal()
    expect(await verify()).toMatchObject({ problem: undefined, entries: 3, waiting: 0 })
  })

  it('of more entries than one seal holds is sealed in several, each entry once, by two servers at once', async () => {
    await write(12_001)
    await Promise.all([seal(), seal()])
    await seal()
    const { problem, entries, seals } = await verify()
    expect([problem, entries, seals.length]).toEqual([undefined, 12_001, 3])
  }, 30_000)

  it('is asked for once an hour, for whoever has something to seal', async () => {
    await write(1)
    const ask = () => askForSeals(db.databasePool)
    await ask()
    await ask()
    const asked = await db.rows(
      `select distinct organization_id, job_key from outbox where job = 'audit.seal' and organization_id = $1`,
      [riverbend],
    )
    expect(asked).toHaveLength(1)
    await db.rows('delete from outbox')
    await seal()
    await ask()
    expect(await db.rows(`select from outbox where organization_id = $1`, [riverbend])).toEqual([])
  })

  it('of another organization holds nothing of this one', async () => {
    await write(4)
    await seal()
    const other = people.organizations.harbor
    await seal(other)
    expect(await verify(other)).toMatchObject({ problem: undefined, entries: 0 })
  })
})

describe('whoever owns the database and', () => {
  const cases: [string, (ids: number[]) => string[], (ids: number[]) => string][] = [
    [
      'changes an entry',
      ([, id]) => [`update audit_log set fields = '{}' where id = ${id}`],
      ([, id]) => `Entry ${id} was changed.`,
    ],
    [
      'says it was somebody else',
      ([, id]) => [`update audit_log set user_id = null where id = ${id}`],
      ([, id]) => `Entry ${id} was changed.`,
    ],
    [
      'takes an entry out',
      ([id]) => [`delete from audit_log where id = ${id}`],
      ([id]) => `Entry ${id} is missing.`,
    ],
    [
      'exchanges two entries',
      ([, one = 0, two = 0]) => [
        `create temporary table taken on commit preserve rows as select * from audit_log where id in (${one}, ${two})`,
        `delete from audit_log where id in (${one}, ${two})`,
        `update taken set id = ${one + two} - id`,
        'insert into audit_log overriding system value select * from taken',
        'drop table taken',
      ],
      ([, one]) => `Entry ${one} was changed.`,
    ],
    [
      'adds one in the past',
      () => [
        `insert into audit_log (organization_id, id, at, verb, entity) overriding system value
        select organization_id, -7, at - interval '2 hours', 'read', 'goals' from audit_log limit 1`,
      ],
      () => 'Entry -7 was added afterwards: no seal holds it, but later ones.',
    ],
    ['takes a seal out', () => ['delete from audit_seals where number = 1'], () => 'Seal 1 is missing.'],
    [
      'puts the entries of a seal in another order',
      () => [
        `update audit_seals set entry_ids = (select array_agg(e order by e desc) from unnest(entry_ids) e) where number = 2`,
      ],
      () => 'Seal 2 was changed, or HANDRAIL_SECRET is not the one it was made with.',
    ],
  ]
  it.each(cases)('%s is found out, by its id', async (_, change, said) => {
    const ids = await write(5)
    await seal()
    await write(2)
    await seal()
    expect((await verify()).problem).toBeUndefined()
    await tamper(...change(ids))
    expect((await verify()).problem).toBe(said(ids))
    await seal()
    expect((await verify()).problem).toBe(said(ids))
  })

  it('takes the latest seals out is found out by one that was noted', async () => {
    await write(2)
    await seal()
    await write(2)
    await seal()
    const noted = (await verify()).seals.at(-1)
    expect(await verifyLogs(db.ownerUrl, secret, noted)).toMatchObject({ isWhole: true })
    await tamper(
      'delete from audit_seals where number = 2',
      'delete from audit_log where id = (select max(id) from audit_log)',
    )
    expect(await verifyLogs(db.ownerUrl, secret)).toMatchObject({ isWhole: true })
    const found = await verifyLogs(db.ownerUrl, secret, noted)
    expect(found.isWhole).toBe(false)
    expect(found.lines.at(-1)).toContain('seals were taken out')
  })

  it('without the secret proves nothing', async () => {
    await write(1)
    await seal()
    expect(await verifyLogs(db.ownerUrl, 'another secret of thirty-two letters')).toMatchObject({
      isWhole: false,
    })
  })
})

it('a job that does not run is said', async () => {
  await write(1, 4 * 60)
  expect((await verify()).problem).toMatch(/^Nothing was sealed yet, and 1 entries wait/)
  await seal()
  expect((await verify()).problem).toBeUndefined()
})

it('seals are made of everything that an entry has', async () => {
  const columns = await db.rows<{ name: string }>(
    `select attname::text as name from pg_attribute where attrelid = 'audit_log'::regclass and attnum > 0 and not attisdropped
       and attname not in ('organization_id', 'id') order by attnum`,
  )
  const others: Record<string, string> = {
    at: `at + interval '1 microsecond'`,
    verb: `'export'`,
    entity: `'tasks'`,
    hat: `'merge'`,
    fields: `'{x}'`,
    is_private: 'not is_private',
  }
  for (const { name } of columns) {
    await tamper('delete from audit_log', 'delete from audit_seals')
    const [id] = await write(1)
    await seal()
    await tamper(`update audit_log set ${name} = ${others[name] ?? 'gen_random_uuid()'}`)
    expect([name, (await verify()).problem]).toEqual([name, `Entry ${id} was changed.`])
  }
})

it('nobody changes a seal, the owner’s ordinary statements included', async () => {
  await write(1)
  await seal()
  for (const statement of [
    'update audit_seals set seal = seal',
    'delete from audit_seals',
    'truncate audit_seals',
  ])
    await expect(db.rows(statement)).rejects.toMatchObject({ code: '42501' })
})
