/** The public site as a search engine, a phone, a person without scripts and a slow browser meet it. */
import type { Page } from '@playwright/test'
import { brand } from '../src/lib/brand.ts'
import { addressIn, type Language, languages } from '../src/lib/language.ts'
import { prerenderedAddresses, publicPages } from '../src/routes.public.ts'
import { type Copy, expect, test } from './copy.ts'
import { signIn } from './people.ts'

/** What a public page may weigh in scripts as they travel (issue 3). */
const MOST_SCRIPT_BYTES = 130_000

const publicAddresses = ['/', ...Object.keys(publicPages).map(path => `/${path}`)]
const shared = prerenderedAddresses.filter(
  address => !address.includes('not-found') && !address.includes('received'),
)

async function pageOf(copy: Copy, language: Language, address: string): Promise<string> {
  const answer = await fetch(`${copy.origin}${addressIn(language, address)}`, {
    headers: { accept: 'text/html' },
  })
  expect(answer.status, address).toBe(200)
  return answer.text()
}

const contentOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''

for (const language of languages)
  test(`every page says what it is and where it stands (${language})`, async ({ copy }) => {
    const titles = new Map<string, string>()
    const descriptions = new Map<string, string>()
    for (const address of shared) {
      const html = await pageOf(copy, language, address)
      const here = `${copy.origin}${addressIn(language, address)}`
      const title = contentOf(html, /<title>([^<]+)<\/title>/)
      const description = contentOf(html, /name="description" content="([^"]+)"/)
      expect(titles.get(title), `${address}: the title is its own`).toBeUndefined()
      expect(descriptions.get(description), `${address}: the description is its own`).toBeUndefined()
      titles.set(title, address)
      descriptions.set(description, address)
      expect(title, address).toContain(brand.name)
      expect(
        description.length,
        `${address}: the description is neither a word nor an essay`,
      ).toBeGreaterThan(100)
      expect(contentOf(html, /rel="canonical" href="([^"]+)"/), address).toBe(here)
      for (const other of languages)
        expect(html, address).toContain(
          `hrefLang="${other}" href="${copy.origin}${addressIn(other, address)}"`,
        )
      expect(html, address).toContain(`<html lang="${language}"`)
      const facts = JSON.parse(contentOf(html, /application\/ld\+json">(.*?)<\/script>/))
      expect(facts['@graph'].length, address).toBeGreaterThanOrEqual(3)
      const picture = contentOf(html, /property="og:image" content="([^"]+)"/)
      expect(picture.startsWith(copy.origin), address).toBe(true)
      const drawn = await fetch(picture)
      expect([drawn.status, drawn.headers.get('content-type')], picture).toEqual([200, 'image/png'])
      expect(html, `${address}: no placeholder is left`).not.toContain('origin.invalid')
    }
  })

test('search engines and phones find what they ask for', async ({ copy }) => {
  const sitemap = await (await fetch(`${copy.origin}/sitemap.xml`)).text()
  for (const address of publicAddresses)
    for (const language of languages)
      if (!address.includes('received'))
        expect(sitemap).toContain(`<loc>${copy.origin}${addressIn(language, address)}</loc>`)
  expect(sitemap).not.toContain('received')
  const robots = await (await fetch(`${copy.origin}/robots.txt`)).text()
  expect(robots).toContain(`Sitemap: ${copy.origin}/sitemap.xml`)
  for (const language of languages) {
    const manifest = await (await fetch(`${copy.origin}${addressIn(language, '/app.webmanifest')}`)).json()
    expect(manifest).toMatchObject({ lang: language, start_url: addressIn(language, '/patient-portal') })
    for (const { src, type } of manifest.icons) {
      const icon = await fetch(copy.origin + src)
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type])
    }
  }
})

