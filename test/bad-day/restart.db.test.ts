/** A server that is told to end: what it has begun it finishes, who listens comes back elsewhere, and nobody sees an error. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { InsertedPeople } from '../../sample/insert-people.ts'
import { Balancer } from './balancer.ts'
import type { ExternalPostgres } from './external-postgres.ts'
import { Load, OpenStream } from './load.ts'
import { makePeopleAtWork } from './people-at-work.ts'
import { ServerProcess } from './server-process.ts'

const isLong = process.env.HANDRAIL_TEST_LENGTH === 'long'

let postgres: ExternalPostgres
let people: InsertedPeople

beforeAll(async () => {
  ;({ postgres, people } = await makePeopleAtWork())
}, 120_000)
afterAll(() => postgres?.remove())

/** Lets the next statements on tasks wait, so that requests are surely in flight. */
async function holdTasks(): Promise<() => Promise<void>> {
  const holder = await postgres.connect()
  await holder.query('begin; lock table tasks in share mode')
  return async () => {
    await holder.query('commit')
    await holder.end()
  }
}

it('finishes forty requests in flight, and closes its streams so that they come back', {
  timeout: 180_000,
}, async () => {
  // However busy this machine is: nobody gives the lock up before the test lets it go.
  const server = await ServerProcess.start(postgres, { DATABASE_TIMEOUT: '60' })
  const stream = await OpenStream.open(server)
  const { descriptors } = await server.measure()
  const opened = async () => (await server.measure()).descriptors - descriptors
  const isRefused = () =>
    server.ask('/health').then(
      () => false,
      () => true,
    )
  const letGo = await holdTasks()
  const ids = Array.from({ length: 40 }, () => randomUUID())
  const asked = ids.map(id =>
    server
      .ask('/api/tasks', {
        method: 'POST',
        body: JSON.stringify({ id, patientId: people.maria.recordId, title: 'In flight' }),
      })
      .then(
        ({ status, headers }) => [status, headers.get('connection')],
        error => [0, String(error.cause ?? error)],
      ),
  )
  let ended: Promise<number | null>
  try {
    await expect.poll(() => postgres.countWaiting(), { timeout: 30_000 }).toBeGreaterThanOrEqual(4)
    await expect.poll(opened, { timeout: 30_000 }).toBeGreaterThanOrEqual(40)
    ended = server.end()
    await expect.poll(() => stream.isOpen, { timeout: 10_000 }).toBe(false)
    // Somebody new is not taken in.
    await expect.poll(isRefused, { timeout: 10_000 }).toBe(true)
  } finally {
    await letGo()
  }
  const answers = await Promise.all(asked)
  expect(answers.filter(([status]) => status !== 201)).toEqual([])
  expect(new Set(answers.map(([, connection]) => connection))).toEqual(new Set(['close']))
  // 'over' would say that somebody is signed out.
  expect(stream.events).toEqual(['ready', 'retry'])
  expect(await ended).toBe(0)
  const stored = await postgres.rows<{ count: number }>(
    'select count(*)::int from tasks where id = any ($1)',
    [ids],
  )
  expect(stored[0]?.count).toBe(40)
  expect(server.lines).toEqual([])
})

it('is restarted behind a proxy, one server after the other, without one failed request', {
  timeout: 180_000,
}, async () => {
  const servers = [await ServerProcess.start(postgres), await ServerProcess.start(postgres)]
  const balancer = await Balancer.start(servers)
  const load = new Load(() => balancer.origin, people.maria.recordId)
  try {
    await load.more(50)
    for (let round = 0; round < (isLong ? 5 : 1); round++)
      for (const server of servers) {
        expect(await server.end()).toBe(0)
        await load.more(20)
        await server.startAgain()
        await balancer.untilReady(server)
        await load.more(20)
      }
  } finally {
    await load.stop()
    await balancer.stop()
    await Promise.all(servers.map(server => server.end()))
  }
  expect(load.unexpected).toEqual([])
  expect([...load.statuses.keys()].sort()).toEqual([200, 201])
  const stored = await postgres.rows<{ id: string }>('select id from tasks')
  const ids = new Set(stored.map(({ id }) => id))
  expect([...load.acknowledged].filter(id => !ids.has(id))).toEqual([])
})
