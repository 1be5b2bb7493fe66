import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FairShare } from './fair-share.server.ts'

/** Longer than a test lasts: whoever rests is still resting when it is looked at. */
const REST_MS = 60_000
let share: FairShare

let now = 0

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  share = new FairShare({ most: 1, waitMs: 1_000, restMs: REST_MS })
})
afterEach(() => vi.restoreAllMocks())

/** Takes a place and works for so long. Answers whether a rest came before; whoever rests is not waited for, and hangs up. */
async function restsBefore(asker: string, ms: number): Promise<boolean> {
  const hanging = new AbortController()
  const working = share.hold(asker, hanging.signal).then(
    leave => {
      now += ms
      leave(ms)
      return false
    },
    () => true,
  )
  // A place without a rest is there before anything else is done.
  await new Promise(setImmediate)
  hanging.abort()
  return working
}

it('lets a page of many questions through without a rest', async () => {
  for (let question = 0; question < 100; question++) expect(await restsBefore('maria', 30)).toBe(false)
})

it('lets whoever worked too long rest, and nobody else', async () => {
  await restsBefore('maria', 4_500)
  expect(await restsBefore('maria', 1)).toBe(true)
  expect(await restsBefore('henry', 1)).toBe(false)
})

it('gives a place to whoever has rested', async () => {
  share = new FairShare({ most: 1, waitMs: 1_000, restMs: 1 })
  const leave = await share.hold('maria')
  leave(60_000)
  await expect(share.hold('maria')).resolves.toBeTypeOf('function')
})

it('forgets', async () => {
  await restsBefore('maria', 60_000)
  now += 4_001
  expect(await restsBefore('maria', 1)).toBe(false)
})

it('forgets nothing of somebody for the many who came after', async () => {
  await restsBefore('maria', 60_000)
  for (let visitor = 0; visitor < 2_100; visitor++) (await share.hold(`address ${visitor}`))(0)
  expect(await restsBefore('maria', 1)).toBe(true)
})

it('gives the place back where somebody hangs up resting', async () => {
  await restsBefore('maria', 60_000)
  const hanging = new AbortController()
  const resting = share.hold('maria', hanging.signal)
  hanging.abort()
  await expect(resting).rejects.toThrow('whoever asked has gone')
  now += 20_000
  expect(await restsBefore('maria', 1)).toBe(false)
})
