import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FairShare } from './fair-share.server.ts'

const REST_MS = 40
let share: FairShare

let now = 0

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  share = new FairShare({ most: 1, waitMs: 1_000, restMs: REST_MS })
})
afterEach(() => vi.restoreAllMocks())

/** Takes a place, answers with how long that took by the wall, and works for so long. */
async function work(asker: string, ms: number): Promise<number> {
  const began = Date.now()
  const leave = await share.hold(asker)
  const waited = Date.now() - began
  now += ms
  leave(ms)
  return waited
}

it('lets a page of many questions through without a rest', async () => {
  for (let question = 0; question < 100; question++) expect(await work('maria', 30)).toBeLessThan(REST_MS / 2)
})

it('lets whoever worked too long rest, and nobody else', async () => {
  await work('maria', 4_500)
  expect(await work('maria', 1)).toBeGreaterThanOrEqual(REST_MS - 2)
  expect(await work('henry', 1)).toBeLessThan(REST_MS / 2)
})

it('forgets', async () => {
  await work('maria', 60_000)
  now += 4_001
  expect(await work('maria', 1)).toBeLessThan(REST_MS / 2)
})

it('forgets nothing of somebody for the many who came after', async () => {
  await work('maria', 60_000)
  for (let visitor = 0; visitor < 2_100; visitor++) await work(`address ${visitor}`, 0)
  expect(await work('maria', 1)).toBeGreaterThanOrEqual(REST_MS - 2)
})

it('gives the place back where somebody hangs up resting', async () => {
  await work('maria', 60_000)
  const hanging = new AbortController()
  const resting = share.hold('maria', hanging.signal)
  hanging.abort()
  await expect(resting).rejects.toThrow('whoever asked has gone')
  now += 20_000
  expect(await work('maria', 1)).toBeLessThan(REST_MS / 2)
})
