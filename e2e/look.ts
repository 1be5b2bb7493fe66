/** What every screen owes its reader: nothing that axe can find, in both themes, and nothing cut off on the smallest phone. */
import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { expect } from './expect.ts'

/** Only what is wrong is told: describing all that is right takes longer than finding it. No page holds a frame. */
const only = { resultTypes: ['violations'], iframes: false, preload: false } satisfies RunOptions
const everyRule: RunOptions = {
  ...only,
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
}
/** The rules of these standards that look at colors: all that another theme can break. */
const rulesOfColor: RunOptions = {
  ...only,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/** How soon something is looked at again that was not as it should be, in milliseconds: a page settles in a few frames. */
const intervals = [20, 50, 100, 250]

/**
 * What stands around the screen and was found right, by the page it was seen in: each part as it is written, with the rules
 * and the theme that it was asked in. The frame of a workspace is the same on most of its screens.
 */
const foundRight = new WeakMap<Page, Set<string>>()

/**
 * Expects axe to find nothing on the page as it stands (WCAG 2.2 AA): every rule in one theme, those of color in the other
 * one too. It begins with the theme that the page has: drawing it anew takes longer than asking axe. `what` names the page
 * in a failure.
 */
async function findNothing(page: Page, what: string): Promise<void> {
  const first = await askAxe(page, everyRule)
  expect(first.found, `${what} (${first.theme})`).toEqual([])
  await page.emulateMedia({ colorScheme: first.theme === 'dark' ? 'light' : 'dark' })
  await drawTheme(page)
  const second = await askAxe(page, rulesOfColor)
  expect(second.theme, 'the page has the other theme').not.toBe(first.theme)
  expect(second.found, `${what} (${second.theme})`).toEqual([])
}

/** Lets axe be asked on every page that `page` loads from now on: brought with the page, its code is compiled once. */
export const bringAxe = (page: Page) => page.addInitScript(axe.source)

interface Answer {
  theme: 'dark' | 'light'
  /** Each as its rule and its places. */
  found: string[]
}

/**
 * What axe finds on the page once it has come to rest; of a page with an open dialog, which was looked at before, in that. What
 * stands around the screen is asked about once for each way it is written: the next screen has the same bar and the same rail.
 */
async function askAxe(page: Page, options: RunOptions): Promise<Answer> {
  const known = foundRight.get(page) ?? new Set<string>()
  foundRight.set(page, known)
  const { asked, ...answer } = await page.evaluate(
    async ([options, known]) => {
      // What a bar that stays in its place half covers has no size of its own.
      window.scrollTo(0, 0)
      // Spinners turn for ever.
      const isMoving = ({ playState, effect }: Animation) =>
        playState === 'running' && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY
      const rested = performance.now() + 10_000
      while (document.getAnimations().some(isMoving)) {
        if (performance.now() > rested) throw new Error('something on the page does not come to rest')
        await new Promise(requestAnimationFrame)
      }
      const theme = matchMedia('(prefers-color-scheme: dark)').matches
        ? ('dark' as const)
        : ('light' as const)
      const { run } = (window as unknown as { axe: typeof axe }).axe
      const open = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1)
      const main = document.querySelector('main')
      const around = open || !main ? [] : [...document.body.querySelectorAll(':scope > *, :has(> main) > *')]
      const root = document.documentElement.cloneNode(false) as Element
      root.removeAttribute('style')
      const asIs = `${theme} ${JSON.stringify(options.runOnly)} ${root.outerHTML}`
      const keyOf = async (part: Element) => {
        const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(asIs + part.outerHTML))
        return [...new Uint8Array(digest)].join()
      }
      const parts = await Promise.all(
        around.filter(part => !part.contains(main)).map(async part => ({ part, key: await keyOf(part) })),
      )
      const seen = parts.filter(({ key }) => known.includes(key)).map(({ part }) => part)
      const { violations } = await run(open ?? { include: document, exclude: seen }, options)
      return {
        theme,
        found: violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
        ),
        asked: parts.map(({ key }) => key),
      }
    },
    [options, [...known]] as const,
  )
  if (answer.found.length === 0) for (const key of asked) known.add(key)
  return answer
}

/** Waits until the page is drawn in the theme it was just given, where what listens for one hears of it. */
async function drawTheme(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Chromium leaves inherited colors of the theme before on parts of an open dialog until something inherited changes.
    document.documentElement.style.setProperty('--looked-at', String(performance.now()))
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
}

/** What stands in the place of an answer that is on its way: lines that breathe, a ring that turns. */
const onItsWay = '.animate-breathe, .animate-spin'

/** Looks at the page as it stands, once nothing is on its way: for axe, and on the smallest phone. */
export async function lookAt(page: Page, what: string): Promise<void> {
  await hasArrived(page, what)
  await findNothing(page, what)
  await fitsOn320(page, what)
}

