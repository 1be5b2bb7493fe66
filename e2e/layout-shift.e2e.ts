/**
 * What a person is about to press stays where it is while the rest of the screen arrives: how far the first screens of a
 * patient and of staff move by themselves, on a phone with a slow line and on a wide screen.
 */
import type { Page } from '@playwright/test'
import type { PersonKey } from '../sample/people.ts'
import { expect, test } from './copy.ts'
import { signIn } from './people.ts'
import { slowDown, slowLine } from './slow-line.ts'

/** Cumulative layout shift: the part of the window that moves, times how far, in parts of the window. */
const SHIFT_AT_MOST = 0.02
/** The screen is at rest when nothing came for so long, in milliseconds. */
const REST_MS = 1_500

/** Writes down from the first moment of a page what moves by itself, and what it was that moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    const sum = { value: 0 }
    Object.assign(window, { shifts, shiftSum: sum })
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      return `${element?.tagName.toLowerCase()} "${(element?.textContent ?? '').slice(0, 40)}"`
    }
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
      })[]) {
        if (entry.hadRecentInput) continue
        sum.value += entry.value
        const moved = entry.sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${nameOf(node)} ${Math.round(from.left)},${Math.round(from.top)} ${Math.round(from.width)}x${Math.round(from.height)} > ${Math.round(to.left)},${Math.round(to.top)} ${Math.round(to.width)}x${Math.round(to.height)}`,
        )
        shifts.push(`${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${moved.join('; ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => {
    const { shifts, shiftSum } = window as unknown as { shifts: string[]; shiftSum: { value: number } }
    return { shifts, sum: shiftSum.value }
  })

const screens: readonly [who: PersonKey | 'nobody', path: string, whole: (page: Page) => Promise<void>][] = [
  [
    'maria',
    '/patient-portal/dashboard',
    page => expect(page.getByRole('heading', { level: 1 })).toContainText('Maria'),
  ],
  [
    'maria',
    '/es/patient-portal/dashboard',
    page => expect(page.getByRole('heading', { level: 1 })).toContainText('Maria'),
  ],
  [
    'maria',
    '/patient-portal/profile',
    page => expect(page.getByRole('heading', { name: 'Your privacy and your choices' })).toBeVisible(),
  ],
  [
    'nobody',
    '/patient-login',
    page => expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible(),
  ],
  ['sam', '/patient-portal/dashboard', page => expect(page.getByRole('heading', { level: 1 })).toBeVisible()],
  [
    'dana',
    '/case-manager',
    page => expect(page.getByRole('region', { name: 'Tasks', exact: true })).toBeVisible(),
  ],
]

const isLong = process.env.HANDRAIL_TEST_LENGTH === 'long'
/** In the short form a wide screen shows the first screen of each frame: the rest arrives there as on the phone, only sooner. */
const alsoWide = ['/patient-portal/dashboard of maria', '/case-manager of dana']

/** What moves a screen is the order in which its parts arrive: the short form slows the line alone, which costs no processor. */
const onPhone = isLong ? slowDown : slowLine

for (const [who, path, isWhole] of screens)
  for (const [device, width, height] of [
    ['a slow phone', 390, 844],
    ['a wide screen', 1440, 900],
  ] as const) {
    if (width === 1440 && !isLong && !alsoWide.includes(`${path} of ${who}`)) continue
    test(`${path} of ${who} stays where it is while it arrives on ${device}`, async ({ browser, copy }) => {
      // A browser context of its own: a line that was slowed down stays so, and whoever cuts it after this would not cut it.
      const visit = await browser.newContext({
        baseURL: copy.origin,
        viewport: { width, height },
        serviceWorkers: 'block',
      })
      const page = await visit.newPage()
      if (who !== 'nobody') await signIn(page, copy, who)
      if (width === 390) await onPhone(page)
      await watchShifts(page)
      await page.goto(path)
      await isWhole(page)
      await expect(page.locator('.animate-breathe, .animate-spin').filter({ visible: true })).toHaveCount(0)
      await page.waitForTimeout(REST_MS)
      const { sum, shifts } = await shiftsOf(page)
      test.info().annotations.push({ type: 'figures', description: `moved ${sum.toFixed(4)}` })
      expect(sum, shifts.join('\n')).toBeLessThanOrEqual(SHIFT_AT_MOST)
      await visit.close()
    })
  }
