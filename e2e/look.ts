/** What every screen owes its reader: nothing that axe can find, in both themes, and nothing cut off on the smallest phone. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules of these standards that look at colors: all that another theme can break. */
const rulesOfColor = ['color-contrast', 'link-in-text-block']

/**
 * Expects axe to find nothing on the page as it stands (WCAG 2.2 AA): every rule in the light theme, those of color in the
 * dark one too. `what` names the page in a failure.
 */
export async function findNothing(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settle(page)
    // No page of ours holds a frame of another origin; without them axe needs no second page for its report.
    const axe = new AxeBuilder({ page }).setLegacyMode(true)
    const asked = colorScheme === 'light' ? axe.withTags(standards) : axe.withRules(rulesOfColor)
    const { violations } = await asked.analyze()
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join('; ')}`,
    )
    expect(found, `${what} (${colorScheme})`).toEqual([])
  }
}

/** A color on its way from one theme to the other is neither: waits until every one has arrived. Spinners turn for ever. */
async function settle(page: Page): Promise<void> {
  // Chromium leaves inherited colors of the theme before on parts of an open dialog until something inherited changes.
  await page.evaluate(() =>
    document.documentElement.style.setProperty('--looked-at', String(performance.now())),
  )
  // The new theme's transitions begin with the next frame.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  const moving = () =>
    page.evaluate(() => {
      const isMoving = ({ playState, effect }: Animation) =>
        playState === 'running' && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY
      return document.getAnimations().filter(isMoving).length
    })
  await expect.poll(moving, { message: 'everything has come to rest' }).toBe(0)
}

/** Expects the page to fit on the smallest phone without sideways scrolling; `what` names it in a failure. */
export async function fitsOn320(page: Page, what: string): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(overflow, { message: `${what} at 320 px`, timeout: 3_000 }).toBeLessThanOrEqual(0)
  if (before) await page.setViewportSize(before)
}

/**
 * Draws every date on the pages that `page` opens from now on as the widest there is, its year included: whether a
 * screen fits then depends neither on the day nor on the hour of the run. Days that code reckons with stay as they are.
 */
export async function drawWidestDates(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // A Wednesday in September, before one o'clock: long in English and in Spanish.
    const widest = new Date('2026-09-23T12:58:00')
    const Formatter = Intl.DateTimeFormat
    const format = Object.getOwnPropertyDescriptor(Formatter.prototype, 'format')?.get
    Object.defineProperty(Formatter.prototype, 'format', {
      configurable: true,
      get(this: Intl.DateTimeFormat) {
        const { weekday, month, day, hour, minute } = this.resolvedOptions() as Intl.DateTimeFormatOptions
        if (month !== 'short' && month !== 'long') return format?.call(this)
        const parts = { weekday, month, day, hour, minute, year: 'numeric' } as const
        const drawn = new Formatter(this.resolvedOptions().locale, parts)
        const words = format?.call(drawn)(widest)
        return () => words
      },
    })
  })
}
