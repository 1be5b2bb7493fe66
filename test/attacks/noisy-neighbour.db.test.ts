/**
 * One person at their limits in several budgets at once is nobody else's business (decision 58): another person's pages stay within
 * twice their quiet median, or come within a frame of it, in most rounds of a person who asks in a loop on as many lines as a
 * browser has. Quiet and loud rounds follow each other, so that a busy machine slows both alike.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DatabasePool } from '#platform/database/database.server.ts'
import { buildWorld } from '../access/world.ts'
import type { World } from '../access/world-rows.ts'
import { withTestDatabase } from '../database.ts'
import { type WholeServer, wholeServer } from '../whole-server.ts'

const db = withTestDatabase()
const PAGES = 20
const ROUNDS = process.env.HANDRAIL_TEST_LENGTH === 'long' ? 31 : 9
/** The promise, which the long form asks. In the ordinary one other test files want the same processors now and then. */
const MOST_TIMES_SLOWER = process.env.HANDRAIL_TEST_LENGTH === 'long' ? 2 : 4
/** A picture of a screen, in milliseconds: nobody sees that a page comes so much later, however quick it was before. */
const FRAME_MS = 16
/** Each asks for the next thing as soon as the last was answered. */
const LINES = 6
let databasePool: DatabasePool
let server: WholeServer
let world: World

beforeAll(async () => {
  world = await buildWorld(db)
  databasePool = new DatabasePool(db.serverUrl)
  server = await wholeServer(db, { databasePool })
})
afterAll(async () => {
  await server?.stop()
  await databasePool?.close()
})

const ask = async (at: WholeServer, person: 'maria' | 'henry', path: string, body?: object) => {
  const answer = await fetch(at.origin + path, {
    method: body ? 'POST' : 'GET',
    headers: at.headersOf(person, 'patient'),
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  await answer.text()
  return answer.status
}

/** Of everything that Maria has a budget of, one after the other: four are soon used up, check-ins and free times are not. */
const requests = (at = server): (() => Promise<number>)[] => {
  const id = randomUUID()
  const from = new Date()
  const until = new Date(from.getTime() + 61 * 24 * 60 * 60 * 1000)
  const talk = world.value('conversations:maria-case_manager')
  return [
    () => ask(at, 'maria', `/api/conversations/${talk}/messages`, { id, content: 'Hello' }),
    () => ask(at, 'maria', '/api/goals', { id, title: 'Rest' }),
    () => ask(at, 'maria', '/api/needs', { id, text: 'I need a ride' }),
    () => ask(at, 'maria', '/api/check-ins', { id, mood: 3 }),
    () =>
      ask(
        at,
        'maria',
        `/api/appointments/free-times?from=${from.toISOString()}&until=${until.toISOString()}`,
      ),
    () => ask(at, 'maria', '/my-data.json'),
  ]
}

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function medianOfPages(): Promise<number> {
  const times: number[] = []
  for (let page = 0; page < PAGES; page++) {
    const began = performance.now()
    expect(await ask(server, 'henry', page % 2 ? '/api/portal/record' : '/api/portal/figures')).toBe(200)
    times.push(performance.now() - began)
  }
  return medianOf(times)
}

it('leaves another person’s pages alone', async () => {
  // First she uses everything up, at a server that lets her.
  const patient = await wholeServer(db)
  // What was refused once is used up, and is not asked again.
  const usedUp = new Set<number>()
  for (let round = 0; usedUp.size < 4 && round < 70; round++) {
    const left = [...requests(patient).entries()].filter(([which]) => !usedUp.has(which))
    await Promise.all(left.map(async ([which, send]) => (await send()) === 429 && usedUp.add(which)))
  }
  await patient.stop()
  expect(usedUp.size).toBeGreaterThan(3)
  const rounds: { quiet: number; noisy: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const quiet = await medianOfPages()
    let isLoud = true
    const loud = Array.from({ length: LINES }, async () => {
      while (isLoud) for (const send of requests()) await send()
    })
    const noisy = await medianOfPages()
    isLoud = false
    await Promise.all(loud)
    rounds.push({ quiet, noisy })
  }
  const ratios = rounds.map(({ quiet, noisy }) => (noisy > quiet + FRAME_MS ? noisy / quiet : 1))
  const all = rounds.map(({ quiet, noisy }) => `${quiet.toFixed(1)} and ${noisy.toFixed(1)} ms`).join(', ')
  expect(medianOf(ratios), `quiet and noisy: ${all}`).toBeLessThan(MOST_TIMES_SLOWER)
}, 120_000)
