/**
 * Safe to use at home (decision 41): a patient leaves at once, by a press or by Escape twice; nothing of it stays on the
 * device, Back does not come back, and the session is over. It works before the page is awake, without a script, and offline.
 * Where it stands is looked at in quick-exit-in-sight.e2e.ts.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { brand } from '../src/lib/brand.ts'
import { type Copy, expect, test } from './copy.ts'
import { signIn } from './people.ts'

const neutral = `${brand.neutralPage}**`
const publicPages = ['/patient-portal', '/patient-portal/demo', '/patient-login', '/patient-signup']

/** The neutral page stands on somebody else's site: here it is one that says nothing. */
async function serveNeutral(context: BrowserContext): Promise<void> {
  await context.route(neutral, route =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title><h1>Weather</h1>' }),
  )
}

const exit = (page: Page) => page.getByRole('link', { name: 'Quick exit' })
const isAway = (page: Page) => expect(page).toHaveURL(brand.neutralPage)

/** Whether somebody is signed in, by the cookies that the browser still has. */
async function whoIsHere(page: Page, copy: Copy): Promise<string | undefined> {
  const answer = await page.context().request.get(`${copy.origin}/api/session`)
  return ((await answer.json()) as { person: { name: string } | null }).person?.name
}

/** Whether the session itself stands, for whoever kept its cookie. */
async function stands(copy: Copy, cookie: string): Promise<boolean> {
  const answer = await fetch(`${copy.origin}/api/session`, { headers: { cookie } })
  return ((await answer.json()) as { person: unknown }).person !== null
}

async function cookieOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

/** A page in a browser of its own: Back must find what the test opened, and nothing before. */
async function newPage(browser: Browser, settings: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext(settings)
  await serveNeutral(context)
  return context.newPage()
}

async function openDashboard(page: Page, copy: Copy): Promise<string> {
  await signIn(page, copy, 'jay')
  const cookie = await cookieOf(page)
  await page.goto('/patient-portal/dashboard')
  await expect(page.getByRole('heading', { name: /Jay/ })).toBeVisible()
  return cookie
}

/** Back, as often as there is anything to go back to, shows nothing of ours. */
async function backStaysAway(page: Page): Promise<void> {
  for (let time = 0; time < 3; time++) {
    await page.goBack({ waitUntil: 'commit' }).catch(() => null)
    await expect
      .poll(() => page.url(), { timeout: 5_000 })
      .toMatch(new RegExp(`^(${brand.neutralPage}|about:blank)`))
  }
}

/** Something of everything that a browser keeps for a site, so that there is something to take away. */
async function fillDevice(page: Page): Promise<void> {
  // What works offline is in place first.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  const begunAnew = await page.evaluate(async () => {
    // A page that was left asks for the last of its files when all has been emptied: none is kept for that.
    for (const name of await caches.keys()) await caches.delete(name)
    await fetch(document.querySelector('link[rel=modulepreload]')?.getAttribute('href') ?? '')
    const begunAnew = await caches.keys()
    localStorage.setItem('handrail-words-draft', 'what I never sent')
    sessionStorage.setItem('somewhere', 'else')
    await (await caches.open('pages')).put('/kept', new Response('kept'))
    await new Promise(resolve => {
      const opening = indexedDB.open('kept')
      // Still open when the page goes: that must not keep anything here.
      opening.onsuccess = () => resolve(undefined)
    })
    return begunAnew
  })
  expect(begunAnew).toEqual([])
}

/** Expects the browser to hold nothing for this site, seen from a page of it that runs no script of ours. */
async function expectEmptied(context: BrowserContext, copy: Copy): Promise<void> {
  const look = await context.newPage()
  await look.goto(`${copy.origin}/robots.txt`)
  const kept = () =>
    look.evaluate(async () => ({
      words: { ...localStorage, ...sessionStorage },
      caches: await caches.keys(),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      cookies: document.cookie,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }))
  await expect
    .poll(kept)
    .toEqual({ words: {}, caches: [], databases: [], cookies: 'handrail_left=1', workers: 0 })
  await look.close()
}

