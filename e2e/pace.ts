/** How busy the machine is on which a test measures: what is promised of a machine at rest takes as many times longer. */
import type { Page } from '@playwright/test'

/** What an answer of the server to an open page takes at rest, in milliseconds, on a small machine. */
const AT_REST_MS = 2
const ANSWERS = 5

/** For an expectation that is to be met so soon, in milliseconds at rest: as much later as the machine is busy just now. */
export async function soon(page: Page, withinMs: number): Promise<{ timeout: number }> {
  return { timeout: withinMs * (await slownessAt(page)) }
}

/** How many times longer than at rest the page waits for an answer just now; at least 1. */
export async function slownessAt(page: Page): Promise<number> {
  const took = await page.evaluate(async answers => {
    const began = performance.now()
    for (let answer = 0; answer < answers; answer++) await fetch('/health', { cache: 'no-store' })
    return (performance.now() - began) / answers
  }, ANSWERS)
  return Math.max(1, took / AT_REST_MS)
}