test('an unknown address is a 404 with a way home, in both languages', async ({ page }) => {
  const english = await page.goto('/no-such-page')
  expect(english?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  expect((await page.goto('/es/no-existe'))?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

/** The scripts that a page has loaded: how many bytes travelled, and when the first was asked for. */
function scriptsOf(page: Page) {
  return page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js'))
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    return {
      bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      firstAt: Math.min(...scripts.map(({ startTime }) => startTime)),
      painted,
      layoutShift: performance
        .getEntriesByType('layout-shift')
        .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
    }
  })
}

test('no public page outweighs the budget, and none makes the first paint wait for a script', async ({
  browser,
  copy,
}) => {
  test.setTimeout(180_000)
  const heaviest: { address: string; bytes: number }[] = []
  for (const address of publicAddresses) {
    const context = await browser.newContext({ baseURL: copy.origin })
    const page = await context.newPage()
    const awake = page.waitForRequest(/entry\.client.*\.js$/)
    await page.goto(addressIn('es', address))
    await awake
    await page.waitForLoadState('networkidle')
    const { bytes, firstAt, painted } = await scriptsOf(page)
    heaviest.push({ address, bytes })
    expect(bytes, `${address}: bytes of scripts`).toBeLessThanOrEqual(MOST_SCRIPT_BYTES)
    expect(bytes, `${address} has scripts at all`).toBeGreaterThan(50_000)
    expect(firstAt, `${address}: scripts come after the first paint`).toBeGreaterThan(painted)
    await context.close()
  }
  const worst = heaviest.sort((a, b) => b.bytes - a.bytes)[0]
  test.info().annotations.push({ type: 'heaviest page', description: JSON.stringify(worst) })
})

test('a button pressed before the scripts are there still does what it says', async ({ page }) => {
  await page.route('**/assets/*.js', async route => {
    await new Promise(resolve => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.goto('/pricing', { waitUntil: 'domcontentloaded' })
  const solutions = page.getByRole('button', { name: 'Solutions' })
  await solutions.click()
  await expect(solutions).toHaveAttribute('aria-expanded', 'true')
})

/** Writes down, in the page itself, when the pointer came and went over the menu's groups and when each opened and closed. */
async function watchMenu(page: Page): Promise<void> {
  await page.evaluate(() => {
    const log: { what: string; group: string; at: number }[] = []
    Object.assign(window, { menuLog: log })
    for (const button of document.querySelectorAll('header nav button[aria-expanded]')) {
      const group = button.textContent ?? ''
      const note = (what: string) => log.push({ what, group, at: performance.now() })
      button.parentElement?.addEventListener('pointerenter', () => note('came'))
      button.parentElement?.addEventListener('pointerleave', () => note('went'))
      new MutationObserver(() =>
        note(button.getAttribute('aria-expanded') === 'true' ? 'opened' : 'closed'),
      ).observe(button, { attributeFilter: ['aria-expanded'] })
    }
  })
}

/** Milliseconds between two lines of that log. */
function between(page: Page, first: string, group: string, second: string, other = group) {
  return page.evaluate(
    ([what, where, then, there]) => {
      const log = (window as unknown as { menuLog: { what: string; group: string; at: number }[] }).menuLog
      const from = log.findLast(line => line.what === what && line.group === where)
      const to = log.findLast(line => line.what === then && line.group === there)
      return to && from ? to.at - from.at : Number.NaN
    },
    [first, group, second, other],
  )
}

test('the menu opens after 200 ms, moves at once within 300 ms and closes after 150 ms', async ({ page }) => {
  await page.goto('/pricing')
  await page.waitForLoadState('networkidle')
  const solutions = page.getByRole('button', { name: 'Solutions' })
  const product = page.getByRole('button', { name: 'Product' })
  await page.mouse.move(5, 700)
  await watchMenu(page)
  await solutions.hover()
  await expect(solutions).toHaveAttribute('aria-expanded', 'true')
  expect(await between(page, 'came', 'Solutions', 'opened')).toBeGreaterThanOrEqual(195)
  await product.hover()
  await expect(product).toHaveAttribute('aria-expanded', 'true')
  expect(await between(page, 'came', 'Product', 'opened')).toBeLessThan(150)
  await page.mouse.move(5, 700)
  await expect(product).toHaveAttribute('aria-expanded', 'false')
  expect(await between(page, 'went', 'Product', 'closed')).toBeGreaterThanOrEqual(145)
})

test('the header shows each person their links, and Sign Out ends at the landing page', async ({
  page,
  copy,
}) => {
  await page.goto('/about')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Admin Login' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Case Manager', exact: true })).toHaveCount(0)
  await signIn(page, copy, 'maria')
  await page.goto('/about')
  await expect(header.getByRole('link', { name: 'Case Manager', exact: true })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0)
  await expect(header.getByText('Premium', { exact: true }).filter({ visible: true })).toHaveCount(0)
  await page.context().clearCookies()
  await signIn(page, copy, 'ruth')
  await page.goto('/about')
  await expect(header.getByRole('link', { name: 'Admin', exact: true })).toBeVisible()
  await expect(header.getByText('Premium', { exact: true }).filter({ visible: true })).toBeVisible()
  await header.getByRole('button', { name: 'Sign Out' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/')
  await expect(header.getByRole('link', { name: 'Admin Login' })).toBeVisible()
})

test('the header is one line at every width, in both languages, whoever looks at it', async ({
  page,
  copy,
}) => {
  const header = page.getByRole('banner')
  for (const person of [undefined, 'maria', 'ruth'] as const) {
    if (person) await signIn(page, copy, person)
    for (const address of ['/about', '/es/about']) {
      await page.goto(address)
      // In the row and in the menu, one of them hidden.
      const leave = header.locator('button').filter({ hasText: /^(Sign Out|Cerrar sesión)$/ })
      await expect(leave).toHaveCount(person ? 2 : 0)
      for (const width of [360, 1023, 1024, 1279, 1280, 1536, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const tall = await header
          .locator('a, button, summary')
          .filter({ visible: true })
          .evaluateAll(links => links.filter(link => link.clientHeight > 50).map(link => link.textContent))
        expect(tall, `${person ?? 'a visitor'} at ${address}, ${width} px`).toEqual([])
        const over = await header.evaluate(line => line.scrollWidth - line.clientWidth)
        expect(over, `${person ?? 'a visitor'} at ${address}, ${width} px`).toBeLessThanOrEqual(0)
      }
    }
    await page.context().clearCookies()
  }
})

test('the mobile menu works before and without scripts', async ({ browser, copy }) => {
  const context = await browser.newContext({
    baseURL: copy.origin,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  })
  const page = await context.newPage()
  await page.goto('/pricing')
  await page.locator('summary').filter({ hasText: 'Menu' }).click()
  const menu = page.getByRole('banner')
  for (const name of ['Patient Login', 'Patient Sign Up', 'Admin Login'])
    await expect(menu.getByRole('link', { name }).filter({ visible: true })).toBeVisible()
  await menu.getByRole('link', { name: 'Patient Sign Up' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/patient-signup')
  await context.close()
})

test('every public page can be read without scripts', async ({ browser, copy }) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({ baseURL: copy.origin, javaScriptEnabled: false })
  const page = await context.newPage()
  for (const address of publicAddresses)
    for (const language of languages) {
      await page.goto(addressIn(language, address))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 }), address).toHaveCount(1)
      expect(
        (await main.textContent())?.length ?? 0,
        `${language} ${address} holds its content`,
      ).toBeGreaterThan(200)
      await expect(page.getByRole('contentinfo')).toContainText(
        language === 'en' ? 'medical, legal or clinical advice' : 'legal',
      )
    }
  await context.close()
})

test('the language stays as chosen without scripts, and leads to no other site', async ({
  browser,
  copy,
}) => {
  const context = await browser.newContext({ baseURL: copy.origin, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/pricing')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL('/es/pricing')
  await page.goto('/about')
  await expect(page).toHaveURL('/es/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/about')
  await context.close()
  const answer = await fetch(`${copy.origin}//elsewhere.example?language=es`, {
    headers: { accept: 'text/html' },
    redirect: 'manual',
  })
  expect(answer.headers.get('location')).toBe('/elsewhere.example')
})

test('language and theme stay as chosen', async ({ page }) => {
  await page.goto('/pricing?from=here#plans')
  await page.waitForLoadState('networkidle')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL(/\/es\/pricing\?from=here#plans$/)
  await page.goto('/about')
  await expect(page).toHaveURL(/\/es\/about$/)
  const dark = page.getByRole('contentinfo').getByRole('radio').nth(2)
  await expect(async () => {
    await dark.check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', { timeout: 500 })
  }).toPass()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await page.goto('/pricing')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