/** Whoever comes back on purpose is asked to sign in, and can. */
async function signInAgain(page: Page): Promise<void> {
  await page.goto('/patient-portal/dashboard')
  await expect(page).toHaveURL(/patient-login/)
  await page.getByLabel('Email').fill('james.okafor@example.org')
  await page.getByLabel('Password', { exact: true }).fill('handrail-jay')
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page.getByRole('heading', { name: /Jay/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: /Jay/ })).toBeVisible()
}

test('a press leaves at once, in every open tab, empties the device, ends the session, and Back does not return; whoever comes back signs in, and leaves without a line too', async ({
  browser,
  copy,
}) => {
  // What works without a connection is kept by the service worker.
  const page = await newPage(browser, { serviceWorkers: 'allow' })
  const context = page.context()
  const cookie = await openDashboard(page, copy)
  const other = await context.newPage()
  await other.goto('/patient-portal/messages')
  await expect(exit(other)).toBeVisible()
  await page.getByRole('link', { name: 'My Profile' }).click()
  await page.getByRole('link', { name: /^Forms & Tasks/ }).click()
  await fillDevice(page)
  await exit(page).click()
  await isAway(page)
  await isAway(other)
  await expect.poll(() => stands(copy, cookie)).toBe(false)
  expect(await whoIsHere(page, copy)).toBeUndefined()
  await backStaysAway(page)
  await expectEmptied(context, copy)

  await test.step('coming back', () => signInAgain(page))

  // It is over although the line was cut: the session opens nothing in this browser any more.
  await context.setOffline(true)
  await exit(page).click()
  await expect.poll(() => page.url()).not.toContain('patient-portal')
  await context.setOffline(false)
  expect(await whoIsHere(page, copy)).toBeUndefined()
  await page.goto('/patient-portal/dashboard')
  await expect(page).toHaveURL(/patient-login/)
})

test('Escape twice within a second leaves; once, or slowly, does not', async ({ context, copy }) => {
  await serveNeutral(context)
  // Back must find here too what the test opened, and nothing before.
  const page = await context.newPage()
  await page.clock.install()
  const cookie = await openDashboard(page, copy)
  // Only the test moves the page's clock from here on, so that a slow machine makes no press a slow one.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('Escape')
  await page.clock.fastForward(1_300)
  await page.keyboard.press('Escape')
  await page.clock.fastForward(1_300)
  // From inside a field too, which is there because the page stayed.
  await page.getByRole('textbox').first().focus()
  expect(page.url()).toContain('/patient-portal/dashboard')
  // The one that closes a dialog is about the dialog.
  await page.getByRole('button', { name: 'Schedule an appointment' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.clock.fastForward(1_300)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(page.url()).toContain('/patient-portal/dashboard')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await isAway(page)
  await expect.poll(() => stands(copy, cookie)).toBe(false)
  await backStaysAway(page)
})

test('it works before the page is awake', async ({ page, context, copy }) => {
  await serveNeutral(context)
  await signIn(page, copy, 'jay')
  const cookie = await cookieOf(page)
  // The scripts of the page never arrive; what stands in its head is enough.
  await context.route('**/assets/**/*.js', () => {})
  await context.route('**/assets/*.js', () => {})
  await page.goto('/patient-portal/messages', { waitUntil: 'commit' })
  await exit(page).click()
  await isAway(page)
  await expect.poll(() => stands(copy, cookie)).toBe(false)
})

test('it works without any script', async ({ browser, copy }) => {
  const page = await newPage(browser, { javaScriptEnabled: false })
  await signIn(page, copy, 'jay')
  const cookie = await cookieOf(page)
  expect(await stands(copy, cookie)).toBe(true)
  for (const address of publicPages) {
    await page.goto(address)
    await expect(exit(page), address).toBeVisible()
  }
  // The browser follows to somebody else's site by itself, where no test can stand in for it.
  const [left] = await Promise.all([page.waitForResponse(/\/leave$/), exit(page).click()])
  expect([left.status(), left.headers().location]).toEqual([303, brand.neutralPage])
  expect(await stands(copy, cookie)).toBe(false)
  expect(await page.context().cookies(copy.origin)).toEqual([])
})
