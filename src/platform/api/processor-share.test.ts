import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { limitsFor } from '../database/connections.server.ts'
import { ProcessorShare } from './processor-share.server.ts'

const REST_MS = 300
const nobodyLeft = new AbortController().signal

/** Keeps the processor busy for so long, and answers when it was begun. */
async function burn(ms: number): Promise<number> {
  const began = performance.now()
  const { user } = process.cpuUsage()
  while ((process.cpuUsage().user - user) / 1_000 < ms);
  return began
}

it('lets whoever had the processor for long rest before more, and nobody else', async () => {
  const share = new ProcessorShare({ ...limitsFor(), restMs: REST_MS })
  const waited = async (asker: string) => {
    const asked = performance.now()
    return (await share.within(asker, nobodyLeft, () => burn(1))) - asked
  }
  expect(await waited('maria')).toBeLessThan(REST_MS / 2)
  await share.within('maria', nobodyLeft, () => burn(3_500))
  expect(await waited('henry')).toBeLessThan(REST_MS / 2)
  expect(await waited('maria')).toBeGreaterThanOrEqual(REST_MS - 2)
}, 30_000)

it('counts no time in which others worked', async () => {
  const share = new ProcessorShare({ ...limitsFor(), restMs: REST_MS })
  await share.within('maria', nobodyLeft, () => pause(50))
  await burn(3_500)
  const asked = performance.now()
  expect((await share.within('maria', nobodyLeft, () => burn(1))) - asked).toBeLessThan(REST_MS / 2)
}, 30_000)
