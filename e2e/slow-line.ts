/** An old phone on a slow line, for the tests that measure what it shows. */
import type { Page } from '@playwright/test'

/** Slow 4G, in bytes a second and milliseconds. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
}

/** Gives the page such a line, and a fourth of the processor. */
export async function slowDown(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', slowLine)
  await line.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
