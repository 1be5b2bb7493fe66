/**
 * Browsers of people beside the one whose page a test has. Their pages are kept from test to test, as Playwright keeps that one: a
 * new page takes half as much again as the load of a screen, and a new browser fetches and compiles every file of the product besides. A
 * script that a test adds to one of them stays: it is disposed of there.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test'

/** The copy that they look at: e2e/copy.ts. */
type Place = { readonly origin: string }

interface Kept {
  /** Of the copy that it looks at. */
  origin: string
  context: BrowserContext
  isTaken: boolean
}

const kept: Kept[] = []
const viewport = { width: 1280, height: 720 }

/** A page in a browser of its own for each of so many people. */
export async function pagesOf(browser: Browser, { origin }: Place, count: number): Promise<Page[]> {
  const free = kept.filter(each => each.origin === origin && !each.isTaken).slice(0, count)
  while (free.length < count) {
    const made = { origin, context: await browser.newContext({ baseURL: origin, viewport }), isTaken: true }
    kept.push(made)
    free.push(made)
  }
  for (const each of free) each.isTaken = true
  return Promise.all(free.map(({ context }) => emptied(context, origin)))
}

/** A page in the browser of one more person. */
export async function pageBeside(browser: Browser, copy: Place): Promise<Page> {
  const [page] = (await pagesOf(browser, copy, 1)) as [Page]
  return page
}

/** Its page, without anything of whoever was there before. */
async function emptied(context: BrowserContext, origin: string): Promise<Page> {
  const [page] = context.pages()
  if (!page) return context.newPage()
  await page.setViewportSize(viewport)
  // No script of ours runs here.
  await page.goto('/robots.txt')
  await page.evaluate(() => sessionStorage.clear())
  const device = await context.newCDPSession(page)
  await device.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await device.detach()
  return page
}

/** Once a test has ended: what it opened would stay open, listen on, and slow down every test that comes after it. */
export async function closeOthers(browser: Browser, own: BrowserContext): Promise<void> {
  const left = browser.contexts().filter(context => context !== own)
  await Promise.all(
    left.map(async context => {
      const found = kept.find(each => each.context === context)
      if (!found) return context.close()
      if (found.isTaken) await letGo(context)
      found.isTaken = false
    }),
  )
}

async function letGo(context: BrowserContext): Promise<void> {
  const [first, ...others] = context.pages()
  await Promise.all(others.map(page => page.close()))
  await context.setOffline(false)
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  if (first) {
    for (const event of ['pageerror', 'request', 'dialog'] as const) first.removeAllListeners(event)
    await first.unrouteAll({ behavior: 'ignoreErrors' })
    await first.emulateMedia({ media: null, colorScheme: null })
    await first.goto('about:blank')
  }
  await context.clearCookies()
  await context.clearPermissions()
}
