/**
 * What the dashboard costs a person with an old phone on a slow line: how often it asks, and how much code it brings; and
 * how much code every other screen behind the sign-in does. The first visit is measured, in a browser that holds nothing yet.
 */
import type { Page } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { namedPeople } from '../sample/people.ts'
import { entryPages } from '../src/routes.public.ts'
import routes from '../src/routes.ts'
import {
  administrationAddress,
  administrationSections,
} from '../src/screens/frame/workspace/administration-sections.ts'
import { expect, test } from './copy.ts'
import { rowsOf } from './owner.ts'
import { signIn } from './people.ts'
import { slowDown } from './slow-line.ts'

/** Requests to the server after the page itself and its code: who is here, everything the screen shows, the live stream. */
const REQUESTS_AT_MOST = 3
/** Compressed JavaScript, in bytes, of the screen that somebody comes to first: of patients, and of staff. */
const SCRIPT_BYTES_AT_MOST = 180_000
const STAFF_SCRIPT_BYTES_AT_MOST = 260_000
/** The same of a way in, which whoever has been here before may come to first. */
const ENTRY_SCRIPT_BYTES_AT_MOST = 225_000
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

/** From now on nothing that a screen wrote down in the browser stands there when the next one opens, as on a first visit. */
const forget = (page: Page) => page.addInitScript(() => localStorage.clear())

/** The scripts that a first visit to an address brings, with what is asked for ahead. What is compiled already weighs as much. */
async function weigh(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(new URL(page.url()).pathname, 'it leads nowhere else').toBe(address.replace(/\?.*/, ''))
  return scriptsOf(page)
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

/** The addresses of the route table that stand in the portal, at the desk, or in administration, as it names them. */
const addressesOf = (entries: RouteConfigEntry[]): string[] =>
  entries
    .flatMap(({ path, children }) => (children ? addressesOf(children) : [`/${path ?? ''}`]))
    .filter(address => /^\/(patient-portal\/|case-manager|admin|account)/.test(address))

const screens = [
  ...addressesOf(routes as RouteConfigEntry[]),
  ...administrationSections
    .map(({ tab }) => administrationAddress(tab))
    .filter(address => address !== '/admin'),
]

/** What may bring more, in bytes, with why. None may grow, and one that no longer needs to stand here is taken out. */
const HEAVIER: Record<string, { most: number; why: string }> = {
  '/patient-portal/messages': {
    most: 199_000,
    why: 'the rules of danger, 14 KB, are there from the beginning: they hear without a line',
  },
  '/patient-portal/profile': {
    most: 196_000,
    why: 'what a patient decides stands folded below, with its code',
  },
  '/admin?tab=tasks': { most: 272_000, why: 'the dialogs of a task bring the contracts that read them' },
  '/admin?tab=settings': { most: 282_000, why: 'all settings stand open, with the contracts that read them' },
  '/admin?tab=may-be-the-same': {
    most: 275_000,
    why: 'the dialogs of a pair bring the contracts that read them',
  },
  '/case-manager/patients/:patientId': {
    most: 340_000,
    why: 'it is come to from the caseload; its composer and summary bring the contracts that read them',
  },
}
/** What is asked for nowhere, with why. */
const UNASKED: Record<string, string> = {
  '/patient-portal/getting-started': 'leads whoever has begun to the dashboard',
  '/patient-portal/forms-and-tasks/:formId': 'opens from the list, whose code is there by then',
  '/case-manager/submissions/:submissionId/print': 'is printed, not worked in',
  '/admin/submissions/:submissionId/print': 'is printed, not worked in',
  '/case-manager/reports/:reportId': 'is printed, not worked in',
  '/admin/reports/:reportId': 'is printed, not worked in',
  '/admin/forms/:formId': 'the form builder opens from the list of forms, whose code is there by then',
}

test('what is left out of the weighing is in the route table, and everything else has an address without an id', () => {
  for (const address of [...Object.keys(HEAVIER), ...Object.keys(UNASKED)]) expect(screens).toContain(address)
  for (const address of screens.filter(screen => !(screen in UNASKED)))
    expect(address.replace(':patientId', '')).not.toContain(':')
})

/** What people come to first, by themselves or from a mail; the short form asks these. */
const FIRST = [
  ...['/patient-portal/messages', '/patient-portal/profile', '/case-manager', '/case-manager/patients'],
  ...['/case-manager/messages', '/case-manager/checklist-status', '/admin'],
]
const isLong = process.env.HANDRAIL_TEST_LENGTH === 'long'

for (const [who, isTheirs, most] of [
  ['maria', /^\/patient-portal/, SCRIPT_BYTES_AT_MOST],
  ['dana', /^\/(case-manager|account)/, STAFF_SCRIPT_BYTES_AT_MOST],
  ['ruth', /^\/admin/, STAFF_SCRIPT_BYTES_AT_MOST],
] as const)
  test(`no screen of ${who} brings more code than its kind may`, async ({ page, copy }) => {
    await signIn(page, copy, who)
    await forget(page)
    const [maria] = await rowsOf<{ id: string }>(
      copy,
      `select id from patients where name = '${namedPeople.maria.name}'`,
      'postgres',
    )
    const theirs = screens.filter(screen => isTheirs.test(screen) && !(screen in UNASKED))
    test.setTimeout(30_000 + theirs.length * 10_000)
    for (const screen of theirs.filter(screen => isLong || FIRST.includes(screen))) {
      const address = screen.replace(':patientId', maria?.id ?? '')
      const { bytes, report } = await weigh(page, address)
      test.info().annotations.push({ type: 'figures', description: `${screen}: ${bytes} bytes` })
      expect.soft(bytes, `${screen}\n${report}`).toBeLessThanOrEqual(HEAVIER[screen]?.most ?? most)
      if (screen in HEAVIER) expect.soft(bytes, `${screen} needs no exception any more`).toBeGreaterThan(most)
    }
  })

test('no way in brings more code than signing in needs, and none of what only staff see', async ({
  page,
}) => {
  await forget(page)
  for (const address of Object.keys(entryPages)) {
    const { bytes, report } = await weigh(page, `/${address}`)
    test.info().annotations.push({ type: 'figures', description: `/${address}: ${bytes} bytes` })
    expect.soft(bytes, `/${address}\n${report}`).toBeLessThanOrEqual(ENTRY_SCRIPT_BYTES_AT_MOST)
    expect.soft(report, `/${address}`).not.toMatch(/\/staff-/)
  }
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