/** Looks at a page whose make was looked at in another language: what its words can break there is the layout. */
export async function lookAtLayout(page: Page, what: string): Promise<void> {
  await hasArrived(page, what)
  await fitsOn320(page, what)
}

/**
 * Waits until nothing of the page is on its way. Asked in the page: an expectation of Playwright writes down the whole page after
 * every try that fails, and the first ones do. What did not come is told by one, asked once more.
 */
export async function arrive(page: Page, what: string): Promise<void> {
  const isThere = (onItsWay: string) =>
    /\S/.test(document.querySelector('main')?.textContent ?? '') &&
    ![...document.querySelectorAll(onItsWay)].some(part => part.checkVisibility({ visibilityProperty: true }))
  await page.waitForFunction(isThere, onItsWay, { polling: 50, timeout: 20_000 }).catch(async () => {
    await expect(page.locator('main').first(), what).toContainText(/\S/, { timeout: 1_000 })
    await expect(page.locator(onItsWay).filter({ visible: true }), `${what} is still on its way`).toHaveCount(
      0,
    )
  })
}

async function hasArrived(page: Page, what: string): Promise<void> {
  await arrive(page, what)
  await leavesQuickExit(page, what)
}

/**
 * Which of seven points of Quick exit something else would take a press at: its corners, its middle, and its ends. Nothing
 * where it does not stand.
 */
export const coveredPoints = (page: Page): Promise<string[] | undefined> =>
  page.evaluate(() => {
    const link = document.querySelector('[data-quick-exit]')
    if (!link?.checkVisibility()) return undefined
    const { left, right, top, bottom } = link.getBoundingClientRect()
    const [middle, centre] = [(left + right) / 2, (top + bottom) / 2]
    const points = [
      [left + 4, top + 4],
      [right - 4, top + 4],
      [left + 4, bottom - 4],
      [right - 4, bottom - 4],
      [middle, centre],
      [left + 2, centre],
      [right - 2, centre],
    ] as const
    return points.flatMap(([x, y]) => {
      const there = document.elementFromPoint(x, y)
      return link.contains(there)
        ? []
        : [`${Math.round(x)}, ${Math.round(y)}: ${there?.outerHTML.slice(0, 80)}`]
    })
  })

/** Expects that nobody on the page, with what is open on it, misses Quick exit; resolves to whether it stands there. */
async function leavesQuickExit(page: Page, what: string): Promise<boolean> {
  const message = `Quick exit can be pressed on ${what}`
  let covered: string[] | undefined
  const ask = async () => {
    covered = await coveredPoints(page)
    return covered ?? []
  }
  await expect.poll(ask, { message, timeout: 3_000, intervals }).toEqual([])
  return covered !== undefined
}

/** Expects the page to fit on the smallest phone without sideways scrolling; `what` names it in a failure. */
export async function fitsOn320(page: Page, what: string): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  await expect
    .poll(() => page.evaluate(findTooWide), { message: `${what} at 320 px`, timeout: 3_000, intervals })
    .toEqual([])
  if (await leavesQuickExit(page, `${what} at 320 px`)) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await leavesQuickExit(page, `the end of ${what} at 320 px`)
  }
  if (before) await page.setViewportSize(before)
}

/** From now on the page has letters of twice the size, as a browser's own setting makes them. */
export async function enlargeLetters(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

/** Expects the page to fit a width without sideways scrolling; `what` names it in a failure. */
export async function fits(page: Page, width: number, what: string): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  await expect
    .poll(() => page.evaluate(findTooWide), { message: `${what} at ${width} px`, timeout: 3_000, intervals })
    .toEqual([])
}

/** What reaches out of the page where it scrolls sideways: the innermost of it, as it stands in the page. */
function findTooWide(): string[] {
  if (document.documentElement.scrollWidth <= window.innerWidth) return []
  const all = [...document.querySelectorAll('body *')]
  const wide = all.filter(each => each.getBoundingClientRect().right > window.innerWidth)
  return ['the page', ...wide.slice(-3).map(each => each.outerHTML.slice(0, 200))]
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
    const widestOf = new WeakMap<Intl.DateTimeFormat, string>()
    Object.defineProperty(Formatter.prototype, 'format', {
      configurable: true,
      get(this: Intl.DateTimeFormat) {
        const known = widestOf.get(this)
        if (known) return () => known
        const { weekday, month, day, hour, minute } = this.resolvedOptions() as Intl.DateTimeFormatOptions
        if (month !== 'short' && month !== 'long') return format?.call(this)
        const parts = { weekday, month, day, hour, minute, year: 'numeric' } as const
        const drawn = new Formatter(this.resolvedOptions().locale, parts)
        const words = format?.call(drawn)(widest)
        widestOf.set(this, words)
        return () => words
      },
    })
  })
}
