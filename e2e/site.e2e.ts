/** The public site as a search engine, a phone, a person without scripts and a slow browser meet it. */
import type { Page } from '@playwright/test'
import { brand } from '../src/lib/brand.ts'
import { addressIn, type Language, languages } from '../src/lib/language.ts'
import { prerenderedAddresses, publicPages } from '../src/routes.public.ts'
import { type Copy, expect, test } from './copy.ts'

/** What a public page may weigh in scripts as they travel (decision 65). */
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
      expect(drawn.headers.get('cross-origin-resource-policy'), picture).toBe('cross-origin')
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
    // When the page was drawn; on a busy machine, that reaches the screen a while later.
    const [paint] = performance.getEntriesByName('first-contentful-paint') as (PerformanceEntry & {
      paintTime?: number
    })[]
    const painted = paint?.paintTime ?? paint?.startTime ?? 0
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

/** Most of a page's time goes into waiting for whether anything more comes. */
async function fourAtOnce(
  addresses: readonly string[],
  look: (address: string) => Promise<void>,
): Promise<void> {
  const left = [...addresses]
  const goOn = async () => {
    for (let next = left.shift(); next; next = left.shift()) await look(next)
  }
  await Promise.all([goOn(), goOn(), goOn(), goOn()])
}

test('no public page outweighs the budget, and none makes the first paint wait for a script', async ({
  browser,
  copy,
}) => {
  test.setTimeout(180_000)
  const heaviest: { address: string; bytes: number }[] = []
  await fourAtOnce(publicAddresses, async address => {
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
  })
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
