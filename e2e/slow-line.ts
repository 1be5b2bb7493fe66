/** An old phone on a slow line, for the tests that measure what it shows. */
import type { CDPSession, Page } from '@playwright/test'

/** Slow 4G, in bytes a second and milliseconds. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
}

/** Gives the page such a line, and answers with what says more about its device. */
export async function slowLine(page: Page): Promise<CDPSession> {
  const device = await page.context().newCDPSession(page)
  await device.send('Network.enable')
  await device.send('Network.emulateNetworkConditions', line)
  return device
}

/** Gives the page such a line, and a fourth of the processor: the rest of it is used up, also while the page waits. */
export async function slowDown(page: Page): Promise<void> {
  const device = await slowLine(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
