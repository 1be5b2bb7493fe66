/**
 * Work has an end (decision 58): nothing is asked about without a limit, whoever hangs up ends what they asked for, one person
 * never holds all connections, and what takes too long is stopped.
 */
import { connect } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { insertPeople, withOwnDatabase } from '../database.ts'
import { paced } from '../pace.ts'
import { type WholeServer, wholeServer } from '../whole-server.ts'

const db = withOwnDatabase()
let server: WholeServer
let looking: pg.Client

beforeAll(async () => {
  await insertPeople(db)
  server = await wholeServer(db)
  looking = new pg.Client({ connectionString: db.superuserUrl })
  await looking.connect()
})
afterAll(async () => {
  await looking?.end()
  await server?.stop()
})

const day = 'from=2026-12-01T00:00:00Z&until=2026-12-02T00:00:00Z'
const freeTimes = (range: string, signal?: AbortSignal) =>
  fetch(`${server.origin}/api/appointments/free-times?${range}`, {
    headers: server.headersOf('maria', 'patient'),
    ...(signal ? { signal } : {}),
  })

/** From now on looking for free times takes eight seconds. */
const makeSlow = () =>
  db.rows(`create or replace function app.free_times(from_moment timestamptz, until_moment timestamptz, minutes integer,
    patient uuid default null) returns setof timestamptz language sql volatile security definer
    set search_path = pg_catalog, pg_temp as $$ select now() from pg_sleep(8) $$`)

const running = async () =>
  (
    await looking.query<{ count: number }>(
      `select count(*)::integer as count from pg_stat_activity
        where datname = current_database() and state = 'active' and query like '%free_times%' and pid <> pg_backend_pid()`,
    )
  ).rows[0]?.count

it('refuses free times of a thousand years in words', async () => {
  const answer = await freeTimes('from=2026-01-01T00:00:00Z&until=3026-01-01T00:00:00Z')
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ fields: [{ field: 'until', message: 'rangeLong' }] })
})

it('lets one person hold half of the connections, and ends what was asked for by whoever hung up', async () => {
  await makeSlow()
  const hanging = new AbortController()
  const asked = Array.from({ length: 8 }, () => freeTimes(day, hanging.signal).catch(() => undefined))
  await vi.waitFor(async () => expect(await running()).toBe(2), 5_000)

  const other = await paced(() =>
    fetch(`${server.origin}/api/portal/record`, { headers: server.headersOf('henry', 'patient') }),
  )
  expect(other.answer.status).toBe(200)
  expect(other.tookMs, 'another patient waits for nobody').toBeLessThan(2_000)

  hanging.abort()
  await Promise.all(asked)
  await vi.waitFor(async () => expect(await running()).toBe(0), 2_000)
  expect(server.log, 'leaving is no failure').toEqual([])
})

it('finishes a change although whoever sent it has gone', async () => {
  const goal = crypto.randomUUID()
  await looking.query('begin; lock table goals in exclusive mode')
  const leaving = new AbortController()
  const sent = fetch(`${server.origin}/api/goals`, {
    method: 'POST',
    headers: server.headersOf('maria', 'patient'),
    body: JSON.stringify({ id: goal, title: 'Find a dentist' }),
    signal: leaving.signal,
  }).catch(() => undefined)
  await vi.waitFor(async () => {
    const { rows } = await db.owner.query(
      "select from pg_locks where not granted and relation = 'goals'::regclass",
    )
    expect(rows).toHaveLength(1)
  })
  leaving.abort()
  await sent
  await looking.query('commit')
  await vi.waitFor(async () =>
    expect(await db.rows('select from goals where id = $1', [goal])).toHaveLength(1),
  )
})

it('answers what takes too long, and stops it', async () => {
  await makeSlow()
  const hasty = await wholeServer(db, { requestMs: 300 })
  const answer = await fetch(`${hasty.origin}/api/appointments/free-times?${day}`, {
    headers: hasty.headersOf('maria', 'patient'),
  })
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await answer.json()).toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    title: expect.stringContaining('too long'),
  })
  await vi.waitFor(async () => expect(await running()).toBe(0), 2_000)
  await hasty.stop()
})

it('refuses what is nested without end, and changes in a bundle', async () => {
  const deep = `{"id":"${crypto.randomUUID()}","title":${'['.repeat(150)}${']'.repeat(150)}}`
  const headers = server.headersOf('maria', 'patient')
  const nested = await fetch(`${server.origin}/api/goals`, { method: 'POST', headers, body: deep })
  expect(nested.status).toBe(400)
  expect(nested.headers.get('content-type')).toBe('application/problem+json')

  const change = {
    url: `${server.origin}/api/goals`,
    method: 'POST',
    body: { id: crypto.randomUUID(), title: 'A' },
  }
  const bundle = encodeURIComponent(JSON.stringify([change, { url: `${server.origin}/api/goals` }]))
  const answers = await fetch(`${server.origin}/api/__batch__?batch=${bundle}`, {
    headers: { ...headers, 'x-orpc-batch': 'buffered' },
  })
  const items = (await answers.json()) as { index: number; status?: number }[]
  expect(items.toSorted((a, b) => a.index - b.index).map(({ status = answers.status }) => status)).toEqual([
    405, 200,
  ])
})

it.each([
  [
    'breaks off',
    'POST /api/goals HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"id":',
  ],
  ['is no HTTP', 'HELLO\r\n\r\n'],
  [
    'has headers without end',
    `GET /api/session HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`,
  ],
])('answers what %s with a problem document', async (_, sent) => {
  const answer = await new Promise<string>((resolve, reject) => {
    let heard = ''
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () => socket.end(sent))
    socket.setTimeout(2_500, () => reject(new Error(`only heard: ${heard}`)))
    socket.on('data', piece => {
      heard += piece
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(heard))
  })
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(answer).toContain('application/problem+json')
})
