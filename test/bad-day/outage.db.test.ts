/**
 * A bad day of the database under two servers at work. Nobody is signed out, no answer is a failure of ours, no process ends,
 * every acknowledged write is there, and afterwards everything is as it was: one listener a server, one notification a write,
 * as much memory and as many descriptors as before.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { InsertedPeople } from '../../sample/insert-people.ts'
import type { ExternalPostgres } from './external-postgres.ts'
import { Load, OpenStream } from './load.ts'
import { makePeopleAtWork } from './people-at-work.ts'
import { ServerProcess } from './server-process.ts'

const SETTLED_WITHIN = { timeout: 20_000, interval: 1_000 }

const isLong = process.env.HANDRAIL_TEST_LENGTH === 'long'
/** Seconds for which the database is away. */
const outages = isLong ? [1, 5, 30] : [1, 5]
const STREAMS = 10
/** Statements may take a second: so is a frozen one given up soon. */
const settings = { DATABASE_TIMEOUT: '1' }

let postgres: ExternalPostgres
let people: InsertedPeople
let servers: ServerProcess[]
let streams: OpenStream[]
let load: Load
let before: Awaited<ReturnType<ServerProcess['measure']>>[] | undefined

beforeAll(async () => {
  ;({ postgres, people } = await makePeopleAtWork())
  servers = await Promise.all([
    ServerProcess.start(postgres, settings),
    ServerProcess.start(postgres, settings),
  ])
  streams = await Promise.all(
    Array.from({ length: STREAMS }, (_, index) => OpenStream.open(servers[index % 2] as ServerProcess)),
  )
  let asked = 0
  load = new Load(() => (servers[asked++ % 2] as ServerProcess).origin, people.maria.recordId)
  await load.more(isLong ? 1_500 : 300)
}, 240_000)

afterAll(async () => {
  await load?.stop()
  for (const stream of streams ?? []) stream.close()
  await Promise.all((servers ?? []).map(server => server.end()))
  await postgres?.remove()
})

/** Every stream heard that it may have missed something. */
async function expectAskedAgain(): Promise<void> {
  await expect
    .poll(() => streams.filter(({ events }) => events.includes('again')).length, { timeout: 30_000 })
    .toBe(STREAMS)
}

/** Each server serves again, listens once, and its streams are those of before and know that they missed something. */
async function expectEverythingBack(): Promise<void> {
  // A process that ended says why.
  expect(servers.filter(({ isRunning }) => !isRunning).map(({ lines }) => lines.slice(-3))).toEqual([])
  await load.more(100)
  await expect.poll(() => postgres.countListeners(), { timeout: 30_000 }).toBe(2)
  await expectAskedAgain()
  for (const server of servers)
    await expect.poll(async () => (await server.ask('/ready')).status, { timeout: 30_000 }).toBe(200)
  expect(streams.filter(({ isOpen }) => isOpen)).toHaveLength(STREAMS)
  expect(load.unexpected).toEqual([])
  for (const { events } of streams) events.length = 0
}

describe('a database', { timeout: 180_000 }, () => {
  it.each(outages)('that is away for %i s is missed by nobody who was at work', async seconds => {
    await postgres.stop(seconds === 5 ? 'SIGQUIT' : 'SIGINT')
    const away = sleep(seconds * 1000)
    for (const server of servers) {
      const [read, stream, health] = await Promise.all([
        server.ask('/api/session'),
        server.ask('/live?hat=staff'),
        server.ask('/health'),
      ])
      expect([read.status, stream.status, health.status]).toEqual([503, 503, 200])
      expect(read.headers.get('retry-after')).toBe('2')
      expect(await read.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 })
      await expect
        .poll(async () => (await (await server.ask('/ready')).json()).missing)
        .toEqual(['database', 'queue', 'migrations'])
    }
    await away
    await postgres.start()
    await expectEverythingBack()
    // The first tenth of the day, its first outage included: the code for it is loaded, the pools are full.
    before ??= await Promise.all(servers.map(server => server.measure()))
  })

  it('whose connections are ended again and again takes no server with it', async () => {
    for (let round = 0; round < (isLong ? 500 : 60); round++) {
      await postgres.terminateBackends()
      await sleep(10)
    }
    await expectEverythingBack()
  })

  it('whose connections froze is asked over others', async () => {
    const thaw = await postgres.freezeBackends()
    try {
      // Not even the listener waits for them to thaw.
      await Promise.all([load.more(100), expectAskedAgain()])
    } finally {
      thaw()
    }
    await expectEverythingBack()
  })

  it('tells of one write once, keeps every one that it acknowledged, and leaves the servers as they were', async () => {
    // How many connections work opens at once depends on the machine, of the pool and of those who ask: what stays when it is done
    // is what was left open. A pool gives back its own after ten quiet seconds.
    await load.stop()
    for (const [index, server] of servers.entries()) {
      const then = before?.[index] ?? { memory: 0, descriptors: 0 }
      await vi.waitFor(async () => {
        const now = await server.measure()
        expect(now.memory / then.memory, 'memory').toBeLessThanOrEqual(1.1)
        expect(now.descriptors / then.descriptors, 'descriptors').toBeLessThanOrEqual(1.1)
      }, SETTLED_WITHIN)
    }
    await sleep(300)
    for (const { events } of streams) events.length = 0
    const body = JSON.stringify({
      id: crypto.randomUUID(),
      patientId: people.maria.recordId,
      title: 'Once',
    })
    expect((await (servers[0] as ServerProcess).ask('/api/tasks', { method: 'POST', body })).status).toBe(201)
    await sleep(500)
    expect(streams.map(({ events }) => events.filter(name => name === 'change').length)).toEqual(
      Array(STREAMS).fill(1),
    )
    const stored = await postgres.rows<{ id: string }>('select id from tasks')
    const ids = new Set(stored.map(({ id }) => id))
    expect([...load.acknowledged].filter(id => !ids.has(id))).toEqual([])
  })
})
