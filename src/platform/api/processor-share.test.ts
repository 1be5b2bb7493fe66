import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { limitsFor } from '../database/connections.server.ts'
import { ProcessorShare } from './processor-share.server.ts'

const REST_MS = 40
const nobodyLeft = new AbortController().signal
let share: ProcessorShare
let usedMs = 0

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(0)
  vi.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: usedMs * 1_000, system: 0 }))
  share = new ProcessorShare({ ...limitsFor(), restMs: REST_MS })
})
afterEach(() => vi.restoreAllMocks())

/** Uses the processor for so long, and answers with how long the turn was waited for by the wall. */
async function work(asker: string, ms: number): Promise<number> {
  const asked = Date.now()
  return share.within(asker, nobodyLeft, async () => {
    usedMs += ms
    return Date.now() - asked
  })
}

it('lets whoever had the processor for long rest before more, and nobody else', async () => {
  expect(await work('maria', 2_500)).toBeLessThan(REST_MS / 2)
  expect(await work('maria', 1)).toBeGreaterThanOrEqual(REST_MS - 2)
  expect(await work('henry', 1)).toBeLessThan(REST_MS / 2)
})

it('counts what fails', async () => {
  const failing = share.within('maria', nobodyLeft, async () => {
    usedMs += 2_500
    throw new Error('malformed')
  })
  await expect(failing).rejects.toThrow('malformed')
  expect(await work('maria', 1)).toBeGreaterThanOrEqual(REST_MS - 2)
})

it('counts no time in which others worked', async () => {
  await work('maria', 1)
  await work('henry', 5_000)
  expect(await work('maria', 1)).toBeLessThan(REST_MS / 2)
})
