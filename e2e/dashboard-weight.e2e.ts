/**
 * What the dashboard costs a person with an old phone on a slow line: how often it asks, and how much code it brings; and
 * how much code the desk and administration do. The first visit is measured, in a browser that holds nothing yet.
 */
import type { Page } from '@playwright/test'
import { expect, test } from './copy.ts'
import { signIn } from './people.ts'
import { slowDown } from './slow-line.ts'

/** Requests to the server after the page itself and its code: who is here, everything the screen shows, the live stream. */
const REQUESTS_AT_MOST = 3
/** Compressed JavaScript, in bytes, of the screen that somebody comes to first: of patients, and of staff. */
const SCRIPT_BYTES_AT_MOST = 180_000
const STAFF_SCRIPT_BYTES_AT_MOST = 260_000
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

/** The scripts that the page has brought, in compressed bytes, the largest first; what is asked for ahead of its use comes once. */
async function scriptsOf(page: Page): Promise<{ bytes: number; report: string }> {
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, bytes: encodedBodySize })),
  )
  expect(scripts.length, 'scripts were seen at all').toBeGreaterThan(5)
  const brought = [...new Map(scripts.map(script => [script.name, script])).values()]
  const lines = brought.toSorted((a, b) => b.bytes - a.bytes).map(({ bytes, name }) => `${bytes} ${name}`)
  return { bytes: brought.reduce((sum, script) => sum + script.bytes, 0), report: lines.join('\n') }
}

test('the dashboard asks three times and brings at most 180 KB of code', async ({ page, copy }) => {
  await signIn(page, copy, 'maria')
  const asked = collectQuestions(page)
  await openDashboard(page)
  const { bytes, report } = await scriptsOf(page)
  test.info().annotations.push({ type: 'figures', description: `${asked.length} requests, ${bytes} bytes` })
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(REQUESTS_AT_MOST)
  expect(bytes, report).toBeLessThanOrEqual(SCRIPT_BYTES_AT_MOST)
})

for (const [who, path, shown] of [
  ['dana', '/case-manager', (page: Page) => page.getByRole('region', { name: 'Tasks', exact: true })],
  ['dana', '/case-manager/patients', (page: Page) => page.getByRole('rowheader').first()],
  ['dana', '/case-manager/checklist-status', (page: Page) => page.getByRole('tabpanel')],
  ['ruth', '/admin', (page: Page) => page.getByRole('rowheader').first()],
] as const)
  test(`${path} brings at most 260 KB of code`, async ({ page, copy }) => {
    await signIn(page, copy, who)
    await page.goto(path)
    await expect(shown(page)).toBeVisible()
    const { bytes, report } = await scriptsOf(page)
    test.info().annotations.push({ type: 'figures', description: `${bytes} bytes` })
    expect(bytes, report).toBeLessThanOrEqual(STAFF_SCRIPT_BYTES_AT_MOST)
  })

/** From when the visit begins until what is looked for is painted, on a phone with a slow line, in milliseconds. */
const FIRST_ROW_MS = 2_500
/** When the largest of what is painted so far was, in milliseconds. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>(resolve =>
        new PerformanceObserver(list => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  )

for (const [who, path, row] of [
  ['dana', '/case-manager', '[data-row]'],
  ['maria', '/patient-portal/dashboard', 'main section h2'],
] as const)
  test(`on a second visit ${path} shows its first row within 2.5 s on a slow phone`, async ({
    page,
    copy,
  }) => {
    test.skip(process.env.HANDRAIL_TEST_LENGTH !== 'long', 'asks for a machine at rest')
    await signIn(page, copy, who)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await expect(page.locator(row).first()).toBeVisible()
    await slowDown(page)
    await page.addInitScript(selector => {
      const painted = Promise.withResolvers<number>()
      Object.assign(window, { rowPainted: painted.promise })
      const look = () =>
        document.querySelector(selector)
          ? requestAnimationFrame(() => painted.resolve(performance.now()))
          : requestAnimationFrame(look)
      look()
    }, row)
    await page.goto(path)
    const took = await page.evaluate(() => (window as unknown as { rowPainted: Promise<number> }).rowPainted)
    const largest = await largestPaint(page)
    test.info().annotations.push({ type: 'figures', description: `row ${took} ms, largest ${largest} ms` })
    expect(Math.max(took, largest)).toBeLessThanOrEqual(FIRST_ROW_MS)
  })

test('the home page has painted its largest part within 2.5 s on a slow line, on a first visit', async ({
  browser,
  copy,
}) => {
  test.skip(process.env.HANDRAIL_TEST_LENGTH !== 'long', 'asks for a machine at rest')
  const visit = await browser.newContext({ baseURL: copy.origin, viewport: { width: 1440, height: 900 } })
  const page = await visit.newPage()
  await slowDown(page)
  await page.goto('/')
  const largest = await largestPaint(page)
  test.info().annotations.push({ type: 'figures', description: `largest ${largest} ms` })
  expect(largest).toBeLessThanOrEqual(FIRST_ROW_MS)
  await visit.close()
})
