import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { sqlFor } from '../database/database.server.ts'
import { HopelessError, LaterError } from './job-errors.server.ts'
import { createJobServices, type Job, type JobHandler, type RunningJobs, startJobs } from './jobs.server.ts'

const db = withTestDatabase()
const mailer = { leaves: false, send: async () => {}, close: () => {} }
const services = createJobServices({ mailer, originUrl: 'https://care.example.org/', secret: 'tests' })

let people: InsertedPeople
let running: RunningJobs[]
let done: Job[]
let failures: [string, unknown][]

const note: JobHandler = async job => {
  done.push(job)
}

async function start(handlers: Record<string, JobHandler>): Promise<RunningJobs> {
  const report = (job: string, error: unknown) => failures.push([job, error])
  const started = await startJobs({
    queueUrl: db.queueUrl,
    handlers,
    databasePool: db.databasePool,
    services,
    pollSeconds: 0.5,
    report,
  })
  running.push(started)
  return started
}

const ask = (job: string, more: { key?: string; startAfter?: Date; payload?: object } = {}) =>
  db.rows(
    `insert into outbox (organization_id, job, payload, job_key, start_after)
     values ($1, $2, $3, $4, coalesce($5, now()))`,
    [people.organizations.riverbend, job, more.payload ?? {}, more.key ?? randomUUID(), more.startAfter],
  )

beforeEach(async () => {
  people = await onlyPeople(db)
  running = []
  done = []
  failures = []
})
afterEach(async () => {
  for (const jobs of running) await jobs.stop()
})

describe('later work', () => {
  it('is done as soon as it is asked for and the change is notified, and leaves nothing behind', async () => {
    const jobs = await start({ 'test.note': note })
    await ask('test.note', { payload: { patientId: people.maria.recordId } })
    jobs.wake()
    await jobs.idle()
    expect(done).toEqual([
      { organization: people.organizations.riverbend, payload: { patientId: people.maria.recordId } },
    ])
    expect(await db.rows('select from outbox')).toEqual([])
    expect(failures).toEqual([])
  })

  it('is found without a notification', async () => {
    await start({ 'test.note': note })
    await ask('test.note')
    await expect.poll(() => done.length, { timeout: 5_000 }).toBe(1)
  })

  it('asked for twice under one key is done once, also when the first is long done', async () => {
    const jobs = await start({ 'test.note': note })
    const key = randomUUID()
    await ask('test.note', { key })
    await ask('test.note', { key })
    await jobs.idle()
    await ask('test.note', { key })
    await jobs.idle()
    expect(done).toHaveLength(1)
  })

  it('waits for its hour', async () => {
    const jobs = await start({ 'test.note': note })
    await ask('test.note', { startAfter: new Date(Date.now() + 3_600_000) })
    await ask('test.note', { startAfter: new Date(Date.now() + 700), payload: { soon: true } })
    await jobs.idle()
    await expect.poll(() => done.map(job => job.payload), { timeout: 5_000 }).toEqual([{ soon: true }])
  })

  it('that says "later" is put back until then, and that is no failure', async () => {
    let tries = 0
    const jobs = await start({
      'test.later': async job => {
        tries++
        if (tries === 1) throw new LaterError(new Date(Date.now() + 300))
        done.push(job)
      },
    })
    await ask('test.later')
    await expect.poll(() => done.length, { timeout: 8_000 }).toBe(1)
    await jobs.idle()
    expect([tries, failures]).toEqual([2, []])
  })

  it('that fails is tried again until it succeeds', async () => {
    let tries = 0
    const jobs = await start({
      'test.flaky': async job => {
        tries++
        if (tries < 3) throw new Error('maria@example.org was not at home')
        done.push(job)
      },
    })
    await ask('test.flaky')
    await jobs.idle()
    expect([tries, done.length, failures.length]).toEqual([3, 1, 2])
  })

  it('that is hopeless is kept aside, without the words of the error', async () => {
    const jobs = await start({
      'test.hopeless': async () => {
        throw new HopelessError('maria@example.org does not exist')
      },
    })
    await ask('test.hopeless')
    await jobs.idle()
    const kept = await queued()
    expect(kept.filter(row => row.name === 'work-kept-aside').map(row => row.data)).toMatchObject([
      { job: 'test.hopeless', organization: people.organizations.riverbend },
    ])
    expect(JSON.stringify(kept)).not.toContain('maria@')
  })

  it('is done once when two servers look for it', async () => {
    const [first, second] = [await start({ 'test.note': note }), await start({ 'test.note': note })]
    for (let n = 0; n < 40; n++) await ask('test.note', { payload: { n } })
    first.wake()
    second.wake()
    await Promise.all([first.idle(), second.idle()])
    expect(new Set(done.map(job => job.payload.n)).size).toBe(40)
    expect(done).toHaveLength(40)
  })

  it('sees only the organization it acts in', async () => {
    const seen: string[] = []
    const jobs = await start({
      'test.look': async (_, { session }) => {
        for (const row of await session.all(sqlFor.selectFrom('patients').select('organizationId')))
          seen.push(row.organizationId)
      },
    })
    await ask('test.look')
    await jobs.idle()
    expect(new Set(seen)).toEqual(new Set([people.organizations.riverbend]))
  })

  it('written down while nobody worked is done at the next start', async () => {
    const before = await start({ 'test.note': note })
    await before.stop()
    await ask('test.note')
    const after = await start({ 'test.note': note })
    await after.idle()
    expect(done).toHaveLength(1)
  })
})

/** Every row of the queue, seen through its own login. */
async function queued(): Promise<{ name: string; data: unknown; output: unknown }[]> {
  const client = new pg.Client({ connectionString: db.queueUrl })
  await client.connect()
  try {
    return (await client.query('select name, data, output from jobs.job')).rows
  } finally {
    await client.end()
  }
}

it('the link of a mail is always the same, and of every mail another', () => {
  const token = services.linkToken('invitation', 'a')
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(services.linkToken('invitation', 'a')).toBe(token)
  expect(services.linkToken('invitation', 'b')).not.toBe(token)
  expect(services.originUrl).toBe('https://care.example.org')
})
