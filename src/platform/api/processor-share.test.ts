import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { limitsFor } from '../database/connections.server.ts'
import { ProcessorShare } from './processor-share.server.ts'

/** Longer than a test lasts: whoever rests is still resting when it is looked at. */
const REST_MS = 60_000
const nobodyLeft = new AbortController().signal
let share: ProcessorShare
let usedMs = 0

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(0)
  vi.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: usedMs * 1_000, system: 0 }))
  share = new ProcessorShare({ ...limitsFor(), restMs: REST_MS })
})
afterEach(() => vi.restoreAllMocks())

/** Uses the processor for so long. Answers whether a rest came before; whoever rests is not waited for, and hangs up. */
async function restsBefore(asker: string, ms: number): Promise<boolean> {
  const hanging = new AbortController()
  const working = share
    .within(asker, hanging.signal, async () => {
      usedMs += ms
      return false
    })
    .catch(() => true)
  // What needs no rest is there before anything else is done.
  await new Promise(setImmediate)
  hanging.abort()
  return working
}

it('lets whoever had the processor for long rest before more, and nobody else', async () => {
  expect(await restsBefore('maria', 2_500)).toBe(false)
  expect(await restsBefore('maria', 1)).toBe(true)
  expect(await restsBefore('henry', 1)).toBe(false)
})

it('counts what fails', async () => {
  const failing = share.within('maria', nobodyLeft, async () => {
    usedMs += 2_500
    throw new Error('malformed')
  })
  await expect(failing).rejects.toThrow('malformed')
  expect(await restsBefore('maria', 1)).toBe(true)
})

it('counts no time in which others worked', async () => {
  await restsBefore('maria', 1)
  await restsBefore('henry', 5_000)
  expect(await restsBefore('maria', 1)).toBe(false)
})
