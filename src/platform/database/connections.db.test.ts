/** What a lost, frozen or waiting connection costs whoever asks: nothing where it is harmless, otherwise an answer in time. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../sample/insert-people.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { isConnectionLost, isUnavailable, limitsFor } from './connections.server.ts'
import { DatabasePool, sqlFor } from './database.server.ts'

const db = withTestDatabase()
let people: InsertedPeople
let databasePool: DatabasePool
let superuser: pg.Client

beforeAll(async () => {
  // One connection, so that the test knows which one a statement takes.
  databasePool = new DatabasePool(db.serverUrl, 1, limitsFor(2_000))
  superuser = new pg.Client({ connectionString: db.superuserUrl })
  await superuser.connect()
})
afterAll(async () => {
  await databasePool?.close()
  await superuser?.end()
})
beforeEach(async () => {
  // A lock that a failed test left would hold up all the others.
  await superuser.query('rollback')
  people = await onlyPeople(db)
})

const session = () => databasePool.as({ token: tokenOf('dana'), hat: 'staff', organization: undefined })
const pid = sqlFor.selectNoFrom(sql<number>`pg_backend_pid()`.as('pid'))
const pidInUse = async () => (await session().one(pid))?.pid ?? 0
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

/** A statement that takes a while on this connection, and no time on another. */
const slowOn = (backend: number) =>
  sqlFor.selectNoFrom(sql`pg_sleep(case when pg_backend_pid() = ${backend} then 1.7 else 0 end)`.as('slept'))

/** Ends a connection as soon as its statement is under way. */
async function endWhileBusy(backend: number): Promise<void> {
  const isBusy = async () => {
    const { rows } = await superuser.query(
      `select from pg_stat_activity where pid = $1 and wait_event = 'PgSleep'`,
      [backend],
    )
    return rows.length > 0
  }
  await expect.poll(isBusy, { interval: 20, timeout: 5_000 }).toBe(true)
  await superuser.query('select pg_terminate_backend($1)', [backend])
}

describe('a connection that is lost under a statement', () => {
  it('is replaced by another, and what only reads is asked there', async () => {
    const backend = await pidInUse()
    const read = session().batch(slowOn(backend), pid)
    await endWhileBusy(backend)
    const [, [second]] = await read
    expect(second?.pid).not.toBe(backend)
  })

  it('writes nothing a second time: whoever asked is told to try again', async () => {
    const backend = await pidInUse()
    const id = randomUUID()
    const task = { id, patientId: people.maria.recordId, title: 'Bring your ID card' }
    const write = () => session().batch(slowOn(backend), sqlFor.insertInto('tasks').values(task))
    const first = failureOf(write())
    await endWhileBusy(backend)
    const failure = await first
    expect(isConnectionLost(failure), String(failure)).toBe(true)
    expect(await db.rows('select from tasks where id = $1', [id])).toEqual([])
    // Asked for again by whoever wrote it, it is stored, over a new connection.
    await write()
    expect(await db.rows('select from tasks where id = $1', [id])).toHaveLength(1)
    expect(await pidInUse()).not.toBe(backend)
  })
})

describe('what waits', () => {
  it('for a statement is ended by the database', async () => {
    const failure = await failureOf(session().one(sqlFor.selectNoFrom(sql`pg_sleep(5)`.as('slept'))))
    expect(failure).toMatchObject({ code: '57014' })
    expect(isUnavailable(failure)).toBe(true)
  })

  it('for a lock gives up before its statement would', async () => {
    await superuser.query('begin; lock table tasks in access exclusive mode')
    const failure = await failureOf(session().all(sqlFor.selectFrom('tasks').select('id')))
    await superuser.query('commit')
    expect(failure).toMatchObject({ code: '55P03' })
    expect(isUnavailable(failure)).toBe(true)
  })

  it('for a connection that somebody else keeps is told so in time', async () => {
    const held = session().transaction(step => step.one(sqlFor.selectNoFrom(sql`pg_sleep(1.7)`.as('slept'))))
    const failures = await Promise.all(
      Array.from({ length: 3 }, () =>
        failureOf(session().one(sqlFor.selectNoFrom(sql`pg_sleep(1.7)`.as('slept')))),
      ),
    )
    await held
    expect(failures.filter(isUnavailable).length).toBeGreaterThan(0)
  })

  it('in a transaction that does nothing is ended, and its locks go', async () => {
    const failure = await failureOf(
      session().transaction(async step => {
        await step.one(pid)
        await new Promise(resolve => setTimeout(resolve, 2_500))
        return step.one(pid)
      }),
    )
    expect(isUnavailable(failure), String(failure)).toBe(true)
  })
})

it('takes no refusal and no mistake for a database that is away', () => {
  const refused = Object.assign(new pg.DatabaseError('no', 1, 'error'), { code: '42501' })
  const missing = Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' })
  expect([refused, missing, new TypeError('mistake'), undefined, 'text'].filter(isUnavailable)).toEqual([])
  const wrapped = new Error('the library could not', { cause: new Error('Connection terminated') })
  expect(isUnavailable(wrapped)).toBe(true)
})
