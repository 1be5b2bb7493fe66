/**
 * One person at their limits in every budget at once is nobody else's business (decision 58): another person's pages stay within
 * twice their quiet median. Quiet and loud turns follow each other, so that a busy machine slows both alike.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildWorld } from '../access/world.ts'
import type { World } from '../access/world-rows.ts'
import { withTestDatabase } from '../database.ts'
import { type WholeServer, wholeServer } from '../whole-server.ts'

const db = withTestDatabase()
const PAGES = 40
const TURNS = 6
/**
 * The promise, which the long form asks. In the ordinary form other test files want the same processors at the same time, and
 * so do the requests of both, which this process sends itself: it asks that nobody has to wait for her.
 */
const MOST_TIMES_SLOWER = process.env.HANDRAIL_TEST_LENGTH === 'long' ? 2 : 8
/** Each asks for the next thing as soon as the last was answered. */
const TABS = 2
let server: WholeServer
let world: World

beforeAll(async () => {
  world = await buildWorld(db)
  server = await wholeServer(db)
})
afterAll(() => server?.stop())

const ask = async (person: 'maria' | 'henry', path: string, body?: object) => {
  const answer = await fetch(server.origin + path, {
    method: body ? 'POST' : 'GET',
    headers: server.headersOf(person, 'patient'),
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  await answer.text()
  return answer.status
}

/** Everything that Maria has a budget of, one after the other. */
const requests = (): (() => Promise<number>)[] => {
  const id = randomUUID()
  const from = new Date()
  const until = new Date(from.getTime() + 61 * 24 * 60 * 60 * 1000)
  const talk = world.value('conversations:maria-case_manager')
  return [
    () => ask('maria', `/api/conversations/${talk}/messages`, { id, content: 'Hello' }),
    () => ask('maria', '/api/goals', { id, title: 'Rest' }),
    () => ask('maria', '/api/needs', { id, text: 'I need a ride' }),
    () => ask('maria', '/api/check-ins', { id, mood: 3 }),
    () =>
      ask('maria', `/api/appointments/free-times?from=${from.toISOString()}&until=${until.toISOString()}`),
    () => ask('maria', '/my-data.json'),
  ]
}

async function medianOfPages(): Promise<number> {
  const times: number[] = []
  for (let page = 0; page < PAGES; page++) {
    const began = performance.now()
    expect(await ask('henry', page % 2 ? '/api/portal/record' : '/api/portal/figures')).toBe(200)
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[PAGES / 2] ?? 0
}

it('leaves another person’s pages alone', async () => {
  // First she uses everything up.
  const statuses = new Set<number>()
  for (let round = 0; round < 70; round++)
    for (const status of await Promise.all(requests().map(send => send()))) statuses.add(status)
  expect(statuses).toContain(429)
  const ratios: number[] = []
  for (let turn = 0; turn < TURNS && !ratios.some(ratio => ratio < MOST_TIMES_SLOWER); turn++) {
    const quiet = await medianOfPages()
    let isLoud = true
    const loud = Array.from({ length: TABS }, async () => {
      while (isLoud) for (const send of requests()) await send()
    })
    const noisy = await medianOfPages()
    isLoud = false
    await Promise.all(loud)
    ratios.push(noisy / quiet)
  }
  const all = ratios.map(ratio => ratio.toFixed(2)).join(', ')
  expect(Math.min(...ratios), `ratios ${all}`).toBeLessThan(MOST_TIMES_SLOWER)
}, 120_000)
