/**
 * What the dashboard costs a person with an old phone on a slow line: how often it asks, and how much code it brings. The
 * first visit is measured, in a browser that holds nothing yet.
 */
import type { Page } from '@playwright/test'
import { expect, test } from './copy.ts'
import { signIn } from './people.ts'

/** Requests to the server after the page itself and its code: who is here, everything the screen shows, the live stream. */
const REQUESTS_AT_MOST = 3
/** Compressed JavaScript, in bytes. */
const SCRIPT_BYTES_AT_MOST = 180_000
/** The screen is at rest when nothing was asked for so long, in milliseconds. */
const REST_MS = 3_000

/** Every question to the server, in the order in which it left. */
function collectQuestions(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api') || pathname === '/live')
      asked.push(`${request.method()} ${pathname}${decodeURIComponent(search)}`)
  })
  return asked
}

async function openDashboard(page: Page): Promise<void> {
  // What other tests have just done is notified again for a page that opens at once.
  await page.waitForTimeout(REST_MS)
  await page.goto('/patient-portal/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria')
  await expect(page.getByText('Recent Activity')).toBeVisible()
  await page.waitForTimeout(REST_MS)
}

test('the dashboard asks three times and brings at most 180 KB of code', async ({ page, copy }) => {
  await signIn(page, copy, 'maria')
  const asked = collectQuestions(page)
  await openDashboard(page)
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, bytes: encodedBodySize })),
  )
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
  const report = scripts
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(script => `${script.bytes} ${script.name}`)
    .join('\n')
  test.info().annotations.push({ type: 'figures', description: `${asked.length} requests, ${bytes} bytes` })
  expect(scripts.length, 'scripts were seen at all').toBeGreaterThan(5)
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(REQUESTS_AT_MOST)
  expect(bytes, report).toBeLessThanOrEqual(SCRIPT_BYTES_AT_MOST)
})
